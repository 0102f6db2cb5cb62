//! Two counts of a stack, the player's and the banker's: a cash-out waits until they and the book agree (DAV-20).

use crate::accounts::{Asset, Entry, Party};
use crate::ids::PlayerId;
use crate::journal::{CashOutFact, ChipFact, CountSaid, CountedBy, Fact, HandFact, NightFact};
use crate::night::ruled::RuledStack;
use crate::night::tonight::Tonight;
use crate::people::typed::words;
use crate::refusal::{Notice, Refusal};
use engine::house::key;
use engine::money::{Money, Overflow};
use engine::readable::shown;

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
    /// What the host ruled on it after the counts.
    pub ruled: Option<RuledStack>,
    /// What came to the stack after the counts.
    moved: Money,
}

impl TwoCounts {
    /// The counts of the stack of one person, whoever `is_his` says he is; `events` are what happened in the night and what each
    /// of them moved, in order, each with its number, without the fact where it was taken back. `ruled` is what a ruling says of his
    /// stack.
    ///
    /// # Errors
    ///
    /// An amount beyond what can be counted.
    pub fn of<'a>(
        is_his: impl Fn(PlayerId) -> bool,
        ruled: impl Fn(u64, &str) -> Option<RuledStack>,
        events: impl Iterator<Item = (u64, Option<&'a Fact>, &'a Entry)>,
    ) -> Result<Self, Overflow> {
        let mut counts = Self::default();
        for event in events {
            counts = counts.after(&is_his, &ruled, event)?;
        }
        Ok(counts.fresh())
    }

    fn after(
        self,
        is_his: &impl Fn(PlayerId) -> bool,
        ruled: &impl Fn(u64, &str) -> Option<RuledStack>,
        (seq, fact, entry): (u64, Option<&Fact>, &Entry),
    ) -> Result<Self, Overflow> {
        let counts = self.clone().fresh();
        if let Some(Fact::Hand(HandFact::HandPlayed(hand))) = fact
            && hand.tournament.is_none()
            && hand.seats.iter().any(|seat| is_his(seat.player))
        {
            return Ok(Self { hands: true, ..Self::default() });
        }
        if let Some(Fact::CashOut(CashOutFact::CashedOut(cashed))) = fact
            && is_his(cashed.player)
        {
            return Ok(Self::default());
        }
        if let Some(Fact::Chip(ChipFact::Counted(counted))) = fact
            && is_his(counted.player)
            && counted.tournament.is_none()
        {
            let book = counts.book.or(counts.hands.then_some(counted.expected));
            let found = Some(counted.found);
            // A count of what was ruled carries the ruling out; any other count is new.
            let ruled = counts.ruled.filter(|ruled| ruled.is(counted.found));
            return Ok(Self { player: found, banker: found, book, ruled, ..counts });
        }
        if let Some(Fact::Chip(ChipFact::CountSaid(said))) = fact
            && is_his(said.player)
        {
            return Ok(match said.by {
                CountedBy::Player => Self { player: Some(said.found), ruled: None, ..counts },
                CountedBy::Banker => Self { banker: Some(said.found), ruled: None, ..counts },
            });
        }
        if let Some(Fact::Night(NightFact::Ruled { ruling, .. })) = fact
            && (counts.player.is_some() || counts.banker.is_some())
        {
            let ruled = ruled(seq, ruling).or_else(|| counts.ruled.clone());
            return Ok(Self { ruled, ..counts });
        }
        // What was taken back moved the stack as well: a count made in between is none any more.
        Ok(Self { moved: self.moved.plus(chips_moved(is_his, entry)?)?, ..self })
    }

    /// The counts where the stack is still what was counted, else none.
    fn fresh(self) -> Self {
        if self.moved.is_zero() { self } else { Self { hands: self.hands, ..Self::default() } }
    }
}

/// What an entry brings to his stack of the ring game, whatever it is for.
fn chips_moved(is_his: &impl Fn(PlayerId) -> bool, entry: &Entry) -> Result<Money, Overflow> {
    let his = entry.postings().iter().filter(|posting| {
        posting.asset == Asset::Chips && matches!(posting.party, Party::Player(player) if is_his(player))
    });
    Money::sum(his.map(|posting| posting.amount))
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
    by: CountedBy,
    found: Money,
    before: &TwoCounts,
) -> (CountSaid, Option<Notice>) {
    let said = CountSaid { night: tonight.evening.id, player, by, found };
    let other = match by {
        CountedBy::Player => before.banker,
        CountedBy::Banker => before.player,
    };
    let differs = other.filter(|other| *other != found).map(|other| {
        let (own, bank) = if by == CountedBy::Player { (found, other) } else { (other, found) };
        Notice::worded(rule(tonight).as_deref(), differ(tonight, player, own, bank))
    });
    (said, differs)
}

