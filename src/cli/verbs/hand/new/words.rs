//! A typed line as words, taken from the front; what is put back comes first again.

use std::collections::VecDeque;

/// The words of a line not taken yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    left: VecDeque<String>,
    done: Vec<String>,
    /// The game this line named.
    game: Option<String>,
    /// What this line added to a game.
    added: Vec<&'static str>,
    /// How many of the remaining words were typed as one with the last one taken.
    glued: usize,
}

impl Words {
    /// These words.
    #[must_use]
    pub fn all(words: impl Iterator<Item = String>) -> Self {
        Self { left: words.collect(), done: Vec::new(), game: None, added: Vec::new(), glued: 0 }
    }

    /// The next word.
    #[must_use]
    pub fn peek(&self) -> Option<&str> {
        self.left.front().map(String::as_str)
    }

    /// All remaining words, as they were typed.
    pub fn ahead(&self) -> impl Iterator<Item = &str> {
        self.left.iter().map(String::as_str)
    }

    /// The game this line named, if it named one.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.game.as_deref()
    }

    /// Notes that this line names this game.
    pub fn names_game(&mut self, game: &str) {
        self.game = Some(game.to_owned());
    }

    /// Notes that this line adds these to a game.
    pub fn adds(&mut self, names: impl Iterator<Item = &'static str>) {
        for name in names {
            if !self.added.contains(&name) {
                self.added.push(name);
            }
        }
    }

    /// What this line added to a game so far.
    #[must_use]
    pub fn added(&self) -> &[&'static str] {
        &self.added
    }

    /// True if every word of the line is like this.
    #[must_use]
    pub fn are_all(&self, like: fn(&str) -> bool) -> bool {
        self.done.iter().chain(&self.left).all(|word| like(word))
    }

    /// True if this line named a game, or added something to one.
    #[must_use]
    pub const fn calls(&self) -> bool {
        self.game.is_some() || !self.added.is_empty()
    }

    /// True if none is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// True if the next word is the last.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.left.len() == 1
    }

    /// Takes the next word.
    pub fn take(&mut self) -> Option<String> {
        let word = self.left.pop_front()?;
        self.glued = self.glued.saturating_sub(1);
        self.done.push(word.clone());
        Some(word)
    }

    /// Takes the next word if it is this one, in any case.
    pub fn take_if(&mut self, is: impl Fn(&str) -> bool) -> Option<String> {
        if self.peek().is_some_and(is) { self.take() } else { None }
    }

    /// Takes everything that is left, as typed except for spaces.
    pub fn rest(&mut self) -> String {
        let mut all = Vec::new();
        while let Some(word) = self.take() {
            all.push(word);
        }
        all.join(" ")
    }

    /// Replaces that many of the remaining words with these.
    pub fn say_instead(&mut self, count: usize, words: impl DoubleEndedIterator<Item = String>) {
        self.left.drain(..count.min(self.left.len()));
        words.rev().for_each(|word| self.left.push_front(word));
    }

    /// Replaces the last word taken with its pieces.
    pub fn split_last(&mut self, pieces: impl DoubleEndedIterator<Item = String>) {
        self.done.pop();
        for piece in pieces.rev() {
            self.glued = self.glued.saturating_add(1);
            self.left.push_front(piece);
        }
    }

    /// True if the next word was typed as one with the last, as in `ffr2`.
    #[must_use]
    pub const fn is_glued(&self) -> bool {
        self.glued > 0
    }

    /// True if the next word is a fold.
    #[must_use]
    pub fn is_fold(&self) -> bool {
        self.peek().is_some_and(|word| ["f", "fold", "folds"].contains(&word.to_lowercase().as_str()))
    }

    /// The last word taken.
    #[must_use]
    pub fn last(&self) -> Option<&str> {
        self.done.last().map(String::as_str)
    }

    /// True if the word before the last one taken was typed as a word of its own and `is` this.
    #[must_use]
    pub fn follows(&self, is: impl Fn(&str) -> bool) -> bool {
        matches!(self.done.as_slice(), [.., before, _] if is(before))
    }

    /// What is left, as typed except for spaces.
    #[must_use]
    pub fn left(&self) -> String {
        self.ahead().collect::<Vec<_>>().join(" ")
    }

    /// What was taken so far, as typed except for spaces.
    #[must_use]
    pub fn taken(&self) -> String {
        self.done.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_from_the_front_and_go_back_there() {
        let mut words = Words::all(["ff", "r", "2"].map(str::to_owned).into_iter());
        assert_eq!(words.take().as_deref(), Some("ff"));
        words.split_last(["f", "f"].map(str::to_owned).into_iter());
        assert_eq!((words.take().as_deref(), words.taken().as_str()), (Some("f"), "f"));
        assert_eq!(words.take_if(|word| word == "x"), None);
        assert_eq!(words.rest(), "f r 2");
        assert!(words.is_empty());
    }
}
