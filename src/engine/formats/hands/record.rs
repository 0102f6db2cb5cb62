//! A hand as a file tells it: the setup, the acts in order, and where each stands in the file.

use crate::money::Money;
use crate::play::{Act, Setup};

/// The house whose rules sites play by, and by whose name a kept hand tells that it was played on one.
pub const SITE_RULES: &str = "casino";

/// A place in a file, both counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// Where a file says what lay in the middle before the first card; nowhere where it does not say it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MiddleSpots {
    /// All of it.
    pub carry: Option<Spot>,
    /// What of it are fines.
    pub fines: Option<Spot>,
    /// What was anted.
    pub antes: Option<Spot>,
}

/// Where the words of a file stand; nowhere where it has none, or where nobody knows.
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
    /// Those who wait for the big blind.
    pub waits: Option<Spot>,
    /// Those between the button and the small blind.
    pub barred: Option<Spot>,
    /// The notes, in their order, as far as that is known.
    pub notes: Vec<Spot>,
}

/// A hand as a file tells it. Amounts are exact, in minor units of the setup's currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandRecord {
    /// What the file calls the hand.
    pub id: Option<String>,
    /// True if that is only its place among the hands of the file, which in another file is another.
    pub numbered: bool,
    /// What the file calls the game: `NT`, `holdem`.
    pub variant: String,
    /// The game with what the dealer added to it, where anything was or may have been said: `razz + goal-post`.
    pub called: Option<String>,
    /// The house it was played under, where the file names one.
    pub house: Option<String>,
    /// What was settled before the first card.
    pub setup: Setup,
    /// What happened.
    pub acts: Vec<Act>,
    /// Where each act stands.
    pub spots: Vec<Spot>,
    /// Where it says what lay in the middle.
    pub middle: MiddleSpots,
    /// Where its words stand.
    pub words: WordSpots,
    /// The stacks after the hand, where the file gives them.
    pub finishing: Option<Vec<Money>>,
    /// What was accepted although it is unusual, in stable kebab-case words.
    pub flags: Vec<&'static str>,
    /// Who was at the table and got no cards.
    pub without_cards: WithoutCards,
    /// What else the file says, in its order: `event`, `year`, …
    pub notes: Vec<(String, String)>,
    /// How the file tells the hand, where it is read from what is kept beside that.
    pub in_file: Option<InFile>,
}

/// Players who were at the table and got no cards, by name; who isn't among them was away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WithoutCards {
    /// They wait for the big blind (DAV-27).
    pub waits: Vec<String>,
    /// They sat between the button and the small blind (DAV-29).
    pub barred: Vec<String>,
    /// They were away, and the file has a place for them.
    pub absent: Vec<String>,
}

/// What a file calls a hand that is read from what is kept in it, and its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InFile {
    /// What it calls the game.
    pub variant: String,
    /// The seats in the order of the file, without those it leaves out.
    pub order: Vec<usize>,
}

impl HandRecord {
    /// What the book calls the game: its name, with what the dealer added to it (IGL-07).
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
