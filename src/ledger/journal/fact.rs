//! Everything that can happen, one variant per kind of event.
//!
//! A fact says what happened and with which figures; it is written once and never changed. New fields come
//! with a default, so that every old book can be read.

use crate::accounts::Party;
use crate::chips::{ChipCount, ChipKind};
use crate::ids::{BookId, NightId, NoteId, PlayerId, TournamentId};
use crate::journal::amending::NightAmended;
use crate::journal::fund::{FundCashedOut, FundPaid, FundSpent};
use crate::journal::hand::{HandNoted, HandTagged, HandVoided};
use crate::journal::online::SessionImported;
use crate::journal::party::{PartyBegun, PartyGivenUp, PartyMoved};
use crate::journal::places::{LeaveAnnounced, PlacesChanged, Reservation, SeedCommitted};
use crate::journal::seating::{FirstDealt, Pair};
use crate::journal::surrogate::{BookMerged, CashHanded, Elsewhere, KeyMade, PlayerMatched, SurrogateBegun};
use crate::people::Standing;
use crate::time::Instant;
use crate::tournament::did::InTournament;
use engine::money::{Currency, Money};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

pub use crate::journal::cash_out::{AppKept, BankSettled, CashedOut, CountSaid, Counter, DrawerShared};
pub use crate::journal::dealing::Dealing;
pub use crate::journal::debts::{Adjusted, Consolidated, DebtAssumed, DebtLimited, DebtLine};
pub use crate::journal::hand::{HandPlayed, HandSeat};
pub use crate::journal::holding::Holding;

