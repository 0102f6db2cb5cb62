//! What is wrong with a sale of chips, and its notices, in words.

use crate::render::page::together;
use crate::render::refusal::said::Said;
use crate::render::refusal::tonight::multiples;
use crate::render::refusal::way_out::WayOut;
use engine::money::Amount;
use ledger::refusal::{BuyingNoticed, BuyingRefused};

pub(super) fn said(why: &BuyingRefused) -> Said {
    match why {
        BuyingRefused::BankSellsOnce { name, before, total, sellers } => {
            let message =
                format!("the bank already sold `{name}` {before}; buy more chips from another player");
            from_a_player(Said::new("bank-sells-once", message), (name, *total), sellers)
        }
        BuyingRefused::BankFirst { name, first } => {
            let message = format!("`{name}` has to buy {first} from the bank first, then more from players");
            Said::new("buy-in-initial", message).way(WayOut::line("buy").who(&[name]).amount(*first))
        }
        BuyingRefused::NotTheFirst { first, total } => {
            Said::new("buy-in-initial", format!("the first buy-in is {first}, not {total}"))
        }
        BuyingRefused::NotAMultiple { multiple, total } => Said::new(
            "buy-in-multiple",
            format!(
                "{total} isn't a multiple of {multiple}, so the bank won't sell it{}",
                multiples(*total, *multiple)
            ),
        ),
        BuyingRefused::TooLittle { least, total } => {
            Said::new("buy-in-min", format!("{total} is too little: buy at least {least}"))
        }
        BuyingRefused::TooFew { blinds, least, total } => Said::new(
            "buy-in-min",
            format!("{total} is too little: buy at least {least} ({blinds} big blinds)"),
        ),
        BuyingRefused::TooMany { total, stack, most, blinds } => {
            let (total, may) = match stack.is_zero() {
                true => (total.to_string(), "you can buy up to"),
                false => (format!("{total} on top of {stack}"), "you can top up to"),
            };
            let bound = format!("{most} ({blinds} big blinds, or the biggest stack if that's more)");
            Said::new("buy-in-max", format!("{total} is over the limit: {may} {bound}"))
        }
        BuyingRefused::PastTheMost { before, total, most } => Said::new(
            "buy-in-max",
            format!(
                "that player already bought {before}, so {total} more is too much: the limit is {most} per player"
            ),
        ),
        BuyingRefused::NotEqual { least, total } => {
            Said::new("buy-in-equal", format!("everybody starts with the same amount: {least}, not {total}"))
        }
        BuyingRefused::PlaysInTournament { name } => {
            let message = format!("`{name}` is in the tournament and can't buy cash-game chips");
            Said::new("still-in-play", message).or("tournament status")
        }
        BuyingRefused::TournamentOver { name, stack } => {
            let message = format!("the tournament is over, and `{name}` still has {stack} to cash out");
            Said::new("still-in-play", message).way(WayOut::line("cashout").who(&[name]))
        }
        BuyingRefused::StackInPlay { name, stack } => Said::new(
            "still-in-play",
            format!("`{name}` still has {stack}, and this house doesn't allow topping up"),
        ),
        BuyingRefused::InTournamentHand => Said::new(
            "tournament-chips",
            "nobody can buy chips during a tournament hand; rebuy between hands",
        )
        .or("tournament status"),
        BuyingRefused::FromHimself { name } => {
            Said::new("same-party", format!("`{name}` can't buy from `{name}`"))
        }
        BuyingRefused::NoPlayerSales => {
            Said::new("no-player-sales", "players can't sell chips to each other at this house")
        }
        BuyingRefused::OnlyDealerSells => Said::new("no-player-sales", "only the dealer sells chips"),
    }
}

pub(super) fn noticed(what: &BuyingNoticed) -> String {
    match what {
        BuyingNoticed::PlayersFirst { seller, stack } => {
            format!("buy from a player first: `{seller}` has {stack}")
        }
        BuyingNoticed::ReserveStays { colours, left } => {
            let left = left.map(|left| format!(": there's {left} left in smaller chips")).unwrap_or_default();
            format!("{} chips stay in the case until the smaller ones run out{left}", together(colours))
        }
    }
}

/// Adds a line for buying this much from each player who has it; the state of the night if nobody has.
pub(super) fn from_a_player(said: Said, (buyer, amount): (&str, Amount), sellers: &[String]) -> Said {
    if sellers.is_empty() {
        return said.way(WayOut::line("status"));
    }
    let buys = |seller: &String| WayOut::line("buy").who(&[buyer]).amount(amount).option("--from", seller);
    sellers.iter().map(buys).fold(said, Said::way)
}
