//! Chips bought in the middle of a hand: the ledger has the sale already, or books it with the hand for cash, or asks for it.

use crate::bank::desk::{BankError, Session};
use crate::bank::told_hands::standing;
use crate::bank::{buying, course_why};
use crate::ids::PlayerId;
use crate::journal::{ChipFact, Fact, Means};
use crate::night::Tonight;
use crate::night::buy_in::Purchase;
use crate::night::cash_behind::check_chips_are_money;
use crate::refusal::{Notice, RecordedHandNoticed, RecordedHandRefused, Refusal, SaleInHand};
use crate::store::HandFilter;
use engine::formats::hands::HandRecord;
use engine::money::Money;
use engine::play::Act;

/// A hand, and who sits in each of its places.
type Sat<'a> = (&'a [Option<PlayerId>], &'a HandRecord);

/// One sale of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sale {
    buyer: PlayerId,
    /// `None`: the bank.
    seller: Option<PlayerId>,
    amount: Money,
}

/// Books the sales of a hand that the ledger doesn't have. The stacks at the start of the hand tell which ones; if those aren't
/// the ledger's, a sale since the buyer's last hand counts as this hand's.
///
/// # Errors
///
/// `sale-not-recorded` with the purchase to type first, and whatever forbids the purchase.
pub fn book(
    session: &mut Session<'_, '_>,
    tonight: &Tonight,
    hand: Sat<'_>,
) -> Result<Vec<Notice>, BankError> {
    let sales = sales(hand);
    if sales.is_empty() {
        return Ok(Vec::new());
    }
    check_chips_are_money(tonight)?;
    if begins(tonight, hand, &sales, true)? {
        return Ok(Vec::new());
    }
    if !begins(tonight, hand, &sales, false)? {
        check_recorded(session, tonight, &sales)?;
        return Ok(Vec::new());
    }
    let mut notices = Vec::new();
    for sale in sales {
        let parts = vec![(Means::Cash, sale.amount)];
        let purchase = Purchase { player: sale.buyer, seller: sale.seller, parts, chips: None };
        notices.push(Notice::new(None, RecordedHandNoticed::SoldForCash(told(tonight, &sale))));
        notices.extend(buying::buy(session, &purchase, None)?.notices);
    }
    Ok(notices)
}

/// The sales among the acts, in order.
fn sales((players, record): Sat<'_>) -> Vec<Sale> {
    let at = |seat: usize| players.get(seat).copied().flatten();
    let sale = |act: &Act| match *act {
        Act::Chips(seat, amount) => Some(Sale { buyer: at(seat)?, seller: None, amount }),
        Act::Sold { seat, seller, amount } => {
            Some(Sale { buyer: at(seat)?, seller: Some(at(seller)?), amount })
        }
        _ => None,
    };
    record.acts.iter().filter_map(sale).collect()
}

/// True if everybody who bought or sold has in the ledger what they began with, counting these sales or not.
fn begins(
    tonight: &Tonight,
    (players, record): Sat<'_>,
    sales: &[Sale],
    sold: bool,
) -> Result<bool, Refusal> {
    let places = players.iter().zip(&record.setup.places).enumerate();
    for (seat, (player, place)) in places {
        let Some(player) = player else { continue };
        if !sales.iter().any(|sale| sale.buyer == *player || sale.seller == Some(*player)) {
            continue;
        }
        let moved = if sold { course_why::sold(&record.acts, seat)? } else { Money::ZERO };
        let begins = place.stack.map(|stack| stack.plus(moved)).transpose()?;
        if begins != Some(tonight.evening.chips(*player)) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Refuses a sale if it wasn't recorded since the buyer's last hand.
fn check_recorded(session: &Session<'_, '_>, tonight: &Tonight, sales: &[Sale]) -> Result<(), BankError> {
    let reader = session.journal().reader();
    for (number, sale) in sales.iter().enumerate() {
        let his = HandFilter {
            night: Some(tonight.evening.number),
            players: vec![sale.buyer],
            ..HandFilter::default()
        };
        let last = reader.hands(&his, 0, Some(1))?.first().map_or(0, |hand| hand.seq);
        let since = standing(reader, tonight, last)?;
        let recorded = since.iter().filter(|event| of(&event.fact).is_some_and(|bought| bought == *sale));
        let alike = sales.iter().take(number).filter(|other| *other == sale).count();
        if recorded.count() > alike {
            continue;
        }
        return Err(Refusal::new(RecordedHandRefused::SaleUnknown(told(tonight, sale))).into());
    }
    Ok(())
}

/// The sale in a fact, however it was paid.
fn of(fact: &Fact) -> Option<Sale> {
    let Fact::Chip(ChipFact::BoughtIn(bought)) = fact else { return None };
    let amount = Money::sum(bought.parts.iter().map(|part| part.amount)).ok()?;
    Some(Sale { buyer: bought.player, seller: bought.seller, amount })
}

fn told(tonight: &Tonight, sale: &Sale) -> SaleInHand {
    let name = |player| tonight.name(player).to_owned();
    SaleInHand { buyer: name(sale.buyer), seller: sale.seller.map(name), amount: tonight.amount(sale.amount) }
}