/// One fact of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Fact {
    /// The book begins.
    BookBegun { book: Uuid, currency: Currency },
    /// A house profile is adopted for the nights to come; its text is stored whole.
    HouseAdopted { house: String, profile: String },
    /// It was said whose house it is.
    OwnerNamed { house: String, owner: PlayerId },
    /// The case of chips: colours, values, how many exist.
    CaseSet { chips: Vec<ChipKind> },

    /// A person enters the book.
    PlayerAdded { player: PlayerId, name: String, standing: Standing },
    /// A person is called otherwise from now on.
    PlayerRenamed { player: PlayerId, name: String },
    /// A person is also called so.
    PlayerAliased { player: PlayerId, alias: String },
    /// A guest becomes a regular, or gets an inviter.
    PlayerStanding { player: PlayerId, standing: Standing },
    /// Two records of one person become one; `holdings` is all that the gone one held.
    PlayersMerged { kept: PlayerId, gone: PlayerId, holdings: Vec<Holding> },

    /// Two people are kept apart from now on.
    PairForbidden(Pair),
    /// They may share a table again.
    PairAllowed(Pair),

    /// A night begins.
    NightOpened(NightOpened),
    /// What its opening left out was said later.
    NightAmended(NightAmended),
    /// Somebody else keeps the bank from now on.
    BankerChanged {
        night: NightId,
        banker: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        app: Option<AppKept>,
    },
    /// A player sits down; `agreed` if he changed seats with the word of whoever runs the house.
    Seated {
        night: NightId,
        player: PlayerId,
        seat: u32,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        agreed: bool,
        /// The table, where the night has two; none: the one he is at, the first for a newcomer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u32>,
        /// True if he had left and is back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        back: bool,
    },
    /// People changed places: two tables, one table, other chairs.
    PlacesChanged(PlacesChanged),
    /// A player said that he will leave.
    LeaveAnnounced(LeaveAnnounced),
    /// A seat is kept for somebody, or no longer.
    Reservation(Reservation),
    /// Cards named the first dealer.
    FirstDealt(FirstDealt),
    /// A seed for a draw was drawn; its hash was said aloud.
    SeedCommitted(SeedCommitted),
    /// A player deals the next hand of a table; `dead` if the button is on an empty chair, and he deals for it.
    Dealt {
        night: NightId,
        dealer: PlayerId,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        dead: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u32>,
    },
    /// A player leaves the table.
    Left { night: NightId, player: PlayerId },
    /// A player buys chips.
    BoughtIn(BoughtIn),
    /// A player changes chips for others of the same value.
    Swapped { night: NightId, player: PlayerId, gave: ChipCount, got: ChipCount },
    /// A player's whole stack was counted.
    Counted(Counted),
    /// One of the two who count a stack said what is in it.
    CountSaid(CountSaid),
    /// The cash box was counted.
    DrawerCounted { night: NightId, found: Money, expected: Money },
    /// The session's warning was given.
    Warned { night: NightId, player: PlayerId },
    /// A player paid a fine into the pot.
    Fined { night: NightId, player: PlayerId, amount: Money },
    /// An offence that costs nothing.
    Exempted { night: NightId, player: PlayerId },
    /// The night was played elsewhere, by this ledger.
    SessionImported(SessionImported),
    /// A hand was settled.
    HandPlayed(HandPlayed),
    /// A hand got words it can be found by, or lost them.
    HandTagged(HandTagged),
    /// Somebody had something to say about a hand.
    HandNoted(HandNoted),
    /// A hand does not count; its event was taken back.
    HandVoided(HandVoided),
    /// A game that is no poker began.
    PartyBegun(PartyBegun),
    /// Moves were made in it, or taken back.
    PartyMoved(PartyMoved),
    /// It was given up.
    PartyGivenUp(PartyGivenUp),
    /// A player paid into the fund.
    FundPaid(FundPaid),
    /// The fund turned its chips in.
    FundCashedOut(FundCashedOut),
    /// Somebody got something out of the fund.
    FundSpent(FundSpent),
    /// Something happened in a tournament.
    Tournament(InTournament),
    /// A seed for the cold hands was drawn; its hash was said aloud.
    ColdCommitted { night: NightId, seed: String, hash: String },
    /// The cold hands were laid out.
    ColdHands(ColdHands),
    /// A player turned in his chips.
    CashedOut(CashedOut),
    /// The drawer paid a claim on the bank.
    ClaimPaid { night: NightId, player: PlayerId, amount: Money },
    /// What was over or short was booked on somebody by decision.
    OverShortBooked { night: NightId, chips: Money, cash: Money, bearer: Party },
    /// The drawer went back to the banker, with what the bank owes or is owed.
    BankSettled(BankSettled),
    /// The night is over. Whose house it was then stays so for all that is found later.
    NightClosed {
        night: NightId,
        dealer: Option<PlayerId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<PlayerId>,
    },
    /// A fact found after the close of a night.
    Adjusted(Adjusted),
    /// The host ruled.
    Ruled { night: Option<NightId>, ruling: String, by: Option<PlayerId> },

    /// A bank note was written.
    NoteIssued { note: NoteUse, debtor: PlayerId, holder: Party, against: Means },
    /// A note moved on to another holder.
    NoteGiven { note: NoteUse, from: Party, to: Party, against: Means },
    /// The debtor paid a note, or part of it, in cash.
    NotePaid { note: NoteUse, debtor: PlayerId, holder: Party },
    /// A note went into THE BOOK; a guest's goes in as his inviter's debt.
    NoteCommitted { note: NoteUse, debtor: PlayerId, holder: Party, inviter: Option<PlayerId> },
    /// A note lost its value at the end of the night.
    NoteLapsed { note: NoteUse, debtor: PlayerId, holder: Party },
    /// A note was declared void.
    NoteVoided { note: NoteUse, debtor: PlayerId, holder: Party, why: String },

    /// A debt was written into THE BOOK.
    DebtOwed { debtor: PlayerId, creditor: Party, amount: Money, reason: String },
    /// A debt was paid, in cash or by app.
    DebtPaid {
        from: Party,
        to: Party,
        amount: Money,
        /// How much of it is between the two and not in THE BOOK.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        private: Option<Money>,
        /// True if the money was sent by app.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        app: bool,
    },
    /// A debt was forgiven.
    DebtForgiven {
        creditor: Party,
        debtor: Party,
        amount: Money,
        why: String,
        /// How much of it was between the two and not in THE BOOK.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        private: Option<Money>,
    },
    /// A guest's debt became his inviter's.
    DebtAssumed(DebtAssumed),
    /// THE BOOK was consolidated.
    Consolidated(Consolidated),
    /// It was said how much somebody may owe in THE BOOK.
    DebtLimited(DebtLimited),

    /// An earlier event was taken back, exactly.
    Undone { seq: u64 },

    /// The book got a key to sign with.
    KeyMade(KeyMade),
    /// From here on the book stands in for another.
    SurrogateBegun(SurrogateBegun),
    /// Events of a surrogate were taken in.
    BookMerged(BookMerged),
    /// An event of a surrogate that changes nothing here.
    Elsewhere(Elsewhere),
    /// A person of a surrogate is one of ours.
    PlayerMatched(PlayerMatched),
    /// One banker gave another cash, as one of their books has it.
    CashHanded(CashHanded),
}

/// A night begins under a house that is stored whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightOpened {
    pub night: NightId,
    pub number: u32,
    pub house: String,
    pub profile: String,
    pub banker: Option<PlayerId>,
    pub stakes: Option<String>,
    /// Cash put into the drawer for change.
    pub float: Money,
    /// Who put it in; missing in an older book: the house's purse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub float_of: Option<Party>,
    pub opened: Instant,
    /// The surrogate that the night was kept in; none for a night of this book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_in: Option<BookId>,
}

