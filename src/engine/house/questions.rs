//! What the rest of the program asks a house: one question for each kind of setting.
//!
//! Every answer is `None` if the house doesn't say; the caller then decides what happens, and names that choice.

use crate::house::catalogue::{key, row};
use crate::house::profile::House;
use crate::house::row::{Key, ValueKind};
use crate::house::value::{ChipRow, Ruled, Value};
use crate::money::Money;

macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident: $variant:ident($found:ident) -> $answer:ty, $read:expr;)+) => {
        impl House {$(
            $(#[$doc])*
            #[must_use]
            pub fn $name(&self, key: Key) -> Option<Ruled<$answer>> {
                assert!(
                    !cfg!(feature = "rehearsal")
                        || matches!(row(key).map(|row| row.kind), Some(ValueKind::$variant { .. })),
                    "`{key}` is of another kind"
                );
                match self.setting(key) {
                    Some(Ruled { value: Value::$variant($found), rule }) => {
                        Some(Ruled { value: $read, rule: rule.clone() })
                    }
                    _ => None,
                }
            }
        )+}
    };
}

questions! {
    /// The amount the house chose.
    amount: Amount(found) -> Money, *found;
    /// The whole number the house chose.
    count: Count(found) -> i64, *found;
    /// Whether the house said yes.
    flag: Flag(found) -> bool, *found;
    /// The word the house chose, as in the catalogue.
    word: Word(found) -> &'static str, found;
    /// The words the house chose, in its order.
    words: Words(found) -> Vec<&'static str>, found.clone();
    /// The house's own text.
    text: Text(found) -> &str, found;
    /// The chips of a case.
    chip_rows: Chips(found) -> Vec<ChipRow>, found.clone();
    /// Percentages by place.
    shares: Shares(found) -> Vec<u32>, found.clone();
}

impl House {
    /// The chips in the case.
    #[must_use]
    pub fn chips(&self) -> Option<Ruled<Vec<ChipRow>>> {
        self.chip_rows(key::CHIPS)
    }
}
