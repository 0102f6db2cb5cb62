//! `house owner`: the owner of the house.

use crate::answer::house as answer;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render::house as render;
use crate::render::page::name as shown;
use engine::refusal::Notice;
use ledger::bank::owner::{self, Owned};
use ledger::ids::PlayerId;
use ledger::people::Roster;

/// Sets the owner.
pub fn name(context: &mut Context, word: &str) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let player = words.player(word)?;
    context.record(
        |session| owner::name(session, player),
        |owned| {
            let answer = answer(&words.people, &owned);
            Told::new(render::owned(&answer), answer)
        },
    )
}

/// Shows the owner.
pub fn look(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let words = Words::load(store.reader())?;
    let owned = owner::look(store.reader())?;
    let answer = answer(&words.people, &owned);
    Ok(Reply::look(render::owned(&answer), answer))
}

/// What the house reserves for its owner.
fn why(people: &Roster, owned: &Owned) -> Vec<Notice> {
    let Some(owner) = called(people, owned.owner) else { return Vec::new() };
    let owner = shown(&owner);
    let (reserved, keeps) = owner::keeps(&owned.house);
    let mut why = Vec::new();
    if let Some(reserved) = reserved {
        let text = format!("`{}` is reserved for {owner}'s notes", reserved.value);
        why.push(Notice::new(reserved.rule.as_deref(), text));
    }
    if let Some(keeps) = keeps {
        let text =
            format!("{owner} keeps THE BOOK; while {owner} is away, the banker keeps a stand-in for it");
        why.push(Notice::new(keeps.rule.as_deref(), text));
    }
    why
}

fn answer(people: &Roster, owned: &Owned) -> answer::Owned {
    answer::Owned {
        house: owned.house.name().to_owned(),
        owner: called(people, owned.owner),
        stands_in: called(people, owned.banker).filter(|_| owned.owner.is_none()),
        why: why(people, owned),
    }
}

fn called(people: &Roster, player: Option<PlayerId>) -> Option<String> {
    player.and_then(|player| people.called(player)).map(ToString::to_string)
}
