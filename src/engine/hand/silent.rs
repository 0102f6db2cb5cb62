//! A house that says nothing: every choice is the engine's own, read from an empty profile.

use crate::hand::house_rules::HouseRules;
use crate::house::{About, House, Ruled};
use crate::money::Currency;

/// Its choices.
pub(crate) fn silent() -> HouseRules {
    let version = Ruled { value: String::new(), rule: None };
    let about =
        About { name: "silent".to_owned(), title: "silent".to_owned(), version, currency: Currency::USD };
    HouseRules::of(&House::new(about, []).unwrap())
}
