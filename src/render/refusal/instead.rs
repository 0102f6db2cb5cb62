//! What the engine says can be done instead, as it is typed.

use crate::render::refusal::way_out::WayOut;
use engine::refusal::Instead;

/// The line that leads on, as text.
#[must_use]
pub fn typed(what: &Instead) -> String {
    instead(what).to_string()
}

/// The line that leads on.
#[must_use]
pub fn instead(what: &Instead) -> WayOut {
    WayOut::line(match what {
        Instead::LookAtTheTable => "status".to_owned(),
        Instead::ListGames => "games".to_owned(),
        Instead::ShowGame(game) => format!("games show {game}"),
        Instead::ShowGameWith { game, added } => format!("games show {game} --add {added}"),
        Instead::ListHouses => "housebook house list".to_owned(),
        Instead::Explain(key) => format!("house explain {key}"),
        Instead::NameDealer => "deal --help".to_owned(),
        Instead::SayStakes => "open --stakes .25/.50".to_owned(),
        Instead::BuyInHand { name, amount } => format!("$ {name} {}", amount.plain()),
        Instead::Buy { name, amount, seller: None } => format!("buy {name} {}", amount.plain()),
        Instead::Buy { name, amount, seller: Some(seller) } => {
            format!("buy {name} {} --from {seller}", amount.plain())
        }
        Instead::GiveBlindHand => r#""blind":"2h3d4c" in the object"#.to_owned(),
        Instead::OwnFormat => "hand export --format housebook".to_owned(),
        Instead::AllLetOut(name) => format!("! all agree, then {name} o"),
        Instead::AllHeHas(amount) => format!("{} is everything he has", amount.plain()),
        Instead::CallOrFold => "call or fold".to_owned(),
        Instead::Check => "check".to_owned(),
        Instead::SharedCardOrRedeal => {
            "common 9h lays a shared last card, redeal deals again to those still in, or ! all agree"
                .to_owned()
        }
        Instead::RedealOrReshuffle => {
            "redeal deals again to those still in, or ! all agree shuffles the thrown cards".to_owned()
        }
        Instead::CheckAndShow => "k checks; at the showdown he shows, or x throws away".to_owned(),
        Instead::TypeHisCards => "type his cards; if nobody saw them: q, and then hand result".to_owned(),
        Instead::CardsDecide => "the cards decide now".to_owned(),
    })
}
