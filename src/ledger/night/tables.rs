//! The tables of a night: one, or two if the house has them; what each of them knows, and when they split or merge.

use crate::ids::PlayerId;
use crate::journal::{Fact, SeatFact};
use crate::night::evening::{Evening, Purse, Sitting};
use crate::night::ring::seated;
use crate::night::tonight::Tonight;
use crate::refusal::{Notice, Refusal, TableNoticed, TableRefused};
use crate::tournament::Phase;
use engine::house::{House, Ruled, key};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The most seats a table has.
pub const SEAT_MAX: u32 = 20;

/// The table everybody begins at, where the bank is.
pub const MAIN: u32 = 1;

/// The table that exists only while the game is split.
pub const SECOND: u32 = 2;

/// How a house keeps two tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRules {
    /// Most players at one table; one more and the game is split (DAV-07).
    pub max: Ruled<usize>,
    /// The difference in players at which tables are leveled (DAV-10).
    pub imbalance: Ruled<usize>,
    /// At this many players in total, or fewer, the tables are merged (DAV-12).
    pub merge_at: Ruled<usize>,
}

impl TableRules {
    /// What the house says about two tables; `None` if it plays at one, as large as the cards allow.
    #[must_use]
    pub fn of(house: &House) -> Option<Self> {
        let count = |key| {
            let said = house.count(key)?;
            Some(Ruled { value: usize::try_from(said.value).ok()?, rule: said.rule })
        };
        Some(Self {
            max: count(key::SEATING_TABLE_MAX)?,
            imbalance: count(key::SEATING_IMBALANCE).unwrap_or(Ruled { value: 2, rule: None }),
            merge_at: count(key::SEATING_MERGE_AT)?,
        })
    }

    /// The same, or the refusal of a house that plays at one table.
    ///
    /// # Errors
    ///
    /// `one-table`.
    pub fn wanted(house: &House) -> Result<Self, Refusal> {
        Self::of(house).ok_or_else(|| Refusal::new(TableRefused::OneTable { house: house.name().to_owned() }))
    }
}

/// How many the house can seat in total.
#[must_use]
pub fn capacity(house: &House) -> Ruled<usize> {
    let most = usize::try_from(SEAT_MAX).unwrap_or(usize::MAX);
    let named = house
        .count(key::SEATING_TABLE_MAX)
        .and_then(|said| Some(Ruled { value: usize::try_from(said.value).ok()?, rule: said.rule }));
    let one = named.unwrap_or(Ruled { value: most, rule: None });
    let tables = if TableRules::of(house).is_some() { 2 } else { 1 };
    Ruled { value: one.value.saturating_mul(tables), rule: one.rule }
}

/// Everybody who sits at one table, by seat.
#[must_use]
pub fn seated_at(evening: &Evening, table: u32) -> Vec<(u32, PlayerId)> {
    let here = |player| evening.sitting(player).is_some_and(|sitting| sitting.table == table);
    seated(evening).into_iter().filter(|(_, player)| here(*player)).collect()
}

/// How many sit at one table.
#[must_use]
pub fn count_at(evening: &Evening, table: u32) -> usize {
    seated_at(evening, table).len()
}

/// The table a newcomer joins: the smaller one (DAV-09), or the main one if both are equal.
#[must_use]
pub fn smaller(evening: &Evening) -> u32 {
    if evening.tables > 1 && count_at(evening, SECOND) < count_at(evening, MAIN) { SECOND } else { MAIN }
}

/// The house's rule on where newcomers sit, while two tables play.
#[must_use]
pub fn newcomer_rule(tonight: &Tonight) -> Option<String> {
    let said = tonight.house.word(key::SEATING_NEWCOMER).filter(|_| tonight.evening.tables > 1);
    said.and_then(|said| said.rule)
}

/// The first empty seat at a table: first come, first seated (DAV-06).
#[must_use]
pub fn free_seat(evening: &Evening, table: u32) -> Option<u32> {
    let taken = seated_at(evening, table);
    (1..=SEAT_MAX).find(|seat| taken.iter().all(|(other, _)| other != seat))
}

/// The table of a player who came.
#[must_use]
pub fn table_of(evening: &Evening, player: PlayerId) -> Option<u32> {
    evening.sitting(player).map(|sitting| sitting.table)
}

/// Refuses a dealer who sits at the other table, for the next hand or for one that was `played`.
///
/// # Errors
///
/// `other-table`.
pub fn check_dealer(
    tonight: &Tonight,
    table: u32,
    (dealer, played): (Option<PlayerId>, bool),
) -> Result<(), Refusal> {
    let evening = &tonight.evening;
    let Some(dealer) = dealer.filter(|_| evening.tables > 1) else { return Ok(()) };
    match table_of(evening, dealer) {
        Some(at) if at != table => {
            let name = tonight.name(dealer).to_owned();
            Err(Refusal::new(TableRefused::DealerElsewhere { name, at, table, played }))
        }
        _ => Ok(()),
    }
}

/// Refuses a hand of players who sit at two tables.
///
/// # Errors
///
/// `other-table`.
pub fn check_one_table(tonight: &Tonight, players: &[PlayerId]) -> Result<(), Refusal> {
    let evening = &tonight.evening;
    let dealt: BTreeSet<PlayerId> = players.iter().copied().collect();
    check_size(tonight, dealt.len())?;
    if evening.tables == 1 {
        return Ok(());
    }
    let at = |table| players.iter().find(|player| table_of(evening, **player) == Some(table));
    match (at(MAIN), at(SECOND)) {
        (Some(one), Some(other)) => {
            let [main, second] = [one, other].map(|player| tonight.name(*player).to_owned());
            Err(Refusal::new(TableRefused::AtTwoTables { main, second }))
        }
        _ => Ok(()),
    }
}

