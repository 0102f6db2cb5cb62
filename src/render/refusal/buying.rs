//! What is wrong with a sale of chips, in words, and what is to be heard of it.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::money::Amount;
use ledger::refusal::{BuyingNoticed, BuyingRefused};

pub(super) fn said(why: &BuyingRefused) -> Said {
    match why {
        BuyingRefused::BankSellsOnce { name, before, total, seller } => {
            let message =
                format!("the bank sold `{name}` {before} already; more chips come from other players");
            Said::new("bank-sells-once", message).way(from_a_player(name, *total, seller.as_deref()))
        }
        BuyingRefused::NotTheFirst { first, total } => {
            Said::new("buy-in-initial", format!("the first purchase is {first}, not {total}"))
        }
        BuyingRefused::NotAMultiple { multiple, total } => Said::new(
            "buy-in-multiple",
            format!("the bank sells in multiples of {multiple}, and {total} isn't one"),
        ),
        BuyingRefused::TooLittle { least, total } => {
            Said::new("buy-in-min", format!("a purchase starts at {least}, and {total} is less"))
        }
        BuyingRefused::TooFew { blinds, least, total } => Said::new(
            "buy-in-min",
            format!("a purchase starts at {blinds} big blinds, {least}, and {total} is less"),
        ),
        BuyingRefused::TooMany { total, stack, most, blinds } => {
            let bound = format!("{most} ({blinds} big blinds, or the biggest stack)");
            Said::new("buy-in-max", format!("{total} on top of {stack} would be more than {bound}"))
        }
        BuyingRefused::PastTheMost { before, total, most } => Said::new(
            "buy-in-max",
            format!("with {before} before, {total} would pass the most the bank sells, {most}"),
        ),
        BuyingRefused::NotEqual { least, total } => {
            Said::new("buy-in-equal", format!("everybody begins with the same here: {least}, not {total}"))
        }
        BuyingRefused::PlaysInTournament { name } => {
            let message = format!("`{name}` plays in the tournament: no cash goes on the table");
            Said::new("still-in-play", message).or("tournament status")
        }
        BuyingRefused::TournamentOver { name, stack } => {
            let message = format!("the tournament is over, and `{name}` has {stack} to cash out");
            Said::new("still-in-play", message).way(WayOut::line("cashout").who(&[name]))
        }
        BuyingRefused::StackInPlay { name, stack } => Said::new(
            "still-in-play",
            format!("`{name}` has {stack} in play, and money can't be added to a stack in play here"),
        ),
        BuyingRefused::InTournamentHand => Said::new(
            "tournament-chips",
            "nobody can buy chips in a tournament hand; a rebuy comes between hands",
        )
        .or("tournament status"),
        BuyingRefused::FromHimself { name } => {
            Said::new("same-party", format!("`{name}` cannot buy from himself"))
        }
        BuyingRefused::NoPlayerSales => {
            Said::new("no-player-sales", "players do not sell chips to each other in this house")
        }
        BuyingRefused::OnlyDealerSells => {
            Said::new("no-player-sales", "the dealer sells the chips, and nobody else does")
        }
    }
}

pub(super) fn noticed(what: &BuyingNoticed) -> String {
    match what {
        BuyingNoticed::PlayersFirst { seller, stack } => {
            format!("buy from a player first: `{seller}` has {stack}")
        }
        BuyingNoticed::ReserveStays { colours, left } => {
            format!(
                "{} chips stay in the case while there are lower ones: {left} are left",
                colours.join(", ")
            )
        }
    }
}

/// So much from a player who has it; the state of the night where nobody has.
pub(super) fn from_a_player(buyer: &str, amount: Amount, seller: Option<&str>) -> WayOut {
    match seller {
        Some(seller) => WayOut::line("buy").who(&[buyer]).amount(amount).option("--from", seller),
        None => WayOut::line("status"),
    }
}
