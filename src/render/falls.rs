//! What follows in a game when a card falls face up, as a player would say it.

use engine::as_text::with_a;
use engine::games::{Falls, Price};

/// `a three face up: match the pot or fold; a four face up: another card`; empty if no card does anything.
#[must_use]
pub fn falls(falls: &Falls) -> String {
    let follow = falls.follow.map(|rank| {
        let queen = rank.one();
        format!(
            "the next rank face up after {} is wild until the next {queen}; if {} is last, nothing is",
            with_a(queen),
            with_a(queen)
        )
    });
    let pay = falls.pay.map(|(rank, price)| {
        let price = match price {
            Price::Pot => "match the pot".to_owned(),
            price => format!("pay {}", sum(price)),
        };
        format!("{} face up: {price} or fold", with_a(rank.one()))
    });
    let more = falls.more.map(|more| {
        let card = if more.up { "another card, face up" } else { "another card" };
        match more.price {
            Price::Free => format!("{} face up: {card}", with_a(more.rank.one())),
            Price::Pot => format!("{} face up: you can match the pot for {card}", with_a(more.rank.one())),
            price => format!("{} face up: you can buy {card} for {}", with_a(more.rank.one()), sum(price)),
        }
    });
    follow.into_iter().chain(pay).chain(more).collect::<Vec<_>>().join("; ")
}

fn sum(price: Price) -> String {
    match price {
        Price::Sum(hundredths) => format!("{}.{:02}", hundredths / 100, hundredths % 100),
        Price::Pot => "the pot".to_owned(),
        Price::Free => "nothing".to_owned(),
    }
}