/// Refuses to pay a player before the two counts and the book agree, unless the host ruled on it.
///
/// # Errors
///
/// `counts-missing`, `counts-differ`, `counts-against-book`, `ruled-otherwise`, `ruling-unread`, `ruling-doubtful`.
pub fn check(tonight: &Tonight, player: PlayerId, counts: &TwoCounts) -> Result<(), Refusal> {
    let missing = match (counts.player, counts.banker) {
        (Some(_), Some(_)) => return check_known(tonight, player, counts),
        _ if !wanted(tonight) => return Ok(()),
        _ if counts.ruled.is_some() => return check_known(tonight, player, counts),
        missing => missing,
    };
    let (name, typed) = (tonight.name(player), tonight.typed(player));
    let plain = |amount| tonight.currency.plain(amount);
    let (message, hint) = match missing {
        (Some(own), _) => (
            format!("`{name}` counted {}, and the banker has not counted it yet", tonight.shown(own)),
            format!("count {typed} {} --by banker", plain(own)),
        ),
        (None, Some(bank)) => (
            format!("the banker counted {}, and `{name}` has not counted it yet", tonight.shown(bank)),
            format!("count {typed} {} --by player", plain(bank)),
        ),
        (None, None) => (
            format!("`{name}` isn't paid before the stack is counted, by its owner and by the banker"),
            format!("count {typed} {}", plain(tonight.evening.chips(player))),
        ),
    };
    Err(Refusal::worded("counts-missing", message).by(rule(tonight).as_deref()).hint(hint))
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
    Some(Refusal::worded("counts-against-book", message).by(rule(tonight).as_deref()).hint(count))
}

/// Refuses to close over a count that contradicts the other one, the stack or the recorded hands, unless the host ruled on it. A
/// stack that nobody counted is paid as the book has it.
///
/// # Errors
///
/// `counts-differ`, `counts-against-book`, `ruled-otherwise`, `ruling-unread`, `ruling-doubtful`.
pub fn check_known(tonight: &Tonight, player: PlayerId, counts: &TwoCounts) -> Result<(), Refusal> {
    if !wanted(tonight) {
        return Ok(());
    }
    if let Some(ruled) = &counts.ruled {
        return check_ruled(tonight, player, (counts, ruled));
    }
    let (name, stack) = (tonight.name(player), tonight.evening.chips(player));
    let message = match (counts.player, counts.banker) {
        (Some(own), Some(bank)) if own == bank => {
            let doubt = against_book(tonight, player, (own, counts.book));
            return doubt.map_or(Ok(()), |doubt| Err(doubt.or_hint(ruling(tonight, player))));
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
    let refusal = Refusal::worded("counts-differ", message).by(rule(tonight).as_deref()).hint(count);
    Err(refusal.or_hint(ruling(tonight, player)))
}

/// The ruling by which he is paid what the book has.
fn ruling(tonight: &Tonight, player: PlayerId) -> String {
    let paid = tonight.currency.plain(tonight.evening.chips(player));
    format!("ruling {}", words(&[&format!("{} is paid {paid}", tonight.name(player))]))
}

/// Refuses to pay the book's stack where the ruling names another amount, or several, or one that cannot be read, or where it may say
/// something else.
fn check_ruled(
    tonight: &Tonight,
    player: PlayerId,
    (counts, ruled): (&TwoCounts, &RuledStack),
) -> Result<(), Refusal> {
    let (name, stack) = (tonight.name(player), tonight.evening.chips(player));
    if ruled.is(stack) {
        return Ok(());
    }
    let refuse = |code, message| Refusal::worded(code, message).by(rule(tonight).as_deref());
    if let Some(unread) = &ruled.unread {
        let message = format!(
            "the ruling says `{}` for `{name}`, and that can't be read as an amount: say in figures what he is paid",
            shown(unread)
        );
        return Err(refuse("ruling-unread", message).hint(ruling(tonight, player)));
    }
    if let Some(said) = ruled.doubtful.as_ref().filter(|_| ruled.names(stack)) {
        let message = format!(
            "the ruling `{}` may not mean that `{name}` is paid {}: rule it in plain words",
            shown(said),
            tonight.shown(stack)
        );
        return Err(refuse("ruling-doubtful", message).hint(ruling(tonight, player)));
    }
    let amounts: Vec<String> = ruled.amounts.iter().map(|amount| tonight.shown(*amount)).collect();
    let message = format!(
        "the ruling says {} for `{name}`, and the book has {}",
        amounts.join(" and "),
        tonight.shown(stack)
    );
    // An amount between the counts is his stack; any other may be a part of it.
    let figures = || [counts.player, counts.banker, Some(stack)].into_iter().flatten();
    let is_between = |amount: &Money| figures().min() <= Some(*amount) && Some(*amount) <= figures().max();
    let his = ruled.amounts.first().copied().filter(|amount| ruled.is(*amount) && is_between(amount));
    let hint =
        his.map(|amount| format!("count {} {}", tonight.typed(player), tonight.currency.plain(amount)));
    Err(refuse("ruled-otherwise", message).hint(hint.unwrap_or_else(|| ruling(tonight, player))))
}

/// What is said where a ruling decided.
#[must_use]
pub fn as_ruled(tonight: &Tonight, player: PlayerId) -> Notice {
    let stack = tonight.shown(tonight.evening.chips(player));
    let text = format!("`{}` is paid {stack}, as the ruling says", tonight.name(player));
    Notice::worded(rule(tonight).as_deref(), text)
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
