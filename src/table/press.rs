//! Keys, as the table knows them.

/// What was pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// A character was typed.
    Sign(char),
    /// Enter.
    Enter,
    /// Esc: closes what is open.
    Away,
    /// Ctrl-C: the same, and quits if nothing is open.
    Break,
    /// Ctrl-D, or whatever else ends a program.
    End,
    /// Deletes the character before the cursor.
    Wipe,
    /// Deletes all that was typed (Ctrl-U).
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
