//! Why the book says no, and what the banker should hear although it was done: figures and rules, no words.
//!
//! What a person reads is said by whoever shows it. A reason is made of names and amounts, so that every face finds its own
//! sentence, and its own way out.

mod adjusting;

mod antes;

mod claims;

mod dealing;

mod fines;

mod last_hand;

mod matching;
mod chips;

mod debts;

mod exports;

mod laws;

mod names;

mod netting;

mod not_a_name;

mod note_ids;
mod book_verbs;

mod bundles;

mod evenings;

mod houses;

mod importing;

mod newcomers;
mod apart;

mod buying;

mod card_room;

mod cash_out;

mod closing;

mod cold_hands;

mod counts;

mod draws;

mod fund;

mod leaving;

mod means;

mod notes;

mod notice;

mod online;

mod opening;

mod party;

mod quoted;

mod reserving;

mod results;

mod seats;

mod tables;

mod winning;

pub use antes::{AnteForAll, AnteRefused};
pub use claims::{ClaimNoticed, ClaimRefused};
pub use dealing::{DealNoticed, DealRefused, FirstCard, FirstDeals};
pub use fines::FineRefused;
pub use last_hand::{CardsSilent, LastHandRefused};
pub use matching::MatchRefused;
mod rebuy;

mod tonight;

mod unusual;

pub use adjusting::{AdjustNoticed, AdjustRefused, DrawerWas};
mod tournament;

pub use antes::AnteRefused;
pub use apart::{ApartNoticed, ApartRefused};
pub use buying::{BuyingNoticed, BuyingRefused};
pub use card_room::{CardRoomNoticed, CardRoomRefused, PlayedBy};
pub use cash_out::{CashOutNoticed, CashOutRefused, StaysOnTable};
pub use closing::{Bears, ClosingNoticed, ClosingRefused, CountedHow, LapsingNote};
pub use cold_hands::{ChangeTaken, ColdHandsNoticed, ColdHandsRefused, LeftToPlay, PotWay};
pub use counts::{CountNoticed, CountRefused, CountsSaid};
pub use draws::DrawRefused;
pub use fund::{FundNoticed, FundRefused, PaidFor};
pub use leaving::{LeavingNoticed, LeavingRefused, NoticeDue};
pub use means::{InCash, MeansRefused, PaidIn};
pub use notes::NoteRefused;
pub use notice::{DealFrom, Notice, Remark};
pub use online::{OnlineRefused, SittingsDiffer};
pub use opening::{
    BuyInLimit, MadePayable, NightStands, NotPayable, OpeningNoticed, OpeningRefused, PostedMoney,
};
pub use party::PartyRefused;
pub use quoted::Quoted;
pub use reserving::{ReserveNoticed, ReserveRefused};
pub use results::{AllDropped, ResultRefused};
pub use seats::{SeatNoticed, SeatRefused, SeatsTaken};
pub use tables::{MoveRefused, SplitRefused, TableNoticed, TableRefused};
pub use winning::{PotShares, PotTaken, WinRefused, WinsTooMuch};
mod people;

mod quoted;

mod unbalanced;

pub use antes::AnteRefused;
pub use chips::{ChipPile, ChipRefused};
pub use debts::{DebtNoticed, DebtRefused, GuestWay};
pub use exports::ExportRefused;
pub use laws::{LawRefused, MoneyLaw, OrderLaw};
pub use names::{NameRefused, NameWanted};
pub use netting::{BalanceAmount, NettingRefused, NotAQuestion};
pub use not_a_name::NotAName;
pub use note_ids::NoteIdRefused;
pub use notes::NoteRefused;
pub use notice::{DealFrom, Notice, Remark};
pub use people::{HandleFault, PersonRefused};
pub use quoted::Quoted;
pub use unbalanced::Unbalanced;
mod party_moves;

mod quoted;

mod recorded_hands;

mod records;

mod restoring;

mod surrogates;

mod undo;

