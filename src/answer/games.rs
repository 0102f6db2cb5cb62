//! The games that can be played.

use crate::answer::Amount;
use engine::games::Menu;
use engine::games::party;
use engine::house::House;
use serde::Serialize;

/// Several of them.
#[derive(Clone, Debug, Serialize)]
pub struct Games {
    /// One after the other.
    pub games: Vec<Game>,
}

/// What the table plays.
#[derive(Clone, Debug, Serialize)]
pub struct GamesPlayed {
    /// Each game as it was called, the most played first.
    pub games: Vec<GamePlayed>,
}

/// A game, and how much of it was played.
#[derive(Clone, Debug, Serialize)]
pub struct GamePlayed {
    /// As it was called.
    pub game: String,
    /// In how many hands.
    pub hands: u64,
    /// In how many nights.
    pub nights: u64,
    /// The last of them.
    pub last_night: u32,
    /// All its pots together; tournament chips are no money.
    pub pots: Amount,
    /// The biggest of them.
    pub biggest_pot: Amount,
}

/// A game.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Game {
    /// A game of poker.
    Poker(Box<Poker>),
    /// A game that is no poker.
    Party(Party),
}

/// A game of poker, in the words it is written with.
#[derive(Clone, Debug, Serialize)]
pub struct Poker {
    /// Its name.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// The kinds it is listed under.
    pub menu: Vec<&'static str>,
    /// How it goes, step by step.
    pub course: Vec<String>,
    /// How many cards each holds.
    pub cards: usize,
    /// How many lie in the middle.
    pub board: usize,
    /// How high hands are compared.
    pub high: &'static str,
    /// How low ones are.
    pub low: &'static str,
    /// Which cards make a hand.
    #[serde(rename = "use")]
    pub uses: &'static str,
    /// The cards that are wild.
    pub wild: Vec<String>,
    /// What follows when a card falls face up, in the words of a written game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub falls: Vec<String>,
    /// True if the best spade in the hole has half of the pot.
    pub spade: bool,
    /// What else has half of the pot beside the best hand.
    pub half: &'static str,
    /// The places of each board, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Vec<u8>>,
    /// The places that are used together, where not all are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Vec<u8>>,
    /// The deck it is played with.
    pub deck: &'static str,
    /// True if losers match the pot.
    #[serde(rename = "match")]
    pub matched: bool,
    /// Whether there is an ante; none where the house says so.
    pub ante: Option<bool>,
    /// Whether there are blinds; none where the house says so.
    pub blinds: Option<bool>,
    /// How many times the ante everybody puts in, in a bomb pot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bomb: Option<u8>,
    /// For how many the deck suffices.
    pub most_players: usize,
}

/// A game of poker with what was added to it.
#[derive(Clone, Debug, Serialize)]
pub struct ShownPoker {
    /// The game, as it goes there.
    #[serde(flatten)]
    pub game: Poker,
    /// What was added.
    pub added: Vec<&'static str>,
    /// What may still be added.
    pub features: Vec<&'static str>,
    /// The rules that name it.
    pub rules: Vec<&'static str>,
    /// The house that was asked.
    pub house: Option<String>,
}

/// A game that is no poker.
#[derive(Clone, Debug, Serialize)]
pub struct Party {
    /// Its name.
    pub name: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// The kind it is listed under.
    pub menu: [&'static str; 1],
    /// What it is played with.
    pub needs: &'static str,
    /// How many it takes.
    pub least_players: usize,
    /// How many can play at most.
    pub most_players: Option<usize>,
    /// The rules that name it, where the house plays by their text.
    pub rules: Vec<&'static str>,
    /// What the table agrees on, where one game is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<Term>>,
    /// The house that was asked, where one game is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<String>,
}

/// A point that the table agrees on.
#[derive(Clone, Debug, Serialize)]
pub struct Term {
    /// Its name.
    pub name: &'static str,
    /// What holds.
    pub value: Value,
    /// What may hold.
    pub choices: String,
    /// True if the text leaves it open.
    pub open: bool,
    /// The rule that says so.
    pub rule: String,
}

/// What holds of a point.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// An amount of money.
    Amount(Amount),
    /// A number.
    Count(u32),
    /// A word.
    Word(&'static str),
}

impl Party {
    /// A game that these rules name.
    #[must_use]
    pub fn of(row: &party::PartyRow, rules: Vec<&'static str>) -> Self {
        Self {
            name: row.name,
            title: row.title,
            menu: [Menu::Party.word()],
            needs: row.needs,
            least_players: row.least,
            most_players: row.most,
            rules,
            options: None,
            house: None,
        }
    }

    /// The same as it is agreed at a house.
    #[must_use]
    pub fn agreed(self, terms: &party::Terms, house: &House) -> Self {
        let term = |term: &party::Term| Term {
            name: term.row.name,
            value: match term.value {
                party::TermValue::Amount(amount) => Value::Amount(Amount::new(amount, house.currency())),
                party::TermValue::Count(count) => Value::Count(count),
                party::TermValue::Word(word) => Value::Word(word),
            },
            choices: term.row.choices(),
            open: term.row.open,
            rule: term.rule.clone(),
        };
        let options = Some(terms.0.iter().map(term).collect());
        Self { options, house: Some(house.name().to_owned()), ..self }
    }
}
