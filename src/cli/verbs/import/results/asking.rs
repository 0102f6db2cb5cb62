//! Asks at a terminal what a spreadsheet leaves open; in a pipe, the callers refuse it.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::talk;
use crate::cli::verbs::import::results::Said;
use crate::cli::words::Words;
use crate::render::refusal::past_fault;
use engine::readable::AsTyped;
use ledger::accounts::Party;
use ledger::bank::past::PastBearer;
use ledger::formats::past::DayOrder;
use ledger::refusal::{PastFault, Refusal};

/// Asks whether the sheets were read correctly, if the layout wasn't given.
pub fn layout(told: &[String], said: &Said, context: &Context) -> Result<(), Failure> {
    if !context.can_ask || context.yes || said.layout.is_some() || !said.map.is_empty() || told.is_empty() {
        return Ok(());
    }
    let question = format!("{}\nIs that right? [y/N] ", told.join("\n"));
    if context.answers.yes(&question) {
        return Ok(());
    }
    let message = "nothing was imported; say how to read the sheet";
    let hint = "import … --map date=A,player=B,net=C\nimport … --layout matrix";
    Err(Refusal::worded("other-layout", message).hint(hint).into())
}

/// Asks which of two days it is; none if nobody can be asked.
pub fn day(
    (spot, text): (&str, &str),
    (day_first, month_first): (&str, &str),
    context: &Context,
) -> Result<Option<DayOrder>, Failure> {
    if !context.can_ask {
        return Ok(None);
    }
    loop {
        let text = text.as_typed();
        let question = format!("{spot}: `{text}`: type 1 for {day_first}, 2 for {month_first} > ");
        match talk::ask(&question)?.as_deref() {
            Some("1") => return Ok(Some(DayOrder::DayFirst)),
            Some("2") => return Ok(Some(DayOrder::MonthFirst)),
            Some(_) => {}
            None => return Ok(None),
        }
    }
}

/// Asks who covers the difference of the nights; none if nobody can be asked, or nobody does.
pub fn bearer(off: &[PastFault], words: &Words, context: &Context) -> Result<Option<PastBearer>, Failure> {
    if !context.can_ask {
        return Ok(None);
    }
    let lines: Vec<String> = off.iter().map(past_fault).collect();
    talk::say(&format!("{}\n", lines.join("\n")))?;
    loop {
        let said = talk::ask("Who covers the difference? house or a player (empty: nobody) > ")?;
        let Some(said) = said.filter(|said| !said.is_empty()) else { return Ok(None) };
        match words.party(context, &said).and_then(bears) {
            Ok(party) => return Ok(Some(PastBearer::Known(party))),
            Err(failure) => talk::say(&format!("{}\n", failure.message))?,
        }
    }
}

/// Who was said to cover it. It may be one of the new players in the file.
pub fn said(
    word: &str,
    words: &Words,
    (context, new_players): (&Context, bool),
) -> Result<PastBearer, Failure> {
    match words.party(context, word) {
        Ok(party) => Ok(PastBearer::Known(bears(party)?)),
        Err(why) if new_players && why.code == "unknown-player" => Ok(PastBearer::Named(word.to_owned())),
        Err(why) => Err(why),
    }
}

/// A player, or the house: the bank and the fund had no part in an old night.
fn bears(party: Party) -> Result<Party, Failure> {
    match party {
        Party::Player(_) | Party::House => Ok(party),
        _ => {
            let message = "only the house or a player can cover the difference from an old night";
            Err(Refusal::worded("no-bearer", message).hint("import … --difference house").into())
        }
    }
}

/// The answer for a name that nobody has.
pub enum Asked {
    Known(ledger::ids::PlayerId),
    New,
}

/// Asks who a name is; none if nobody can be asked.
pub fn player(name: &str, words: &Words, context: &Context) -> Result<Option<Asked>, Failure> {
    if !context.can_ask {
        return Ok(None);
    }
    loop {
        let name = name.as_typed();
        let question = format!("Who is `{name}`? A player's name, or + for a new player > ");
        let Some(said) = talk::ask(&question)? else { return Ok(None) };
        if said == "+" {
            return Ok(Some(Asked::New));
        }
        match words.player(&said) {
            Ok(player) => return Ok(Some(Asked::Known(player))),
            Err(failure) => talk::say(&format!("{}\n", failure.message))?,
        }
    }
}
