//! A hand entered at the table. The chips bought for it, the warnings used up in it, its dealer, and the hand itself go into the
//! book together.

use crate::bank::dealer_noted::DealerSaid;
use crate::bank::desk::{BankError, Session};
use crate::bank::recording::{self, Added, Unfit};
use crate::bank::wanted_hand::WantedHand;
use crate::bank::{buying, fund, tournament};
use crate::ids::PlayerId;
use crate::journal::{Aside, Chairs, Means, NightFact};
use crate::night::buy_in::Purchase;
use crate::night::dead_button::moves_with_blinds;
use crate::night::evening::Purse;
use crate::night::{Tonight, seats, tables};
use crate::refusal::{Notice, RecordedHandRefused, Refusal};
use engine::formats::hands::{HandRecord, kept};
use engine::money::Money;
use engine::play::Act;

/// Chips bought for the hand that's being entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bought {
    /// Who buys.
    pub seat: usize,
    /// Who sells; `None`: the bank.
    pub seller: Option<usize>,
    /// For how much, in cash.
    pub amount: Money,
}

impl Bought {
    /// The purchase, at a table where these players sit.
    pub fn purchase(&self, ring: &[PlayerId]) -> Result<Purchase, Refusal> {
        let player = in_place(ring, self.seat)?;
        let seller = self.seller.map(|seller| in_place(ring, seller)).transpose()?;
        Ok(Purchase { player, seller, parts: vec![(Means::Cash, self.amount)], chips: None })
    }
}

/// Who sits in a place.
fn in_place(ring: &[PlayerId], seat: usize) -> Result<PlayerId, Refusal> {
    ring.get(seat).copied().ok_or_else(|| Refusal::new(RecordedHandRefused::EmptyPlace))
}

/// Everything sold for a hand, in order: before the deal and in the middle of it.
pub fn purchases(before: &[Bought], acts: &[Act]) -> impl Iterator<Item = Bought> {
    let inside = acts.iter().filter_map(|act| match act {
        Act::Chips(seat, amount) => Some(Bought { seat: *seat, seller: None, amount: *amount }),
        Act::Sold { seat, seller, amount } => {
            Some(Bought { seat: *seat, seller: Some(*seller), amount: *amount })
        }
        _ => None,
    });
    before.iter().copied().chain(inside)
}

/// A hand as the table told it.
#[derive(Clone, Debug)]
pub struct EnteredHand {
    /// The night and its table as they were when the hand began.
    pub tonight: Tonight,
    /// Everybody at the table, clockwise: the places of the hand.
    pub ring: Vec<PlayerId>,
    /// The player noted as the dealer of this hand.
    pub noted: Option<PlayerId>,
    /// True if nobody plays from the chair that has the button (DAV-25).
    pub is_chair_idle: bool,
    /// What the dealer called, what was settled before the first card, and every act.
    pub record: HandRecord,
    /// Chips bought before the deal; they're part of the buyer's stack (DAV-15).
    pub bought: Vec<Bought>,
    /// Who was warned in it, for the whole table (MIK-17).
    pub warned: Vec<usize>,
    /// Whose cards were shown, and who saw them (DAV-58).
    pub shown: Vec<(usize, usize)>,
    /// Who is there and gets no cards: a player who waits for the big blind (DAV-27), or sits between button and small blind
    /// (DAV-29).
    pub aside: Vec<Aside>,
    /// The places of the small and the big blind; `None` in games without.
    pub blinds: Option<(usize, usize)>,
    /// True if the table named the dealer; otherwise it was their turn.
    pub dealer_said: bool,
}

/// What became of it: the night after it, the hand, and what the banker should hear.
pub type HandAdded = (Tonight, Added, Vec<Notice>);

/// Puts it into the book with everything that goes with it, or puts in nothing.
///
/// # Errors
///
/// Refuses what the bank would not sell, and what [`recording::add`] refuses.
pub fn enter(session: &mut Session<'_, '_>, hand: &EnteredHand) -> Result<HandAdded, BankError> {
    let (mut notices, joined) = buy(session, hand)?;
    warn(session, hand)?;
    let already = fund::dealt_already(session)?;
    deal(session, hand)?;
    let wanted = WantedHand {
        record: hand.record.clone(),
        players: hand.players(),
        is_other: true,
        bought: hand.bought.iter().map(|bought| (bought.seat, bought.amount)).collect(),
        shown: hand.shown.clone(),
        beside: None,
        aside: hand.aside.clone(),
        absent: Vec::new(),
        chairs: Chairs::all(hand.ring.clone()),
        blinds: hand.blinds,
        dealer: DealerSaid::AtTable,
        named: hand.dealer_said,
        card_room: None,
        at: None,
        in_site_units: false,
        dealt_already: Some(already),
    };
    let (tonight, added, more) = recording::add(session, wanted).map_err(|unfit| match unfit {
        Unfit::Act((_, refusal)) => refusal.into(),
        Unfit::Bank(error) => error,
    })?;
    notices.extend(more);
    for player in joined {
        notices.extend(fund::join(session, player)?.notices(&tonight));
    }
    // In a tournament, the hand is counted in its chips; a player who lost them all is at another table now.
    let told = if hand.tonight.evening.purse == Purse::Chips { session.tonight()? } else { tonight };
    Ok((told, added, notices))
}

