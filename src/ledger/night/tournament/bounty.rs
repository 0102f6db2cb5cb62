//! What lies on the head of who goes out: to those who won his last chips, in equal parts.

use crate::ids::PlayerId;
use crate::journal::{HandPlayed, HandSeat};
use crate::night::tonight::Tonight;
use crate::night::tournament::fallen::{Fallen, rule};
use crate::refusal::{BountyRefused, Refusal, TournamentGoingRefused};
use crate::tournament::Tournament;
use crate::tournament::chips;
use crate::tournament::prizes::share;
use engine::money::{Money, Overflow};

/// Who won the last chips of a player in a recorded hand, as far as its result says so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Takers {
    /// However the pots fell, they won some of them.
    sure: Vec<PlayerId>,
    /// They may have won some of them.
    possible: Vec<PlayerId>,
}

impl Takers {
    /// By what each of them put in and won. His last chips are in the highest pot he is in; each player wins of the pots up to his own,
    /// and all pots are won. Where a dealer antes for all, that says nothing of who matched whom, so a stack counts as matched that is
    /// short by no more than those antes, and nobody is sure but who is alone.
    fn of(on: &Tournament, hand: &HandPlayed, player: PlayerId) -> Result<Self, Overflow> {
        let bets = hand.seats.iter().map(|seat| Ok((seat, seat.put_in.minus(seat.returned)?)));
        let bets = bets.collect::<Result<Vec<_>, Overflow>>()?;
        let Some((_, his)) = bets.iter().find(|(seat, _)| seat.player == player) else {
            return Ok(Self::default());
        };
        let dead = dead_at_most(on, bets.len())?;
        let others = bets.iter().filter(|(seat, _)| seat.player != player && seat.won.is_positive());
        let mut takers = Self::default();
        for (seat, bet) in others {
            let (least, most) = taken(hand, &bets, *his, (seat.won, *bet))?;
            let is_possible = if dead.is_zero() { most.is_positive() } else { bet.plus(dead)? >= *his };
            if is_possible {
                takers.possible.push(seat.player);
            }
            if least.is_positive() && bet >= his {
                takers.sure.push(seat.player);
            }
        }
        Ok(takers)
    }

    /// All of them; `None` where the result leaves open who they are.
    fn known(&self) -> Option<&[PlayerId]> {
        let is_known = !self.possible.is_empty() && (self.possible.len() == 1 || self.sure == self.possible);
        is_known.then_some(self.possible.as_slice())
    }
}

/// The least and the most that one who won so much with such a bet took of the pot that is between `his` bet and the next lower one.
///
/// Players with lower bets fill the pots below, and cannot fill more: what is left of those pots is for the others.
fn taken(
    hand: &HandPlayed,
    bets: &[(&HandSeat, Money)],
    his: Money,
    (won, bet): (Money, Money),
) -> Result<(Money, Money), Overflow> {
    if bet < his {
        return Ok((Money::ZERO, Money::ZERO));
    }
    // All pots up to a bet: what everybody put in up to it, and what lay in the middle before.
    let pots = |level: Money| -> Result<Money, Overflow> {
        Money::sum(bets.iter().map(|(_, bet)| (*bet).min(level)))?.plus(hand.carried_in)
    };
    let won_below = |is: &dyn Fn(Money) -> bool| {
        Money::sum(bets.iter().filter(|(_, bet)| is(*bet)).map(|(seat, _)| seat.won))
    };
    let lower = bets.iter().map(|(_, bet)| *bet).filter(|bet| *bet < his).max();
    let below = lower.map_or(Ok(Money::ZERO), pots)?;
    let pot = pots(his)?.minus(below)?;
    let mut most = won.min(pot);
    for (_, level) in bets.iter().filter(|(_, level)| *level >= his && *level < bet) {
        most = most.min(pots(*level)?.minus(won_below(&|other| other <= *level)?)?);
    }
    let elsewhere = pots(bet)?.minus(pot)?;
    let least = won_below(&|other| other < his)?.plus(won)?.minus(elsewhere)?;
    Ok((least.max(Money::ZERO), most.max(Money::ZERO)))
}

/// The most that one of so many players puts in beside his bets: the antes of all, where the dealer pays them.
fn dead_at_most(on: &Tournament, players: usize) -> Result<Money, Overflow> {
    let antes = on.terms.levels.levels().iter().filter_map(|level| level.blinds()).map(|blinds| blinds.ante);
    let most = antes.max().unwrap_or_default();
    most.times(i64::try_from(players).map_err(|_| Overflow)?)
}

/// Who won the last chips of all who went out in a hand; `None` where its result leaves that open.
///
/// # Errors
///
/// An amount beyond what can be counted.
pub fn takers(
    on: &Tournament,
    lost_in: &[(PlayerId, HandPlayed)],
) -> Result<Option<Vec<PlayerId>>, Overflow> {
    let mut all: Vec<PlayerId> = Vec::new();
    for (player, hand) in lost_in {
        let takers = Takers::of(on, hand, *player)?;
        let Some(known) = takers.known() else { return Ok(None) };
        all.extend(known.iter().filter(|taker| !all.contains(taker)).copied().collect::<Vec<_>>());
    }
    Ok(Some(all).filter(|all| !all.is_empty()))
}

