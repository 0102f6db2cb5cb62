//! A TOML table to a game, or every mistake in it with its place.

use crate::as_text::listed;
use crate::formats::bad_line::BadLine;
use crate::formats::closest::closest;
use crate::formats::game::descent::{Descent, OVER_MAX, own};
use crate::formats::game::keys::{BESIDES, DECKS, HIGHS, KEYS, LOWS, USES};
use crate::formats::game::taken::{other_called, taken};
use crate::games::{
    Beside, Course, Deck, GamePart, GameRow, Highs, Menu, NAME_MAX, ROWS, falls, is_name, kept, row, spelled,
    wilds, words,
};
use crate::house::is_plain_text;
use crate::readable::{AsTyped, shown};
use std::borrow::Cow;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// How a word that makes a shared card wild begins.
pub(super) const SHARED: &str = "shared-";

/// The most antes of a bomb pot.
const BOMB_MAX: u8 = 100;

pub(super) type Item<'a, 'i> = &'a Spanned<DeValue<'i>>;

/// Reads the table `[game.NAME]` in `text`; a game cannot have a name of the games table. It may be `like` another game of its
/// file, all of which are in `written`.
///
/// # Errors
///
/// Every mistake with its line and column: unknown keys and words, and what could not be played. No mistakes if the only one
/// belongs to a game it is like, which reports it itself.
pub(crate) fn read<'t, 'i>(
    text: &'t str,
    name: &'t str,
    place: &Range<usize>,
    table: &'t DeTable<'i>,
    written: Option<&'t DeTable<'i>>,
) -> Result<GameRow, Vec<BadLine>> {
    let mut reader = Reader { text, name, place, table, written, sound: true, bad: Vec::new() };
    let game = reader.game();
    match game {
        Some(game) if reader.sound && reader.bad.is_empty() => Ok(game),
        _ => Err(reader.bad),
    }
}

pub(super) struct Reader<'t, 'i> {
    text: &'t str,
    name: &'t str,
    place: &'t Range<usize>,
    pub(super) table: &'t DeTable<'i>,
    /// The games of the file, this one too.
    written: Option<&'t DeTable<'i>>,
    /// False if what it is like cannot be read.
    sound: bool,
    bad: Vec<BadLine>,
}

impl<'t, 'i> Reader<'t, 'i> {
    fn game(&mut self) -> Option<GameRow> {
        self.names();
        let like = self.like();
        let steps = self.steps();
        let mut row = like.or_else(|| self.fresh(steps.is_some()))?;
        if let Some(steps) = steps {
            row.course = Course::written(words::sized(&steps));
        }
        if is_name(self.name) {
            row.game.name = kept(self.name);
        }
        (row.game.cards, row.game.board) = (row.course.held(), row.course.board());
        self.judging(&mut row);
        self.listing(&mut row);
        if self.sound && self.bad.is_empty() {
            for fault in row.faults() {
                let place = self.place_of(fault.part);
                self.say(&place, "", &fault.found, &fault.wanted, None);
            }
        }
        Some(row)
    }

    /// The game's name and its keys.
    fn names(&mut self) {
        if !is_name(self.name) || spelled(self.name) != self.name {
            let wanted =
                format!("1 to {NAME_MAX} lowercase letters, digits and hyphens, starting with a letter");
            self.say(self.place, "", "can't be the name of a game", &wanted, None);
        } else if let Some(found) = taken(self.name, self.name) {
            self.say(self.place, "", &found, "another name", None);
        }
        for key in self.table.keys().filter(|key| !KEYS.contains(&key.get_ref().as_ref())) {
            let near = closest(key.get_ref(), KEYS.into_iter()).first().copied();
            let shown = shown(key.get_ref());
            self.say(&key.span(), &shown, "is unknown", &listed(&KEYS, "or").unwrap_or_default(), near);
        }
    }

    /// The game it is like: one of the table, or another of the file.
    fn like(&mut self) -> Option<GameRow> {
        let item = self.table.get("like")?;
        let known = self.text_of("like", item)?;
        if let Some(written) = self.written
            && let Some((place, table)) = own(written, known)
        {
            let like = self.like_written(item, written, known, &place, table);
            self.sound = like.is_some();
            return like;
        }
        let found = row(known).cloned();
        if found.is_none() {
            let near = closest(known, ROWS.iter().map(GameRow::name)).first().copied();
            self.say(&item.span(), "like", "isn't a game on the list", "a name from `games`", near);
        }
        found
    }

