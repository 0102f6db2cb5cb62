//! What the engine says can be done instead, in the form it is typed.

use crate::render::refusal::way_out::WayOut;
use engine::refusal::Instead;

/// The line to type next, as text.
#[must_use]
pub fn typed(what: &Instead) -> String {
    instead(what).to_string()
}

/// The line to type next.
#[must_use]
pub fn instead(what: &Instead) -> WayOut {
    match what {
        Instead::ShowGame(game) => WayOut::line("games show").arg(game),
        Instead::Play(game) => WayOut::line("play").arg(game),
        Instead::ShowGameWith { game, added } => WayOut::line("games show").arg(game).option("--add", added),
        Instead::Explain(key) => WayOut::line("house explain").arg(key),
        Instead::BuyInHand { name, amount } => WayOut::line("$").in_hand(name).amount(*amount),
        Instead::Buy { name, amount, seller } => {
            let buy = WayOut::line("buy").who(&[name]).amount(*amount);
            seller.iter().fold(buy, |buy, seller| buy.option("--from", seller))
        }
        Instead::AllLetOut(name) => WayOut::line("! all agree, then").in_hand(name).arg("o"),
        Instead::AllHeHas(amount) => WayOut::line(format!("{} is their whole stack", amount.plain())),
        Instead::LookAtTheTable => WayOut::line("status"),
        Instead::ListGames => WayOut::line("games"),
        Instead::ListHouses => WayOut::line("housebook house list"),
        Instead::NameDealer => WayOut::line("deal --help"),
        Instead::SayStakes => WayOut::line("open --stakes .25/.50"),
        Instead::GiveBlindHand => WayOut::line(r#""blind":"2h3d4c" in the object"#),
        Instead::EnterTheHand => WayOut::line("hand new"),
        Instead::OwnFormat => WayOut::line("hand export --format housebook"),
        Instead::CallOrFold => WayOut::line("call or fold"),
        Instead::Check => WayOut::line("check"),
        Instead::SharedCardOrRedeal => WayOut::line(
            "type common 9h to share one card, redeal to deal again to the players still in, or ! all agree",
        ),
        Instead::SharedCard => WayOut::line("type common 9h to share one card, or ! all agree"),
        Instead::Reshuffle => WayOut::line("! all agree shuffles the discards"),
        Instead::RedealOrReshuffle => {
            WayOut::line("redeal deals again to the players still in, or ! all agree shuffles the discards")
        }
        Instead::CheckAndShow => {
            WayOut::line("k checks; at the showdown, show the cards or muck them with x")
        }
        Instead::TypeHisCards => WayOut::line("type the cards; if nobody saw them, type q, then hand result"),
        Instead::CardsDecide => WayOut::line("the cards decide now"),
    }
}
