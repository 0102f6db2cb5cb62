//! The six houses that come with the program.

use crate::formats::house::check::check;
use crate::house::House;

const PRESETS: &[(&str, &str)] = &[
    ("igloo", include_str!("presets/igloo.toml")),
    ("dave", include_str!("presets/dave.toml")),
    ("cause", include_str!("presets/cause.toml")),
    ("pig", include_str!("presets/pig.toml")),
    ("mike", include_str!("presets/mike.toml")),
    ("casino", include_str!("presets/casino.toml")),
];

/// The names of the houses that come with the program.
pub fn preset_names() -> impl Iterator<Item = &'static str> {
    PRESETS.iter().map(|(name, _)| *name)
}

/// The profile of a house that comes with the program, as text with its remarks.
#[must_use]
pub fn preset_text(name: &str) -> Option<&'static str> {
    PRESETS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// A house that comes with the program.
#[must_use]
pub fn preset(name: &str) -> Option<House> {
    preset_text(name).and_then(|text| check(text).ok())
}