    /// The game of the file with that name, if nothing is wrong with it; mistakes are reported at that game.
    fn like_written(
        &mut self,
        item: Item<'t, 'i>,
        written: &'t DeTable<'i>,
        known: &'t str,
        place: &Range<usize>,
        table: &'t DeTable<'i>,
    ) -> Option<GameRow> {
        match Descent::of(written, self.name) {
            Descent::Ends => return read(self.text, known, place, table, self.written).ok(),
            Descent::Round(round) if round.first() == Some(&self.name) => {
                let again = round.iter().chain([&self.name]).map(|name| format!("`{name}`"));
                let round = again.collect::<Vec<_>>().join(" is like ");
                let found = format!("leads back to where it started: {round}");
                self.say(&item.span(), "like", &found, "a game that isn't like this one", None);
            }
            Descent::Long => {
                let found = format!("goes through more than {OVER_MAX} other games");
                self.say(&item.span(), "like", &found, "a game closer to one on the list", None);
            }
            // The first game of the circle reports it.
            Descent::Round(_) | Descent::Lost => {}
        }
        None
    }

    /// A game that isn't like another, so it has to give its course.
    fn fresh(&mut self, has_course: bool) -> Option<GameRow> {
        if !has_course && !self.table.contains_key("course") && !self.table.contains_key("like") {
            let wanted = "steps, like course = [\"down 5\", \"bet\"], or like = \"razz\"";
            self.say(self.place, "", "has no course", wanted, None);
        }
        let mut row = row("straight-poker")?.clone();
        row.menu = Cow::Borrowed(&[Menu::Other]);
        row.title = Cow::Owned(self.name.to_owned());
        Some(row)
    }

    fn steps(&mut self) -> Option<Vec<words::WrittenStep>> {
        let entries = self.list("course")?;
        let mut steps = Vec::new();
        for entry in entries {
            let typed = self.text_of("course", entry)?;
            match words::read(typed) {
                Ok(step) => steps.push(step),
                Err(why) => {
                    let near = match &why {
                        words::NoStep::Word(word) => closest(word, words::WORDS.into_iter()).first().copied(),
                        _ => None,
                    };
                    let shown = shown(typed);
                    let found = format!("has \"{shown}\"");
                    self.say(&entry.span(), "course", &found, &why.to_string(), near);
                }
            }
        }
        Some(steps)
    }

    fn judging(&mut self, row: &mut GameRow) {
        if let Some(highs) = self.word("high", HIGHS) {
            row.game.highs = highs;
            row.game.deck = if highs == Highs::Short { Deck::SHORT } else { Deck::FULL };
        }
        if let Some(lows) = self.word("low", LOWS) {
            row.game.lows = lows;
        }
        if let Some(uses) = self.word("use", USES) {
            row.game.uses = uses;
        }
        if let Some(deck) = self.word("deck", DECKS) {
            row.game.deck = deck;
        }
        if let Some(spade) = self.flag("spade") {
            row.game.beside = spade.then_some(Beside::HighSpade);
        }
        if let Some(beside) = self.word("half", BESIDES) {
            row.game.beside = beside;
        }
        self.laid(row);
        if let Some(matched) = self.flag("match") {
            row.matched = matched;
        }
        row.forced.ante = self.flag("ante").or(row.forced.ante);
        row.forced.blinds = self.flag("blinds").or(row.forced.blinds);
        row.forced.bomb = self.bomb().or(row.forced.bomb);
        self.wild(row);
        self.falls(row);
    }

    fn wild(&mut self, row: &mut GameRow) {
        let Some(entries) = self.list("wild") else { return };
        let Some(said) = entries.iter().map(|entry| self.text_of("wild", entry)).collect::<Option<Vec<_>>>()
        else {
            return;
        };
        let (by_place, others): (Vec<_>, Vec<_>) =
            said.into_iter().partition(|word| word.starts_with(SHARED));
        self.wild_places(&by_place, row);
        match wilds(others) {
            Ok(wilds) => row.game.wilds = wilds,
            Err(refusal) => {
                let place = self.table.get("wild").map_or(0..0, Spanned::span);
                self.say(&place, "wild", &format!("won't work ({refusal})"), "cards that can be wild", None);
            }
        }
    }

    /// How many antes everybody puts in.
    fn bomb(&mut self) -> Option<u8> {
        let item = self.table.get("bomb")?;
        let number = item.get_ref().as_integer().and_then(|number| number.as_str().parse().ok());
        let bomb = number.filter(|times| (2..=BOMB_MAX).contains(times));
        if bomb.is_none() {
            self.say(
                &item.span(),
                "bomb",
                "won't work",
                &format!("a whole number from 2 to {BOMB_MAX}"),
                None,
            );
        }
        bomb
    }

