//! A night as the book knows it: who sits, what moved, what's in the middle.

use crate::accounts::{Accounts, Asset, Counter, Party};
use crate::chips::ChipCount;
use crate::ids::{NightId, NoteId, PlayerId, TournamentId};
use crate::journal::{PartyBegun, Stage};
use crate::night::deal::Deal;
use crate::time::Instant;
use engine::money::{Money, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// What is played for: the chips of the night, or those of a tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purse {
    /// Chips that are worth money.
    #[default]
    Chips,
    /// Chips of a tournament.
    Stacks(Stage),
}

impl Purse {
    /// The class of the chips.
    #[must_use]
    pub const fn asset(self) -> Asset {
        match self {
            Self::Chips => Asset::Chips,
            Self::Stacks(_) => Asset::Stacks,
        }
    }

    /// The tournament, with its smallest chip.
    #[must_use]
    pub const fn stage(self) -> Option<Stage> {
        match self {
            Self::Chips => None,
            Self::Stacks(stage) => Some(stage),
        }
    }

    /// The tournament.
    #[must_use]
    pub fn tournament(self) -> Option<TournamentId> {
        self.stage().map(|stage| stage.id)
    }
}

/// One night, open or closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    pub id: NightId,
    pub number: u32,
    /// The house's name, and its profile as it stood when the night opened.
    pub house: String,
    pub profile: String,
    pub banker: Option<PlayerId>,
    pub stakes: Option<String>,
    pub opened: Instant,
    pub closed: Option<Instant>,
    /// Only the day, for a night that was written down elsewhere.
    pub day: Option<String>,
    /// Who was warned tonight, one for each warning (MIK-17).
    pub warned: Vec<PlayerId>,
    /// Fines that wait in the middle for the next hand.
    pub fines: Money,
    /// Hands recorded so far.
    pub hands: u32,
    /// The number of the last one that counts, among those played for the same chips.
    pub last_hand: u32,
    /// What is played for here.
    pub purse: Purse,
    /// The seed drawn for cold hands, waiting for a player's word.
    pub seed: Option<String>,
    /// Players whose cold hands tied and are dealt again.
    pub cold: Vec<PlayerId>,
    /// Everybody who came, in the order of coming.
    pub sittings: Vec<Sitting>,
    /// Who dealt, hand by hand.
    pub deals: Vec<Deal>,
    /// How many tables play: one, or two (between ten and twelve players only the book knows).
    pub tables: u32,
    /// How many hands and deals there had been when two tables last became one.
    pub merged: MergedTables,
    /// The hands of each table since then.
    pub hands_at: Vec<HandsAt>,
    /// Games that aren't poker and haven't ended yet; more than one only after an undo.
    pub running: Vec<Running>,
    pub accounts: Accounts,
    /// Chips by color outside the case, as far as colors were said.
    pub colours_out: BTreeMap<String, i64>,
    /// True while every chip that left the case was named by color.
    pub colours_known: bool,
}

/// What came before the night's two tables became one: no button goes on from there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MergedTables {
    pub hands: u32,
    pub deals: u32,
    /// Who drew the button of the first hand after it (DAV-12).
    pub dealer: Option<PlayerId>,
}

/// The hands recorded at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandsAt {
    pub table: u32,
    pub hands: u32,
    /// The number of the last one that counts.
    pub last: u32,
}

/// A game that is being played, with its moves as they were typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    pub begun: PartyBegun,
    pub moves: Vec<String>,
}

/// One player's evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub player: PlayerId,
    pub seat: Option<u32>,
    /// The table the player is at, or was at when leaving.
    pub table: u32,
    /// The table and the chair the player left when last changing tables.
    pub from: Option<(u32, u32)>,
    /// When the player announced leaving, and how many hands the table had been dealt by then.
    pub notice: Option<(Instant, u32)>,
    /// Chips bought tonight, from the bank or from players.
    pub bought: Money,
    /// The part of it that the bank sold.
    pub banked: Money,
    /// The last count of the player's whole stack.
    pub counted: Option<Money>,
    pub chips: Option<ChipCount>,
    /// Cash the drawer paid the player.
    pub paid: Money,
    pub left: Option<Instant>,
    /// How many deals there had been when the player last left.
    pub left_after: Option<usize>,
}

