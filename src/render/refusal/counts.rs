//! What is wrong with a count, and its notices, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::money::Amount;
use engine::readable::shown;
use ledger::refusal::{CountNoticed, CountRefused, CountsSaid};

pub(super) fn said(why: &CountRefused) -> Said {
    match why {
        CountRefused::NotBoughtIn { name } => {
            Said::new("not-in-the-game", format!("`{name}` hasn't bought in tonight"))
                .way(WayOut::line("buy").who(&[name]).arg("--help"))
        }
        CountRefused::Gone { name } => {
            let message = format!("`{name}` cashed out and left, so there's no stack to count");
            Said::new("not-in-the-game", message).or("status")
        }
        CountRefused::StackBelowZero { name, found } => {
            Said::new("amount-not-positive", format!("a stack can't go below zero: {found}"))
                .way(WayOut::line("count").who(&[name]).arg("0"))
        }
        CountRefused::DrawerBelowZero { found } => {
            Said::new("amount-not-positive", format!("the drawer can't go below zero: {found}"))
        }
        CountRefused::MoreThanInPlay { found, out } => {
            Said::new("more-than-in-play", format!("{found} is more than the {out} in play")).or("status")
        }
        CountRefused::BankerMissing { name, counted } => {
            let message = format!("`{name}` counted {counted}, but the banker hasn't counted yet");
            Said::new("counts-missing", message).way(count(name, *counted).arg("--by").arg("banker"))
        }
        CountRefused::PlayerMissing { name, counted } => {
            let message = format!("the banker counted {counted}, but `{name}` hasn't counted yet");
            Said::new("counts-missing", message).way(count(name, *counted).arg("--by").arg("player"))
        }
        CountRefused::BothMissing { name, stack } => both_missing(name, *stack),
        CountRefused::Differ { name, counts, stack } => {
            let message = match counts {
                CountsSaid::Both { player, banker } => two_counts(name, *player, *banker),
                CountsSaid::Player(own) => {
                    format!("`{name}` counted {own}, but the book says {stack}")
                }
                CountsSaid::Banker(bank) => {
                    format!("the banker counted {bank} for `{name}`, but the book says {stack}")
                }
            };
            Said::new("counts-differ", message).way(count(name, *stack)).way(ruling(name, *stack))
        }
        CountRefused::AgainstHands { name, counted, by_hands, stack } => {
            let message = format!(
                "both counts of `{name}`'s stack say {counted}, but the recorded hands say {by_hands}"
            );
            Said::new("counts-against-book", message).way(count(name, *by_hands)).way(ruling(name, *stack))
        }
        CountRefused::RulingUnread { name, said, stack } => {
            let said = shown(said);
            let message = format!(
                "the ruling says `{said}` for `{name}`, which isn't a valid amount: say in numbers what `{name}` gets"
            );
            Said::new("ruling-unread", message).way(ruling(name, *stack))
        }
        CountRefused::RulingDoubtful { name, ruling: said, stack } => {
            let said = shown(said);
            let message = format!(
                "the ruling `{said}` doesn't clearly say that `{name}` gets {stack}: say it in plain words"
            );
            Said::new("ruling-doubtful", message).way(ruling(name, *stack))
        }
        CountRefused::RuledOtherwise { name, amounts, stack, his } => {
            let amounts: Vec<String> = amounts.iter().map(ToString::to_string).collect();
            let amounts = amounts.join(" and ");
            let message = format!("the ruling says {amounts} for `{name}`, but the book says {stack}");
            let way = his.map_or_else(|| ruling(name, *stack), |his| count(name, his));
            Said::new("ruled-otherwise", message).way(way)
        }
    }
}

pub(super) fn noticed(what: &CountNoticed) -> String {
    match what {
        CountNoticed::Differ { name, player, banker } => differ(name, *player, *banker),
        CountNoticed::AsRuled { name, stack } => format!("`{name}` gets {stack}, as the ruling says"),
    }
}

fn differ(name: &str, player: Amount, banker: Amount) -> String {
    format!("{}: find the difference first", two_counts(name, player, banker))
}

fn two_counts(name: &str, player: Amount, banker: Amount) -> String {
    format!("`{name}` counted {player}, but the banker counted {banker}")
}

fn count(name: &str, stack: Amount) -> WayOut {
    WayOut::line("count").who(&[name]).amount(stack)
}

/// The ruling that pays a player this much.
fn ruling(name: &str, paid: Amount) -> WayOut {
    WayOut::line("ruling").who(&[&format!("{name} is paid {}", paid.plain())])
}

fn both_missing(name: &str, stack: Amount) -> Said {
    let message = format!("`{name}` and the banker both have to count the stack before `{name}` is paid");
    Said::new("counts-missing", message).way(count(name, stack))
}