    fn falls(&mut self, row: &mut GameRow) {
        let Some(entries) = self.list("falls") else { return };
        for entry in &entries {
            let Some(text) = self.text_of("falls", entry) else { return };
            if let Err(refusal) = falls([text]) {
                let wanted = "something like \"Q wild-next\", \"3 pay pot\" or \"4 card for 0.50\"";
                self.say(&entry.span(), "falls", &format!("won't work ({refusal})"), wanted, None);
                return;
            }
        }
        match falls(entries.iter().filter_map(|entry| entry.get_ref().as_str())) {
            Ok(falls) => row.game.falls = falls,
            Err(refusal) => {
                let place = self.table.get("falls").map_or(0..0, Spanned::span);
                self.say(&place, "falls", &format!("won't work ({refusal})"), "each kind once", None);
            }
        }
    }

    fn listing(&mut self, row: &mut GameRow) {
        if let Some(item) = self.table.get("title")
            && let Some(title) = self.text_of("title", item)
        {
            let others = || {
                other_called(title, self.name, self.written?).map(|name| format!("already calls `{name}`"))
            };
            let taken = taken(title, self.name).or_else(others);
            if !is_plain_text(title) {
                self.say(&item.span(), "title", "can't be printed", "short plain text", None);
            } else if let Some(found) = taken {
                self.say(&item.span(), "title", &found, "another title", None);
            } else {
                row.title = Cow::Owned(title.to_owned());
            }
        } else {
            row.title = Cow::Owned(self.name.to_owned());
        }
        let Some(entries) = self.list("menu") else { return };
        let mut menu = Vec::new();
        for entry in entries {
            let Some(word) = self.text_of("menu", entry) else { return };
            let known = Menu::ALL.map(Menu::word);
            match Menu::find(word) {
                Some(kind) => menu.push(kind),
                None => {
                    let near = closest(word, known.into_iter()).first().copied();
                    self.say(
                        &entry.span(),
                        "menu",
                        "isn't a kind of game",
                        &listed(&known, "or").unwrap_or_default(),
                        near,
                    );
                }
            }
        }
        if menu.is_empty() {
            menu.push(Menu::Other);
        }
        row.menu = Cow::Owned(menu);
    }

    fn word<T: Copy>(&mut self, key: &'static str, known: &[(&'static str, T)]) -> Option<T> {
        let item = self.table.get(key)?;
        let typed = self.text_of(key, item)?;
        let found = known.iter().find(|(word, _)| *word == typed).map(|(_, value)| *value);
        if found.is_none() {
            let words: Vec<&'static str> = known.iter().map(|(word, _)| *word).collect();
            let near = closest(typed, words.iter().copied()).first().copied();
            self.say(&item.span(), key, "is unknown", &listed(&words, "or").unwrap_or_default(), near);
        }
        found
    }

    fn flag(&mut self, key: &str) -> Option<bool> {
        let item = self.table.get(key)?;
        let flag = item.get_ref().as_bool();
        if flag.is_none() {
            self.say(&item.span(), key, "is neither true nor false", "true or false", None);
        }
        flag
    }

    pub(super) fn list(&mut self, key: &str) -> Option<Vec<Item<'t, 'i>>> {
        let item = self.table.get(key)?;
        let list = item.get_ref().as_array().map(|entries| entries.iter().collect());
        if list.is_none() {
            self.say(&item.span(), key, "isn't a list", "words in brackets, like [\"a\", \"b\"]", None);
        }
        list
    }

    pub(super) fn text_of(&mut self, key: &str, item: Item<'t, 'i>) -> Option<&'t str> {
        let text = item.get_ref().as_str();
        if text.is_none() {
            self.say(&item.span(), key, "isn't text", "words in quotes", None);
        }
        text
    }

    /// Where this part of a game is set; if it isn't, where the game's name is.
    fn place_of(&self, part: GamePart) -> Range<usize> {
        let keys: &[&str] = match part {
            GamePart::Course => &["course"],
            GamePart::Order => &["high", "low", "course"],
            GamePart::Uses => &["use", "course"],
            GamePart::Wilds => &["wild", "course"],
            GamePart::Falls => &["falls", "course"],
            GamePart::Spade => &["half", "spade", "course"],
            GamePart::Boards => &["boards", "lines", "course"],
            GamePart::Match => &["match", "course"],
            GamePart::Forced => &["bomb", "blinds", "ante"],
        };
        let said = keys.iter().find_map(|key| self.table.get(*key));
        said.map_or_else(|| self.place.clone(), Spanned::span)
    }

    pub(super) fn say(
        &mut self,
        place: &Range<usize>,
        key: &str,
        found: &str,
        wanted: &str,
        near: Option<&'static str>,
    ) {
        let game: String = self.name.chars().take(NAME_MAX).collect::<String>().as_typed();
        let full = if key.is_empty() { format!("game.{game}") } else { format!("game.{game}.{key}") };
        let bad = BadLine::at(self.text, place, &full, found.to_owned(), wanted.to_owned());
        self.bad.push(bad.near(near));
    }
}
