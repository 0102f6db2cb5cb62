//! Two counts of a stack, the player's and the banker's: a cash-out waits until they and the book agree (DAV-20).

use crate::accounts::{Asset, Party};
use crate::ids::PlayerId;
use crate::journal::fact::{CountSaid, Counter};
use crate::journal::{Fact, recipe};
use crate::night::tonight::Tonight;
use engine::house::key;
use engine::money::{Currency, Money};
use engine::refusal::{Notice, Refusal};
use std::collections::BTreeSet;

/// What was counted of one stack since it last changed, and what the recorded hands leave there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TwoCounts {
    /// What the player counted.
    pub player: Option<Money>,
    /// What the banker counted.
    pub banker: Option<Money>,
    /// What the book had before it believed a count; known only where hands were recorded.
    pub book: Option<Money>,
    /// True if a hand he was in was recorded tonight.
    hands: bool,
    /// The amounts in what the host ruled on it after the counts.
    pub ruled: Option<BTreeSet<Money>>,
    /// What came to the stack after the counts.
    moved: Money,
}

impl TwoCounts {
    /// The counts of the stack of one person, whoever `is_his` says he is; `facts` are those of the night that stand, in order,
    /// and `name` is what a ruling calls him, in amounts of the book.
    ///
    /// # Errors
    ///
    /// An amount beyond what can be counted.
    pub fn of<'a>(
        is_his: impl Fn(PlayerId) -> bool,
        (name, currency): (&str, Currency),
        facts: impl Iterator<Item = &'a Fact>,
    ) -> Result<Self, Refusal> {
        let name = name.to_lowercase();
        let mut counts = Self::default();
        for fact in facts {
            counts = counts.after(&is_his, (&name, currency), fact)?;
        }
        Ok(counts.fresh())
    }

    fn after(
        self,
        is_his: &impl Fn(PlayerId) -> bool,
        (name, currency): (&str, Currency),
        fact: &Fact,
    ) -> Result<Self, Refusal> {
        let counts = self.clone().fresh();
        Ok(match fact {
            Fact::HandPlayed(hand)
                if hand.tournament.is_none() && hand.seats.iter().any(|seat| is_his(seat.player)) =>
            {
                Self { hands: true, ..Self::default() }
            }
            Fact::CashedOut(cashed) if is_his(cashed.player) => Self::default(),
            Fact::Counted(counted) if is_his(counted.player) && counted.tournament.is_none() => {
                let book = counts.book.or(counts.hands.then_some(counted.expected));
                let found = Some(counted.found);
                // A count of what was ruled carries the ruling out; any other count is new.
                let ruled = counts.ruled.filter(|ruled| ruled.iter().eq(found.iter()));
                Self { player: found, banker: found, book, ruled, ..counts }
            }
            Fact::CountSaid(said) if is_his(said.player) => match said.by {
                Counter::Player => Self { player: Some(said.found), ruled: None, ..counts },
                Counter::Banker => Self { banker: Some(said.found), ruled: None, ..counts },
            },
            Fact::Ruled { ruling, .. } if ruling.to_lowercase().contains(name) => {
                let is_counted = counts.player.is_some() || counts.banker.is_some();
                Self { ruled: is_counted.then(|| amounts_in(ruling, currency)), ..counts }
            }
            _ => Self { moved: self.moved.plus(chips_moved(is_his, fact)?)?, ..self },
        })
    }

    /// The counts where the stack is still what was counted, else none.
    fn fresh(self) -> Self {
        if self.moved.is_zero() { self } else { Self { hands: self.hands, ..Self::default() } }
    }
}

/// The amounts among the words of a ruling.
fn amounts_in(ruling: &str, currency: Currency) -> BTreeSet<Money> {
    let words =
        ruling.split_whitespace().map(|word| word.trim_matches(['.', ',', ';', ':', '!', '(', ')', '"']));
    words.filter_map(|word| currency.parse(word).ok()).collect()
}

/// What the fact brings to his stack of the ring game, whatever it is for.
fn chips_moved(is_his: &impl Fn(PlayerId) -> bool, fact: &Fact) -> Result<Money, Refusal> {
    let entry = recipe::entry(fact)?;
    let his = entry.postings().iter().filter(|posting| {
        posting.asset == Asset::Chips && matches!(posting.party, Party::Player(player) if is_his(player))
    });
    Ok(Money::sum(his.map(|posting| posting.amount))?)
}

/// True if the house wants two counts that agree with what is paid.
#[must_use]
pub fn wanted(tonight: &Tonight) -> bool {
    tonight.house.word(key::CASHOUT_CHECK).is_some_and(|check| check.value == "three-counts")
}

/// One of the two counts; `None` for the second is what the book believes if both say the same.
pub fn say(
    tonight: &Tonight,
    player: PlayerId,
    by: Counter,
    found: Money,
    before: &TwoCounts,
) -> (CountSaid, Option<Notice>) {
    let said = CountSaid { night: tonight.evening.id, player, by, found };
    let other = match by {
        Counter::Player => before.banker,
        Counter::Banker => before.player,
    };
    let differs = other.filter(|other| *other != found).map(|other| {
        let (own, bank) = if by == Counter::Player { (found, other) } else { (other, found) };
        Notice::new(rule(tonight).as_deref(), differ(tonight, player, own, bank))
    });
    (said, differs)
}

