//! What this table usually plays for: an amount far above it is asked about.

use crate::ids::PlayerId;
use crate::journal::Counted;
use crate::night::evening::Evening;
use crate::night::tonight::Tonight;
use crate::refusal::{Notice, Refusal, UnusualRefused};
use engine::money::{Amount, Currency, Money};

/// This many times the usual amount is asked about: a banker in a hurry types a zero too many.
const UNUSUAL: i64 = 10;

/// True if an amount, of either sign, is far above what's usual.
fn is_far(amount: Money, usual: Money) -> bool {
    usual.times(UNUSUAL).is_ok_and(|far| amount.abs() >= far)
}

/// The middle one of these amounts; a single one isn't a habit.
fn middle(mut amounts: Vec<Money>) -> Option<Money> {
    amounts.sort_unstable();
    amounts.get(amounts.len() / 2).copied().filter(|_| amounts.len() > 1)
}

/// What people bought in an evening, except one of them; `None` if fewer than two did.
fn bought(evening: &Evening, but: Option<PlayerId>) -> Option<Money> {
    let others = evening.sittings.iter().filter(|sitting| Some(sitting.player) != but);
    middle(others.map(|sitting| sitting.banked).filter(|sum| sum.is_positive()).collect())
}

/// Asks about a purchase far above what the others at this table bought.
pub fn check_usual(tonight: &Tonight, buyer: PlayerId, total: Money) -> Result<Option<Notice>, Refusal> {
    let Some(usual) = bought(&tonight.evening, Some(buyer)) else { return Ok(None) };
    if !is_far(total, usual) {
        return Ok(None);
    }
    let (name, total, usual) = (tonight.name(buyer).to_owned(), tonight.amount(total), tonight.amount(usual));
    tonight.asked(Refusal::new(UnusualRefused::Purchase { name, total, usual })).map(Some)
}

/// True if enough others bought tonight to say what's usual.
#[must_use]
pub fn others_bought(tonight: &Tonight, buyer: PlayerId) -> bool {
    bought(&tonight.evening, Some(buyer)).is_some()
}

/// Asks about a purchase by one of tonight's first buyers that's far above the usual in an earlier evening: the first one in
/// which at least two players bought.
pub fn check_first<'e>(
    tonight: &Tonight,
    (buyer, total): (PlayerId, Money),
    mut earlier: impl Iterator<Item = &'e Evening>,
) -> Result<Option<Notice>, Refusal> {
    let usual = earlier.find_map(|evening| bought(evening, None));
    let Some(usual) = usual.filter(|usual| is_far(total, *usual)) else { return Ok(None) };
    let (name, total, usual) = (tonight.name(buyer).to_owned(), tonight.amount(total), tonight.amount(usual));
    tonight.asked(Refusal::new(UnusualRefused::FirstPurchase { name, total, usual })).map(Some)
}

/// Asks about chips in front of a player who bought none: a purchase was forgotten, or the stack is somebody else's.
pub fn check_counted(tonight: &Tonight, counted: &Counted) -> Result<Option<Notice>, Refusal> {
    let Counted { player, found, expected, tournament, .. } = counted;
    let bought = tonight.evening.sitting(*player).is_some_and(|sitting| sitting.bought.is_positive());
    if tournament.is_some() || bought || expected.is_positive() || !found.is_positive() {
        return Ok(None);
    }
    let (name, found) = (tonight.name(*player).to_owned(), tonight.amount(*found));
    tonight.asked(Refusal::new(UnusualRefused::Count { name, found })).map(Some)
}

/// True if the night itself tells what would be too much for its drawer.
pub fn is_known(tonight: &Tonight) -> bool {
    tonight.evening.drawer().is_positive() || bought(&tonight.evening, None).is_some()
}

/// Asks about cash far above what should be in the drawer and what people bought.
pub fn check_drawer(tonight: &Tonight, found: Money) -> Result<Option<Notice>, Refusal> {
    let expected = tonight.evening.drawer();
    let usual = bought(&tonight.evening, None).unwrap_or_default().max(expected);
    if !usual.is_positive() || !is_far(found, usual) {
        return Ok(None);
    }
    let (found, expected) = (tonight.amount(found), tonight.amount(expected));
    tonight.asked(Refusal::new(UnusualRefused::Drawer { found, expected })).map(Some)
}

/// What a book plays for, to compare a debt with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usual {
    /// What people bought; `None` if nobody knows.
    bought: Option<Money>,
    /// The largest debt; `None` if fewer than two are open.
    owed: Option<Money>,
}

impl Usual {
    /// From the first of these evenings in which at least two bought, and from the open debts.
    #[must_use]
    pub fn of<'e>(mut evenings: impl Iterator<Item = &'e Evening>, debts: &[Money]) -> Self {
        let owed = debts.iter().max().copied().filter(|_| debts.len() > 1);
        Self { bought: evenings.find_map(|evening| bought(evening, None)), owed }
    }

    /// The doubt about a debt far above all of that.
    #[must_use]
    pub fn doubt(&self, amount: Money, currency: Currency) -> Option<Refusal> {
        let most = self.bought.max(self.owed)?;
        if !is_far(amount, most) {
            return None;
        }
        let of = |money| Amount::new(money, currency);
        let (bought, owed) = (self.bought.map(of), self.owed.map(of));
        Some(Refusal::new(UnusualRefused::Debt { amount: of(amount.abs()), bought, owed }))
    }
}
