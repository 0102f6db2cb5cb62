//! Divides one pot among the players entitled to it, with every odd unit accounted for.

use crate::hand::house_rules::{Cite, HouseRules};
use crate::hand::odd::Odd;
use crate::hand::reason::{Reason, ReasonFact, Side};
use crate::hand::seats::{PotTable, Seats};
use crate::hand::showdown::Showdown;
use crate::money::{Money, Overflow};

/// Who is entitled to a pot. A part that nobody is entitled to stays for the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claims {
    /// The players tied for best: for the high half or for the whole pot.
    pub high: Seats,
    /// The players tied for the low half, if the pot is halved.
    pub low: Option<Seats>,
}

/// What has been paid so far, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// What each seat was paid.
    pub awards: Vec<Money>,
    /// What stays for the next game.
    pub carry: Money,
    /// The steps, in order.
    pub why: Vec<Reason>,
}

impl Tally {
    /// Nothing paid yet, for that many seats.
    #[must_use]
    pub fn new(seats: usize) -> Self {
        Self { awards: vec![Money::ZERO; seats], carry: Money::ZERO, why: Vec::new() }
    }

    /// Adds to what a seat is paid.
    pub(crate) fn pay(&mut self, seat: usize, amount: Money) -> Result<(), Overflow> {
        if let Some(award) = self.awards.get_mut(seat) {
            *award = award.plus(amount)?;
        }
        Ok(())
    }

    /// The choice behind a part that stays: goal-posting, pigs who tied, or nobody entitled to it.
    fn why_it_stays(&self, pot: usize, side: Side) -> Cite {
        let posted = |reason: &&Reason| matches!(reason.fact, ReasonFact::Posted { pot: of, side: on, .. } if (of, on) == (pot, side));
        if self.why.iter().any(|reason| posted(&reason)) {
            return Cite::Goalpost;
        }
        let nobody =
            |reason: &&Reason| matches!(reason.fact, ReasonFact::NobodyEntitled { pot: of } if of == pot);
        self.why.iter().find(nobody).map_or(Cite::Nobody, |reason| reason.cite)
    }

    /// Notes who has the wrong number of cards and can't win (CAU-014).
    pub(crate) fn note_miscounted(&mut self, showdown: &Showdown, miscounted: Seats) {
        let due = showdown.game.cards;
        for seat in miscounted.iter() {
            let held = showdown.players.get(seat).map_or(0, |player| player.cards.cards().len());
            self.note(Cite::WrongCount, ReasonFact::Miscounted { seat, held, due });
        }
    }

    /// Notes a step.
    pub(crate) fn note(&mut self, cite: Cite, fact: ReasonFact) {
        self.why.push(Reason { cite, fact });
    }
}

/// Divides pot number `pot` by the house's rules: halves it if there are two sides, then shares each part.
///
/// # Errors
///
/// An amount leaves the range of money. Don't use the tally after that.
///
/// ```
/// # use housebook_engine::{formats::house::preset, hand::*, money::Money};
/// // $1.00 among three in nickels: the odd dime goes as each house says.
/// let odd = |house: &str| {
///     let rules = HouseRules::of(&preset(house).expect("comes along"));
///     let table = PotTable { button: 0, unit: Money::from_minor(5) };
///     let claims = Claims { high: [0, 1, 2].into_iter().collect(), low: None };
///     let mut tally = Tally::new(3);
///     divide(&mut tally, (0, Money::from_minor(100)), claims, &table, &rules)?;
///     Ok((tally.awards.iter().map(|award| award.minor()).collect(), tally.carry.minor()))
/// };
/// assert_eq!(odd("dave")?, (vec![30, 35, 35], 0));
/// assert_eq!(odd("mike")?, (vec![30, 30, 30], 10));
/// # Ok::<(), housebook_engine::money::Overflow>(())
/// ```
pub fn divide(
    tally: &mut Tally,
    (pot, amount): (usize, Money),
    claims: Claims,
    table: &PotTable,
    house: &HouseRules,
) -> Result<(), Overflow> {
    let whole = Part { pot, side: Side::Whole, amount, winners: claims.high };
    let Some(low) = claims.low else {
        return share(tally, whole, table, (Cite::OddPot, house.odd_pot.value));
    };
    let half = amount.split(2, table.unit);
    let with_odd = half.share.plus(half.remainder)?;
    let to_high = house.halving.value.favours_high(claims.high, low, table);
    let (high_half, low_half) = if to_high { (with_odd, half.share) } else { (half.share, with_odd) };
    if !half.remainder.is_zero() {
        tally.note(Cite::Halving, ReasonFact::Halved { pot, high: high_half, low: low_half });
    } else if house.halves.rule.is_some() {
        tally.note(Cite::Halves, ReasonFact::InHalves { pot, half: half.share });
    }
    let odd = (Cite::OddHalf, house.odd_half.value);
    share(tally, Part { side: Side::High, amount: high_half, ..whole }, table, odd)?;
    share(tally, Part { side: Side::Low, amount: low_half, winners: low, ..whole }, table, odd)
}

/// A part of a pot that goes to its winners in equal shares.
#[derive(Clone, Copy)]
struct Part {
    pot: usize,
    side: Side,
    amount: Money,
    winners: Seats,
}

fn share(tally: &mut Tally, part: Part, table: &PotTable, (cite, odd): (Cite, Odd)) -> Result<(), Overflow> {
    let Part { pot, side, amount, winners } = part;
    if winners.is_empty() {
        tally.note(tally.why_it_stays(pot, side), ReasonFact::Stays { pot, side, amount });
        tally.carry = tally.carry.plus(amount)?;
        return Ok(());
    }
    let split = amount.split(winners.count(), table.unit);
    for seat in winners.iter() {
        tally.pay(seat, split.share)?;
    }
    if winners.count() > 1 {
        tally.note(Cite::Tie, ReasonFact::Shared { pot, side, seats: winners, share: split.share });
    }
    let (paid, left) = odd.hand_out(split.remainder, winners, table);
    for (seat, amount) in paid {
        tally.pay(seat, amount)?;
        tally.note(cite, ReasonFact::OddPaid { pot, seat, amount });
    }
    if !left.is_zero() {
        tally.note(cite, ReasonFact::OddCarried { pot, amount: left });
    }
    tally.carry = tally.carry.plus(left)?;
    Ok(())
}
