//! `cashout`: pays players for their chips.

mod round;

use crate::answer::Amount;
use crate::answer::cashout::{Cashed, CashedOut};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::talk;
use crate::cli::told::Told;
use crate::cli::typed_line::joined;
use crate::cli::words::Words;
use crate::render::close as render;
use crate::render::shell;
use clap::Args;
use engine::house::key;
use engine::money::Money;
use engine::readable::AsTyped;
use ledger::bank::cash_out;
use ledger::ids::PlayerId;
use ledger::night::cash_out::PaidBy;
use ledger::night::{Tonight, two_counts};
use ledger::people::EVERYBODY;
use ledger::refusal::{PersonRefused, Why};

/// Pay players for their chips
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook cashout Ann\n  housebook cashout Ann 20 --app\n  housebook cashout Bob Cat\n  housebook cashout\n\n\
        Without a name, it pays everybody. At a terminal it goes player by player, says what each \
        one gets, and pays when you press Enter. With --yes, or in a pipe, it pays everybody at once."
)]
pub struct Cashout {
    /// The player, or several; an amount after a name cashes out only that much (else everybody, in the house's order)
    #[arg(value_name = "PLAYER [AMOUNT]", allow_negative_numbers = true)]
    players: Vec<String>,
    /// Pay by app
    #[arg(long, visible_alias = "transfer")]
    app: bool,
    /// Pay in cash, even players who paid by app
    #[arg(long, conflicts_with = "app")]
    cash: bool,
}

impl Cashout {
    /// Pays.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        if self.players.is_empty() && context.can_ask && !context.yes && talk::on_screen() {
            return round::walk(context, self.by());
        }
        let words = Words::load(context.look()?.reader())?;
        let wanted = self.wanted(&words)?;
        let by = match (self.app, self.cash) {
            (true, _) => PaidBy::App,
            (false, true) => PaidBy::Cash,
            (false, false) => PaidBy::Usual,
        };
        pay(context, wanted.clone(), by).map_err(|failure| self.with_the_others(failure, &words, &wanted))
    }

    /// Who is paid how much: names, some of them followed by an amount.
    fn wanted(&self, words: &Words) -> Result<Vec<(PlayerId, Option<Money>)>, Failure> {
        let mut wanted: Vec<(PlayerId, Option<Money>)> = Vec::new();
        for word in &self.players {
            match wanted.last_mut() {
                Some((_, amount)) if amount.is_none() && is_figure(word) => {
                    *amount = Some(words.amount(word)?)
                }
                last => {
                    let after_name = last.is_some_and(|(_, amount)| amount.is_none());
                    let player = words.player(word).map_err(|why| nobody(why, word, after_name))?;
                    wanted.push((player, None));
                }
            }
        }
        Ok(wanted)
    }

    /// If one player's amount is refused, the hint keeps the others: with that player's whole stack, or without that player.
    fn with_the_others(
        &self,
        failure: Failure,
        words: &Words,
        wanted: &[(PlayerId, Option<Money>)],
    ) -> Failure {
        let name = |player| words.people.called(player).map(ToString::to_string).unwrap_or_default();
        let is_all = |(player, _): &&(PlayerId, Option<Money>)| {
            failure.hint == Some(shell::line(&["cashout", &name(*player)]))
        };
        let Some((whole, _)) = wanted.iter().find(is_all) else { return failure };
        let line = |is_paid: &dyn Fn(&PlayerId) -> bool| {
            let mut line = vec!["cashout".to_owned()];
            for (player, amount) in wanted.iter().filter(|(player, _)| is_paid(player)) {
                line.push(name(*player));
                line.extend(amount.filter(|_| player != whole).map(|amount| words.currency.plain(amount)));
            }
            line.extend(self.by().map(str::to_owned));
            joined(&line)
        };
        let all = line(&|_| true);
        let others = (wanted.len() > 1).then(|| line(&|player| player != whole));
        failure.hint(std::iter::once(all).chain(others).collect::<Vec<_>>().join("\n"))
    }

    /// The option that says how.
    const fn by(&self) -> Option<&'static str> {
        match (self.app, self.cash) {
            (true, _) => Some("--app"),
            (false, true) => Some("--cash"),
            (false, false) => None,
        }
    }
}

/// Cashing out everybody needs no name; and an unknown word after a name may have been meant as an amount.
fn nobody(why: Failure, word: &str, after_name: bool) -> Failure {
    match &why.refusal.as_deref().map(|refusal| &*refusal.why) {
        Some(Why::PersonRefused(PersonRefused::Unknown { near, .. })) => match near.as_slice() {
            _ if EVERYBODY.contains(&word.to_lowercase().as_str()) => why.hint("cashout"),
            [] if after_name => {
                let message = format!("`{}` isn't a player or an amount", word.as_typed());
                Failure { message, ..why }
            }
            _ => why,
        },
        _ => why,
    }
}

/// True for a word that can only be an amount: `20`, `.50`, `$5`, `-5`.
fn is_figure(word: &str) -> bool {
    let bare = word.trim_start_matches(['-', '+', '$', '.']);
    bare.starts_with(|c: char| c.is_ascii_digit())
}

fn pay(context: &mut Context, wanted: Vec<(PlayerId, Option<Money>)>, by: PaidBy) -> Result<Reply, Failure> {
    context.record(
        |session| {
            let (paid, notices) = match wanted.is_empty() {
                true => cash_out::everybody(session, by)?,
                false => cash_out::several(session, wanted, by)?,
            };
            Ok((session.tonight()?, paid, notices))
        },
        |(tonight, paid, notices)| {
            let rule = two_counts::rule(&tonight).filter(|_| two_counts::wanted(&tonight));
            let insisted = notices.iter().any(|notice| notice.rule.is_some() && notice.rule == rule);
            let answer = CashedOut {
                cashed_out: paid.iter().map(|cashed| Cashed::of(&tonight, cashed)).collect(),
                drawer: Amount::new(tonight.evening.drawer(), tonight.currency),
                order: order_of_paying(&tonight, paid.len()),
                agreed: rule.filter(|_| !insisted),
            };
            Told::new(render::cashed_out(&answer), answer).with(notices)
        },
    )
}

/// The rule for paying several players from the smallest stack up, if the house has it.
pub fn order_of_paying(tonight: &Tonight, paid: usize) -> Option<String> {
    let order = tonight.house.word(key::CASHOUT_ORDER).filter(|_| paid > 1)?;
    order.rule.filter(|_| order.value == "smallest-first")
}
