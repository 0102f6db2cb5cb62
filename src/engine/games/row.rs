//! What the games table says about one game: how it is judged, how it goes, and where it is listed.

use crate::games::boards::Boards;
use crate::games::course::{Course, Step};
use crate::games::game::Game;
use crate::games::menu::Menu;
use std::borrow::Cow;

/// What a game says about the money put in before the first card; the house decides the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Forced {
    /// Whether there is an ante.
    pub ante: Option<bool>,
    /// Whether there are blinds.
    pub blinds: Option<bool>,
    /// How many times everybody puts in the ante, or the big blind if there is no ante; `None`: the ante is the usual one.
    pub bomb: Option<u8>,
}

impl Forced {
    /// The house decides everything.
    pub const BY_HOUSE: Self = Self { ante: None, blinds: None, bomb: None };
}

/// One game of the table, or one somebody wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// How its hands are judged, and its name.
    pub game: Game,
    /// The name people say: `Seven-card stud`.
    pub title: Cow<'static, str>,
    /// What happens, in order.
    pub course: Course,
    /// Which kinds it is listed under; its place is under the first.
    pub menu: Cow<'static, [Menu]>,
    /// True if players who stayed and lost put into the next pot what the house says (CAU-119, MIK-16).
    pub matched: bool,
    /// What is put in before the first card.
    pub forced: Forced,
}

impl GameRow {
    /// A game written in the program.
    #[must_use]
    pub const fn fixed(
        game: Game,
        title: &'static str,
        course: &'static [Step],
        menu: &'static [Menu],
    ) -> Self {
        let (title, menu) = (Cow::Borrowed(title), Cow::Borrowed(menu));
        let forced = Forced::BY_HOUSE;
        Self { game, title, course: Course::fixed(course), menu, matched: false, forced }
    }

    /// The same game with losers matching the pot.
    #[must_use]
    pub const fn matching(mut self) -> Self {
        self.matched = true;
        self
    }

    /// The same game with a bomb ante of this many usual antes, and no blinds.
    #[must_use]
    pub const fn bombed(mut self, times: u8) -> Self {
        self.forced = Forced { ante: None, blinds: Some(false), bomb: Some(times) };
        self
    }

    /// The same game listed under other kinds.
    #[must_use]
    pub const fn listed(mut self, menu: &'static [Menu]) -> Self {
        if let Cow::Borrowed(listed) = &mut self.menu {
            *listed = menu;
        }
        self
    }

    /// The same game with its shared cards laid out like this.
    #[must_use]
    pub const fn laid(mut self, boards: Boards) -> Self {
        self.game.boards = boards;
        self
    }

    /// The word people type.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.game.name
    }

    /// True if its course has such a step.
    #[must_use]
    pub fn has_step(&self, wanted: impl Fn(Step) -> bool) -> bool {
        self.course.steps().iter().any(|step| wanted(*step))
    }

    /// How many cards the pack has.
    #[must_use]
    pub fn pack(&self) -> usize {
        self.game.pack()
    }

    /// The most players whose cards can all be dealt without a reshuffle, draws and burns not counted.
    #[must_use]
    pub fn most_players(&self) -> usize {
        self.course.most_players(self.pack())
    }

    /// The most players if the last card is dealt once, for all, when the cards run out (MIK-34).
    #[must_use]
    pub fn most_players_with_common_card(&self) -> usize {
        self.course.most_players_with_common_card(self.pack())
    }
}