/// Chips that came to the table before the deal and in the middle of the hand are bought for cash. A player who joined with them
/// pays for joining after the hand, because the hand was played with all the chips bought.
fn buy(session: &mut Session<'_, '_>, hand: &EnteredHand) -> Result<(Vec<Notice>, Vec<PlayerId>), BankError> {
    let (mut notices, mut joined) = (Vec::new(), Vec::new());
    for bought in purchases(&hand.bought, &hand.record.acts) {
        let purchase = bought.purchase(&hand.ring)?;
        if fund::joins(session, purchase.player)? && !joined.contains(&purchase.player) {
            joined.push(purchase.player);
        }
        notices.extend(buying::sell(session, &purchase, None)?.1);
    }
    Ok((notices, joined))
}

/// Warnings of the night that were used up in the middle of the hand (MIK-17).
fn warn(session: &mut Session<'_, '_>, hand: &EnteredHand) -> Result<(), BankError> {
    for seat in &hand.warned {
        let night = session.tonight()?.evening.id;
        session.record(&NightFact::Warned { night, player: in_place(&hand.ring, *seat)? }.into())?;
    }
    Ok(())
}

/// Notes who dealt, unless that was noted for this hand. Where the button moves with the blinds, whose deal a bad one was is noted
/// with it.
fn deal(session: &mut Session<'_, '_>, hand: &EnteredHand) -> Result<(), BankError> {
    let dealer = in_place(&hand.ring, hand.record.setup.button)?;
    let is_bad = || hand.record.acts.contains(&Act::Misdeal) && moves_with_blinds(&hand.tonight);
    if hand.noted == Some(dealer) || is_bad() {
        return Ok(());
    }
    let tonight = session.tonight()?;
    if hand.tonight.evening.purse != Purse::Chips {
        if tonight.plays_in_tournament(dealer) {
            tournament::deal(session, &hand.tonight, (Some(dealer), &[]), false)?;
        }
        return Ok(());
    }
    // With a dead button, no player there can be noted, and the player who had that chair may sit at the other table by now.
    let dealt = hand.players().into_iter().flatten().next();
    let at = |player| tables::table_of(&tonight.evening, player);
    let elsewhere = dealt.is_some_and(|player| at(player) != at(dealer));
    let lost_all = moves_with_blinds(&tonight) && hand.is_chair_idle;
    if elsewhere || lost_all || tonight.evening.sitting(dealer).is_none_or(|sitting| sitting.left.is_some()) {
        return Ok(());
    }
    let (fact, _) = seats::deal(&tonight, Some(dealer), None)?;
    session.record(&fact)?;
    Ok(())
}

impl EnteredHand {
    /// Who sits in each place of the hand: the players who were dealt in, and those away whose blinds were taken.
    fn players(&self) -> Vec<Option<PlayerId>> {
        let places = self.record.setup.places.iter().zip(&self.ring);
        places.map(|(place, player)| place.takes_part().then_some(*player)).collect()
    }

    /// What was entered, as one line. If the request comes again, it's recognized by this line.
    ///
    /// The line begins with its version, `entered/1`. Then come the acts, in the words in which the book keeps them, then what
    /// was bought before the deal (`bought:SEAT,AMOUNT` or `bought:SEAT,AMOUNT,SELLER`), who was warned (`warned:SEAT`)
    /// and who saw whose cards (`shown:SEAT,TO`). Seats count from 0, amounts are in the smallest unit. What was settled
    /// before the first card is not in it: that follows from the book, which has moved on when the request comes again.
    #[must_use]
    pub fn words(&self) -> String {
        words(&self.record.acts, &self.bought, &self.warned, &self.shown)
    }
}

fn words(acts: &[Act], bought: &[Bought], warned: &[usize], shown: &[(usize, usize)]) -> String {
    let acts = acts.iter().map(kept::act);
    let bought = bought.iter().map(|Bought { seat, seller, amount }| {
        let seller = seller.map(|seller| format!(",{seller}")).unwrap_or_default();
        format!("bought:{seat},{}{seller}", amount.minor())
    });
    let warned = warned.iter().map(|seat| format!("warned:{seat}"));
    let shown = shown.iter().map(|(seat, to)| format!("shown:{seat},{to}"));
    let words = acts.chain(bought).chain(warned).chain(shown);
    std::iter::once("entered/1".to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_entered_is_one_line_with_its_version() {
        let acts = [Act::Call(1), Act::RaiseTo(0, Money::from_minor(200)), Act::Fold(1)];
        assert_eq!(words(&acts, &[], &[], &[]), "entered/1 c1 r0200 f1");
        let of_bank = Bought { seat: 1, seller: None, amount: Money::from_minor(500) };
        let of_player = Bought { seat: 2, seller: Some(0), amount: Money::from_minor(300) };
        assert_eq!(
            words(&[], &[of_bank, of_player], &[2], &[(0, 1)]),
            "entered/1 bought:1,500 bought:2,300,0 warned:2 shown:0,1"
        );
    }
}
