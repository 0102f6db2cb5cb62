//! Settles one declared high-low pot with a pig in it, at two houses, and says why.
//!
//! `cargo run -p housebook-engine --release --example declared_pot`

#![expect(clippy::print_stdout, reason = "an example prints what it shows")]

use housebook_engine::cards::parse_holding;
use housebook_engine::formats::house::preset;
use housebook_engine::games::find;
use housebook_engine::hand::{Contestant, Declares, HouseRules, Showdown, Stake, settle};
use housebook_engine::money::{Currency, Money};
use std::error::Error;

/// Who put in how many cents, with which cards, and declared what.
const PLAYERS: [(&str, i64, &str, Declares); 4] = [
    ("Ann", 400, "(Kh Kd) 9c 9s 4d 3c (2d)", Declares::High),
    ("Bob", 400, "(Ah 2c) 3d 4s 6h 6c (Qd)", Declares::Both),
    ("Cay", 400, "(8h 7c) 5d 3s 2h Jc (Js)", Declares::Low),
    ("Dee", 155, "(Ad As) Tc Td 5s Qh (2s)", Declares::High),
];

fn main() -> Result<(), Box<dyn Error>> {
    let game = *find("seven-card-stud-hi-lo").ok_or("the game is in the table")?;
    let mut players = Vec::new();
    for (name, cents, cards, declares) in PLAYERS {
        println!(
            "{name} put in {:>5}, holds {cards}, goes {declares:?}",
            Currency::USD.shown(Money::from_minor(cents))
        );
        players.push(Contestant {
            name: name.to_owned(),
            stake: Stake { bet: Money::from_minor(cents), ..Stake::default() },
            cards: parse_holding(cards)?,
            declares: Some(declares),
            ..Contestant::default()
        });
    }
    for name in ["igloo", "mike"] {
        let house = preset(name).ok_or("the house comes along")?;
        let rules = HouseRules::of(&house);
        let showdown = Showdown::new(game, house.currency(), house.unit(), players.clone());
        let settlement = settle(&showdown, &rules)?;
        println!("\n{}", house.title());
        for (player, award) in players.iter().zip(settlement.awards()) {
            println!("  {} gets {}", player.name, house.currency().shown(*award));
        }
        println!("  {} waits for the next hand", house.currency().shown(settlement.carry()));
        for told in showdown.told(settlement.reasons(), &rules) {
            println!("  · {} ({})", told.text, told.rule);
        }
    }
    Ok(())
}