impl Evening {
    /// True if a hand was recorded here, even if it's void by now, or at one of the tables that were merged. Before that, the
    /// noted deals count the hands.
    #[must_use]
    pub fn records_hands(&self) -> bool {
        self.merged.hands > 0 || self.hands_at.iter().any(|at| at.hands > 0)
    }

    /// A night as it begins, before anybody came.
    #[must_use]
    pub fn begun(id: NightId, number: u32, house: String, profile: String, opened: Instant) -> Self {
        Self {
            id,
            number,
            house,
            profile,
            banker: None,
            stakes: None,
            opened,
            closed: None,
            day: None,
            warned: Vec::new(),
            fines: Money::ZERO,
            hands: 0,
            last_hand: 0,
            purse: Purse::Chips,
            seed: None,
            cold: Vec::new(),
            sittings: Vec::new(),
            deals: Vec::new(),
            tables: 1,
            merged: MergedTables::default(),
            hands_at: Vec::new(),
            running: Vec::new(),
            accounts: Accounts::default(),
            colours_out: BTreeMap::new(),
            colours_known: true,
        }
    }

    /// The chips a party holds, by the ledger.
    #[must_use]
    pub fn chips(&self, party: impl Into<Party>) -> Money {
        self.accounts.holding(party.into(), self.purse.asset())
    }

    /// Cash in the drawer, by the ledger.
    #[must_use]
    pub fn drawer(&self) -> Money {
        self.accounts.holding(Party::Bank, Asset::Cash)
    }

    /// Who put float into the drawer, and how much of it the bank still owes them.
    #[must_use]
    pub fn float(&self) -> (Party, Money) {
        let floats = self
            .accounts
            .iter()
            .filter(|((party, asset, _), _)| *asset == Asset::Float && *party != Party::Bank);
        let mut owed = floats.map(|((party, ..), flow)| (*party, flow.balance().unwrap_or_default()));
        owed.find(|(_, amount)| !amount.is_zero()).unwrap_or((Party::House, Money::ZERO))
    }

    /// What a party has in cash by tonight's moves; float that it put into the drawer isn't part of its play.
    #[must_use]
    pub fn cash(&self, party: Party) -> Money {
        let cash = self.accounts.holding(party, Asset::Cash);
        cash.plus(self.accounts.holding(party, Asset::Float)).unwrap_or(cash)
    }

    /// Chips outside the case.
    #[must_use]
    pub fn chips_out(&self) -> Money {
        self.chips(Party::Bank).negated()
    }

    /// What the players should have together: the chips outside the case, without pot and fund.
    pub fn with_players(&self) -> Result<Money, Overflow> {
        self.chips_out().minus(self.pot().plus(self.chips(Party::Fund))?)
    }

    /// Forgets a count if the stack has changed since, because something it depended on was taken back.
    pub fn forget_old_counts(&mut self) {
        for sitting in &mut self.sittings {
            let stack = self.accounts.holding(sitting.player.into(), Asset::Chips);
            if sitting.counted.is_some_and(|counted| counted != stack) {
                (sitting.counted, sitting.chips) = (None, None);
            }
        }
    }

    /// True if everybody turned in their chips and left.
    #[must_use]
    pub fn everybody_left(&self) -> bool {
        self.sittings.iter().all(|sitting| sitting.left.is_some())
    }

    /// The middle of the table: carried money and waiting fines.
    #[must_use]
    pub fn pot(&self) -> Money {
        self.chips(Party::Pot)
    }

    /// Chips found beyond what was expected (below zero: missing).
    #[must_use]
    pub fn over_short(&self) -> Money {
        self.chips(Party::Table).negated()
    }

    /// Cash found in the drawer beyond what was expected (below zero: missing).
    #[must_use]
    pub fn drawer_over_short(&self) -> Money {
        self.accounts.holding(Party::Drawer, Asset::Cash).negated()
    }

    /// What `player` owes the bank in THE BOOK from tonight.
    #[must_use]
    pub fn owed_to_bank(&self, player: PlayerId) -> Money {
        self.accounts.balance(Party::Bank, Asset::Book, Counter::With(player.into()))
    }

