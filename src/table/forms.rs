//! What the keys of the table ask for: one row a key, each a command line with gaps.

/// A gap of a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// A player, picked by the cursor or by two letters.
    Player(&'static str),
    /// A player, or Enter alone for everybody.
    Anybody(&'static str),
    /// Players, until Enter alone.
    Players(&'static str),
    /// An amount; its word, if it has one, comes before it in the line.
    Amount(&'static str),
    /// The same, or Enter alone.
    Perhaps(&'static str, &'static str),
    /// One word; the one typed last time is offered.
    Word(&'static str),
    /// How it is paid: Enter for cash, else one of these letters for these words.
    Way(&'static str, &'static [(char, &'static str)]),
}

/// A command line with gaps.
#[derive(Debug, PartialEq, Eq)]
pub struct Form {
    /// Its key.
    pub key: char,
    /// What the last line of the screen calls it.
    pub called: &'static str,
    /// What the help of the keys says.
    pub help: &'static str,
    /// The line: words as they are, and the numbers of gaps.
    pub line: &'static [Part],
    /// The gaps in the order in which they are asked.
    pub gaps: &'static [Gap],
    /// True if it asks chair after chair.
    pub walks: bool,
}

/// A part of a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// These words.
    Words(&'static str),
    /// The value of this gap.
    Of(usize),
}

use Part::{Of, Words};

/// How chips from another player are paid for.
const WAYS: Gap = Gap::Way("Enter cash · n note · d THE BOOK", &[('n', "--note"), ('d', "--debt")]);

/// The keys that fill a line.
pub const FORMS: &[Form] = &[
    Form {
        key: 'b',
        called: "buy",
        help: "sell chips for cash",
        line: &[Words("buy"), Of(0), Of(1)],
        gaps: &[Gap::Player("who buys"), Gap::Amount("how much")],
        walks: false,
    },
    Form {
        key: 'n',
        called: "note",
        help: "sell chips for a bank note (an IOU)",
        line: &[Words("buy"), Of(0), Of(1), Words("--note")],
        gaps: &[Gap::Player("who buys with a note"), Gap::Amount("how much")],
        walks: false,
    },
    Form {
        key: 'p',
        called: "from",
        help: "chips from another player",
        line: &[Words("buy"), Of(0), Of(2), Words("--from"), Of(1), Of(3)],
        gaps: &[Gap::Player("who buys"), Gap::Player("who sells"), Gap::Amount("how much"), WAYS],
        walks: false,
    },
    Form {
        key: 'h',
        called: "hand",
        help: "a hand: everybody puts in the same, one wins it all",
        line: &[Words("hand result"), Of(0), Of(1), Of(2), Of(3)],
        gaps: &[
            Gap::Word("which game"),
            Gap::Player("who won"),
            Gap::Amount("what each put in"),
            Gap::Players("who else was in"),
        ],
        walks: false,
    },
    Form {
        key: 'c',
        called: "count",
        help: "count the stacks, seat by seat",
        line: &[Words("count"), Of(0), Of(1)],
        gaps: &[Gap::Player("whose stack"), Gap::Amount("how much, or white=12 red=3")],
        walks: true,
    },
    Form {
        key: 'k',
        called: "pay",
        help: "pay a player, or everybody",
        line: &[Words("cashout"), Of(0)],
        gaps: &[Gap::Anybody("who gets paid")],
        walks: false,
    },
    Form {
        key: 'f',
        called: "fine",
        help: "warn or fine a player",
        line: &[Words("fine"), Of(0), Of(1)],
        gaps: &[Gap::Player("who acted out of turn"), Gap::Perhaps("how much", "")],
        walks: false,
    },
    Form {
        key: 'o',
        called: "open",
        help: "open a night",
        line: &[Words("open"), Words("--banker"), Of(0), Of(1), Of(2)],
        gaps: &[
            Gap::Player("who is the banker"),
            Gap::Perhaps("cash in the drawer for change", "--float"),
            Gap::Perhaps("stakes, like .25/.50", "--stakes"),
        ],
        walks: false,
    },
    Form {
        key: 'a',
        called: "add",
        help: "add a player to the book",
        line: &[Words("player add"), Of(0)],
        gaps: &[Gap::Word("the new player's name")],
        walks: false,
    },
    Form {
        key: 'x',
        called: "close",
        help: "close the night: Enter runs the line",
        line: &[Words("close")],
        gaps: &[],
        walks: false,
    },
];

impl Form {
    /// The form of a key.
    #[must_use]
    pub fn of_key(key: char) -> Option<&'static Self> {
        FORMS.iter().find(|form| form.key == key)
    }
}

impl Gap {
    /// What it asks.
    #[must_use]
    pub const fn asks(self) -> &'static str {
        match self {
            Self::Player(asks)
            | Self::Anybody(asks)
            | Self::Players(asks)
            | Self::Amount(asks)
            | Self::Perhaps(asks, _)
            | Self::Word(asks)
            | Self::Way(asks, _) => asks,
        }
    }

    /// True if it takes a player.
    #[must_use]
    pub const fn is_player(self) -> bool {
        matches!(self, Self::Player(_) | Self::Anybody(_) | Self::Players(_))
    }
}
