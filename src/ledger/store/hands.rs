//! Looking for hands: by night, player, result, size, tag and words, and what the players' hands add up to.

use crate::accounts::Asset;
use crate::ids::{HandId, NightId, PlayerId};
use crate::night::hand_tally::HandTally;
use crate::store::failure::StoreError;
use crate::store::read::{Reader, player, uuid};
use crate::store::tally_row::{TALLY_COLUMNS, tally};
use crate::time::{Instant, Period};
use engine::money::Money;
use rusqlite::types::Value;
use rusqlite::{Row, params_from_iter};

/// A hand in the list of hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandRow {
    pub id: HandId,
    pub night_id: NightId,
    pub night: u32,
    pub number: u32,
    /// The table it was played at, if the night had two; otherwise the first.
    pub table: u32,
    /// The event that recorded it.
    pub seq: u64,
    pub game: String,
    pub depth: String,
    pub pot: Money,
    /// True if hands were shown against each other.
    pub shown: bool,
    /// The event that says it doesn't count.
    pub voided: Option<u64>,
    /// Its tags, in order.
    pub tags: Vec<String>,
    /// True if it was played for tournament chips.
    pub staged: bool,
    /// When it was played.
    pub at: Instant,
}

impl HandRow {
    /// The class of the chips it was played for.
    #[must_use]
    pub const fn asset(&self) -> Asset {
        if self.staged { Asset::Stacks } else { Asset::Chips }
    }
}

/// Which hands to find; by default every hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandFilter {
    pub night: Option<u32>,
    /// A game with one of these names.
    pub games: Vec<String>,
    pub depth: Option<String>,
    pub pot_min: Option<Money>,
    pub pot_max: Option<Money>,
    /// All of these were in it.
    pub players: Vec<PlayerId>,
    /// All of these came out ahead.
    pub won: Vec<PlayerId>,
    /// All of these came out behind.
    pub lost: Vec<PlayerId>,
    pub tags: Vec<String>,
    /// Only hands in which players showed.
    pub shown: bool,
    /// Words that each of them contains somewhere.
    pub words: Vec<WantedWord>,
    /// When they were played.
    pub period: Period,
    /// The biggest pot first; tournament pots, which are chips, come last.
    pub by_pot: bool,
}

/// A word looked for in hands: in their events, notes and tags, and among the players' names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WantedWord {
    pub word: String,
    /// True if capitals matter, as they do in cards.
    pub exact: bool,
    /// Players with that name.
    pub players: Vec<PlayerId>,
}

/// What one player's hands of one night and game add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyRow {
    pub player: PlayerId,
    pub night: NightId,
    pub game: String,
    pub tally: HandTally,
}

/// A game, as it was called, and how much it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePlayed {
    pub game: String,
    pub hands: u64,
    /// In how many nights.
    pub nights: u64,
    /// The last of them.
    pub last: u32,
    /// All its pots together; tournament pots don't count.
    pub pots: Money,
    /// The biggest of them.
    pub biggest: Money,
}

const COLUMNS: &str =
    "hand.id, night.id, night.number, hand.number, hand.seq, game, depth, pot, shown, voided, hand.staged,
    (SELECT group_concat(tag, ' ' ORDER BY tag) FROM hand_tag WHERE hand_tag.hand = hand.id), hand.at_table,
    (SELECT at FROM event WHERE event.seq = hand.seq)";

const SOURCE: &str = "hand JOIN night ON night.id = hand.night";

/// The positions of a person and of all records merged into theirs.
const PERSON: &str = "SELECT position FROM player WHERE id IN (
    WITH RECURSIVE person (id) AS (
        SELECT ? UNION SELECT player.id FROM player JOIN person ON player.merged = person.id)
    SELECT id FROM person)";

/// The conditions of a filter and the values in them, in order.
#[derive(Default)]
struct Conditions {
    words: Vec<String>,
    values: Vec<Value>,
}

