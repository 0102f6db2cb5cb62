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
    /// All its pots together; tournament chips don't count.
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
    /// A game that isn't poker.
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
    /// How many cards each player holds.
    pub cards: usize,
    /// How many shared cards there are.
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
    /// True if the best spade in the hole wins half the pot.
    pub spade: bool,
    /// What else wins half the pot, besides the best hand.
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
    /// Whether there is an ante; none if the house decides.
    pub ante: Option<bool>,
    /// Whether there are blinds; none if the house decides.
    pub blinds: Option<bool>,
    /// In a bomb pot, how many antes everybody puts in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bomb: Option<u8>,
    /// The most players the deck is enough for.
    pub most_players: usize,
}

/// A game of poker with what was added to it.
#[derive(Clone, Debug, Serialize)]
pub struct ShownPoker {
    /// The game as it is played there.
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

/// A game that isn't poker.
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
    /// The fewest who can play.
    pub least_players: usize,
    /// The most who can play.
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
    /// The value in force.
    pub value: Value,
    /// The possible values.
    pub choices: String,
    /// True if the rules leave it open.
    pub open: bool,
    /// The rule that says so.
    pub rule: String,
}

/// The value of a point.
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

    /// The same, as agreed at a house.
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
