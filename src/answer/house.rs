//! Houses: which there are, what they say, whose they are.

use crate::answer::{Amount, ByName};
use engine::house::{House, HouseFault};
use engine::refusal::Notice;
use serde::Serialize;

/// The built-in houses.
#[derive(Clone, Debug, Serialize)]
pub struct Houses {
    /// Each of them.
    pub houses: Vec<HouseLine>,
}

/// A house in the list.
#[derive(Clone, Debug, Serialize)]
pub struct HouseLine {
    /// Its name.
    pub name: String,
    /// What it is.
    pub title: String,
    /// What it counts in.
    pub currency: String,
}

impl From<&House> for HouseLine {
    fn from(house: &House) -> Self {
        let (name, title) = (house.name().to_owned(), house.title().to_owned());
        Self { name, title, currency: house.currency().code().to_owned() }
    }
}

/// Everything a house says.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// Its name.
    pub house: String,
    /// What it is.
    pub title: String,
    /// What it counts in.
    pub currency: String,
    /// Its settings, by key.
    pub settings: ByName<Setting>,
}

/// One setting of a house.
#[derive(Clone, Debug, Serialize)]
pub struct Setting {
    /// The value as written in a profile.
    pub value: String,
    /// The rule it's based on.
    pub rule: Option<String>,
}

/// Where two houses differ.
#[derive(Clone, Debug, Serialize)]
pub struct Differences {
    /// The one.
    pub left: String,
    /// The other.
    pub right: String,
    /// The settings that differ.
    pub differing: Vec<&'static str>,
}

/// A profile that was written.
#[derive(Clone, Debug, Serialize)]
pub struct Written {
    /// Where it is.
    pub file: String,
    /// What the house is called.
    pub house: String,
    /// What it was made from.
    pub from: String,
}

/// A profile that was checked.
#[derive(Clone, Debug, Serialize)]
pub struct Checked {
    /// What the house is called.
    pub house: String,
    /// What is wrong with it as a whole.
    pub faults: Vec<OneFault>,
}

/// Something that is wrong with a house.
#[derive(Clone, Debug, Serialize)]
pub struct OneFault {
    /// The setting to change.
    pub key: &'static str,
    /// The rule that is at fault.
    pub rule: Option<String>,
    /// The sentence.
    pub message: String,
    /// Values that would work.
    pub offers: Vec<&'static str>,
}

impl From<&HouseFault> for OneFault {
    fn from(fault: &HouseFault) -> Self {
        let HouseFault { key, rule, message, offers, .. } = fault;
        Self { key: key.name(), rule: rule.clone(), message: message.clone(), offers: offers.clone() }
    }
}

/// A house was adopted.
#[derive(Clone, Debug, Serialize)]
pub struct Adopted {
    /// What it is called.
    pub house: String,
    /// What it is.
    #[serde(skip)]
    pub title: String,
}

/// What a setting means, and what a house says of it.
#[derive(Clone, Debug, Serialize)]
pub struct Explained {
    /// The setting.
    pub key: &'static str,
    /// What it settles.
    pub summary: &'static str,
    /// The house that was asked.
    pub house: String,
    /// What it says.
    pub value: Option<String>,
    /// The rule it's based on.
    pub rule: Option<String>,
    /// The standard rule where a house is silent.
    pub fallback: Option<&'static str>,
    /// The smallest amount the chips in the case can make, if that differs from the unit of money.
    pub case: Option<Amount>,
}

/// What a rule means, and what the program does about it.
#[derive(Clone, Debug, Serialize)]
pub struct Rule {
    /// Its id.
    pub rule: &'static str,
    /// Its name.
    pub heading: &'static str,
    /// What it says.
    pub says: &'static str,
    /// The house that has it.
    pub house: Option<&'static str>,
    /// What the program does.
    pub served: Vec<String>,
    /// The settings based on it.
    pub settings: Vec<String>,
}

/// Whose house it is.
#[derive(Clone, Debug, Serialize)]
pub struct Owned {
    /// The house.
    pub house: String,
    /// Its owner, where one was named.
    pub owner: Option<String>,
    /// Who stands in, where none was.
    pub stands_in: Option<String>,
    /// What the house reserves for its owner.
    pub why: Vec<Notice>,
}