impl Conditions {
    fn of(filter: &HandFilter) -> Self {
        let mut all = Self::default();
        all.add_if("night.number = ?", filter.night.map(i64::from));
        if !filter.games.is_empty() {
            let names = vec!["lower(?)"; filter.games.len()].join(", ");
            all.words.push(format!("lower(game) IN ({names})"));
            all.values.extend(filter.games.iter().cloned().map(Value::from));
        }
        all.add_if("depth = ?", filter.depth.clone());
        all.add_if("hand.staged = 0 AND pot >= ?", filter.pot_min.map(Money::minor));
        all.add_if("hand.staged = 0 AND pot <= ?", filter.pot_max.map(Money::minor));
        for (players, sign) in
            [(&filter.players, ""), (&filter.won, " AND net > 0"), (&filter.lost, " AND net < 0")]
        {
            for player in players {
                let who =
                    format!("hand.seq IN (SELECT hand FROM hand_seat WHERE player IN ({PERSON}){sign})");
                all.add_if(&who, Some(player.to_string()));
            }
        }
        for tag in &filter.tags {
            all.add_if("hand.id IN (SELECT hand FROM hand_tag WHERE tag = ?)", Some(tag.clone()));
        }
        let played = "(SELECT at FROM event WHERE event.seq = hand.seq)";
        all.add_if(&format!("{played} >= ?"), filter.period.from.map(|from| from.0));
        all.add_if(&format!("{played} < ?"), filter.period.to.map(|to| to.0));
        if filter.shown {
            all.words.push("shown = 1".to_owned());
        }
        for wanted in &filter.words {
            all.search(wanted);
        }
        all
    }

    fn add_if(&mut self, words: &str, value: Option<impl Into<Value>>) {
        if let Some(value) = value {
            self.words.push(words.to_owned());
            self.values.push(value.into());
        }
    }

    fn search(&mut self, wanted: &WantedWord) {
        let body = "SELECT body FROM event WHERE event.seq";
        let mut places: Vec<String> = if wanted.exact {
            vec![format!("instr(({body} = hand.seq), ?) > 0")]
        } else {
            vec![
                format!("instr(lower(({body} = hand.seq)), lower(?)) > 0"),
                format!("instr(lower(({body} = hand.voided)), lower(?)) > 0"),
                "hand.id IN (SELECT hand FROM hand_tag WHERE tag = lower(?))".to_owned(),
                "hand.id IN (SELECT hand FROM hand_note WHERE instr(lower(text), lower(?)) > 0)".to_owned(),
            ]
        };
        self.values.extend(std::iter::repeat_n(Value::from(wanted.word.clone()), places.len()));
        for player in &wanted.players {
            places.push(format!("hand.seq IN (SELECT hand FROM hand_seat WHERE player IN ({PERSON}))"));
            self.values.push(player.to_string().into());
        }
        self.words.push(format!("({})", places.join(" OR ")));
    }

    fn written(&self) -> String {
        if self.words.is_empty() { String::new() } else { format!(" WHERE {}", self.words.join(" AND ")) }
    }
}

