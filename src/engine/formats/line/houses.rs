//! The houses a line may name, read once.

use crate::formats::house::{preset, preset_names};
use crate::hand::HouseRules;
use crate::house::House;
use crate::money::{Currency, Money};
use crate::refusal::{Instead, Refusal};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The house of lines that name none: plain card-room rules.
const CARD_ROOM: &str = "casino";

/// What a line needs of a house.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Its choices.
    pub hand: Arc<HouseRules>,
    /// All it says, its own games too.
    pub house: Arc<House>,
    /// What it counts in.
    pub currency: Currency,
    /// The smallest amount it pays.
    pub unit: Money,
}

/// Houses by name, and the one of lines that name none.
#[derive(Clone, Debug)]
pub struct Houses {
    rules: BTreeMap<String, Rules>,
    usual: String,
}

impl Houses {
    /// The houses that come with the program.
    #[must_use]
    pub fn presets() -> Self {
        let mut houses = Self { rules: BTreeMap::new(), usual: CARD_ROOM.to_owned() };
        preset_names().filter_map(preset).for_each(|house| houses.add(&house));
        houses
    }

    /// One house only: lines name it, or none.
    #[must_use]
    pub fn only(house: &House) -> Self {
        let mut houses = Self { rules: BTreeMap::new(), usual: house.name().to_owned() };
        houses.add(house);
        houses
    }

    /// Adds a house as the one of lines that name none.
    pub fn usual(&mut self, house: &House) {
        self.add(house);
        house.name().clone_into(&mut self.usual);
    }

    /// Adds a house, or replaces the one with its name.
    pub fn add(&mut self, house: &House) {
        let rules = Rules {
            hand: Arc::new(HouseRules::of(house)),
            house: Arc::new(house.clone()),
            currency: house.currency(),
            unit: house.unit(),
        };
        self.rules.insert(house.name().to_owned(), rules);
    }

    /// The house with that name; without a name the usual one.
    ///
    /// # Errors
    ///
    /// `unknown-house` with the names that are known.
    pub fn find(&self, name: Option<&str>) -> Result<&Rules, Refusal> {
        let name = name.unwrap_or(&self.usual);
        self.rules.get(name).ok_or_else(|| {
            let known: Vec<&str> = self.rules.keys().map(String::as_str).collect();
            let message = format!("there is no house `{}` ({})", name.escape_debug(), known.join(", "));
            Refusal::new("unknown-house", message).instead(Instead::ListHouses)
        })
    }
}
