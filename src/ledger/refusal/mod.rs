//! Why the book says no, and what the banker should hear even if it was done: figures and rules, not words.
//!
//! The interface that shows it finds the words. A reason consists of names and amounts, so that every interface finds its own
//! sentence, and its own way out.

mod adjusting;

mod antes;

mod apart;

mod book_verbs;

mod bundles;

mod buying;

mod card_room;

mod cash_out;

mod chips;

mod claims;

mod closing;

mod cold_hands;

mod counts;

mod dealing;

mod debts;

mod draws;

mod evenings;

mod exports;

mod fines;

mod fund;

mod houses;

mod importing;

mod last_hand;

mod laws;

mod leaving;

mod matching;

mod means;

mod names;

mod netting;

mod newcomers;

mod not_a_name;

mod note_ids;

mod notes;

mod notice;

mod online;

mod opening;

mod party;

mod party_moves;

mod people;

mod rebuy;

mod recorded_hands;

mod records;

mod reserving;

mod restoring;

mod results;

mod seats;

mod surrogates;

mod tables;

mod tonight;

mod tournament;

mod unbalanced;

mod undo;

mod unusual;

mod why;

mod winning;

pub use adjusting::{AdjustNoticed, AdjustRefused, DrawerWas};
pub use antes::{AnteForAll, AnteRefused};
pub use apart::{ApartNoticed, ApartRefused};
pub use book_verbs::BookVerbRefused;
pub use bundles::BundleRefused;
pub use buying::{BuyingNoticed, BuyingRefused};
pub use card_room::{CardRoomNoticed, CardRoomRefused, PlayedBy};
pub use cash_out::{CashOutNoticed, CashOutRefused, StaysOnTable};
pub use chips::{ChipPile, ChipRefused};
pub use claims::{ClaimNoticed, ClaimRefused};
pub use closing::{Bears, ClosingNoticed, ClosingRefused, CountedHow, LapsingNote};
pub use cold_hands::{ChangeTaken, ColdHandsNoticed, ColdHandsRefused, LeftToPlay, PotWay};
pub use counts::{CountNoticed, CountRefused, CountsSaid};
pub use dealing::{DealNoticed, DealRefused, FirstCard, FirstDeals, GoesRound};
pub use debts::{DebtNoticed, DebtRefused, GuestWay};
pub use draws::{DrawRefused, Lots};
pub use evenings::{EveningNoticed, EveningRefused, OpenNote};
pub use exports::ExportRefused;
pub use fines::FineRefused;
pub use fund::{FundNoticed, FundRefused, PaidFor};
pub use houses::{HouseNoticed, HouseRefused};
pub use importing::{ImportNoticed, ImportRefused, LogFault, PastFault, PastWhen};
pub use last_hand::{CardsSilent, LastHandRefused};
pub use laws::{LawRefused, MoneyLaw, OrderLaw};
pub use leaving::{LeavingNoticed, LeavingRefused, NoticeDue};
pub use matching::MatchRefused;
pub use means::{InCash, MeansRefused, PaidIn, Ticket};
pub use names::{NameRefused, NameWanted};
pub use netting::{BalanceAmount, NettingRefused, NotAQuestion};
pub use newcomers::{NewcomerAnswer, NewcomerDoubt, NewcomerRefused, WhoIsWho};
pub use not_a_name::NotAName;
pub use note_ids::NoteIdRefused;
pub use notes::NoteRefused;
pub use notice::{DealFrom, Notice, Remark};
pub use online::{OnlineRefused, SittingsDiffer};
pub use opening::{
    BuyInLimit, MadePayable, NightStands, NotPayable, OpeningNoticed, OpeningRefused, PostedMoney,
};
pub use party::PartyRefused;
pub use party_moves::PartyMoveRefused;
pub use people::{HandleFault, PersonRefused};
pub use rebuy::RebuyRefused;
pub use recorded_hands::{
    InAnotherUnit, OwedBlinds, RecordedHandNoticed, RecordedHandRefused, SaleInHand, ToldBy, WentOut,
};
pub use records::RecordRefused;
pub use reserving::{ReserveNoticed, ReserveRefused};
pub use restoring::{LostEvents, RestoreRefused};
pub use results::{AllDropped, ResultRefused};
pub use seats::{SeatNoticed, SeatRefused, SeatsTaken};
pub use surrogates::{
    BookedDeed, LooksSame, MaybeSameNight, MaybeTwice, SurrogateNoticed, SurrogateRefused, TookOff,
    TurnedDebt, WayApart,
};
pub use tables::{MoveRefused, SplitRefused, TableNoticed, TableRefused};
pub use tonight::TonightRefused;
pub use tournament::{
    AddonRefused, BountyRefused, ChipsOfAKind, ClockRefused, ColourUpFlaw, EntryWindow, ExchangeSaid,
    LevelsRefused, MissingJudge, NeededChips, OddSteps, OneTableRefused, Outside, Outsider, PaidPlace,
    PlaceMoved, PostedBlinds, PrizesFlaw, PrizesRefused, RaceFlaw, RebuyBrings, SharesFlaw,
    StartingChipsFlaw, StrayChips, SuggestedLevelsRefused, TableMatter, TermsNoticed, TournamentChipsRefused,
    TournamentCost, TournamentDealRefused, TournamentEntryRefused, TournamentGoingRefused, TournamentNoticed,
    TournamentOtherwise, TournamentPayoutRefused, TournamentRebuyRefused, TournamentRefused,
    TournamentTableRefused, TournamentTermsRefused,
};
pub use unbalanced::Unbalanced;
pub use undo::UndoRefused;
pub use unusual::UnusualRefused;
pub use why::{Quoted, Why};
pub use winning::{PotShares, PotTaken, WinRefused, WinsTooMuch};

