//! Writes a house with a game of its own in TOML, checks it, and deals a hand of that game to five players.
//!
//! `cargo run -p housebook-engine --release --example own_house`

#![expect(clippy::print_stdout, reason = "an example prints what it shows")]

use housebook_engine::calling::say;
use housebook_engine::cards::{Card, deck};
use housebook_engine::formats::house::check;
use housebook_engine::hand::{Declares, HouseRules};
use housebook_engine::money::Money;
use housebook_engine::play::{Act, Dealt, LastPot, Next, Play, Sitter, Spots, Table, prepare};
use std::error::Error;

/// The house. Each choice may name the written rule it comes from; reasons and refusals cite it.
const PORCH: &str = r#"
[house]
name = "porch"
title = "Friday on the porch"
currency = "USD"

[money]
unit = { is = "0.25", rule = "PORCH-1" }

[ante]
is = "0.50"
rule = "PORCH-2"

[bet]
max = { is = "1.00", rule = "PORCH-3" }

[hilo]
mode = { is = "declare", rule = "PORCH-4" }

[low]
order = { is = "wheel", rule = "PORCH-7" }

[show]
cards_speak = { is = "always", rule = "PORCH-8" }

[odd]
tie = { is = "carry", rule = "PORCH-5" }
half = { is = "high", rule = "PORCH-6" }

[game.porch-baseball]
title = "Porch baseball"
menu = ["7-stud"]
course = ["down 2 up 1", "bet", "up 1", "bet", "up 1", "bet", "up 1", "bet", "down 1", "bet", "declare"]
high = "standard"
low = "house"
wild = ["3", "9"]
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let house = check(PORCH).map_err(|bad| format!("{}", bad[0]))?;
    let called = say("porch baseball", &house)?;
    println!("{} plays {}: {} wild", house.title(), called.row.title, called.row.game.wilds.named());

    let table = Table {
        seats: ["Ann", "Bob", "Cay", "Dee", "Eve"].map(sitter).to_vec(),
        spots: Spots { button: 4, blinds: None },
        last: LastPot::None,
        straddles: Vec::new(),
        carry: Money::ZERO,
        fines: Money::ZERO,
    };
    let prepared = prepare(&house, &called.said, &table, None)?;
    for notice in prepared.why.iter().chain(&prepared.notices) {
        println!("  {}", notice.with_rule());
    }
    let setup = &prepared.setup;
    let mut play = Play::begin(setup)?;
    let mut cards = deck::shuffled(&mut words()).into_iter();
    while let Some(act) = next(&play, &mut cards) {
        play.apply(&act)?;
    }
    for seat in play.live().iter() {
        let cards: Vec<String> = play.cards(seat).iter().flatten().map(Card::to_string).collect();
        println!("  {} holds {}", setup.name(seat), cards.join(" "));
    }
    let rules = HouseRules::of(&house);
    let end = play.end(&rules)?;
    for (seat, (put_in, back, won)) in end.figures(&play)?.into_iter().enumerate() {
        let [put_in, back, won] = [put_in, back, won].map(|amount| setup.currency.shown(amount));
        println!("{} put in {put_in}, took back {back}, won {won}", setup.name(seat));
    }
    for told in end.told(setup, &rules) {
        println!("· {} ({})", told.text, told.rule);
    }
    Ok(())
}

fn sitter(name: &str) -> Option<Sitter> {
    Some(Sitter { name: name.to_owned(), stack: Some(Money::from_minor(2000)), ..Sitter::default() })
}

/// What happens next at a table where players open for the minimum, call everything, and on odd seats go low.
fn next(play: &Play<'_>, cards: &mut impl Iterator<Item = Card>) -> Option<Act> {
    let mut dealt = |count: usize| Dealt::of(cards.by_ref().take(count).map(Some)).unwrap_or(Dealt::NONE);
    Some(match play.legal() {
        Next::Deal { to, down, up } => {
            let seat = to.iter().next()?;
            Act::Deal { seat, cards: dealt(down.saturating_add(up)) }
        }
        Next::Blind(count) => Act::Blind(dealt(count)),
        Next::Board { cards: count, .. } => Act::Board(dealt(count)),
        Next::Bet(turn) => match turn.raise.filter(|raise| raise.opens) {
            Some(bet) => Act::RaiseTo(turn.seat, bet.min),
            None => Act::Call(turn.seat),
        },
        Next::Draw { seat, .. } => Act::Draw(seat, Dealt::NONE),
        Next::Declare(seats) => {
            let seat = seats.iter().next()?;
            Act::Declare(seat, if seat % 2 == 1 { Declares::Low } else { Declares::High })
        }
        Next::Own { to, deed, cards } => {
            Act::Own { seat: to.iter().next()?, deed, cards: Dealt::unseen(cards) }
        }
        Next::Asked(asked) => Act::Pay(asked.seat),
        Next::Drop(seats) => Act::Stay(seats.iter().next()?),
        Next::Show { first, .. } => Act::Show(first, Dealt::NONE),
        Next::Over => return None,
    })
}

/// The same cards every time; a real table gets its randomness from the system.
fn words() -> impl FnMut() -> u32 {
    let mut state = 2026_u64;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32
    }
}
