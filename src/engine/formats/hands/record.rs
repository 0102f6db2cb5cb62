//! A hand as a file tells it: the setup, the acts in order, and where each is in the file.

use crate::money::Money;
use crate::play::{Act, Setup};

/// The house whose rules sites play by. A kept hand names it if it was played on a site.
pub const SITE_RULES: &str = "casino";

/// A place in a file, both counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// Where a file says what was in the middle before the first card; `None` if it doesn't say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MiddleSpots {
    /// All of it.
    pub carry: Option<Spot>,
    /// How much of it is fines.
    pub fines: Option<Spot>,
    /// What was anted.
    pub antes: Option<Spot>,
}

/// Where the words of a file are; `None` if the file doesn't have them, or nobody knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WordSpots {
    /// What it calls the game.
    pub variant: Option<Spot>,
    /// What it calls the hand.
    pub id: Option<Spot>,
    /// The house.
    pub house: Option<Spot>,
    /// The names of the players.
    pub names: Option<Spot>,
    /// Players who wait for the big blind.
    pub waits: Option<Spot>,
    /// Players between the button and the small blind.
    pub barred: Option<Spot>,
    /// The notes, in their order, as far as that is known.
    pub notes: Vec<Spot>,
}

/// A hand as a file tells it. Amounts are exact, in minor units of the setup's currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandRecord {
    /// What the file calls the hand.
    pub id: Option<String>,
    /// True if the id is only the hand's place among the hands of the file, which differs in another file.
    pub numbered: bool,
    /// What the file calls the game: `NT`, `holdem`.
    pub variant: String,
    /// The game with the dealer's additions, if there were any or may have been: `razz + goal-post`.
    pub called: Option<String>,
    /// The house it was played under, if the file names one.
    pub house: Option<String>,
    /// What was settled before the first card.
    pub setup: Setup,
    /// What happened.
    pub acts: Vec<Act>,
    /// Where each act is.
    pub spots: Vec<Spot>,
    /// Where the file says what was in the middle.
    pub middle: MiddleSpots,
    /// Where its words are.
    pub words: WordSpots,
    /// The stacks after the hand, if the file gives them.
    pub finishing: Option<Vec<Money>>,
    /// What was accepted although it is unusual, in stable kebab-case words.
    pub flags: Vec<&'static str>,
    /// Players who were at the table and got no cards.
    pub without_cards: WithoutCards,
    /// What else the file says, in its order: `event`, `year`, …
    pub notes: Vec<(String, String)>,
    /// How the file tells the hand, if the hand was read from the kept hand beside it.
    pub in_file: Option<InFile>,
}

/// Players who were at the table and got no cards, by name; others without cards were away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WithoutCards {
    /// They wait for the big blind (DAV-27).
    pub waits: Vec<String>,
    /// They sat between the button and the small blind (DAV-29).
    pub barred: Vec<String>,
    /// They were away, and the file has a place for them.
    pub absent: Vec<String>,
}

/// What a file calls a hand that was read from the kept hand in it, and its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InFile {
    /// What it calls the game.
    pub variant: String,
    /// The seats in the order of the file, without those it leaves out.
    pub order: Vec<usize>,
}

impl HandRecord {
    /// What the book calls the game: its name, with the dealer's additions (IGL-07).
    #[must_use]
    pub fn game(&self) -> &str {
        self.called.as_deref().unwrap_or(self.setup.game.name)
    }

    /// What the file calls the game.
    #[must_use]
    pub fn variant_in_file(&self) -> &str {
        self.in_file.as_ref().map_or(&self.variant, |told| &told.variant)
    }

    /// The seats in the order of the file.
    #[must_use]
    pub fn seats_in_file(&self) -> Vec<usize> {
        self.in_file
            .as_ref()
            .map_or_else(|| (0..self.setup.places.len()).collect(), |told| told.order.clone())
    }
}
