//! One party game as the table of games knows it.

use crate::as_text::counted;
use crate::games::party::bar::Bar;
use crate::games::party::party_game::PartyGame;
use crate::games::party::setup::{PartySetup, named};
use crate::games::party::term::TermRow;
use crate::refusal::Refusal;
use std::fmt;

/// Who deals the cards of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartyDeals {
    /// It has no cards.
    Never,
    /// One player deals until it's over.
    Once,
    /// The deal goes to the left after each hole.
    EachHole,
}

/// Begins a game: the antes are paid.
pub(crate) type Begin = fn(&PartySetup) -> Result<Box<dyn PartyGame>, Refusal>;

/// A game players may call for.
#[derive(Clone, Copy)]
pub struct PartyRow {
    /// The word people type: `low-man-down`.
    pub name: &'static str,
    /// The name people say.
    pub title: &'static str,
    /// What it is played with: `five dice`.
    pub needs: &'static str,
    /// The rule that says what it is played with and who begins.
    pub rule: &'static str,
    /// Who deals its cards.
    pub deals: PartyDeals,
    /// The fewest players.
    pub least: usize,
    /// The most players; `None` if more only make it slow.
    pub most: Option<usize>,
    /// What is agreed before it.
    pub terms: &'static [&'static TermRow],
    /// Begins it.
    pub begin: Begin,
}

impl PartyRow {
    /// True if somebody deals it: nobody deals dice or the toy.
    #[must_use]
    pub fn is_dealt(&self) -> bool {
        self.deals != PartyDeals::Never
    }

    /// True if it is played with a joker.
    #[must_use]
    pub fn has_joker(&self) -> bool {
        self.needs.contains("joker")
    }

    /// Bars a move that belongs to another kind of game: a card in a dice game, a bet in a game without bets.
    #[must_use]
    pub fn alien(&self) -> Bar {
        Bar::new(self.rule, format!("you play {} with {}", self.title, self.needs))
    }

    /// Refuses too few or too many players.
    ///
    /// # Errors
    ///
    /// `player-count`, by the rule of the game if the house plays by it.
    pub fn check_players(&self, count: usize, is_own: bool) -> Result<(), Refusal> {
        if count >= self.least && self.most.is_none_or(|most| count <= most) {
            return Ok(());
        }
        let range = match self.most {
            Some(most) => format!("{} to {most} players", self.least),
            None => format!("at least {}", counted(self.least, "player")),
        };
        let message = format!("{} needs {range}; you named {count}", self.name);
        Err(Refusal::new("player-count", message).by(named(is_own, self.rule).as_deref()))
    }
}

impl fmt::Debug for PartyRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl PartialEq for PartyRow {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for PartyRow {}
