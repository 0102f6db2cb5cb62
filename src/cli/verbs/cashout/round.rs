//! The round of paying: who gets what and how, player by player; each is paid when the banker says so.

use crate::answer::Amount;
use crate::answer::cashout::PaidRound;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, failure_text};
use crate::cli::lines::Lines;
use crate::cli::output;
use crate::cli::reply::Reply;
use crate::cli::talk;
use crate::render::rounds as render;
use ledger::bank::load_tonight;
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::night::cash_out;
use ledger::refusal::{EveningRefused, Refusal};

/// Who has to be paid, and who waits for a count.
struct Round {
    order: Vec<(PlayerId, String)>,
    uncounted: Vec<String>,
    /// Where in the order each payment was.
    paid: Vec<usize>,
}

/// Goes from player to player. Payments already made stay, wherever it ends.
pub fn walk(context: &Context, by: Option<&str>) -> Result<Reply, Failure> {
    let lines = Lines::new(context, context.left_open().clone());
    let look = lines.globals().look();
    let mut round = Round::begun(&load_tonight(context.look()?.reader())?)?;
    let mut at = 0;
    while let Some((_, name)) = round.order.get(at).cloned() {
        let words: Vec<&str> = ["cashout", &name].into_iter().chain(by).collect();
        let gets = lines.rehearsed(&words).unwrap_or_else(|failure| failure_text(&failure));
        let Some(said) = talk::ask(&render::pays(&gets))? else { break };
        match said.to_lowercase().as_str() {
            "" | "y" | "yes" => {
                let id = context.id.as_ref().map(|id| format!("{id}:{at}"));
                let done = lines.typed(&words, id);
                let is_paid = done.is_ok();
                output::tell(&look, done);
                if is_paid {
                    round.paid.push(at);
                    at = at.saturating_add(1);
                }
            }
            "n" | "no" => at = at.saturating_add(1),
            "-" => {
                at = at.saturating_sub(1);
                round.take_back(at, &lines, &look);
            }
            "q" | "quit" => break,
            _ => talk::say(&format!("{}\n", render::PAY_HELP))?,
        }
    }
    let tonight = load_tonight(context.look()?.reader())?;
    let answer = PaidRound {
        paid: round.paid.len(),
        unpaid: round.unpaid(),
        uncounted: round.uncounted,
        drawer: Amount::new(tonight.evening.drawer(), tonight.currency),
    };
    Ok(Reply::look(render::paid(&answer), answer))
}

impl Round {
    /// Everybody with chips who was counted, in the house's order. If nobody was, everybody with chips: the recorded hands tell
    /// the stacks.
    fn begun(tonight: &Tonight) -> Result<Self, Failure> {
        let named = |player: PlayerId| (player, tonight.name(player).to_owned());
        let all = cash_out::order(tonight);
        let is_counted = |player: &PlayerId| {
            tonight.evening.sitting(*player).is_some_and(|sitting| sitting.counted.is_some())
        };
        let (counted, uncounted): (Vec<PlayerId>, Vec<PlayerId>) =
            all.iter().partition(|who| is_counted(who));
        match (counted.is_empty(), uncounted.is_empty()) {
            (true, true) => Err(Refusal::new(EveningRefused::NobodyHasChips).into()),
            (true, false) => Ok(Self::of(all.into_iter().map(named), Vec::new())),
            _ => {
                let left = uncounted.into_iter().map(|player| named(player).1).collect();
                Ok(Self::of(counted.into_iter().map(named), left))
            }
        }
    }

    fn of(order: impl Iterator<Item = (PlayerId, String)>, uncounted: Vec<String>) -> Self {
        Self { order: order.collect(), uncounted, paid: Vec::new() }
    }

    /// Undoes a payment, if there was one and nothing came in between.
    fn take_back(&mut self, at: usize, lines: &Lines<'_>, look: &output::Look) {
        if self.paid.last() == Some(&at) {
            let done = lines.typed(&["undo"], None);
            if done.is_ok() {
                self.paid.pop();
            }
            output::tell(look, done);
        }
    }

    fn unpaid(&self) -> Vec<String> {
        let all = self.order.iter().enumerate();
        all.filter(|(at, _)| !self.paid.contains(at)).map(|(_, (_, name))| name.clone()).collect()
    }
}