/// Refuses a hand with more players than a table of the house has room for (DAV-07); a tournament has its own seats.
///
/// # Errors
///
/// `table-too-large`.
pub fn check_size(tonight: &Tonight, players: usize) -> Result<(), Refusal> {
    let (Some(most), Purse::Chips) = (tonight.house.count(key::SEATING_TABLE_MAX), tonight.evening.purse)
    else {
        return Ok(());
    };
    if usize::try_from(most.value).is_ok_and(|most| players <= most) {
        return Ok(());
    }
    let split = tonight.evening.tables != 1;
    let too_large = TableRefused::TooLarge { players, most: most.value, split };
    Err(Refusal::new(too_large).by(most.rule.as_deref()))
}

/// The note of a dealer with its table, if two play: the dealer may deal for an empty chair, or change tables after it.
#[must_use]
pub fn dealt_at(tonight: &Tonight, table: u32, mut fact: Fact) -> Fact {
    if let Fact::Seat(SeatFact::Dealt { table: at, .. }) = &mut fact
        && tonight.evening.tables > 1
    {
        *at = Some(table);
    }
    fact
}

/// Refuses a table that doesn't exist tonight.
///
/// # Errors
///
/// `no-table`.
pub fn check_table(tonight: &Tonight, table: u32) -> Result<(), Refusal> {
    if table >= MAIN && table <= tonight.evening.tables {
        return Ok(());
    }
    Err(Refusal::new(TableRefused::NoTable { table, tables: tonight.evening.tables }))
}

/// What the number of players calls for: two tables, other tables, one table.
#[must_use]
pub fn due(tonight: &Tonight) -> Option<Notice> {
    let rules = TableRules::of(&tonight.house)?;
    let evening = &tonight.evening;
    // A tournament is played at one table.
    if tonight.tournament().is_some_and(|on| evening.tables == 1 || on.phase == Phase::Running) {
        return None;
    }
    let (main, second) = (count_at(evening, MAIN), count_at(evening, SECOND));
    if evening.tables == 1 {
        let (players, most) = (seated(evening).len(), rules.max.value);
        let due = TableNoticed::SplitDue { players, most };
        return (players > most).then(|| Notice::new(rules.max.rule.as_deref(), due));
    }
    let players = main.saturating_add(second);
    if players <= rules.merge_at.value {
        return Some(Notice::new(rules.merge_at.rule.as_deref(), TableNoticed::MergeDue { players }));
    }
    (main.abs_diff(second) >= rules.imbalance.value)
        .then(|| Notice::new(rules.imbalance.rule.as_deref(), TableNoticed::BalanceDue { main, second }))
}

/// The table of the first of these players who came; the main one if none did.
#[must_use]
pub fn table_with(evening: &Evening, players: impl IntoIterator<Item = PlayerId>) -> u32 {
    players.into_iter().find_map(|player| table_of(evening, player)).unwrap_or(MAIN)
}

impl Tonight {
    /// The night as the table of these players knows it ([`Self::at_table`]).
    #[must_use]
    pub fn at_table_with(&self, players: impl IntoIterator<Item = PlayerId>) -> Cow<'_, Self> {
        match self.evening.was_one_table() {
            true => Cow::Borrowed(self),
            false => Cow::Owned(self.at_table(table_with(&self.evening, players))),
        }
    }

    /// The night as one of its tables knows it: who sits there, and what was dealt there since the tables were last merged.
    ///
    /// A player who went from there to the other table is in it as somebody who left, with the chair they left: the button can
    /// come to it (DAV-25).
    #[must_use]
    pub fn at_table(&self, table: u32) -> Self {
        let mut here = self.clone();
        if self.evening.was_one_table() {
            return here;
        }
        let evening = &mut here.evening;
        evening.sittings =
            self.evening.sittings.iter().filter_map(|sitting| seen_from(sitting, table)).collect();
        let merged = usize::try_from(evening.merged.deals).unwrap_or(usize::MAX);
        let dealt = self.evening.deals.iter().skip(merged);
        evening.deals = dealt.filter(|deal| deal.table == table).copied().collect();
        // Seen this way again, it's the same table.
        evening.merged.deals = 0;
        evening.hands_at.retain(|at| at.table == table);
        evening.hands = evening.hands_at.first().map_or(0, |at| at.hands);
        evening.last_hand = evening.hands_at.first().map_or(0, |at| at.last);
        here
    }
}

impl Evening {
    /// True if everybody sat at one table all night.
    const fn was_one_table(&self) -> bool {
        self.tables == 1 && self.merged.hands == 0 && self.merged.deals == 0
    }
}

/// A sitting as seen from a table; `None` for a player who was never there.
fn seen_from(sitting: &Sitting, table: u32) -> Option<Sitting> {
    if sitting.table == table {
        return Some(sitting.clone());
    }
    let (_, seat) = sitting.from.filter(|(from, _)| *from == table)?;
    let left = sitting.left.or(Some(crate::time::Instant(0)));
    Some(Sitting { seat: Some(seat), table, left, ..sitting.clone() })
}
