//! What the words of a line are matched against: the hand so far, how it stands, and what its places are called.

use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::names::Names;
use crate::cli::verbs::hand::new::table::AtTable;
use engine::house::House;
use engine::money::Money;
use engine::play::Play;
use engine::readable::shown;
use ledger::refusal::Refusal;
use std::cell::RefCell;

/// What words are matched against.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The hand so far.
    pub hand: &'a Entered,
    /// How it stands.
    pub play: &'a Play<'a>,
    /// The table it is played at.
    pub table: &'a AtTable,
    /// What its places are called.
    pub names: &'a Names,
    /// Whose rules apply.
    pub house: &'a House,
    /// What else the table should hear.
    pub heard: &'a RefCell<Vec<String>>,
    /// Who decides what the rules don't.
    pub host: &'a str,
    /// How many warnings the night had, including those of this hand (MIK-17).
    pub warned: usize,
}

impl Asked<'_> {
    /// An amount, if the word is one.
    pub fn amount(&self, word: &str) -> Option<Money> {
        self.play.setup().currency.parse(word).ok()
    }

    /// An amount as the prompt shows it.
    pub fn plain(&self, money: Money) -> String {
        self.play.setup().currency.plain(money)
    }
}

/// A word that means nothing now.
pub fn no_word(word: &str, wanted: &str) -> Refusal {
    let shown = shown(word);
    Refusal::worded("no-such-word", format!("`{shown}` doesn't work here: {wanted}")).into()
}