    /// What was counted beyond what left the case, color by color; empty if a color was ever left unsaid, or there are uncounted
    /// chips in the fund.
    #[must_use]
    pub fn colour_differences(&self) -> Vec<(String, i64)> {
        let counts: Option<Vec<&ChipCount>> = self
            .sittings
            .iter()
            .filter(|sitting| !self.chips(sitting.player).is_zero() || sitting.counted.is_some())
            .map(|sitting| sitting.chips.as_ref())
            .collect();
        let known = self.colours_known && self.chips(Party::Fund).is_zero();
        let Some(counts) = counts.filter(|_| known) else { return Vec::new() };
        let mut off: BTreeMap<String, i64> =
            self.colours_out.iter().map(|(colour, out)| (colour.clone(), out.saturating_neg())).collect();
        for (colour, count) in counts.into_iter().flat_map(ChipCount::iter) {
            let sum = off.entry(colour.to_string()).or_default();
            *sum = sum.saturating_add(i64::from(count));
        }
        off.into_iter().filter(|(_, off)| *off != 0).collect()
    }

    /// The sitting of a player who came.
    #[must_use]
    pub fn sitting(&self, player: PlayerId) -> Option<&Sitting> {
        self.sittings.iter().find(|sitting| sitting.player == player)
    }

    /// What named transfers gave or took; if nobody said who gave the float, the banker did.
    #[must_use]
    pub fn transferred(&self, player: PlayerId) -> Money {
        let own = self.accounts.transferred(player.into());
        if self.banker != Some(player) {
            return own;
        }
        let purse = self.accounts.iter().filter(|((party, asset, _), _)| {
            *party == Party::House && matches!(asset, Asset::Cash | Asset::Transfer | Asset::Float)
        });
        Money::sum(purse.map(|(_, flow)| flow.transfer).chain([own])).unwrap_or(own)
    }

    /// Players who aren't in this list, and gained or lost by something other than play: a banker who holds a note that lapsed.
    #[must_use]
    pub fn only_moved(&self, results: &[(PlayerId, Money)]) -> Vec<(PlayerId, Money)> {
        let named: BTreeSet<PlayerId> = results.iter().map(|(player, _)| *player).collect();
        let parties: BTreeSet<PlayerId> =
            self.accounts.iter().filter_map(|((party, ..), _)| party.player()).chain(self.banker).collect();
        let others = parties.into_iter().filter(|player| !named.contains(player));
        let moved = others.filter(|player| !self.transferred(*player).is_zero());
        moved.map(|player| (player, self.accounts.result(player.into()))).collect()
    }

    /// Everybody's result, in the order they came; then players who never sat down but have a result from later corrections.
    #[must_use]
    pub fn results(&self) -> Vec<(PlayerId, Money)> {
        let came = self.sittings.iter().map(|sitting| sitting.player);
        let parties: BTreeSet<PlayerId> =
            self.accounts.iter().filter_map(|((party, ..), _)| party.player()).collect();
        let others = parties.into_iter().filter(|player| {
            self.sitting(*player).is_none() && !self.accounts.result((*player).into()).is_zero()
        });
        came.chain(others).map(|player| (player, self.accounts.result(player.into()))).collect()
    }
}

/// What happened to a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteStatus {
    /// Somebody holds it.
    Open,
    /// Redeemed with chips or paid in cash.
    Paid,
    /// In THE BOOK now.
    Committed,
    /// Void: not in THE BOOK when the night ended (MIK-07).
    Lapsed,
    /// Declared void.
    Voided,
    /// Its debtor and its holder became one person.
    Own,
}

const STATUS_WORDS: &[(NoteStatus, &str)] = &[
    (NoteStatus::Open, "open"),
    (NoteStatus::Paid, "paid"),
    (NoteStatus::Committed, "committed"),
    (NoteStatus::Lapsed, "lapsed"),
    (NoteStatus::Voided, "voided"),
    (NoteStatus::Own, "his own"),
];

impl NoteStatus {
    /// The word of the status.
    #[must_use]
    pub fn word(self) -> &'static str {
        STATUS_WORDS.iter().find(|(status, _)| *status == self).map_or("", |(_, word)| word)
    }

    /// The status of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        STATUS_WORDS.iter().find(|(_, known)| *known == word).map(|(status, _)| *status)
    }
}

/// A bank note: who owes, who holds, how much is still open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub id: NoteId,
    pub identifier: String,
    pub debtor: PlayerId,
    /// Who holds it; `None` once it's settled.
    pub holder: Option<Party>,
    pub night: Option<NightId>,
    pub issued: Money,
    pub open: Money,
    pub status: NoteStatus,
}
