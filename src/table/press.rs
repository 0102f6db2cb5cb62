//! Keys, as the table knows them.

/// What was pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// A sign was typed.
    Sign(char),
    /// Enter.
    Enter,
    /// Esc: away with what is open.
    Away,
    /// Ctrl-C: the same, and the end where nothing is open.
    Break,
    /// Ctrl-D, or what else ends a program.
    End,
    /// The sign before the cursor is wiped.
    Wipe,
    /// All that was typed is wiped (Ctrl-U).
    WipeAll,
    /// One up.
    Up,
    /// One down, or Tab.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// A text was pasted.
    Paste(String),
}