/// How something was paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    Cash,
    Transfer,
    Chips,
    Note,
    Book,
    /// Nothing was given in return.
    Gift,
}

/// A note and how much of it an event moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoteUse {
    pub id: NoteId,
    pub identifier: String,
    pub amount: Money,
}

/// A part of what a purchase was paid with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    pub means: Means,
    pub amount: Money,
    /// The note written for it, when paid by note.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<NoteUse>,
}

/// A purchase of chips, from the bank or from another player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoughtIn {
    pub night: NightId,
    pub player: PlayerId,
    /// None: the bank.
    pub seller: Option<PlayerId>,
    pub parts: Vec<Part>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<ChipCount>,
}

/// A count of a whole stack: an assertion; the difference is play nobody recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    pub night: NightId,
    pub player: PlayerId,
    pub found: Money,
    pub expected: Money,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<ChipCount>,
    /// The tournament whose chips they are; none: the chips of the night.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
}

/// The cold hands: everybody's money above a whole unit, one hand each, high hand takes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ColdHands {
    pub night: NightId,
    pub game: String,
    /// Who put in what now; empty when tied players are dealt again.
    pub contributions: Vec<(PlayerId, Money)>,
    /// The middle before: carried money, or the pot of tied cold hands.
    pub pot_before: Money,
    pub cards: Vec<(PlayerId, String)>,
    /// The shared cards of a game that has some.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub board: String,
    /// One winner of all that lies there; several when they tie and are dealt again.
    pub best: Vec<PlayerId>,
    /// What each winner of a half takes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<(PlayerId, Money)>,
    /// Why, each reason with its rule.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<(String, String)>,
    /// The revealed seed and the word said to it, when the program dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt_by: Option<Dealing>,
}

impl Fact {
    /// The night the fact belongs to; an adjustment names an old one.
    #[must_use]
    pub fn night(&self) -> Option<NightId> {
        match self {
            Self::NightOpened(NightOpened { night, .. })
            | Self::NightAmended(NightAmended { night, .. })
            | Self::BankerChanged { night, .. }
            | Self::Seated { night, .. }
            | Self::PlacesChanged(PlacesChanged { night, .. })
            | Self::LeaveAnnounced(LeaveAnnounced { night, .. })
            | Self::FirstDealt(FirstDealt { night, .. })
            | Self::SeedCommitted(SeedCommitted { night, .. })
            | Self::Dealt { night, .. }
            | Self::Left { night, .. }
            | Self::BoughtIn(BoughtIn { night, .. })
            | Self::Swapped { night, .. }
            | Self::Counted(Counted { night, .. })
            | Self::CountSaid(CountSaid { night, .. })
            | Self::DrawerCounted { night, .. }
            | Self::Warned { night, .. }
            | Self::Fined { night, .. }
            | Self::Exempted { night, .. }
            | Self::SessionImported(SessionImported { night, .. })
            | Self::HandPlayed(HandPlayed { night, .. })
            | Self::HandTagged(HandTagged { night, .. })
            | Self::HandNoted(HandNoted { night, .. })
            | Self::HandVoided(HandVoided { night, .. })
            | Self::PartyBegun(PartyBegun { night, .. })
            | Self::PartyMoved(PartyMoved { night, .. })
            | Self::PartyGivenUp(PartyGivenUp { night, .. })
            | Self::FundPaid(FundPaid { night, .. })
            | Self::FundCashedOut(FundCashedOut { night, .. })
            | Self::Tournament(InTournament { night, .. })
            | Self::ColdCommitted { night, .. }
            | Self::ColdHands(ColdHands { night, .. })
            | Self::CashedOut(CashedOut { night, .. })
            | Self::ClaimPaid { night, .. }
            | Self::OverShortBooked { night, .. }
            | Self::BankSettled(BankSettled { night, .. })
            | Self::NightClosed { night, .. }
            | Self::Adjusted(Adjusted { night, .. }) => Some(*night),
            Self::Ruled { night, .. }
            | Self::Reservation(Reservation { night, .. })
            | Self::FundSpent(FundSpent { night, .. })
            | Self::DebtAssumed(DebtAssumed { night, .. })
            | Self::Consolidated(Consolidated { night, .. }) => *night,
            _ => None,
        }
    }

    /// The number of the hand the fact speaks of, in its night.
    #[must_use]
    pub const fn hand(&self) -> Option<u32> {
        match self {
            Self::HandPlayed(HandPlayed { number, .. })
            | Self::HandTagged(HandTagged { number, .. })
            | Self::HandNoted(HandNoted { number, .. })
            | Self::HandVoided(HandVoided { number, .. }) => Some(*number),
            _ => None,
        }
    }
}
