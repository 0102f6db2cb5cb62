//! A hand known by its showdown: the engine has settled it, the bank takes the figures.

use crate::ids::{HandId, PlayerId};
use crate::journal::{HandPlayed, HandSeat, LostTo, Marks};
use crate::night::hand_result::{ENGINE, check_stack};
use crate::night::one_hand;
use crate::night::tonight::Tonight;
use crate::refusal::Refusal;
use engine::hand::{Contestant, Settlement, Showdown, Stake};
use engine::money::{Money, Overflow};

/// What each seat put in, got back and won, in the order of the showdown's players.
pub fn figures(showdown: &Showdown, settlement: &Settlement) -> Result<Vec<(Money, Money, Money)>, Overflow> {
    let back = |seat: usize| {
        let returned = settlement.returned().iter().filter(|(of, _)| *of == seat).map(|(_, amount)| *amount);
        Money::sum(returned)
    };
    let figure = |(seat, player): (usize, &Contestant)| {
        let (paid, got) = settlement.bounty(seat)?;
        let put_in = player.stake.bet.plus(player.stake.dead)?.plus(settlement.fed(seat))?.plus(paid)?;
        let won = settlement.awards().get(seat).copied().unwrap_or_default();
        Ok((put_in, back(seat)?, won.plus(got)?))
    };
    showdown.players.iter().enumerate().map(figure).collect()
}

/// Who took part in comparing hands: everybody who showed, if at least two did.
fn did(showdown: &Showdown, seat: usize) -> Marks {
    let shows = |player: &Contestant| !player.stake.folded && !player.cards.is_empty();
    let compared = showdown.players.iter().filter(|player| shows(player)).count() > 1;
    match showdown.players.get(seat) {
        Some(player) if compared && shows(player) => Marks::SHOWED,
        _ => Marks::default(),
    }
}

/// Who won each loser's last chips, by the pots. Chairs without a known player are left out.
pub fn lost_to(players: &[Option<PlayerId>], settlement: &Settlement, stakes: &[Stake]) -> Vec<LostTo> {
    let seated = || players.iter().enumerate().filter_map(|(seat, player)| Some((seat, (*player)?)));
    let one = |(seat, player)| {
        let won = settlement.lost_to(seat, stakes);
        LostTo { player, to: seated().filter(|(seat, _)| won.contains(*seat)).map(|(_, to)| to).collect() }
    };
    seated().map(one).filter(|lost| !lost.to.is_empty()).collect()
}

/// Adds a settled showdown to the night: everybody can afford what they put in.
pub fn take(
    tonight: &Tonight,
    hand: HandId,
    players: &[PlayerId],
    (showdown, settlement): (&Showdown, &Settlement),
    (game, record, why): (String, String, Vec<(String, String)>),
) -> Result<HandPlayed, Refusal> {
    tonight.check_no_game()?;
    one_hand::check(tonight, players)?;
    let mut seats: Vec<HandSeat> = Vec::new();
    for (player, (put_in, returned, won)) in players.iter().zip(figures(showdown, settlement)?) {
        // A loser may put into the next pot what this one paid them, but nobody bets what they haven't won yet.
        let (beside, _) = settlement.bounty(seats.len())?;
        let staked = put_in.minus(settlement.fed(seats.len()))?.minus(beside)?;
        check_stack(tonight, *player, staked.max(put_in.minus(returned)?.minus(won)?))?;
        seats.push(HandSeat { player: *player, put_in, returned, won, did: did(showdown, seats.len()) });
    }
    let tournament = tonight.evening.purse.stage();
    let known: Vec<_> = players.iter().copied().map(Some).collect();
    let stakes: Vec<_> = showdown.players.iter().map(|player| player.stake).collect();
    let lost_to = if tournament.is_some() { lost_to(&known, settlement, &stakes) } else { Vec::new() };
    Ok(HandPlayed {
        night: tonight.evening.id,
        hand,
        number: tonight.evening.hands.saturating_add(1),
        game,
        depth: "showdown".to_owned(),
        seats,
        carried_in: tonight.evening.pot(),
        carried_out: settlement.next_pot(),
        fed: Money::sum((0..players.len()).map(|seat| settlement.fed(seat)))?,
        fines: settlement.fines_left(showdown.fines),
        record: Some(record),
        why,
        engine: ENGINE,
        print: None,
        blinds: None,
        tournament,
        follows: None,
        aside: Vec::new(),
        chairs: Box::default(),
        lost_to,
    })
}
