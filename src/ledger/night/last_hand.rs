//! The hand for the last pot, judged as the game that the dealer called: its wild cards, its lows, its halves.

use crate::ids::PlayerId;
use crate::night::last_pot::{CONTRIBUTORS_MAX, PotStakes};
use crate::night::tonight::Tonight;
use crate::refusal::{CardsSilent, LastHandRefused, Refusal};
use engine::calling::Called;
use engine::cards::{Card, Holding};
use engine::games::{Second, Step};
use engine::hand::{Best, Cite, Contestant, HouseRules, Reason, ReasonFact, Seats, Showdown, Told, best};
use engine::house::key;
use engine::money::Money;
use engine::play::course_at;

/// The game that's played if nothing else is said.
pub const COLD_HANDS: &str = "cold-hands";

/// The game of the last hand.
#[derive(Clone, Debug)]
pub struct LastHand {
    /// The name it is recorded under.
    pub name: String,
    /// The game with what was added; `None` for one that isn't judged here.
    pub called: Option<Called>,
    /// The community cards.
    pub board: Vec<Card>,
    /// What else is kept with it.
    pub why: Vec<(String, String)>,
}

/// What it led to.
#[derive(Clone, Debug, Default)]
pub struct Laid {
    /// The only winner, or the players who tied and play again for what stays.
    pub best: Vec<PlayerId>,
    /// What each winner of a half takes.
    pub shares: Vec<(PlayerId, Money)>,
    /// The reasons, each with its rule.
    pub why: Vec<(String, String)>,
}

/// Compares the hands of the last pot.
pub fn compare(
    tonight: &Tonight,
    last: &LastHand,
    stakes: &PotStakes,
    hands: &[(PlayerId, Holding)],
) -> Result<Laid, Refusal> {
    let called = judged(tonight, last)?;
    let house = HouseRules::of(&tonight.house);
    let players = hands.iter().map(|(player, cards)| Contestant {
        name: tonight.name(*player).to_owned(),
        cards: cards.clone(),
        ..Contestant::default()
    });
    let cent = Money::from_minor(1);
    let showdown = Showdown {
        announced: called.said.announced,
        carry: stakes.pot,
        board: last.board.clone().into(),
        ..Showdown::new(called.row.game, tonight.currency, cent, players.collect())
    };
    let found = best(&showdown, &house)?;
    let seats = |seats: Seats| seats.iter().filter_map(|seat| Some(hands.get(seat)?.0)).collect();
    let laid = paid(tonight, stakes, &found, &seats)?;
    let (high, low) = halves(tonight, stakes.pot)?;
    let uneven = !laid.shares.is_empty() && high != low;
    let halved = Reason { cite: Cite::Halving, fact: ReasonFact::Halved { pot: 0, high, low } };
    let told = showdown.told(found.why.iter().chain(Some(&halved).filter(|_| uneven)), &house);
    Ok(Laid { why: told.into_iter().map(|Told { rule, text }| (rule, text)).collect(), ..laid })
}

/// Who takes what: a player who wins a half alone gets it; a tied half stays for the players who tied.
fn paid(
    tonight: &Tonight,
    stakes: &PotStakes,
    found: &Best,
    players: &dyn Fn(Seats) -> Vec<PlayerId>,
) -> Result<Laid, Refusal> {
    if found.low.is_empty() || found.low == found.high {
        return Ok(Laid { best: players(found.high), ..Laid::default() });
    }
    let (high, low) = halves(tonight, stakes.pot)?;
    let mut laid = Laid::default();
    for (seats, amount) in [(found.high, high), (found.low, low)] {
        match players(seats).as_slice() {
            [winner] if amount.is_positive() => laid.shares.push((*winner, amount)),
            [_] => {}
            tied => laid.best.extend(tied.iter().filter(|_| amount.is_positive())),
        }
    }
    laid.best.sort_unstable();
    laid.best.dedup();
    Ok(laid)
}

/// The halves of the last pot, in the house's smallest amount; the odd one goes high, as in every pot.
pub fn halves(tonight: &Tonight, pot: Money) -> Result<(Money, Money), Refusal> {
    let half = Money::from_minor(pot.minor() / 2);
    let low = half.minus(half.remainder(tonight.house.unit()))?;
    Ok((pot.minus(low)?, low))
}

/// If the house plays cold hands for its last pot, no other game is played for it (IGL-44); more players than one deck has cold
/// hands for settle it some other way.
pub fn check_game(tonight: &Tonight, last: &LastHand, players: usize) -> Result<(), Refusal> {
    let cold = tonight.house.word(key::CASHOUT_LEFTOVER_GAME).filter(|game| game.value == "cold-hands");
    let Some(cold) = cold.filter(|_| last.name != COLD_HANDS && players <= CONTRIBUTORS_MAX) else {
        return Ok(());
    };
    let cold_only = LastHandRefused::ColdHandsOnly { game: last.name.clone() };
    Err(Refusal::new(cold_only).by(cold.rule.as_deref()))
}

/// The game, if the cards alone decide it.
fn judged<'l>(tonight: &Tonight, last: &'l LastHand) -> Result<&'l Called, Refusal> {
    let name = &last.name;
    let Some(called) = &last.called else {
        return Err(say_who_won(tonight, name, CardsSilent::Game));
    };
    if called.said.goalpost {
        return Err(Refusal::new(LastHandRefused::Goalposts).by(rule(tonight).as_deref()));
    }
    if called.row.matched || called.row.has_step(|step| matches!(step, Step::Drop | Step::Blind(_))) {
        return Err(say_who_won(tonight, name, CardsSilent::Stays));
    }
    if course_at(&tonight.house, &called.said)?.steps().contains(&Step::Declare) {
        return Err(say_who_won(tonight, name, CardsSilent::Declared));
    }
    Ok(called)
}

fn say_who_won(tonight: &Tonight, name: &str, because: CardsSilent) -> Refusal {
    let player = tonight.evening.sittings.first().map(|sitting| tonight.name(sitting.player).to_owned());
    let not_judged = LastHandRefused::NotJudged { game: name.to_owned(), because, player };
    Refusal::new(not_judged).by(rule(tonight).as_deref())
}

/// True if the last pot of that game has halves, or might have.
#[must_use]
pub fn may_halve(last: &LastHand) -> bool {
    last.name != COLD_HANDS
        && last.called.as_ref().is_none_or(|called| {
            called.row.game.second() != Second::None || called.row.game.boards.boards() > 1
        })
}

/// The house's rule about the last hand.
#[must_use]
pub fn rule(tonight: &Tonight) -> Option<String> {
    tonight.house.word(key::CASHOUT_LEFTOVER_GAME).and_then(|game| game.rule)
}
