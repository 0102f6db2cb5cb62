//! How far a hand being entered has come.

use crate::cli::verbs::hand::new::calling::Calling;
use crate::cli::verbs::hand::new::entered::Entered;

/// How far a hand has come.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// It is being called.
    Called(Calling),
    /// It is being played.
    Played(Entered),
}
