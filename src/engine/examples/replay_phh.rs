//! Replays the hands of a PHH file, or a built-in one, and says who won what by which rule.
//!
//! `cargo run -p housebook-engine --release --example replay_phh -- hand.phh`

#![expect(clippy::print_stdout, reason = "an example prints what it shows")]

use housebook_engine::formats::hands::phh::{Hands, Held};
use housebook_engine::formats::hands::{HandRecord, replay, rules_of};
use housebook_engine::formats::line::Houses;
use housebook_engine::hand::HouseRules;
use std::error::Error;

/// Three players all in for different stacks.
const BUILT_IN: &str = r#"
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [0.25, 0.50, 0]
min_bet = 0.50
starting_stacks = [12, 20, 50]
players = ["Ann", "Bob", "Cay"]
actions = [
  "d dh p1 AhAd", "d dh p2 KhKd", "d dh p3 QhQd",
  "p3 cbr 1.50", "p1 cbr 12", "p2 cbr 20", "p3 cc",
  "d db 2c7s9d", "d db Jc", "d db Qs",
  "p2 sm KhKd", "p3 sm QhQd", "p1 sm AhAd",
]
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(path)?,
        None => BUILT_IN.to_owned(),
    };
    // A hand that names a house is played by its rules; any other by card-room rules.
    let houses = Houses::presets();
    for hand in Hands::held(&text, Held::by_name(&houses)) {
        let record = hand?;
        show(&record, &*rules_of(&record, &houses)?)?;
    }
    Ok(())
}

fn show(record: &HandRecord, rules: &HouseRules) -> Result<(), Box<dyn Error>> {
    let (setup, outcome) = (&record.setup, replay(record, rules)?);
    println!("hand {}: {}", record.id.as_deref().unwrap_or("without a name"), record.variant);
    for (seat, (place, after)) in setup.places.iter().zip(&outcome.finishing).enumerate() {
        let [before, after] = [place.stack, *after]
            .map(|stack| stack.map_or("?".to_owned(), |stack| setup.currency.shown(stack)));
        println!("  {}: {before} before, {after} after", setup.name(seat));
    }
    for told in outcome.end.told(setup, rules) {
        println!("  · {} ({})", told.text, told.rule);
    }
    for flag in outcome.flags {
        println!("  ! {flag}");
    }
    Ok(())
}
