//! The settings a book remembers for its output.

use serde::Serialize;

/// Its settings.
#[derive(Clone, Debug, Serialize)]
pub struct Settings {
    /// True if the next step is said after each command.
    pub hints: bool,
}
