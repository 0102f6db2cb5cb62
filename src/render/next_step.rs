//! The usual next step, in a line.

use ledger::night::next_step::NextStep;

/// The step as a line to read out.
#[must_use]
pub fn next_step(step: &NextStep) -> String {
    match step {
        NextStep::AddPlayers => "add the players (player add NAME NAME)".to_owned(),
        NextStep::OpenNight => "open the night (open --banker NAME)".to_owned(),
        NextStep::BuyIn => "sell chips (buy NAME AMOUNT)".to_owned(),
        NextStep::Play => "play (hand new or hand result), then count the stacks".to_owned(),
        NextStep::Count(left) => format!("count {}", together(left)),
        NextStep::CashOut => "pay them all (cashout)".to_owned(),
        NextStep::OpenNotes(notes) => {
            let (note, is) = if notes.len() == 1 { ("note", "is") } else { ("notes", "are") };
            format!("{note} {} {is} open: note pay or note commit, then close", together(notes))
        }
        NextStep::Close => "close the night (close)".to_owned(),
        NextStep::SettleUp => "see who pays whom (book)".to_owned(),
    }
}

/// Names in a sentence: `Ann, Bob and Cat`.
#[must_use]
pub fn together(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
