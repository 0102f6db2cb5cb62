//! Why the book says no, and what the banker should hear although it was done: figures and rules, no words.
//!
//! What a person reads is said by whoever shows it. A reason is made of names and amounts, so that every face finds its own
//! sentence, and its own way out.

mod antes;

mod notes;

mod notice;

mod quoted;

mod tournament;

pub use antes::AnteRefused;
pub use notes::NoteRefused;
pub use notice::{DealFrom, Notice, Remark};
pub use quoted::Quoted;
pub use tournament::{
    AddonRefused, BountyRefused, ChipsOfAKind, ClockRefused, ColourUpFlaw, EntryWindow, LevelsRefused,
    MissingJudge, NeededChips, OddSteps, OneTableRefused, OneTableThen, PaidPlace, PostedBlinds, PrizesFlaw,
    PrizesRefused, RaceFlaw, RebuyBrings, RebuyRefused, SharesFlaw, StartingChipsFlaw, StrayChips,
    SuggestedLevelsRefused, TableMatter, TermsNoticed, TournamentChipsRefused, TournamentCost,
    TournamentDealRefused, TournamentEntryRefused, TournamentGoingRefused, TournamentNoticed,
    TournamentOtherwise, TournamentPayoutRefused, TournamentRefused, TournamentTableRefused,
    TournamentTermsRefused,
};

use engine::money::Overflow;
use std::fmt;

/// A refusal by a rule of the house or of the ledger. Nothing was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What stands in the way, with its figures.
    pub why: Box<Why>,
    /// The house rule that decided, for example `MIK-02`; none for laws of the ledger itself.
    pub rule: Option<String>,
    /// True if it is a question: it is done when the banker says that he means it.
    pub asks: bool,
}

/// What stands in the way of what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The rules of cards and houses say no.
    Engine(engine::refusal::Refusal),
    /// The antes of a hand.
    AnteRefused(AnteRefused),
    /// The use of a bank note.
    NoteRefused(NoteRefused),
    /// A tournament.
    TournamentRefused(TournamentRefused),
    /// Several doubts of one request.
    Together {
        /// The first.
        first: Box<Why>,
        /// The others.
        more: Vec<Why>,
    },
    /// Another reason stands in it.
    Quoted(Box<Quoted>),
    /// Said in words already.
    Worded(Worded),
}

/// A reason in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worded {
    /// A stable word for scripts.
    pub code: &'static str,
    /// The sentence.
    pub message: String,
    /// What to type next, one line each.
    pub hint: Option<String>,
}

impl Refusal {
    /// A refusal by no rule of a house.
    #[must_use]
    pub fn new(why: impl Into<Why>) -> Self {
        Self { why: Box::new(why.into()), rule: None, asks: false }
    }

    /// A refusal in words.
    #[must_use]
    pub fn worded(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Why::Worded(Worded { code, message: message.into(), hint: None }))
    }

    /// The same with the reason seen from further off.
    #[must_use]
    pub fn seen_from<W: Into<Why>>(self, further: impl FnOnce(Why) -> W) -> Self {
        Self { why: Box::new(further(*self.why).into()), ..self }
    }

    /// Names the rule that decided.
    #[must_use]
    pub fn by_rule(mut self, rule: impl Into<String>) -> Self {
        self.rule = Some(rule.into());
        self
    }

    /// Names the rule that decided, where there is one.
    #[must_use]
    pub fn by(mut self, rule: Option<&str>) -> Self {
        self.rule = rule.map(str::to_owned);
        self
    }

    /// Says what to type next.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        if let Why::Worded(worded) = self.why.as_mut() {
            worded.hint = Some(hint.into());
        }
        self
    }

    /// Says what else to type.
    #[must_use]
    pub fn or_hint(mut self, other: impl AsRef<str>) -> Self {
        if let Why::Worded(worded) = self.why.as_mut() {
            let known = worded.hint.take().map(|hint| format!("{hint}\n")).unwrap_or_default();
            worded.hint = Some(format!("{known}{}", other.as_ref()));
        }
        self
    }
}

#[cfg(test)]
impl Refusal {
    /// What was said in words.
    pub fn told(&self) -> Worded {
        match self.why.as_ref() {
            Why::Worded(worded) => worded.clone(),
            Why::Engine(refusal) => {
                Worded { code: refusal.code, message: refusal.message.clone(), hint: refusal.hint.clone() }
            }
            why => Worded { code: "", message: format!("{why:?}"), hint: None },
        }
    }
}

impl fmt::Display for Refusal {
    /// For programmers; people are told by the faces.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "refused: {:?}", self.why)
    }
}

impl std::error::Error for Refusal {}

impl From<engine::refusal::Refusal> for Refusal {
    fn from(mut refusal: engine::refusal::Refusal) -> Self {
        let rule = refusal.rule.take();
        Self { rule, ..Self::new(Why::Engine(refusal)) }
    }
}

/// Each group of reasons is a reason.
macro_rules! groups {
    ($($group:ident),+ $(,)?) => {
        $(impl From<$group> for Why {
            fn from(why: $group) -> Self {
                Self::$group(why)
            }
        })+
    };
}

groups!(AnteRefused, NoteRefused, TournamentRefused);

impl From<Overflow> for Refusal {
    fn from(overflow: Overflow) -> Self {
        engine::refusal::Refusal::from(overflow).into()
    }
}
