//! The houses a line may name, each read once.

use crate::formats::house::{preset, preset_names};
use crate::hand::HouseRules;
use crate::house::House;
use crate::money::{Currency, Money};
use crate::readable::AsTyped;
use crate::refusal::{Instead, Refusal};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The house of lines that don't name one: plain card-room rules.
const CARD_ROOM: &str = "casino";

/// What a line needs of a house.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Its choices.
    pub hand: Arc<HouseRules>,
    /// Everything it says, its own games included.
    pub house: Arc<House>,
    /// What it counts in.
    pub currency: Currency,
    /// The smallest amount it pays.
    pub unit: Money,
}

impl Rules {
    fn of(house: House) -> Self {
        let (hand, currency, unit) = (Arc::new(HouseRules::of(&house)), house.currency(), house.unit());
        Self { hand, house: Arc::new(house), currency, unit }
    }
}

/// Houses by name, and the usual one, for lines that don't name a house.
#[derive(Clone, Debug)]
pub struct Houses {
    /// A house that comes with the program is read when a line names it.
    rules: BTreeMap<String, OnceLock<Option<Rules>>>,
    usual: String,
}

impl Houses {
    /// The houses that come with the program.
    #[must_use]
    pub fn presets() -> Self {
        let rules = preset_names().map(|name| (name.to_owned(), OnceLock::new())).collect();
        Self { rules, usual: CARD_ROOM.to_owned() }
    }

    /// One house only: lines may name it or not.
    #[must_use]
    pub fn only(house: &House) -> Self {
        let mut houses = Self { rules: BTreeMap::new(), usual: house.name().to_owned() };
        houses.add(house);
        houses
    }

    /// Adds a house as the usual one.
    pub fn usual(&mut self, house: &House) {
        self.add(house);
        house.name().clone_into(&mut self.usual);
    }

    /// Adds a house, or replaces the one with its name.
    pub fn add(&mut self, house: &House) {
        self.rules.insert(house.name().to_owned(), OnceLock::from(Some(Rules::of(house.clone()))));
    }

    /// The house with that name; without a name the usual one.
    ///
    /// # Errors
    ///
    /// `unknown-house` with the names that are known.
    pub fn find(&self, name: Option<&str>) -> Result<&Rules, Refusal> {
        let name = name.unwrap_or(&self.usual);
        let rules =
            self.rules.get(name).and_then(|rules| rules.get_or_init(|| preset(name).map(Rules::of)).as_ref());
        rules.ok_or_else(|| {
            let known: Vec<&str> = self.rules.keys().map(String::as_str).collect();
            let message = format!("there's no house `{}` ({})", name.as_typed(), known.join(", "));
            Refusal::new("unknown-house", message).instead(Instead::ListHouses)
        })
    }
}
