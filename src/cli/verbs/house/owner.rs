//! `house owner`: the person whose house it is.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::page::{name as shown, wrapped};
use engine::refusal::Notice;
use ledger::bank::owner::{self, Owned};
use ledger::ids::PlayerId;
use ledger::people::Roster;
use serde_json::{Value, json};

/// Names the owner.
pub fn name(context: &mut Context, word: &str) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let player = words.player(word)?;
    context.record(
        |session| owner::name(session, player),
        |owned| Told::new(text(&words.people, &owned), object(&words.people, &owned)),
    )
}

/// Shows the owner.
pub fn look(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let words = Words::load(store.reader())?;
    let owned = owner::look(store.reader())?;
    Ok(Reply::look(text(&words.people, &owned), object(&words.people, &owned)))
}

fn text(people: &Roster, owned: &Owned) -> String {
    let house = shown(owned.house.name());
    let mut lines = vec![match (called(people, owned.owner), called(people, owned.banker)) {
        (Some(owner), _) => format!("{} is the owner of `{house}`", shown(&owner)),
        (None, Some(banker)) => {
            format!("nobody is named as the owner of `{house}`: {}, the banker, stands in", shown(&banker))
        }
        (None, None) => {
            format!("nobody is named as the owner of `{house}`: the banker of the night stands in")
        }
    }];
    lines.extend(why(people, owned).iter().map(|why| wrapped(&format!("  {}", why.with_rule()))));
    lines.join("\n")
}

/// What the house keeps for its owner.
fn why(people: &Roster, owned: &Owned) -> Vec<Notice> {
    let Some(owner) = called(people, owned.owner) else { return Vec::new() };
    let owner = shown(&owner);
    let (reserved, keeps) = owner::keeps(&owned.house);
    let mut why = Vec::new();
    if let Some(reserved) = reserved {
        let text = format!("`{}` is kept for the notes of {owner}", reserved.value);
        why.push(Notice::new(reserved.rule.as_deref(), text));
    }
    if let Some(keeps) = keeps {
        let text = format!("{owner} keeps THE BOOK; while {owner} is away the banker keeps a surrogate");
        why.push(Notice::new(keeps.rule.as_deref(), text));
    }
    why
}

fn object(people: &Roster, owned: &Owned) -> Value {
    let why = why(people, owned);
    let why: Vec<Value> = why.iter().map(|why| json!({ "rule": why.rule, "text": why.text })).collect();
    json!({
        "house": owned.house.name(),
        "owner": called(people, owned.owner),
        "stands_in": if owned.owner.is_none() { called(people, owned.banker) } else { None },
        "why": why,
    })
}

fn called(people: &Roster, player: Option<PlayerId>) -> Option<String> {
    player.and_then(|player| people.called(player)).map(ToString::to_string)
}