impl Reader<'_> {
    /// How many such hands there are.
    pub fn hands_count(&self, filter: &HandFilter) -> Result<u64, StoreError> {
        let conditions = Conditions::of(filter);
        let columns = format!("SELECT count(*) FROM {SOURCE}{}", conditions.written());
        let count = self.list(&columns, params_from_iter(conditions.values), |row| row.get(0))?;
        Ok(count.first().copied().unwrap_or(0))
    }

    /// Such hands, oldest first, or the biggest pot first: `most` of them, after skipping the `newer` newest.
    pub fn hands(
        &self,
        filter: &HandFilter,
        newer: u64,
        most: Option<u64>,
    ) -> Result<Vec<HandRow>, StoreError> {
        let mut conditions = Conditions::of(filter);
        let order = if filter.by_pot { "hand.staged, pot DESC, hand.seq" } else { "hand.seq DESC" };
        let columns = format!(
            "SELECT {COLUMNS} FROM {SOURCE}{} ORDER BY {order} LIMIT ? OFFSET ?",
            conditions.written()
        );
        let most = most.map_or(-1, |most| i64::try_from(most).unwrap_or(i64::MAX));
        let newer = i64::try_from(newer).unwrap_or(i64::MAX);
        conditions.values.extend([Value::from(most), Value::from(newer)]);
        let mut found = self.list(&columns, params_from_iter(conditions.values), hand_row)?;
        if !filter.by_pot {
            found.reverse();
        }
        Ok(found)
    }

    /// The last hands of a night, the newest first.
    pub fn last_hands(&self, night: NightId, most: u64) -> Result<Vec<HandRow>, StoreError> {
        self.hands_before(night, u32::MAX, most)
    }

    /// The hands of a night before the one with that number, the newest first.
    pub fn hands_before(&self, night: NightId, number: u32, most: u64) -> Result<Vec<HandRow>, StoreError> {
        let columns = format!(
            "SELECT {COLUMNS} FROM {SOURCE} WHERE hand.night = ? AND hand.number < ?
             ORDER BY hand.number DESC LIMIT ?"
        );
        self.list(&columns, rusqlite::params![night.to_string(), number, most], hand_row)
    }

    /// The first hand at a table of a night, after that number, that was played for money and counts; with this depth, or any.
    pub fn first_hand(
        &self,
        night: NightId,
        (table, number): (u32, u32),
        depth: Option<&str>,
    ) -> Result<Option<HandRow>, StoreError> {
        let columns = format!(
            "SELECT {COLUMNS} FROM {SOURCE} WHERE hand.night = ? AND hand.number > ? AND hand.at_table = ?
             AND depth = ifnull(?, depth) AND voided IS NULL AND hand.staged = 0 ORDER BY hand.number LIMIT 1"
        );
        let found =
            self.list(&columns, rusqlite::params![night.to_string(), number, table, depth], hand_row)?;
        Ok(found.into_iter().next())
    }

    /// Every name a hand is listed under, once.
    pub fn games_called(&self) -> Result<Vec<String>, StoreError> {
        self.list("SELECT DISTINCT game FROM hand ORDER BY game", [], |row| row.get(0))
    }

    /// The games of a night as they were called, each with its first hand.
    pub fn games_of(&self, night: NightId) -> Result<Vec<(String, u32)>, StoreError> {
        let columns = "SELECT game, min(number) FROM hand WHERE night = ?1 GROUP BY game ORDER BY 2";
        self.list(columns, [night.to_string()], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    /// The games that were played, the most played first: void hands don't count, and a pot of tournament chips isn't money.
    pub fn games_played(&self, filter: &HandFilter) -> Result<Vec<GamePlayed>, StoreError> {
        let conditions = Conditions::of(filter);
        let also = if conditions.words.is_empty() { "WHERE" } else { "AND" };
        let columns = format!(
            "SELECT game, count(*), count(DISTINCT hand.night), max(night.number),
                sum(iif(hand.staged, 0, pot)), max(iif(hand.staged, 0, pot))
             FROM {SOURCE}{} {also} voided IS NULL GROUP BY game ORDER BY 2 DESC, game",
            conditions.written()
        );
        self.list(&columns, params_from_iter(conditions.values), |row| {
            Ok(GamePlayed {
                game: row.get(0)?,
                hands: row.get(1)?,
                nights: row.get(2)?,
                last: row.get(3)?,
                pots: Money::from_minor(row.get(4)?),
                biggest: Money::from_minor(row.get(5)?),
            })
        })
    }

    /// The hand with that number in a night, or in the last night that has hands.
    pub fn hand(&self, night: Option<u32>, number: u32) -> Result<Option<HandRow>, StoreError> {
        let night = match night {
            Some(night) => Some(night),
            None => self.hands(&HandFilter::default(), 0, Some(1))?.first().map(|last| last.night),
        };
        let columns = format!("SELECT {COLUMNS} FROM {SOURCE} WHERE night.number = ? AND hand.number = ?");
        let found = self.list(&columns, rusqlite::params![night, number], hand_row)?;
        Ok(found.into_iter().next())
    }

    /// Hands that may be the same as one with this print, oldest first; void ones come last.
    pub fn hands_with_print(&self, print: &str) -> Result<Vec<HandRow>, StoreError> {
        let columns =
            format!("SELECT {COLUMNS} FROM {SOURCE} WHERE print = ? ORDER BY voided IS NOT NULL, hand.seq");
        self.list(&columns, [print], hand_row)
    }

    /// What was said about a hand, in order.
    pub fn hand_notes(&self, hand: HandId) -> Result<Vec<String>, StoreError> {
        let columns = "SELECT text FROM hand_note WHERE hand = ? ORDER BY seq";
        self.list(columns, [hand.to_string()], |row| row.get(0))
    }

    /// What everybody's hands add up to, by night and game.
    pub fn tallies(&self) -> Result<Vec<TallyRow>, StoreError> {
        let columns =
            format!("SELECT player, night, game, {TALLY_COLUMNS} FROM tally ORDER BY night, player, game");
        self.list(&columns, [], |row| {
            let (player, night) = (player(row, 0)?, NightId(uuid(row, 1)?));
            Ok(TallyRow { player, night, game: row.get(2)?, tally: tally(row, 3)? })
        })
    }

    /// The most that one hand made everybody richer by, by night and game; nothing if no hand did.
    pub fn won_most(&self) -> Result<Vec<(PlayerId, NightId, String, Money)>, StoreError> {
        let columns = "SELECT player.id, hand.night, hand.game, max(net, 0) FROM (
                SELECT player, hand, max(net) AS net FROM hand_seat JOIN hand ON hand.seq = hand_seat.hand
                WHERE hand.staged = 0 GROUP BY player, hand.night, hand.game) AS most
            JOIN player ON player.position = most.player JOIN hand ON hand.seq = most.hand";
        self.list(columns, [], |row| {
            let (player, night) = (player(row, 0)?, NightId(uuid(row, 1)?));
            Ok((player, night, row.get(2)?, Money::from_minor(row.get(3)?)))
        })
    }

    /// Who sat in which night or was part of a later correction, and their result there.
    pub fn plays(&self) -> Result<Vec<(NightId, PlayerId, Money)>, StoreError> {
        let columns = "SELECT night, player, sum(play) FROM (
                SELECT night, player, 0 AS play, 1 AS sat FROM sitting
                UNION ALL
                SELECT night, party, play, 0 FROM account
                WHERE asset <> 'stacks' AND night <> '' AND party IN (SELECT id FROM player))
            GROUP BY night, player HAVING max(sat) = 1 OR sum(play) <> 0";
        self.list(columns, [], |row| {
            Ok((NightId(uuid(row, 0)?), player(row, 1)?, Money::from_minor(row.get(2)?)))
        })
    }
}

fn hand_row(row: &Row<'_>) -> rusqlite::Result<HandRow> {
    let tags: Option<String> = row.get(11)?;
    Ok(HandRow {
        id: HandId(uuid(row, 0)?),
        night_id: NightId(uuid(row, 1)?),
        night: row.get(2)?,
        number: row.get(3)?,
        seq: row.get(4)?,
        game: row.get(5)?,
        depth: row.get(6)?,
        pot: Money::from_minor(row.get(7)?),
        shown: row.get(8)?,
        voided: row.get(9)?,
        staged: row.get(10)?,
        table: row.get(12)?,
        at: Instant(row.get(13)?),
        tags: tags.unwrap_or_default().split_whitespace().map(str::to_owned).collect(),
    })
}
