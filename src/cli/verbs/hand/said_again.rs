//! A result that left blinds out: offers the whole line with them.

use crate::cli::typed_line;
use crate::cli::words::pair;
use crate::render::shell;
use engine::money::{Amount, Money};
use ledger::refusal::{Notice, RecordedHandNoticed, Remark};

/// The notices, with the whole line in those that say what the result left out. `typed` is the line as typed, and `won` who won
/// what in it, empty in the short form.
///
/// If several won, nobody knows how they share the extra money, so there is no such line.
pub fn with_the_line(mut notices: Vec<Notice>, typed: &[String], won: &[String]) -> Vec<Notice> {
    let left: Vec<(String, Amount)> = notices.iter().flat_map(|notice| left_out(&notice.what)).collect();
    let Some(line) = line(typed, won, &left) else { return notices };
    for notice in &mut notices {
        if let Remark::RecordedHandNoticed(
            RecordedHandNoticed::BlindsUntold { again, .. }
            | RecordedHandNoticed::AwayAndUnposted { again, .. },
        ) = notice.what.as_mut()
        {
            *again = Some(line.clone());
        }
    }
    notices
}

/// Who put in what that the result doesn't have.
fn left_out(what: &Remark) -> Vec<(String, Amount)> {
    match what {
        Remark::RecordedHandNoticed(RecordedHandNoticed::BlindsUntold { untold, .. }) => untold.clone(),
        Remark::RecordedHandNoticed(RecordedHandNoticed::AwayAndUnposted { name, due, .. }) => {
            vec![(name.clone(), *due)]
        }
        _ => Vec::new(),
    }
}

/// The line as it was typed, with what it left out: the winner gets that too.
fn line(typed: &[String], won: &[String], left: &[(String, Amount)]) -> Option<String> {
    let currency = left.first()?.1.currency;
    // After `--` there are only names, and with `--game` it isn't the short form.
    let ends = typed.iter().any(|word| word == "--" || word.starts_with("--game") && won.is_empty());
    let line = match won {
        _ if ends => return None,
        [] => typed_line::with(typed, &[]),
        [won] => {
            let (winner, amount) = pair(won).ok()?;
            let amounts = left.iter().map(|(_, amount)| amount.money);
            let sum = Money::sum(amounts.chain([currency.parse(amount).ok()?])).ok()?;
            typed_line::with(typed, &[("--win", &format!("{winner}={}", currency.plain(sum)))])
        }
        [..] => return None,
    };
    let put_in = left.iter().map(|(name, due)| shell::option("--in", &format!("{name}={}", due.plain())));
    Some(std::iter::once(line).chain(put_in).collect::<Vec<_>>().join(" "))
}
