//! What is wrong with a count, in words, and what is to be heard of counts.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::money::Amount;
use engine::readable::shown;
use ledger::refusal::{CountNoticed, CountRefused, CountsSaid};

pub(super) fn said(why: &CountRefused) -> Said {
    match why {
        CountRefused::NotBoughtIn { name } => {
            Said::new("not-in-the-game", format!("`{name}` has not bought in tonight"))
                .way(WayOut::line("buy").who(&[name]).arg("--help"))
        }
        CountRefused::Gone { name } => {
            let message = format!("`{name}` turned in all his chips and left: there is no stack to count");
            Said::new("not-in-the-game", message).or("status")
        }
        CountRefused::StackBelowZero { name, found } => {
            Said::new("amount-not-positive", format!("a stack cannot be counted at {found}"))
                .way(WayOut::line("count").who(&[name]).arg("0"))
        }
        CountRefused::DrawerBelowZero { found } => {
            Said::new("amount-not-positive", format!("{found} cannot lie in a drawer"))
        }
        CountRefused::MoreThanInPlay { found, out } => {
            Said::new("more-than-in-play", format!("{found} is more than the {out} in play")).or("status")
        }
        CountRefused::BankerMissing { name, counted } => {
            let message = format!("`{name}` counted {counted}, and the banker has not counted it yet");
            Said::new("counts-missing", message).way(count(name, *counted).arg("--by").arg("banker"))
        }
        CountRefused::PlayerMissing { name, counted } => {
            let message = format!("the banker counted {counted}, and `{name}` has not counted it yet");
            Said::new("counts-missing", message).way(count(name, *counted).arg("--by").arg("player"))
        }
        CountRefused::BothMissing { name, stack } => both_missing(name, *stack),
        CountRefused::Differ { name, counts, stack } => {
            let message = match counts {
                CountsSaid::Both { player, banker } => differ(name, *player, *banker),
                CountsSaid::Player(own) => {
                    format!("`{name}` counted {own} and the book has {stack}: find the difference first")
                }
                CountsSaid::Banker(bank) => format!(
                    "the banker counted {bank} for `{name}` and the book has {stack}: find the difference first"
                ),
            };
            Said::new("counts-differ", message).way(count(name, *stack)).way(ruling(name, *stack))
        }
        CountRefused::AgainstHands { name, counted, by_hands, stack } => {
            let message = format!(
                "both counts of `{name}`'s stack are {counted}, but by the recorded hands it is {by_hands}: \
                 find the difference first"
            );
            Said::new("counts-against-book", message).way(count(name, *by_hands)).way(ruling(name, *stack))
        }
        CountRefused::RulingUnread { name, said, stack } => {
            let said = shown(said);
            let message = format!(
                "the ruling says `{said}` for `{name}`, and that can't be read as an amount: say in figures what he is paid"
            );
            Said::new("ruling-unread", message).way(ruling(name, *stack))
        }
        CountRefused::RulingDoubtful { name, ruling: said, stack } => {
            let said = shown(said);
            let message = format!(
                "the ruling `{said}` may not mean that `{name}` is paid {stack}: rule it in plain words"
            );
            Said::new("ruling-doubtful", message).way(ruling(name, *stack))
        }
        CountRefused::RuledOtherwise { name, amounts, stack, his } => {
            let amounts: Vec<String> = amounts.iter().map(ToString::to_string).collect();
            let amounts = amounts.join(" and ");
            let message = format!("the ruling says {amounts} for `{name}`, and the book has {stack}");
            let way = his.map_or_else(|| ruling(name, *stack), |his| count(name, his));
            Said::new("ruled-otherwise", message).way(way)
        }
    }
}

pub(super) fn noticed(what: &CountNoticed) -> String {
    match what {
        CountNoticed::Differ { name, player, banker } => differ(name, *player, *banker),
        CountNoticed::AsRuled { name, stack } => format!("`{name}` is paid {stack}, as the ruling says"),
    }
}

fn differ(name: &str, player: Amount, banker: Amount) -> String {
    format!("`{name}` counted {player} and the banker {banker}: find the difference first")
}

fn count(name: &str, stack: Amount) -> WayOut {
    WayOut::line("count").who(&[name]).amount(stack)
}

/// The ruling by which he is paid so much.
fn ruling(name: &str, paid: Amount) -> WayOut {
    WayOut::line("ruling").who(&[&format!("{name} is paid {}", paid.plain())])
}

fn both_missing(name: &str, stack: Amount) -> Said {
    let message = format!("`{name}` isn't paid before the stack is counted, by its owner and by the banker");
    Said::new("counts-missing", message).way(count(name, stack))
}
