//! An amount that can't be: the same line with the amounts that can.

use crate::cli::failure::Failure;
use crate::cli::offered::typed::Typed;
use crate::cli::typed_line::value_of;
use crate::render::refusal::near_multiples;
use engine::money::Amount;
use ledger::refusal::{BuyingRefused, TonightRefused, Why};

/// Offers the line with each amount that would work, if it has only one amount.
#[must_use]
pub fn offered(failure: Failure, typed: &Typed<'_>) -> Failure {
    if failure.hint.is_some() {
        return failure;
    }
    let Some((wrong, near)) = failure.refusal.as_deref().and_then(|refusal| would_do(&refusal.why)) else {
        return failure;
    };
    let is_amount = |word: &&String| wrong.currency.parse(amount_of(word)).is_ok();
    let amounts: Vec<&String> = typed.words.iter().filter(is_amount).collect();
    let [only] = amounts.as_slice() else { return failure };
    if wrong.currency.parse(amount_of(only)) != Ok(wrong.money) {
        return failure;
    }
    let lines = near.iter().filter_map(|near| {
        let said = |word: &String| match word == *only {
            true => word.strip_suffix(amount_of(word)).unwrap_or_default().to_owned() + &near.plain(),
            false => word.clone(),
        };
        typed.another(&typed.words.iter().map(said).collect::<Vec<_>>())
    });
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { failure } else { failure.hint(lines.join("\n")) }
}

/// The wrong amount, and those that would work.
fn would_do(why: &Why) -> Option<(Amount, Vec<Amount>)> {
    Some(match why {
        Why::TonightRefused(TonightRefused::TooFine { amount, unit }) => {
            (*amount, near_multiples(*amount, *unit))
        }
        Why::TonightRefused(TonightRefused::NotOfTheChips { amount, nearest, .. }) => {
            (*amount, nearest.clone())
        }
        Why::BuyingRefused(why) => match why {
            BuyingRefused::NotAMultiple { multiple, total } => (*total, near_multiples(*total, *multiple)),
            BuyingRefused::NotTheFirst { first: least, total }
            | BuyingRefused::TooLittle { least, total }
            | BuyingRefused::TooFew { least, total, .. }
            | BuyingRefused::NotEqual { least, total } => (*total, vec![*least]),
            BuyingRefused::TooMany { total, stack, most, .. } if stack.is_zero() => (*total, vec![*most]),
            _ => return None,
        },
        _ => return None,
    })
}

/// The amount of a word: `1.50` of `Ann=1.50`.
fn amount_of(word: &str) -> &str {
    let value = value_of(word);
    value.rsplit_once('=').map_or(value, |(_, amount)| amount)
}