/// Refuses to pay a player before the two counts and the book agree, unless the host ruled on it.
///
/// # Errors
///
/// `counts-missing`, `counts-differ`, `counts-against-book`, `ruled-otherwise`.
pub fn check(tonight: &Tonight, player: PlayerId, counts: &TwoCounts) -> Result<(), Refusal> {
    if !wanted(tonight) {
        return Ok(());
    }
    if let Some(ruled) = &counts.ruled {
        return check_ruled(tonight, player, ruled);
    }
    let (name, stack) = (tonight.name(player), tonight.evening.chips(player));
    let refuse = |code, message: String, hint: String| {
        Err(Refusal::new(code, message).by(rule(tonight).as_deref()).hint(hint))
    };
    let plain = |amount| tonight.currency.plain(amount);
    match (counts.player, counts.banker) {
        (None, None) => {
            let message =
                format!("`{name}` isn't paid before the stack is counted, by its owner and by the banker");
            refuse("counts-missing", message, format!("count {name} {}", plain(stack)))
        }
        (Some(own), None) => {
            let message =
                format!("`{name}` counted {}, and the banker has not counted it yet", tonight.shown(own));
            refuse("counts-missing", message, format!("count {name} {} --by banker", plain(own)))
        }
        (None, Some(bank)) => {
            let message =
                format!("the banker counted {}, and `{name}` has not counted it yet", tonight.shown(bank));
            refuse("counts-missing", message, format!("count {name} {} --by player", plain(bank)))
        }
        (Some(own), Some(bank)) if own != bank => refuse(
            "counts-differ",
            differ(tonight, player, own, bank),
            format!("count {name} {}", plain(stack)),
        ),
        (Some(own), _) => against_book(tonight, player, (own, counts.book)).map_or(Ok(()), Err),
    }
}

/// The doubt about two equal counts that the recorded hands contradict.
fn against_book(tonight: &Tonight, player: PlayerId, (own, book): (Money, Option<Money>)) -> Option<Refusal> {
    let book = book.filter(|book| *book != own)?;
    let message = format!(
        "both counts of `{}`'s stack are {}, but by the recorded hands it is {}: find the difference first",
        tonight.name(player),
        tonight.shown(own),
        tonight.shown(book)
    );
    let count = format!("count {} {}", tonight.typed(player), tonight.currency.plain(book));
    Some(Refusal::new("counts-against-book", message).by(rule(tonight).as_deref()).hint(count))
}

/// Refuses to close over a count that contradicts the other one, the stack or the recorded hands, unless the host ruled on it. A
/// stack that nobody counted is paid as the book has it.
///
/// # Errors
///
/// `counts-differ`, `counts-against-book`, `ruled-otherwise`.
pub fn check_known(tonight: &Tonight, player: PlayerId, counts: &TwoCounts) -> Result<(), Refusal> {
    if !wanted(tonight) {
        return Ok(());
    }
    if let Some(ruled) = &counts.ruled {
        return check_ruled(tonight, player, ruled);
    }
    let (name, stack) = (tonight.name(player), tonight.evening.chips(player));
    let ruling = format!("ruling \"{name} is paid {}\"", tonight.currency.plain(stack));
    let message = match (counts.player, counts.banker) {
        (Some(own), Some(bank)) if own == bank => {
            let doubt = against_book(tonight, player, (own, counts.book));
            return doubt.map_or(Ok(()), |doubt| Err(doubt.or_hint(ruling)));
        }
        (Some(own), Some(bank)) => differ(tonight, player, own, bank),
        (Some(own), None) if own != stack => {
            let (own, stack) = (tonight.shown(own), tonight.shown(stack));
            format!("`{name}` counted {own} and the book has {stack}: find the difference first")
        }
        (None, Some(bank)) if bank != stack => {
            let (bank, stack) = (tonight.shown(bank), tonight.shown(stack));
            format!(
                "the banker counted {bank} for `{name}` and the book has {stack}: find the difference first"
            )
        }
        _ => return Ok(()),
    };
    let count = format!("count {} {}", tonight.typed(player), tonight.currency.plain(stack));
    Err(Refusal::new("counts-differ", message).by(rule(tonight).as_deref()).hint(count).or_hint(ruling))
}

/// Refuses to pay the book's stack where the ruling names another amount, or several.
fn check_ruled(tonight: &Tonight, player: PlayerId, ruled: &BTreeSet<Money>) -> Result<(), Refusal> {
    let stack = tonight.evening.chips(player);
    if ruled.iter().all(|amount| *amount == stack) {
        return Ok(());
    }
    let plain = |amount| tonight.currency.plain(amount);
    let name = tonight.name(player);
    let amounts: Vec<String> = ruled.iter().map(|amount| tonight.shown(*amount)).collect();
    let message = format!(
        "the ruling says {} for `{name}`, and the book has {}",
        amounts.join(" and "),
        tonight.shown(stack)
    );
    let hint = match amounts.as_slice() {
        [_] => {
            ruled.iter().next().map(|amount| format!("count {} {}", tonight.typed(player), plain(*amount)))
        }
        _ => None,
    };
    let hint = hint.unwrap_or_else(|| format!("ruling \"{name} is paid {}\"", plain(stack)));
    Err(Refusal::new("ruled-otherwise", message).by(rule(tonight).as_deref()).hint(hint))
}

fn differ(tonight: &Tonight, player: PlayerId, own: Money, bank: Money) -> String {
    format!(
        "`{}` counted {} and the banker {}: find the difference first",
        tonight.name(player),
        tonight.shown(own),
        tonight.shown(bank)
    )
}

/// The house's rule on counts.
#[must_use]
pub fn rule(tonight: &Tonight) -> Option<String> {
    tonight.house.word(key::CASHOUT_CHECK).and_then(|check| check.rule)
}
