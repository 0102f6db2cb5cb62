//! What identifies a hand that comes a second time, from any file: who sat where with what, and what everybody did. Cards that
//! one file knows and another doesn't make no difference; cards that contradict each other do.

use crate::ids::PlayerId;
use engine::cards::Card;
use engine::formats::hands::HandRecord;
use engine::play::{Act, Dealt, Place};
use std::fmt::Write;

/// How many tables of records a hand is looked for under, at most.
const TABLES_MAX: usize = 4096;

/// A hand, by what every file of it says the same way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Essence {
    game: &'static str,
    /// Who has what and posts what, in order from the dealer's left.
    begins: Vec<String>,
    deeds: String,
    /// Who sits there, in the order of the deeds.
    players: Vec<Option<PlayerId>>,
    id: Option<String>,
    /// What its site calls it, the same in every file of that site.
    permanent: Option<String>,
    /// The cards of each player, in the order they came, and at the end those of the table.
    cards: Vec<Vec<Option<Card>>>,
}

impl Essence {
    /// The essence of a record with amounts in the book's unit; `players` sit in its places. Two records of one person count as
    /// one if the caller passes the same player for both.
    #[must_use]
    pub fn of(record: &HandRecord, players: &[Option<PlayerId>]) -> Self {
        let setup = &record.setup;
        let seats = setup.places.len();
        // Files begin to count at different places; the button is the same in all of them.
        let turned = |seat: usize| (seat + seats.saturating_sub(setup.button + 1)) % seats.max(1);
        let mut deeds = String::new();
        let mut order: Vec<usize> = (0..seats).collect();
        order.sort_by_key(|seat| turned(*seat));
        let order: Vec<usize> =
            order.into_iter().filter(|seat| setup.places.get(*seat).is_some_and(Place::takes_part)).collect();
        let number = |seat: usize| order.iter().position(|other| *other == seat).unwrap_or(seats);
        let begins = order.iter().filter_map(|seat| setup.places.get(*seat)).map(|place| {
            let stack = place.stack.map(engine::money::Money::minor);
            let posts = [place.ante, place.blind, place.dead].map(engine::money::Money::minor);
            format!("{stack:?} {posts:?}")
        });
        let begins = begins.collect();
        let who = order.iter().map(|seat| players.get(*seat).copied().flatten()).collect();
        for act in &record.acts {
            deed(&mut deeds, act, number);
        }
        let (game, id) = (setup.game.name, record.id.clone().filter(|_| !record.numbered));
        let permanent = record.notes.iter().find(|(name, _)| name == "hand-id").map(|(_, id)| id.clone());
        Self { game, begins, deeds, players: who, id, permanent, cards: cards(record, order.len(), number) }
    }

    /// A short mark: hands with different marks are different hands, unless they were recorded under other records of the
    /// players.
    #[must_use]
    pub fn print(&self) -> String {
        self.print_with(&self.players)
    }

    /// The marks it may have in a book in which the players had other records before a merge; `records` are all records of one
    /// player.
    #[must_use]
    pub fn prints(&self, records: impl Fn(PlayerId) -> Vec<PlayerId>) -> Vec<String> {
        let mut tables = vec![Vec::new()];
        for player in &self.players {
            let all =
                player.map_or_else(|| vec![None], |player| records(player).into_iter().map(Some).collect());
            let seated = tables.iter().flat_map(|table| {
                all.iter().map(|record| table.iter().copied().chain([*record]).collect::<Vec<_>>())
            });
            tables = seated.take(TABLES_MAX).collect();
        }
        tables.iter().map(|table| self.print_with(table)).collect()
    }

    fn print_with(&self, players: &[Option<PlayerId>]) -> String {
        let name = |player: &Option<PlayerId>| player.map(|player| player.to_string()).unwrap_or_default();
        let begins = players.iter().zip(&self.begins);
        let begins: String = begins.map(|(player, begins)| format!(" {} {begins}", name(player))).collect();
        // FNV-1a: the same on every machine and in every version.
        let told = format!("{}{begins}{}", self.game, self.deeds);
        let hash = told.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    /// True if both know a card, and it is the same in both.
    #[must_use]
    pub fn shares_a_card(&self, other: &Self) -> bool {
        let mut known = self.cards.iter().flatten().zip(other.cards.iter().flatten());
        known.any(|(one, two)| one.is_some() && one == two)
    }

    /// True if the two are one hand: the same was done, no cards contradict each other, and shared cards or the hands' names
    /// confirm it.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        let known = || self.cards.iter().flatten().zip(other.cards.iter().flatten());
        let pairs = known().filter_map(|(one, two)| Some(((*one)?, (*two)?)));
        let (alike, unlike): (Vec<_>, Vec<_>) = pairs.partition(|(one, two)| one == two);
        let named = match ((&self.permanent, &other.permanent), (&self.id, &other.id)) {
            ((Some(one), Some(two)), _) | (_, (Some(one), Some(two))) => one == two,
            _ => true,
        };
        let told = |of: &Self| (of.game, of.begins.clone(), of.deeds.clone(), of.players.clone());
        told(self) == told(other) && unlike.is_empty() && (named || !alike.is_empty())
    }
}

