//! The keys of a hand file, each with the kind of value it has. Keys that begin with `_` are ours.

use crate::hand::HiLo;

/// A key and the kind of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// A text.
    Text(Text),
    /// True or false.
    Flag(Flag),
    /// A number that is an amount.
    Amount(Amount),
    /// A whole number that counts.
    Count(Count),
    /// A list of amounts, one for each player.
    Amounts(Amounts),
    /// A list of texts.
    Texts(Texts),
    /// What the hand is called: a text or a number.
    Hand,
    /// The actions.
    Actions,
}

macro_rules! keys {
    ($($(#[$doc:meta])* $kind:ident: $($variant:ident = $name:literal),+;)+) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $kind { $($variant),+ }

        impl $kind {
            /// How many there are.
            pub(crate) const COUNT: usize = [$(Self::$variant),+].len();

            /// How it is written.
            #[must_use]
            pub(crate) const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }
        })+

        impl Key {
            /// The key with that name; `None` for a key that is only kept.
            #[must_use]
            pub(crate) fn find(name: &str) -> Option<Self> {
                Some(match name {
                    "hand" => Self::Hand,
                    "actions" => Self::Actions,
                    $($($name => Self::$kind($kind::$variant),)+)+
                    _ => return None,
                })
            }
        }
    };
}

keys! {
    /// Keys whose value is a text.
    Text: Variant = "variant", House = "_house", HiLo = "_hilo", Kept = "_kept";
    /// Keys whose value is true or false.
    Flag: Trimming = "ante_trimming_status", Goalpost = "_goalpost", AsCalled = "_as_called",
        MiscallOut = "_miscall_out", Strict = "_strict", InChips = "_in_chips";
    /// Keys whose value is one amount.
    Amount: MinBet = "min_bet", SmallBet = "small_bet", BigBet = "big_bet", BringIn = "bring_in",
        Carry = "_carry", Fines = "_fines", Unit = "_unit";
    /// Keys whose value counts players.
    Count: Button = "_button", First = "_first", NoReturn = "_no_return";
    /// Keys whose value is an amount for each player.
    Amounts: Antes = "antes", Blinds = "blinds_or_straddles", Stacks = "starting_stacks",
        Finishing = "finishing_stacks", Dead = "_dead_posts";
    /// Keys whose value is a list of texts.
    Texts: Players = "players", Wild = "_wild", Features = "_features", Absent = "_absent",
        SatOut = "_sat_out", Waits = "_waits", Barred = "_barred";
}

/// How halves find their winners, by the word for it.
pub(crate) const HILOS: &[(&str, HiLo)] = &[("declare", HiLo::Declare), ("cards", HiLo::Cards)];

/// Keys of PHH that are kept as they are and hold a text; other kept keys may hold anything.
pub(crate) const TEXT_NOTES: &[&str] = &[
    "author",
    "event",
    "url",
    "venue",
    "address",
    "city",
    "region",
    "postal_code",
    "country",
    "time_zone",
    "time_zone_abbreviation",
    "table",
    "currency",
    "currency_symbol",
];
