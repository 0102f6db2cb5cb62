//! What to type next, as a command line takes it.

use crate::render::shell;
use engine::money::Amount;
use std::fmt;

/// A line to type next: a verb and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayOut(String);

impl WayOut {
    /// A line as it is typed.
    #[must_use]
    pub fn line(line: impl Into<String>) -> Self {
        Self(line.into())
    }

    /// The same with one more word, quoted for a shell: a name, a file.
    #[must_use]
    pub fn arg(self, word: &str) -> Self {
        Self(format!("{} {}", self.0, shell::word(word)))
    }

    /// The same with names, quoted for a shell.
    #[must_use]
    pub fn who(self, names: &[&str]) -> Self {
        Self(format!("{} {}", self.0, shell::names(names)))
    }

    /// The same with an option and its value: a name, a file.
    #[must_use]
    pub fn option(self, option: &str, value: &str) -> Self {
        Self(format!("{} {}", self.0, shell::option(option, value)))
    }

    /// The same with an option for a player and an amount: `--win Ana=5.00`.
    #[must_use]
    pub fn pay(self, option: &str, name: &str, amount: Amount) -> Self {
        self.option(option, &format!("{name}={}", amount.plain()))
    }

    /// The same with a name as it is typed while entering a hand: only words count there, and a name is known by its
    /// first one.
    #[must_use]
    pub fn in_hand(self, name: &str) -> Self {
        Self(format!("{} {}", self.0, name.split_whitespace().next().unwrap_or_default()))
    }

    /// The same with an amount.
    #[must_use]
    pub fn amount(self, amount: Amount) -> Self {
        self.arg(&amount.plain())
    }
}

impl fmt::Display for WayOut {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}
