//! The usual next step, in a line.

use crate::render::page::{either, together};
use engine::money::Amount;
use ledger::night::next_step::NextStep;
use ledger::refusal::Bears;

/// The step as a line to read out.
#[must_use]
pub fn next_step(step: &NextStep) -> String {
    match step {
        NextStep::AddPlayers => "add the players (player add NAME NAME)".to_owned(),
        NextStep::OpenNight => "open the night (open --banker NAME)".to_owned(),
        NextStep::BuyIn => "sell chips (buy NAME AMOUNT)".to_owned(),
        NextStep::Play => "play (hand new or hand result), then count the stacks".to_owned(),
        NextStep::Count(left) => match left.as_slice() {
            [one] => format!("count {one}'s stack"),
            _ => format!("count the stacks of {}", together(left)),
        },
        NextStep::CountAgain { off, bearers } => format!("the counts are {}", uneven(*off, bearers)),
        NextStep::ColdHands => "play for the odd change (coldhands)".to_owned(),
        NextStep::CashOut => "pay them all (cashout)".to_owned(),
        NextStep::OpenNotes(notes) => {
            let (note, is, it) =
                if notes.len() == 1 { ("note", "is", "it") } else { ("notes", "are", "them") };
            format!(
                "{note} {} {is} open: pay {it} or put {it} in THE BOOK (note pay, note commit), then close",
                together(notes)
            )
        }
        NextStep::Close => "close the night (close)".to_owned(),
        NextStep::SettleUp => "see who pays whom (book)".to_owned(),
        NextStep::NewTournament => {
            "set up the tournament (tournament new --entry AMOUNT --stack CHIPS)".to_owned()
        }
        NextStep::Enter => "enter the players (tournament enter NAME NAME)".to_owned(),
        NextStep::StartTournament => "enter everybody, then tournament start".to_owned(),
        NextStep::PlayTournament => "play (hand new or hand result)".to_owned(),
    }
}

/// What to do about counts that don't come out: `$1.00 short: count again, or close --over-short house or banker`.
#[must_use]
pub fn uneven(off: Amount, bearers: &[Bears]) -> String {
    let who: Vec<String> = bearers.iter().map(|bearer| bearer_word(*bearer).to_owned()).collect();
    format!("{}: count again, or close --over-short {}", over_or_short(off), either(&who))
}

/// A difference as people say it: `$1.00 over`, `$1.00 short`.
#[must_use]
pub fn over_or_short(off: Amount) -> String {
    if off.is_negative() { format!("{} short", off.abs()) } else { format!("{off} over") }
}

/// What `--over-short` is given for this one.
#[must_use]
pub const fn bearer_word(bearer: Bears) -> &'static str {
    match bearer {
        Bears::House => "house",
        Bears::Winner => "winner",
        Bears::Banker => "banker",
    }
}