/// What every file tells the same way: bets and what's said, not who was dealt which card.
fn deed(deeds: &mut String, act: &Act, number: impl Fn(usize) -> usize) {
    let _ = match act {
        Act::Fold(seat) => write!(deeds, " f{}", number(*seat)),
        Act::Call(seat) => write!(deeds, " c{}", number(*seat)),
        Act::RaiseTo(seat, to) => write!(deeds, " r{}:{}", number(*seat), to.minor()),
        Act::BringIn(seat) => write!(deeds, " i{}", number(*seat)),
        Act::Draw(seat, cards) => write!(deeds, " x{}:{}", number(*seat), cards.len()),
        Act::Own { seat, deed, cards } => {
            write!(deeds, " {}{}:{}", deed.word(), number(*seat), cards.len())
        }
        Act::Pay(seat) => write!(deeds, " pay{}", number(*seat)),
        Act::Declare(seat, side) => write!(deeds, " y{}:{side:?}", number(*seat)),
        Act::Drop(seat) => write!(deeds, " o{}", number(*seat)),
        Act::Fine(seat, amount) => write!(deeds, " e{}:{}", number(*seat), amount.minor()),
        Act::Chips(seat, amount) => write!(deeds, " p{}:{}", number(*seat), amount.minor()),
        Act::Sold { seat, seller, amount } => {
            write!(deeds, " j{}:{}:{}", number(*seat), number(*seller), amount.minor())
        }
        Act::Runs(runs) => write!(deeds, " u{runs}"),
        Act::Misdeal => write!(deeds, " z"),
        Act::Redeal => write!(deeds, " v"),
        _ => Ok(()),
    };
}

/// Everybody's cards, sorted where they came at the same time, and the table's.
fn cards(record: &HandRecord, players: usize, number: impl Fn(usize) -> usize) -> Vec<Vec<Option<Card>>> {
    let mut all: Vec<Vec<Option<Card>>> = vec![Vec::new(); players.saturating_add(1)];
    let mut take = |place: usize, cards: &Dealt| {
        let mut cards = cards.cards().to_vec();
        cards.sort_by_key(|card| card.map(Card::index));
        if let Some(list) = all.get_mut(place) {
            list.extend(cards);
        }
    };
    for act in &record.acts {
        match act {
            Act::Deal { seat, cards } => take(number(*seat), cards),
            Act::Board(cards) => take(players, cards),
            _ => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accounts::Party;
    use engine::cards::parse_cards;
    use engine::formats::hands::kept::Kept;
    use engine::games::row;
    use engine::money::{Currency, Money};
    use engine::play::Place;

    fn dealt(text: &str) -> Dealt {
        if text.contains('?') {
            return Dealt::unseen(text.len() / 2);
        }
        Dealt::of(parse_cards(text).unwrap().into_iter().map(Some)).unwrap()
    }

    /// Two players and an empty seat, told from the seat `first` on.
    fn told(first: usize, hole: &str, id: Option<&str>) -> (HandRecord, Vec<Option<PlayerId>>) {
        let mut record = Kept::new(Currency::USD).into_record();
        record.setup.game = row("holdem").unwrap().game;
        let seats = [Some(100), Some(300), None];
        let at = |seat: usize| (seat + 3 - first) % 3;
        let mut places = [Place::default(); 3];
        let mut players = vec![None; 3];
        for (seat, stack) in seats.iter().enumerate() {
            places[at(seat)] =
                Place { dealt: stack.is_some(), stack: stack.map(Money::from_minor), ..Place::default() };
            players[at(seat)] =
                stack.and_then(|stack: i64| format!("{stack:032}").parse::<Party>().unwrap().player());
        }
        record.setup.places = places.to_vec();
        record.setup.button = at(1);
        record.id = id.map(str::to_owned);
        record.acts = vec![
            Act::Deal { seat: at(0), cards: dealt(hole) },
            Act::Deal { seat: at(1), cards: Dealt::unseen(2) },
            Act::RaiseTo(at(1), Money::from_minor(50)),
            Act::Fold(at(0)),
        ];
        (record, players)
    }

    #[track_caller]
    fn same(one: (usize, &str, Option<&str>), two: (usize, &str, Option<&str>)) -> bool {
        let [one, two] = [one, two].map(|(first, hole, id)| {
            let (record, players) = told(first, hole, id);
            Essence::of(&record, &players)
        });
        assert_eq!(one.print(), two.print());
        one.is_same(&two)
    }

    #[test]
    fn a_hand_is_known_from_any_seat_and_by_any_file() {
        assert!(same((0, "AsKd", Some("7")), (1, "AsKd", Some("7"))));
        assert!(same((0, "AsKd", Some("7")), (2, "KdAs", Some("other file")))); // by the cards
        assert!(same((0, "????", Some("7")), (0, "AsKd", None)));
    }

    #[test]
    fn other_cards_or_another_name_and_no_card_in_common_is_another_hand() {
        assert!(!same((0, "AsKd", None), (0, "AsQd", None)));
        assert!(!same((0, "????", Some("7")), (0, "AsKd", Some("8"))));
    }

    #[test]
    fn another_bet_is_another_hand() {
        let (record, players) = told(0, "AsKd", None);
        let mut other = record.clone();
        other.acts[2] = Act::RaiseTo(1, Money::from_minor(60));
        assert_ne!(Essence::of(&record, &players).print(), Essence::of(&other, &players).print());
    }
}
