//! What stands behind the pages: one that only looks, and one that also records.

use crate::render::said::Said;
use crate::render::seen::Answers;
use crate::web::asked::Asked;
use crate::web::page::Answered;
use ledger::night::closing_steps::ClosingStep;

/// Why there is no page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotThere {
    /// The book has none.
    Missing(String),
    /// Not now.
    Busy(String),
    /// The book cannot be read.
    Failed(String),
}

/// Knows the answers. It is only ever asked.
pub trait House {
    /// The answer.
    fn answer(&mut self, asked: &Asked) -> Result<Answered, NotThere>;
    /// The number of the last event, and a value that shows that somebody else wrote.
    fn mark(&self) -> Option<(u64, i64)>;
    /// True once somebody wants it to end.
    fn is_over(&self) -> bool;
}

/// Also records; there is one only if the banker asked for it.
pub trait Clerk: House {
    /// A word that nobody can guess.
    fn token(&mut self) -> String;
    /// How the bank stands: what forms are filled from.
    fn counter(&mut self) -> Result<Counter, NotThere>;
    /// Runs a line, once for its request id.
    fn run(&mut self, order: &Order) -> Heard;
    /// What an undo would undo: the event that stands for it, and its sentences.
    fn undoing(&mut self) -> Result<(u64, Vec<String>), Said>;
    /// The words of a line that somebody typed, if the banker's page may run it.
    fn words(&mut self, line: &str) -> Result<Vec<String>, Said>;
}

/// A line to be run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// Its words.
    pub words: Vec<String>,
    /// The request id of its form.
    pub id: String,
    /// What was asked of it before, and answered.
    pub answers: Vec<(String, bool)>,
}

/// What is heard of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// An answer or a refusal.
    Said(Said),
    /// A question: nothing is recorded before it is answered.
    Asked(String),
}

/// How the bank stands.
#[derive(Clone, Debug, Default)]
pub struct Counter {
    /// The answers that the table shows.
    pub answers: Answers,
    /// What is left to do before the night ends.
    pub steps: Vec<ClosingStep>,
    /// Open bank notes: each one's name, and what it says.
    pub notes: Vec<(String, String)>,
    /// Games played tonight, the last one first.
    pub games: Vec<String>,
    /// Who owes whom in THE BOOK.
    pub owed: Vec<Owed>,
}

/// A debt to be paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// Who pays.
    pub from: String,
    /// Who is paid.
    pub to: String,
    /// How much, as it is typed.
    pub amount: String,
    /// How much, as it is shown.
    pub shown: String,
    /// Where the payee is paid.
    pub paid_at: Option<String>,
}
