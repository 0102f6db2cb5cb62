//! What must be said about players who joined in a surrogate, in words.

use crate::render::page::together;
use crate::render::refusal::names::{alias, looks_like, taken};
use crate::render::refusal::said::Said;
use crate::render::shell;
use engine::readable::AsTyped;
use ledger::refusal::{NewcomerAnswer, NewcomerDoubt, NewcomerRefused, WhoIsWho};

pub(super) fn said(why: &NewcomerRefused) -> Said {
    match why {
        NewcomerRefused::DidNotCome { name, came } => {
            let came: Vec<String> = came.iter().map(|name| format!("`{name}`")).collect();
            let came = if came.is_empty() { "nobody".to_owned() } else { together(&came) };
            let message = format!(
                "the stand-in has no new player called `{}`; its new players: {came}",
                name.as_typed()
            );
            Said::new("unknown-newcomer", message).or("book merge FILE")
        }
        NewcomerRefused::Undecided(open) => undecided(open),
        NewcomerRefused::GuestOfHimself { guest, host, is_taken } => Said::new(
            "merge-inviter",
            format!("in the stand-in `{guest}` is `{host}`'s guest, so they can't be the same person"),
        )
        .or(format!("book merge FILE {}", other(guest, *is_taken))),
    }
}

/// All questions at once, with the way to answer each.
fn undecided(open: &[WhoIsWho]) -> Said {
    let what: Vec<String> = open.iter().map(|question| doubt(&question.doubt)).collect();
    let most = open.iter().map(|question| question.answers.len()).max().unwrap_or_default();
    let way = |at: usize| {
        let answers =
            open.iter().filter_map(|question| question.answers.get(at).or(question.answers.first()));
        format!("book merge FILE {}", answers.map(answer).collect::<Vec<_>>().join(" "))
    };
    let message = format!("you have to say who's who: {}", what.join("; "));
    (1..most).fold(Said::new("people-undecided", message).or(way(0)), |said, at| said.or(way(at)))
}

fn doubt(doubt: &NewcomerDoubt) -> String {
    match doubt {
        NewcomerDoubt::NameTaken { name } => taken(name, None),
        NewcomerDoubt::RenamedLike { name, like, alias_of } => {
            let verb = if like == name { "and this book has a" } else { "which looks like this book's" };
            format!(
                "a player in the stand-in is now called `{name}`, {verb} `{like}`{}",
                alias(alias_of.as_deref())
            )
        }
        NewcomerDoubt::LooksLike { name, like, alias_of } => looks_like(name, like, alias_of.as_deref()),
        NewcomerDoubt::CameOtherwise { name, regular_there, regular_here } => {
            let there = if *regular_there { "a regular" } else { "a guest" };
            let here = if *regular_here { "a regular" } else { "a guest" };
            format!("`{name}` is {there} in the stand-in but {here} here")
        }
        NewcomerDoubt::OtherNameThen { name } => format!(
            "either `{name}` had another name in this book when the stand-in began, or that's somebody else"
        ),
    }
}

/// How an answer is typed.
fn answer(answer: &NewcomerAnswer) -> String {
    match answer {
        NewcomerAnswer::Same { name, ours } => {
            shell::option("--same", &format!("{name}={}", ours.as_deref().unwrap_or("OURS")))
        }
        NewcomerAnswer::Other { name, is_taken } => other(name, *is_taken),
    }
}

/// How to say that somebody is nobody else here; a name that is taken needs another.
pub(super) fn other(name: &str, is_taken: bool) -> String {
    let name = if is_taken { format!("{name}=NEW") } else { name.to_owned() };
    shell::option("--other", &name)
}
