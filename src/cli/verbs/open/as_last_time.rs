//! The banker, the stakes and the seats of the last night, offered for this one.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, failure_text};
use crate::cli::lines::Lines;
use crate::cli::output;
use crate::cli::reply::Reply;
use crate::cli::talk;
use crate::cli::words::Words;
use crate::render::rounds as render;
use ledger::bank::BankError;
use ledger::night::Evening;
use ledger::store::Reader;

/// The last night, if there was one and none is open.
pub fn last_night(reader: Reader<'_>) -> Result<Option<Evening>, Failure> {
    if reader.open_night().map_err(BankError::from)?.is_some() {
        return Ok(None);
    }
    let nights = reader.nights().map_err(BankError::from)?;
    let last = nights.last().map(|night| reader.evening(night.id)).transpose();
    Ok(last.map_err(BankError::from)?)
}

/// Asks, opens the night, and seats the players who sat there last time.
pub fn offer(context: &Context, last: &Evening) -> Result<Reply, Failure> {
    let lines = Lines::new(context, context.left_open().clone());
    let words = Words::load(context.look()?.reader())?;
    let name = |player| words.people.get(player).map(|person| person.name.to_string());
    let before = last.banker.and_then(name);
    let player =
        |said: &str| words.people.find(said).map(|person| person.name.to_string()).map_err(Failure::from);
    let Some(banker) = asked(&render::banker(before.as_deref()), before, player)? else {
        return Ok(nothing());
    };
    let stakes = |said: &str| {
        said.split('/').try_for_each(|blind| words.amount(blind).map(drop)).map(|()| said.to_owned())
    };
    let Some(stakes) = asked(&render::stakes(last.stakes.as_deref()), last.stakes.clone(), stakes)? else {
        return Ok(nothing());
    };
    let seats = seats(last, name);
    let Some(seats) = (if seats.is_empty() { Some(Vec::new()) } else { seated(&seats, &words)? }) else {
        return Ok(nothing());
    };
    let banker = banker.iter().flat_map(|banker| ["--banker", banker]);
    let stakes = stakes.iter().flat_map(|stakes| ["--stakes", stakes]);
    let opens: Vec<&str> = ["open", "--fresh"].into_iter().chain(banker).chain(stakes).collect();
    let opened = lines.typed(&opens, context.id.clone())?;
    if seats.is_empty() {
        return Ok(opened);
    }
    let look = lines.globals().look();
    output::tell(&look, Ok(opened));
    let seat: Vec<&str> = std::iter::once("seat").chain(seats.iter().map(String::as_str)).collect();
    lines.typed(&seat, context.id.as_ref().map(|id| format!("{id}:seats")))
}

/// The answer to an offer: Enter accepts it, `-` declines it. None if the dialogue was stopped.
fn asked(
    question: &str,
    offered: Option<String>,
    read: impl Fn(&str) -> Result<String, Failure>,
) -> Result<Option<Option<String>>, Failure> {
    loop {
        let Some(said) = talk::ask(question)? else { return Ok(None) };
        match said.as_str() {
            "" | "y" | "yes" => return Ok(Some(offered)),
            "-" | "n" | "no" => return Ok(Some(None)),
            said => match read(said) {
                Ok(said) => return Ok(Some(Some(said))),
                Err(failure) => talk::say(&format!("{}\n", failure_text(&failure)))?,
            },
        }
    }
}

/// Who sat where at the end, one player for each seat; nobody if two tables played.
fn seats<N>(last: &Evening, name: impl Fn(ledger::ids::PlayerId) -> Option<N>) -> Vec<(u32, N)> {
    let mut seats: Vec<(u32, N)> = Vec::new();
    // Players who came later may have a chair that somebody left.
    for sitting in last.sittings.iter().rev().filter(|_| last.tables == 1) {
        let free = |seat: &u32| seats.iter().all(|(taken, _)| taken != seat);
        if let Some((seat, name)) = sitting.seat.filter(free).zip(name(sitting.player)) {
            seats.push((seat, name));
        }
    }
    seats.sort_by_key(|(seat, _)| *seat);
    seats
}

/// The words after `seat`: all of them, some of them, or nobody. None if the dialogue was stopped.
fn seated(seats: &[(u32, String)], words: &Words) -> Result<Option<Vec<String>>, Failure> {
    loop {
        let Some(said) = talk::ask(&render::seats(seats))? else { return Ok(None) };
        let chosen = match said.as_str() {
            "" | "y" | "yes" => Ok(seats.iter().map(|(_, name)| name.clone()).collect()),
            "-" | "n" | "no" => return Ok(Some(Vec::new())),
            names => names
                .split([' ', ','])
                .filter(|word| !word.is_empty())
                .map(|word| words.people.find(word).map(|person| person.name.to_string()))
                .collect::<Result<Vec<_>, _>>(),
        };
        match chosen {
            Ok(names) => {
                return Ok(Some(names.into_iter().flat_map(|name| with_seat(name, seats)).collect()));
            }
            Err(refusal) => talk::say(&format!("{}\n", failure_text(&refusal.into())))?,
        }
    }
}

/// A name, and the number of the seat it had.
fn with_seat(name: String, seats: &[(u32, String)]) -> Vec<String> {
    let number = seats.iter().find(|(_, sat)| *sat == name).map(|(seat, _)| seat.to_string());
    std::iter::once(name).chain(number).collect()
}

fn nothing() -> Reply {
    Reply::look(render::NOT_OPENED, serde_json::Map::new())
}
