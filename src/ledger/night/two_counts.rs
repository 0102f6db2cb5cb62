//! Two counts of a stack, the player's and the banker's: a cash-out waits until they and the book agree (DAV-20).

use crate::accounts::{Asset, Entry, Party};
use crate::ids::PlayerId;
use crate::journal::{CashOutFact, ChipFact, CountSaid, CountedBy, Fact, HandFact, NightFact};
use crate::night::ruled::RuledStack;
use crate::night::tonight::Tonight;
use crate::refusal::{CountNoticed, CountRefused, CountsSaid, Notice, Refusal};
use engine::house::key;
use engine::money::{Money, Overflow};

/// What was counted of one stack since it last changed, and what it should be by the recorded hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TwoCounts {
    /// What the player counted.
    pub player: Option<Money>,
    /// What the banker counted.
    pub banker: Option<Money>,
    /// What the book had before a count became final; known only if hands were recorded.
    pub book: Option<Money>,
    /// True if a hand with this player was recorded tonight.
    hands: bool,
    /// What the host ruled on it after the counts.
    pub ruled: Option<RuledStack>,
    /// What was added to the stack after the counts.
    moved: Money,
}

impl TwoCounts {
    /// The counts of one person's stack, by the names that `is_his` takes. `events` are what happened in the night and what each
    /// of them moved, in order, each with its number, and without the fact if it was taken back. `ruled` is what a ruling says
    /// about the player's stack.
    ///
    /// # Errors
    ///
    /// An amount too large to count.
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
            // A count of the ruled amount carries out the ruling; any other count is new.
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
        // What was taken back moved the stack as well: a count made in between no longer holds.
        Ok(Self { moved: self.moved.plus(chips_moved(is_his, entry)?)?, ..self })
    }

    /// The counts if the stack is still what was counted, otherwise none.
    fn fresh(self) -> Self {
        if self.moved.is_zero() { self } else { Self { hands: self.hands, ..Self::default() } }
    }
}

/// What an entry adds to the player's stack in the ring game, whatever it's for.
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

/// One of the two counts; `None` for the second is what the book takes as final if both say the same.
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
        let name = tonight.name(player).to_owned();
        let (player, banker) = (tonight.amount(own), tonight.amount(bank));
        Notice::new(rule(tonight).as_deref(), CountNoticed::Differ { name, player, banker })
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
    let name = tonight.name(player).to_owned();
    let why = match missing {
        (Some(own), _) => CountRefused::BankerMissing { name, counted: tonight.amount(own) },
        (None, Some(bank)) => CountRefused::PlayerMissing { name, counted: tonight.amount(bank) },
        (None, None) => {
            CountRefused::BothMissing { name, stack: tonight.amount(tonight.evening.chips(player)) }
        }
    };
    Err(Refusal::new(why).by(rule(tonight).as_deref()))
}

/// Refuses to close over a count that contradicts the other one, the stack or the recorded hands, unless the host ruled on it. A
/// stack that nobody counted is paid by the book.
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
    let (name, held) = (tonight.name(player).to_owned(), tonight.evening.chips(player));
    let (amount, stack) = (|money| tonight.amount(money), tonight.amount(held));
    let why = match (counts.player, counts.banker) {
        (Some(own), Some(bank)) if own == bank => match counts.book.filter(|book| *book != own) {
            None => return Ok(()),
            Some(book) => {
                let (counted, by_hands) = (amount(own), amount(book));
                CountRefused::AgainstHands { name, counted, by_hands, stack }
            }
        },
        (Some(own), Some(bank)) => {
            let counts = CountsSaid::Both { player: amount(own), banker: amount(bank) };
            CountRefused::Differ { name, counts, stack }
        }
        (Some(own), None) if own != held => {
            CountRefused::Differ { name, counts: CountsSaid::Player(amount(own)), stack }
        }
        (None, Some(bank)) if bank != held => {
            CountRefused::Differ { name, counts: CountsSaid::Banker(amount(bank)), stack }
        }
        _ => return Ok(()),
    };
    Err(Refusal::new(why).by(rule(tonight).as_deref()))
}

/// Refuses to pay the book's stack if the ruling names another amount, or several, or one that can't be read, or if it may say
/// something else.
fn check_ruled(
    tonight: &Tonight,
    player: PlayerId,
    (counts, ruled): (&TwoCounts, &RuledStack),
) -> Result<(), Refusal> {
    let (name, held) = (tonight.name(player).to_owned(), tonight.evening.chips(player));
    if ruled.is(held) {
        return Ok(());
    }
    let (amount, stack) = (|money| tonight.amount(money), tonight.amount(held));
    let refuse = |why: CountRefused| Err(Refusal::new(why).by(rule(tonight).as_deref()));
    if let Some(said) = ruled.unread.clone() {
        return refuse(CountRefused::RulingUnread { name, said, stack });
    }
    if let Some(ruling) = ruled.doubtful.clone().filter(|_| ruled.names(held)) {
        return refuse(CountRefused::RulingDoubtful { name, ruling, stack });
    }
    // An amount between the counts is the player's stack; any other may be a part of it.
    let figures = || [counts.player, counts.banker, Some(held)].into_iter().flatten();
    let is_between = |amount: &Money| figures().min() <= Some(*amount) && Some(*amount) <= figures().max();
    let his = ruled.amounts.first().copied().filter(|amount| ruled.is(*amount) && is_between(amount));
    let (amounts, his) = (ruled.amounts.iter().copied().map(amount).collect(), his.map(amount));
    refuse(CountRefused::RuledOtherwise { name, amounts, stack, his })
}

/// What's said if a ruling decided.
#[must_use]
pub fn as_ruled(tonight: &Tonight, player: PlayerId) -> Notice {
    let (name, stack) = (tonight.name(player).to_owned(), tonight.amount(tonight.evening.chips(player)));
    Notice::new(rule(tonight).as_deref(), CountNoticed::AsRuled { name, stack })
}

/// The house's rule on counts.
#[must_use]
pub fn rule(tonight: &Tonight) -> Option<String> {
    tonight.house.word(key::CASHOUT_CHECK).and_then(|check| check.rule)
}
