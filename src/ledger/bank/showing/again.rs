//! A showdown that comes a second time: recognized by its game, its board, and what everybody put in, held and said.

use crate::bank::desk::BankError;
use crate::bank::hands::played;
use crate::bank::merged::MergedRecords;
use crate::ids::{HandId, PlayerId};
use crate::night::Tonight;
use crate::night::ring::due_dealer;
use crate::store::{HandFilter, HandRow, Reader};
use engine::money::Currency;
use serde_json::Value;

/// Where a showdown comes from.
#[derive(Clone, Copy, Debug)]
pub enum ShowdownSource<'a> {
    /// Somebody typed it.
    Typed,
    /// It's a line of a file; these hands are its other lines.
    File(&'a [HandId]),
}

/// What identifies a showdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShowdownEssence {
    /// Its game and its boards.
    table: String,
    /// Everybody with what they put in, held and said, in a fixed order.
    players: Vec<(PlayerId, String)>,
    /// Who dealt, if the line names a dealer who played.
    dealer: Option<PlayerId>,
    /// True if a card is named somewhere.
    has_cards: bool,
    /// What its file calls it: `7` and `"7"` are the same name.
    id: Option<String>,
}

impl ShowdownEssence {
    /// The essence of a line with these players, in its order.
    #[must_use]
    pub fn of(line: &str, players: &[PlayerId], kept: &MergedRecords, currency: Currency) -> Self {
        let whole: Value = serde_json::from_str(line).unwrap_or_default();
        let boards = whole.get("boards").and_then(Value::as_array).into_iter().flatten();
        let boards: Vec<String> = whole.get("board").into_iter().chain(boards).map(cards).collect();
        let listed = whole.get("players").and_then(Value::as_array).into_iter().flatten();
        let away = whole.get("away").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let told = listed.map(|player| told(player, away, currency));
        let name = |player: &Value| player.get("name").cloned();
        let button = whole.get("button").filter(|button| !button.is_null());
        let mut named = whole.get("players").and_then(Value::as_array).into_iter().flatten().map(name);
        let dealer = named.position(|name| name.as_ref() == button).filter(|_| button.is_some());
        let dealer = dealer.and_then(|at| players.get(at)).map(|player| kept.of(*player));
        let mut players: Vec<(PlayerId, String)> =
            players.iter().map(|player| kept.of(*player)).zip(told).collect();
        players.sort();
        let has_cards = boards.iter().any(|board| !board.is_empty())
            || players.iter().any(|(_, told)| !told.starts_with('|'));
        let game = whole.get("game").and_then(Value::as_str).unwrap_or_default().to_lowercase();
        let id = whole.get("id").filter(|id| !id.is_null());
        let id = id.map(|id| id.as_str().map_or_else(|| id.to_string(), str::to_owned));
        Self { table: format!("{game} {}", boards.join(" ")), players, dealer, has_cards, id }
    }

    /// True if the two are one hand. Different dealers matter only if both name one, and different ids only if no cards are
    /// named.
    fn is_same(&self, other: &Self) -> bool {
        let dealt = self.dealer.zip(other.dealer).is_none_or(|(one, two)| one == two);
        let ids = self.id.as_ref().zip(other.id.as_ref()).filter(|_| !self.has_cards);
        let named = ids.is_none_or(|(one, two)| one == two);
        dealt && named && (&self.table, &self.players) == (&other.table, &other.players)
    }