use engine::money::Overflow;
use std::fmt;

/// A refusal by a rule of the house or of the ledger. Nothing was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The reason, with its figures.
    pub why: Box<Why>,
    /// The house rule that decided, for example `MIK-02`; `None` for laws of the ledger itself.
    pub rule: Option<String>,
    /// True if it's a question: it's done if the banker insists.
    pub asks: bool,
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
    /// A refusal without a house rule.
    #[must_use]
    pub fn new(why: impl Into<Why>) -> Self {
        Self { why: Box::new(why.into()), rule: None, asks: false }
    }

    /// A refusal in an interface's own words, which can also say what to type next.
    #[must_use]
    pub fn worded(code: &'static str, message: impl Into<String>) -> Worded {
        Worded { code, message: message.into(), hint: None }
    }

    /// The same with the reason put into a wider one.
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

    /// Names the rule that decided, if there is one.
    #[must_use]
    pub fn by(mut self, rule: Option<&str>) -> Self {
        self.rule = rule.map(str::to_owned);
        self
    }
}

impl Worded {
    /// By the rule that decided, if there is one.
    #[must_use]
    pub fn by(self, rule: Option<&str>) -> Refusal {
        Refusal::from(self).by(rule)
    }

    /// Says what to type next.
    #[must_use]
    pub fn hint(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }

    /// Says what else to type.
    #[must_use]
    pub fn or_hint(self, other: impl AsRef<str>) -> Self {
        let known = self.hint.as_ref().map(|hint| format!("{hint}\n")).unwrap_or_default();
        self.hint(format!("{known}{}", other.as_ref()))
    }
}

impl From<Worded> for Refusal {
    fn from(worded: Worded) -> Self {
        Self::new(Why::Worded(worded))
    }
}

impl fmt::Display for Refusal {
    /// For programmers; the interfaces talk to people.
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

impl From<Overflow> for Refusal {
    fn from(overflow: Overflow) -> Self {
        engine::refusal::Refusal::from(overflow).into()
    }
}