pub use antes::AnteRefused;
pub use book_verbs::BookVerbRefused;
pub use bundles::BundleRefused;
pub use evenings::{EveningNoticed, EveningRefused, OpenNote};
pub use houses::{HouseNoticed, HouseRefused};
pub use importing::{ImportNoticed, ImportRefused, LogFault};
pub use newcomers::{NewcomerAnswer, NewcomerDoubt, NewcomerRefused, WhoIsWho};
pub use notes::NoteRefused;
pub use notice::{DealFrom, Notice, Remark};
pub use party_moves::PartyMoveRefused;
pub use quoted::Quoted;
pub use recorded_hands::{OwedBlinds, RecordedHandNoticed, RecordedHandRefused, SaleInHand, WentOut};
pub use records::RecordRefused;
pub use restoring::{LostEvents, RestoreRefused};
pub use surrogates::{
    BookedDeed, MaybeTwice, SurrogateNoticed, SurrogateRefused, TookOff, TurnedDebt, WayApart,
};
pub use undo::UndoRefused;
pub use rebuy::RebuyRefused;
pub use tonight::TonightRefused;
pub use unusual::UnusualRefused;
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
    /// A fact found after the close.
    AdjustRefused(AdjustRefused),
    /// The antes of a hand.
    AnteRefused(AnteRefused),
    /// Who plays for a pot that waits.
    ClaimRefused(ClaimRefused),
    /// Who deals.
    DealRefused(DealRefused),
    /// A fine.
    FineRefused(FineRefused),
    /// The game for the last pot.
    LastHandRefused(LastHandRefused),
    /// What follows a hand told by its result.
    MatchRefused(MatchRefused),
    /// The use of a bank note.
    NoteRefused(NoteRefused),
    /// A session that was played elsewhere.
    OnlineRefused(OnlineRefused),
    /// The opening of a night.
    OpeningRefused(OpeningRefused),
    /// A game that is no poker.
    PartyRefused(PartyRefused),
    /// Seats that are kept.
    ReserveRefused(ReserveRefused),
    /// The result of a hand.
    ResultRefused(ResultRefused),
    /// A seat.
    SeatRefused(SeatRefused),
    /// The tables of the night.
    TableRefused(TableRefused),
    /// What the winners of a hand take.
    WinRefused(WinRefused),
    /// The chips.
    ChipRefused(ChipRefused),
    /// The debts of THE BOOK.
    DebtRefused(DebtRefused),
    /// What is handed out as a file.
    ExportRefused(ExportRefused),
    /// The laws of the ledger itself.
    LawRefused(LawRefused),
    /// What somebody is called.
    NameRefused(NameRefused),
    /// The settling of balances.
    NettingRefused(NettingRefused),
    /// What marks a bank note.
    NoteIdRefused(NoteIdRefused),
    /// The use of a bank note.
    NoteRefused(NoteRefused),
    /// The people who are named.
    PersonRefused(PersonRefused),
    /// What is written into the book, or looked for in it.
    BookVerbRefused(BookVerbRefused),
    /// A bundle that goes from book to book.
    BundleRefused(BundleRefused),
    /// A night and its tables.
    EveningRefused(EveningRefused),
    /// A house, its owner, its chips.
    HouseRefused(HouseRefused),
    /// An evening that was played elsewhere.
    ImportRefused(ImportRefused),
    /// Who came into a surrogate.
    NewcomerRefused(NewcomerRefused),
    /// The use of a bank note.
    NoteRefused(NoteRefused),
    /// A game that is no poker.
    PartyMoveRefused(PartyMoveRefused),
    /// The record of a person.
    RecordRefused(RecordRefused),
    /// A hand that is recorded, or was.
    RecordedHandRefused(RecordedHandRefused),
    /// A book that is put in place again.
    RestoreRefused(RestoreRefused),
    /// A surrogate that is taken in.
    SurrogateRefused(SurrogateRefused),
    /// Something that is to be taken back.
    UndoRefused(UndoRefused),
    /// Two people who are kept apart.
    ApartRefused(ApartRefused),
    /// A sale of chips.
    BuyingRefused(BuyingRefused),
    /// A hand out of a file, for other stakes.
    CardRoomRefused(CardRoomRefused),
    /// Turning chips in.
    CashOutRefused(CashOutRefused),
    /// The end of the night.
    ClosingRefused(ClosingRefused),
    /// The last pot.
    ColdHandsRefused(ColdHandsRefused),
    /// A count of a stack or of the drawer.
    CountRefused(CountRefused),
    /// Drawing lots with cards, and seeds.
    DrawRefused(DrawRefused),
    /// The fund of the house.
    FundRefused(FundRefused),
    /// Leaving the game.
    LeavingRefused(LeavingRefused),
    /// The way a purchase is paid for.
    MeansRefused(MeansRefused),
    /// The use of a bank note.
    NoteRefused(NoteRefused),
    /// Buying chips again.
    RebuyRefused(RebuyRefused),
    /// An amount, a stack or the drawer.
    TonightRefused(TonightRefused),
    /// An amount far above what is usual.
    UnusualRefused(UnusualRefused),
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
                Worded { code: refusal.code, message: refusal.message.clone(), hint: None }
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

groups!(
    AnteRefused,
    ClaimRefused,
    DealRefused,
    FineRefused,
    LastHandRefused,
    MatchRefused,
    NoteRefused,
    OnlineRefused,
    OpeningRefused,
    PartyRefused,
    ReserveRefused,
    ResultRefused,
    SeatRefused,
    TableRefused,
    WinRefused
);
    ChipRefused,
    DebtRefused,
    ExportRefused,
    LawRefused,
    NameRefused,
    NettingRefused,
    NoteIdRefused,
    NoteRefused,
    PersonRefused,
);

impl From<MoneyLaw> for Why {
    fn from(law: MoneyLaw) -> Self {
        LawRefused::from(law).into()
    }
}

impl From<OrderLaw> for Why {
    fn from(law: OrderLaw) -> Self {
        LawRefused::from(law).into()
    }
}
    BookVerbRefused,
    BundleRefused,
    EveningRefused,
    HouseRefused,
    ImportRefused,
    NewcomerRefused,
    NoteRefused,
    PartyMoveRefused,
    RecordRefused,
    RecordedHandRefused,
    RestoreRefused,
    SurrogateRefused,
    UndoRefused,
    AdjustRefused,
    AnteRefused,
    ApartRefused,
    BuyingRefused,
    CardRoomRefused,
    CashOutRefused,
    ClosingRefused,
    ColdHandsRefused,
    CountRefused,
    DrawRefused,
    FundRefused,
    LeavingRefused,
    MeansRefused,
    NoteRefused,
    RebuyRefused,
    TonightRefused,
    UnusualRefused
);
groups!(AnteRefused, NoteRefused, TournamentRefused);

impl From<Overflow> for Refusal {
    fn from(overflow: Overflow) -> Self {
        engine::refusal::Refusal::from(overflow).into()
    }
}