    /// The recorded hand with this essence. Hands without cards look alike all night: only one of the same night is the same. A
    /// typed one must be the last at its table, before the next deal; in a file each line is a hand of its own. A void hand stays
    /// void either way.
    pub fn known(
        &self,
        reader: Reader<'_>,
        table: &Tonight,
        kept: &MergedRecords,
        source: ShowdownSource<'_>,
    ) -> Result<Option<HandRow>, BankError> {
        let is_last_only = !self.has_cards && matches!(source, ShowdownSource::Typed);
        let here = table.at_table_with(self.players.iter().map(|(player, _)| *player));
        if is_last_only && due_dealer(&here.evening).is_some() {
            return Ok(None);
        }
        let players = self.players.iter().map(|(player, _)| *player).collect();
        let depth = Some("showdown".to_owned());
        let filter = HandFilter { players, depth, ..HandFilter::default() };
        let mut rows = reader.hands(&filter, 0, None)?;
        rows.sort_by_key(|row| row.voided.is_some());
        for row in rows {
            let is_other = matches!(source, ShowdownSource::File(lines) if lines.contains(&row.id));
            let is_far = !self.has_cards && (is_other || row.night_id != table.evening.id);
            if is_far || (is_last_only && !is_last(reader, &row)?) {
                continue;
            }
            let (_, hand) = played(reader, &row)?;
            let players: Vec<PlayerId> = hand.seats.iter().map(|seat| seat.player).collect();
            let line = hand.record.as_deref().unwrap_or_default();
            if Self::of(line, &players, kept, hand.asset().counted_in(table.currency)).is_same(self) {
                return Ok(Some(row));
            }
        }
        Ok(None)
    }
}

/// True for the last hand of its night recorded at its table.
fn is_last(reader: Reader<'_>, row: &HandRow) -> Result<bool, BankError> {
    let of_night = HandFilter { night: Some(row.night), ..HandFilter::default() };
    let hands = reader.hands(&of_night, 0, None)?;
    let last = hands.iter().filter(|other| other.table == row.table).map(|other| other.seq).max();
    Ok(last == Some(row.seq))
}

/// What one player held, put in and said; it begins with the cards. A player who is away has folded, whether or not the line says
/// so.
fn told(player: &Value, away: &[Value], currency: Currency) -> String {
    let amount = |key: &str| {
        let text = player.get(key).and_then(Value::as_str).unwrap_or_default();
        currency.parse(text).map_or_else(|_| text.to_owned(), |amount| amount.minor().to_string())
    };
    let said = |key: &str| player.get(key).filter(|said| !said.is_null()).map(Value::to_string);
    let amounts = ["in", "dead", "fine"].map(amount).join("|");
    let cards = player.get("cards").map(cards).unwrap_or_default();
    let is_absent = cards.is_empty() && player.get("name").is_some_and(|name| away.contains(name));
    let folded = if is_absent { Some(true.to_string()) } else { said("folded") };
    let said: Vec<String> =
        folded.into_iter().chain(["declare", "calls"].into_iter().filter_map(said)).collect();
    format!("{cards}|{amounts}|{}", said.join("|"))
}

/// Cards in a fixed order, however they're written.
fn cards(value: &Value) -> String {
    let letters: Vec<char> =
        value.as_str().unwrap_or_default().chars().filter(|letter| letter.is_alphanumeric()).collect();
    let mut cards: Vec<String> = letters.chunks(2).map(|pair| pair.iter().collect()).collect();
    cards.sort();
    cards.concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn essence(line: &str, players: [u128; 2]) -> ShowdownEssence {
        let players = players.map(|player| PlayerId(Uuid::from_u128(player)));
        ShowdownEssence::of(line, &players, &MergedRecords::default(), Currency::USD)
    }

    #[test]
    fn a_showdown_is_known_in_any_order_and_writing() {
        let one = essence(
            r#"{"game":"holdem","board":"Ts Td","players":[{"name":"A","in":"1.00","cards":"5sJc"},{"name":"B","in":"1.00"}]}"#,
            [1, 2],
        );
        let two = essence(
            r#"{"game":"Holdem","board":"TdTs","players":[{"name":"B","in":"1"},{"name":"A","in":"1","cards":"(Jc 5s)"}]}"#,
            [2, 1],
        );
        assert!(one.is_same(&two));
        let other = essence(
            r#"{"game":"holdem","board":"TsTd","players":[{"name":"A","in":"1"},{"name":"B","in":"1","cards":"5sJc"}]}"#,
            [1, 2],
        );
        assert!(!other.is_same(&one), "the same cards in the other hand");
    }
}
