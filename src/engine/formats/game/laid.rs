//! The boards and lines of a written game, and the cards that are wild because of their place.

use crate::formats::game::boards::{NoPlaces, in_turn, place, places};
use crate::formats::game::read::{Reader, SHARED};
use crate::games::{BOARDS_MAX, GameRow, LINES_MAX};
use crate::readable::AsTyped;
use toml::Spanned;

impl Reader<'_, '_> {
    /// How the shared cards are laid out; a game with its own course takes no boards from another game.
    pub(super) fn laid(&mut self, row: &mut GameRow) {
        if self.table.contains_key("course") {
            row.game.boards = row.game.boards.with_boards(&[]).with_lines(&[]).with_wild(0);
        }
        let shared = row.course.board();
        if let Some(item) = self.table.get("boards") {
            let sets = match item.get_ref().as_integer() {
                Some(_) => self.boards_in_turn(row),
                None => self.sets("boards", shared, BOARDS_MAX),
            };
            if let Some(sets) = sets {
                row.game.boards = row.game.boards.with_boards(&sets);
            }
        }
        if self.table.contains_key("lines")
            && let Some(sets) = self.sets("lines", shared, LINES_MAX)
        {
            row.game.boards = row.game.boards.with_lines(&sets);
        }
    }

    fn boards_in_turn(&mut self, row: &GameRow) -> Option<Vec<u16>> {
        let item = self.table.get("boards")?;
        let number = item.get_ref().as_integer().and_then(|number| number.as_str().parse::<usize>().ok());
        let Some(boards) = number.filter(|boards| (1..=BOARDS_MAX).contains(boards)) else {
            let wanted = format!("1 to {BOARDS_MAX}, or a list with the places of each board");
            self.say(&item.span(), "boards", "won't work", &wanted, None);
            return None;
        };
        Some(if boards == 1 { Vec::new() } else { in_turn(&row.course, boards) })
    }

    /// A list of sets of places.
    fn sets(&mut self, key: &'static str, shared: usize, most: usize) -> Option<Vec<u16>> {
        let entries = self.list(key)?;
        if entries.len() > most {
            let place = self.table.get(key).map_or(0..0, Spanned::span);
            let (found, wanted) = (format!("names {}", entries.len()), format!("at most {most}"));
            self.say(&place, key, &found, &wanted, None);
            return None;
        }
        let mut sets = Vec::new();
        for entry in entries {
            match places(self.text_of(key, entry)?, shared) {
                Ok(set) => sets.push(set),
                Err(why) => {
                    let found = match why {
                        NoPlaces::Number => "names a card that isn't there",
                        NoPlaces::Twice => "names a card twice",
                    };
                    let wanted =
                        format!("numbers from 1 to {shared}, the shared cards in the order they're dealt");
                    self.say(&entry.span(), key, found, &wanted, None);
                }
            }
        }
        Some(sets)
    }

    /// `shared-5`: that shared card is wild, with all cards of its rank.
    pub(super) fn wild_places(&mut self, said: &[&str], row: &mut GameRow) {
        let shared = row.course.board();
        let mut wild = 0;
        for word in said {
            match word.strip_prefix(SHARED).and_then(|number| place(number, shared)) {
                Some(bit) => wild |= bit,
                None => {
                    let place = self.table.get("wild").map_or(0..0, Spanned::span);
                    let found = format!("has \"{}\"", word.as_typed());
                    let wanted = format!("`shared-1` to `shared-{shared}`");
                    self.say(&place, "wild", &found, &wanted, None);
                }
            }
        }
        row.game.boards = row.game.boards.with_wild(wild);
    }
}