/// True if each of them has one player to thank for it, and what is on his head needs no splitting.
///
/// # Errors
///
/// An amount beyond what can be counted.
pub fn is_plain(on: &Tournament, lost_in: &[(PlayerId, HandPlayed)]) -> Result<bool, Overflow> {
    for (player, hand) in lost_in {
        if Takers::of(on, hand, *player)?.known().is_none_or(|takers| takers.len() != 1) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// What was on their heads, by who wins it: of a recorded hand each head to those who won these last chips, else all heads to those
/// who are named. Coins that can't be divided go to who is named first.
///
/// # Errors
///
/// A winner who is not in it, who took nobody out, or who is left out.
pub fn won(
    tonight: &Tonight,
    on: &Tournament,
    fallen: &Fallen,
    lost_in: &[(PlayerId, HandPlayed)],
) -> Result<Vec<(PlayerId, Money)>, Refusal> {
    let was_in = |player: PlayerId| lost_in.iter().any(|(_, hand)| on.was_in(player, hand.number));
    for player in &fallen.by {
        let name = tonight.name(*player).to_owned();
        if fallen.players.contains(player) {
            return Err(refused(BountyRefused::GoesOut { name }));
        }
        // Who won them may be out himself since.
        if !(on.is_in(*player) || was_in(*player)) {
            return Err(refused(BountyRefused::NotIn { name }));
        }
    }
    let head = |player: &PlayerId| on.entrant(*player).map_or(Money::ZERO, |entrant| entrant.bounty);
    let heads = Money::sum(fallen.players.iter().map(head))?;
    if heads.is_zero() {
        return Ok(Vec::new());
    }
    if fallen.by.is_empty() {
        return Err(refused(BountyRefused::Unsaid { bounty: tonight.amount(heads) }));
    }
    let takers =
        lost_in.iter().map(|(player, hand)| Ok((*player, hand.number, Takers::of(on, hand, *player)?)));
    let takers = takers.collect::<Result<Vec<_>, Overflow>>()?;
    check_named(tonight, fallen, &takers)?;
    let mut won: Vec<(PlayerId, Money)> = fallen.by.iter().map(|player| (*player, Money::ZERO)).collect();
    let mut open = Money::ZERO;
    for player in &fallen.players {
        let known = takers.iter().find(|(of, ..)| of == player).and_then(|(.., takers)| takers.known());
        match known {
            Some(known) => pay(&mut won, known, head(player), tonight)?,
            None => open = open.plus(head(player))?,
        }
    }
    pay(&mut won, &fallen.by, open, tonight)?;
    won.retain(|(_, amount)| amount.is_positive());
    Ok(won)
}

/// Adds equal parts to those of the list who are among `to`, in its order.
fn pay(
    won: &mut [(PlayerId, Money)],
    to: &[PlayerId],
    heads: Money,
    tonight: &Tonight,
) -> Result<(), Overflow> {
    let count = won.iter().filter(|(player, _)| to.contains(player)).count();
    let parts = share(&[heads], 1, u32::try_from(count).unwrap_or(u32::MAX), tonight.house.unit())?;
    let theirs = won.iter_mut().filter(|(player, _)| to.contains(player));
    for ((_, amount), part) in theirs.zip(parts) {
        *amount = amount.plus(part)?;
    }
    Ok(())
}

/// Of players who tied for the pot that took somebody's last chips none is left out, and nobody is named who won none of them.
fn check_named(
    tonight: &Tonight,
    fallen: &Fallen,
    takers: &[(PlayerId, u32, Takers)],
) -> Result<(), Refusal> {
    let named = |players: &[PlayerId]| -> Vec<String> {
        players.iter().map(|player| tonight.name(*player).to_owned()).collect()
    };
    let all: Vec<PlayerId> = takers.iter().flat_map(|(.., takers)| takers.possible.iter().copied()).collect();
    let is_all_known =
        fallen.players.len() == takers.len() && takers.iter().all(|(.., takers)| takers.known().is_some());
    let must = |takers: &Takers| takers.known().unwrap_or(&takers.sure).to_vec();
    let mut to_name: Vec<PlayerId> = Vec::new();
    for player in takers.iter().flat_map(|(.., takers)| must(takers)) {
        if !to_name.contains(&player) {
            to_name.push(player);
        }
    }
    let Some((of, number, _)) = takers.first() else { return Ok(()) };
    let (name, hand) = (tonight.name(*of).to_owned(), *number);
    let stacks =
        fallen.stacks.iter().map(|(player, stack)| (tonight.name(*player).to_owned(), chips(*stack)));
    let (out, stacks) = (named(&fallen.players), stacks.collect());
    let is_known = takers.iter().all(|(.., takers)| !takers.possible.is_empty());
    let stranger = fallen.by.iter().find(|player| !all.contains(player)).filter(|_| is_known);
    let why = if let Some(stranger) = stranger {
        let stranger = tonight.name(*stranger).to_owned();
        let winners = if is_all_known { named(&to_name) } else { named(&all) };
        BountyRefused::TookNone { stranger, winners, hand, name, out, stacks }
    } else if let Some((of, ..)) =
        takers.iter().find(|(.., takers)| must(takers).iter().any(|taker| !fallen.by.contains(taker)))
    {
        let name = tonight.name(*of).to_owned();
        BountyRefused::Shared { winners: named(&to_name), hand, name, out, stacks }
    } else {
        return Ok(());
    };
    Err(refused(why).by(rule(tonight).as_deref()))
}

fn refused(why: BountyRefused) -> Refusal {
    Refusal::new(TournamentGoingRefused::Bounty(why))
}
