//! What to type next, as a command line takes it.

use engine::money::Amount;
use ledger::people::typed;
use ledger::shell;
use std::fmt;

/// A line that leads on: a verb and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayOut(String);

impl WayOut {
    /// A line as it is typed.
    #[must_use]
    pub fn line(line: impl Into<String>) -> Self {
        Self(line.into())
    }

    /// The same with a word more, as a shell takes it: a name, a file.
    #[must_use]
    pub fn arg(self, word: &str) -> Self {
        Self(format!("{} {}", self.0, shell::word(word)))
    }

    /// The same with names, as a shell takes them.
    #[must_use]
    pub fn who(self, names: &[&str]) -> Self {
        Self(format!("{} {}", self.0, typed::words(names)))
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
