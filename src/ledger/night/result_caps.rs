//! What the winners of a hand told by its result can win: the others' bets up to their own, and what nobody has to match.

use crate::journal::HandSeat;
use crate::night::evening::Purse;
use crate::night::tonight::Tonight;
use crate::night::unmatched::Unmatched;
use crate::refusal::{Refusal, WinRefused, WinsTooMuch};
use engine::hand::{Cite, HouseRules};
use engine::house::key;
use engine::money::Money;
use engine::play::HandStakes;

/// A player who put nothing in can't win others' bets, but can win a pot that waited for them, a fine, or somebody's ante for the
/// table.
///
/// # Errors
///
/// `nothing-put-in`, as a question.
pub fn check_claims(tonight: &Tonight, seats: &[HandSeat], ways: &[Unmatched]) -> Result<(), Refusal> {
    let claim = ways.iter().map(|way| way.free).max().unwrap_or_default();
    let free = || seats.iter().filter(|seat| seat.put_in.is_zero() && seat.won.is_positive());
    let won = Money::sum(free().map(|seat| seat.won))?;
    let Some(seat) = free().next().filter(|_| won > claim) else { return Ok(()) };
    let name = tonight.name(seat.player).to_owned();
    let (won, most) = (tonight.amount(seat.won), tonight.amount(claim));
    tonight.asked(Refusal::new(WinRefused::NothingPutIn { name, won, most })).map(|_| ())
}

/// Winners who take more than they can.
struct TooMuch<'s> {
    /// The winners who bet no more than the first one named.
    winners: Vec<&'s HandSeat>,
    /// What this player put in, and how much of it the others have to match.
    put_in: Money,
    bet: Money,
    won: Money,
    most: Money,
    /// True if something in the middle needn't be matched.
    has_free: bool,
    /// True if the players who bet more won nothing: the pot includes what somebody who folded bet above all others.
    is_most: bool,
}

/// Nobody wins more from another than they bet themselves, apart from what nobody has to match (PIG-38); nor do several together.
///
/// # Errors
///
/// `wins-too-much`, as a question.
pub fn check_caps(
    tonight: &Tonight,
    (seats, ways): (&[HandSeat], &[Unmatched]),
    rules: &HouseRules,
) -> Result<(), Refusal> {
    let missed = missed(tonight, seats.len())?;
    let mut nearest: Option<TooMuch<'_>> = None;
    for way in ways {
        let Some(found) = too_much(tonight, (seats, way), missed)? else { return Ok(()) };
        if nearest.as_ref().is_none_or(|nearest| found.most > nearest.most) {
            nearest = Some(found);
        }
    }
    let Some(nearest) = nearest else { return Ok(()) };
    let rule = rules.rule(Cite::AllInCap).or_else(|| rules.rule(Cite::SidePots));
    tonight.asked(Refusal::new(WinRefused::TooMuch(nearest.shown(tonight))).by(rule)).map(|_| ())
}

/// What may be dead small blinds for missed ones; before the first hand, nobody missed one.
pub fn missed(tonight: &Tonight, players: usize) -> Result<Money, Refusal> {
    let house = &tonight.house;
    let makes_up = house.word(key::BLINDS_MISSED).is_some_and(|said| said.value == "one-of-each-or-wait");
    let missed = makes_up && tonight.evening.last_hand > 0 && tonight.evening.purse == Purse::Chips;
    let stakes =
        HandStakes::of_house(house, tonight.evening.stakes.as_deref()).ok().and_then(|terms| terms.stakes);
    let small = stakes.filter(|_| missed).map(|stakes| stakes.small).unwrap_or_default();
    Ok(small.times(i64::try_from(players.saturating_sub(1)).unwrap_or(i64::MAX))?)
}

