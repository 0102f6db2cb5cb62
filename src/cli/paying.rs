//! The flags that say how something is paid for: in cash, by app, with a note, in THE BOOK, or in parts.

use crate::cli::failure::Failure;
use crate::cli::words::Words;
use clap::Args;
use engine::money::Money;
use ledger::journal::Means;
use ledger::night::tonight::check_positive;
use ledger::refusal::Refusal;

/// How something is paid for.
#[derive(Clone, Debug, Default, Args)]
pub struct Paying {
    /// Pay in cash (the default)
    #[arg(long, value_name = "AMOUNT", num_args = 0..=1, default_missing_value = "", allow_negative_numbers = true)]
    cash: Option<String>,
    /// Pay by app
    #[arg(long, visible_alias = "app", value_name = "AMOUNT", num_args = 0..=1, default_missing_value = "", allow_negative_numbers = true)]
    transfer: Option<String>,
    /// Pay with the buyer's bank note (an IOU)
    #[arg(long, value_name = "AMOUNT", num_args = 0..=1, default_missing_value = "", allow_negative_numbers = true)]
    note: Option<String>,
    /// Write the debt in THE BOOK
    #[arg(long, value_name = "AMOUNT", num_args = 0..=1, default_missing_value = "", allow_negative_numbers = true)]
    debt: Option<String>,
    /// Name of the note
    #[arg(long = "as", value_name = "BOF")]
    pub identifier: Option<String>,
}

impl Paying {
    /// How much is paid in which way; `like` (`buy Ann`) starts the line to type if that can't be read.
    ///
    /// One way of paying without an amount takes what the others leave of the total; those with amounts must add up to it.
    pub fn parts(
        &self,
        words: &Words,
        total: Option<Money>,
        like: &str,
    ) -> Result<Vec<(Means, Money)>, Failure> {
        let typed = self.typed();
        let one_way = || {
            let lines =
                typed.iter().map(|(_, option, word)| said_alone((option, word), (words, total), like));
            let lines: Vec<String> = lines.collect();
            if lines.is_empty() { format!("{like} 20 --cash") } else { lines.join("\n") }
        };
        let named = typed.iter().map(|(means, _, word)| (*means, *word));
        let (bare, valued): (Vec<_>, Vec<_>) = named.partition(|(_, word)| word.is_empty());
        let mut parts = Vec::new();
        for (means, word) in valued {
            let amount = words.amount(word)?;
            check_positive(amount, words.currency)?;
            parts.push((means, amount));
        }
        match (bare.as_slice(), total, parts.is_empty()) {
            ([], Some(total), true) => Ok(vec![(Means::Cash, total)]),
            ([(means, _)], Some(total), true) => Ok(vec![(*means, total)]),
            ([(means, _)], Some(total), false) => {
                let sum = sum(&parts)?;
                let rest = total.minus(sum).map_err(Refusal::from)?;
                if !rest.is_positive() {
                    let total = words.currency.shown(total);
                    return Err(Failure::usage(format!(
                        "{total} is already paid, so there's nothing left to pay another way"
                    )));
                }
                parts.push((*means, rest));
                Ok(parts)
            }
            ([], None, false) => Ok(parts),
            ([], Some(total), false) => match sum(&parts)? {
                sum if sum == total => Ok(parts),
                sum => Err(unequal(words, sum, total)),
            },
            (_, None, true) => Err(Failure::usage("the amount is missing").hint(one_way())),
            _ => Err(Failure::usage("give an amount for each way of paying").hint(one_way())),
        }
    }

    /// The ways that were typed, each with its option and its value.
    fn typed(&self) -> Vec<(Means, &'static str, &str)> {
        let all = [
            (Means::Cash, "--cash", &self.cash),
            (Means::Transfer, "--app", &self.transfer),
            (Means::Note, "--note", &self.note),
            (Means::Book, "--debt", &self.debt),
        ];
        all.into_iter().filter_map(|(means, option, word)| Some((means, option, word.as_deref()?))).collect()
    }

    /// Refuses the name of a note if nothing is paid with one.
    pub fn check_identifier(&self, parts: &[(Means, Money)], like: &str) -> Result<(), Failure> {
        if self.identifier.is_none() || parts.iter().any(|(means, _)| *means == Means::Note) {
            return Ok(());
        }
        Err(Failure::usage("`--as` names a bank note, but you aren't paying with one")
            .hint(format!("{like} --note --as BOF")))
    }
}

/// The line that pays all of it in one of the typed ways: only the banker knows how to divide it.
fn said_alone((option, word): (&str, &str), (words, total): (&Words, Option<Money>), like: &str) -> String {
    let total = total.map(|total| words.currency.plain(total));
    let typed = || (!word.is_empty()).then(|| word.to_owned());
    let amount = total.or_else(typed).unwrap_or_else(|| "20".to_owned());
    format!("{like} {amount} {option}")
}

fn sum(parts: &[(Means, Money)]) -> Result<Money, Refusal> {
    Ok(Money::sum(parts.iter().map(|(_, amount)| *amount))?)
}

fn unequal(words: &Words, sum: Money, total: Money) -> Failure {
    let shown = |money| words.currency.shown(money);
    Failure::usage(format!("the parts add up to {}, not {}", shown(sum), shown(total)))
}