/// The first player who takes too much, if this much of the money is nobody's bet.
fn too_much<'s>(
    tonight: &Tonight,
    (seats, way): (&'s [HandSeat], &Unmatched),
    missed: Money,
) -> Result<Option<TooMuch<'s>>, Refusal> {
    let (bets, free) = (way.bets(seats)?, way.free.plus(missed)?);
    let there = || bets.iter().enumerate().filter(|(at, _)| !way.is_absent(*at)).map(|(_, bet)| *bet);
    let highest = there().max().unwrap_or_default();
    let winners = || seats.iter().zip(&bets).filter(|(seat, _)| seat.won.is_positive());
    for (at, (seat, bet)) in seats.iter().zip(&bets).enumerate() {
        if !seat.won.is_positive() || !seat.put_in.is_positive() {
            continue;
        }
        // What an absent player posted above all bets can't be won by anybody else.
        let is_all_in = seat.put_in == tonight.evening.chips(seat.player);
        let takes_absent = *bet == highest && (is_all_in || way.is_alone(at, &bets));
        let against = |(at, other): (usize, &Money)| match takes_absent && way.is_absent(at) {
            true => *other,
            false => *other.min(bet),
        };
        // Players who bet no more than this one win from the same chips.
        let short = || winners().filter(|(_, other)| *other <= bet).map(|(other, _)| other);
        let won = Money::sum(short().map(|other| other.won))?;
        let most = Money::sum(bets.iter().enumerate().map(against))?.plus(free)?;
        if won > most {
            let is_most = winners().all(|(_, other)| *other <= *bet);
            let (winners, has_free) = (short().collect(), free.is_positive());
            return Ok(Some(TooMuch {
                winners,
                put_in: seat.put_in,
                bet: *bet,
                won,
                most,
                has_free,
                is_most,
            }));
        }
    }
    Ok(None)
}

impl TooMuch<'_> {
    fn shown(&self, tonight: &Tonight) -> WinsTooMuch {
        let [put_in, bet, won, most] =
            [self.put_in, self.bet, self.won, self.most].map(|money| tonight.amount(money));
        let names = self.winners.iter().map(|seat| tonight.name(seat.player).to_owned()).collect();
        WinsTooMuch { names, put_in, bet, won, most, has_free: self.has_free, unless_folded: self.is_most }
    }
}

/// If every bet must be covered, a winner bet as much as anybody, except for what winners anted for the table (CAU-027).
///
/// # Errors
///
/// `side-pots-not-used`, as a question.
pub fn check_covered(
    tonight: &Tonight,
    hand: (&[HandSeat], &[Unmatched]),
    rules: &HouseRules,
) -> Result<(), Refusal> {
    let Some((seat, bet, most)) = short_winner(hand, |_| true)? else {
        return Ok(());
    };
    let (name, bet, most) = (tonight.name(seat.player).to_owned(), tonight.amount(bet), tonight.amount(most));
    let refusal = Refusal::new(WinRefused::NotCovered { name, bet, most });
    tonight.asked(refusal.by(rules.side_pots.rule.as_deref())).map(|_| ())
}

/// If the table checks that everybody left put in the same, a player who wins with less is all-in by the book (PIG-52).
///
/// # Errors
///
/// `bets-not-level`, as a question.
pub fn check_level(
    tonight: &Tonight,
    hand: (&[HandSeat], &[Unmatched]),
    rules: &HouseRules,
) -> Result<(), Refusal> {
    let has_more = |seat: &HandSeat| tonight.evening.chips(seat.player) > seat.put_in;
    let Some((seat, bet, most)) = short_winner(hand, has_more)? else { return Ok(()) };
    let [missing, bet, most] = [most.minus(bet)?, bet, most].map(|money| tonight.amount(money));
    let not_level = WinRefused::NotLevel { name: tonight.name(seat.player).to_owned(), bet, missing, most };
    tonight.asked(Refusal::new(not_level).by(rules.level.rule.as_deref())).map(|_| ())
}

/// The first of those `meant` who wins with less in than somebody else, whichever way it's told what nobody has to match.
fn short_winner<'s>(
    (seats, ways): (&'s [HandSeat], &[Unmatched]),
    meant: impl Fn(&HandSeat) -> bool,
) -> Result<Option<(&'s HandSeat, Money, Money)>, Refusal> {
    let mut first = None;
    for way in ways {
        let bets = way.bets(seats)?;
        let highest = |absent: bool| {
            let bets = bets.iter().enumerate().filter(|(at, _)| absent || !way.is_absent(*at));
            bets.map(|(_, bet)| *bet).max().unwrap_or_default()
        };
        let mut short = None;
        for (at, (seat, bet)) in seats.iter().zip(&bets).enumerate() {
            let wins = seat.won.is_positive() && seat.put_in.is_positive() && meant(seat);
            let most = highest(!way.is_alone(at, &bets));
            if wins && bet.plus(way.untold)? < most {
                short = Some((seat, *bet, most));
                break;
            }
        }
        let Some(short) = short else { return Ok(None) };
        first.get_or_insert(short);
    }
    Ok(first)
}
