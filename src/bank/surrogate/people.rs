//! Who came into a surrogate: somebody new, somebody we have, or a question for the keeper of THE BOOK.

use crate::bank::desk::BankError;
use crate::bank::loaded::roster;
use crate::bank::surrogate::decisions::Decisions;
use crate::bank::surrogate::translating::Who;
use crate::domain::ids::PlayerId;
use crate::domain::journal::Fact;
use crate::domain::people::{Name, Person, Roster, Standing};
use crate::domain::refusal::{Notice, Refusal};
use crate::store::{Reader, StoreError};
use std::collections::{BTreeMap, BTreeSet};

/// What becomes of somebody who came into a surrogate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// He is this person.
    Same(PlayerId),
    /// He is new; with the name he gets here, where it was decided.
    New(Option<Name>),
}

/// Everybody who came, and what should be said of it.
#[derive(Debug, Default)]
pub struct Arrivals {
    pub by_id: BTreeMap<PlayerId, Arrival>,
    pub notices: Vec<Notice>,
}

/// Somebody who came into the surrogate, as its events leave him.
struct Newcomer {
    id: PlayerId,
    name: Name,
    standing: Standing,
}

/// Decides about everybody whom these facts bring, or lists all that the keeper must decide.
pub fn arrivals<'f>(
    reader: Reader<'_>,
    anchor: u64,
    who: &Who,
    facts: impl Iterator<Item = &'f Fact>,
    decisions: &Decisions,
) -> Result<Arrivals, BankError> {
    let newcomers = newcomers(facts)?;
    check_named(&newcomers, decisions)?;
    let after: BTreeSet<PlayerId> = reader
        .standing_after("player-added", anchor)?
        .into_iter()
        .filter_map(
            |(_, event)| if let Fact::PlayerAdded { player, .. } = event.fact { Some(player) } else { None },
        )
        .collect();
    let mut known = Known { people: roster(reader)?, after, who: who.clone() };
    let mut arrivals = Arrivals::default();
    let mut open = Vec::new();
    for newcomer in newcomers {
        match known.decide(&newcomer, decisions) {
            Ok((arrival, notice)) => {
                if let Arrival::Same(player) = arrival {
                    known.who.insert(newcomer.id, player);
                }
                arrivals.by_id.insert(newcomer.id, arrival);
                arrivals.notices.extend(notice);
            }
            Err(question) => open.push(question),
        }
    }
    if open.is_empty() { Ok(arrivals) } else { Err(undecided(&open).into()) }
}

/// Everybody who was added, under the name he has at the end.
fn newcomers<'f>(facts: impl Iterator<Item = &'f Fact>) -> Result<Vec<Newcomer>, BankError> {
    let mut found: Vec<Newcomer> = Vec::new();
    let named = |text: &str| {
        Name::new(text)
            .map_err(|error| StoreError::Damaged(format!("a name of the bundle is no name: {error}")))
    };
    for fact in facts {
        match fact {
            Fact::PlayerAdded { player, name, standing } => {
                found.push(Newcomer { id: *player, name: named(name)?, standing: *standing });
            }
            Fact::PlayerRenamed { player, name } => {
                if let Some(newcomer) = found.iter_mut().find(|one| one.id == *player) {
                    newcomer.name = named(name)?;
                }
            }
            Fact::PlayerStanding { player, standing } => {
                if let Some(newcomer) = found.iter_mut().find(|one| one.id == *player) {
                    newcomer.standing = *standing;
                }
            }
            _ => {}
        }
    }
    Ok(found)
}

fn check_named(newcomers: &[Newcomer], decisions: &Decisions) -> Result<(), Refusal> {
    match decisions.names().find(|name| !newcomers.iter().any(|one| one.name.as_str() == *name)) {
        None => Ok(()),
        Some(name) => {
            let came: Vec<String> = newcomers.iter().map(|one| format!("`{}`", one.name)).collect();
            let came = if came.is_empty() { "nobody".to_owned() } else { came.join(", ") };
            let message =
                format!("nobody called `{}` came into the surrogate; {came} did", name.escape_debug());
            Err(Refusal::new("unknown-newcomer", message).hint("book merge FILE"))
        }
    }
}

/// What is known while the newcomers are looked at.
struct Known {
    people: Roster,
    /// Who came into this book after the surrogate had begun.
    after: BTreeSet<PlayerId>,
    who: Who,
}

/// A question for the keeper: what is the matter, and how each answer is typed.
struct Question {
    what: String,
    same: String,
    other: String,
}

impl Known {
    fn decide(
        &self,
        newcomer: &Newcomer,
        decisions: &Decisions,
    ) -> Result<(Arrival, Option<Notice>), Question> {
        let name = &newcomer.name;
        if let Some((_, player)) = decisions.same.iter().find(|(typed, _)| typed == name.as_str()) {
            return Ok((Arrival::Same(*player), None));
        }
        let keys = name.keys();
        let mut alike = self.people.people().iter();
        let alike = alike.find(|person| person.names().any(|taken| taken.keys().resemble(&keys)));
        if let Some((_, called)) = decisions.other.iter().find(|(typed, _)| typed == name.as_str()) {
            let here = called.as_ref().unwrap_or(name);
            return match self.people.may_add(here, true) {
                Ok(()) => Ok((Arrival::New(called.clone()), None)),
                Err(refusal) => Err(Question::new(name, alike, refusal.message)),
            };
        }
        match alike {
            None => Ok((Arrival::New(None), None)),
            Some(person) if self.is_surely(person, newcomer) => {
                let text = format!("`{name}` came into both books: taken for one person");
                Ok((Arrival::Same(person.id), Some(Notice::new(None, text))))
            }
            Some(person) => Err(Question::new(name, Some(person), self.doubt(person, newcomer))),
        }
    }

    /// The very name, somebody the surrogate could not know, and nothing that speaks against it.
    fn is_surely(&self, person: &Person, newcomer: &Newcomer) -> bool {
        person.name == newcomer.name
            && self.after.contains(&person.id)
            && person.standing == self.standing(newcomer.standing)
    }

    fn standing(&self, standing: Standing) -> Standing {
        match standing {
            Standing::Guest { inviter: Some(inviter) } => {
                Standing::Guest { inviter: Some(self.who.get(&inviter).copied().unwrap_or(inviter)) }
            }
            other => other,
        }
    }

    fn doubt(&self, person: &Person, newcomer: &Newcomer) -> String {
        let name = &newcomer.name;
        if person.name != *name {
            let alias = person.names().find(|taken| taken.keys().resemble(&name.keys()));
            return match alias {
                Some(alias) if *alias != person.name => {
                    format!("`{name}` looks like `{alias}`, an alias of `{}`", person.name)
                }
                _ => format!("`{name}` looks like `{}`", person.name),
            };
        }
        if self.after.contains(&person.id) {
            let word = |standing: Standing| if standing.is_regular() { "a regular" } else { "a guest" };
            let (there, here) = (word(newcomer.standing), word(person.standing));
            return format!("`{name}` came in as {there} there and as {here} of somebody here")
                .replace("a regular of somebody", "a regular");
        }
        format!("`{name}` was in this book under another name when the surrogate began, or is somebody else")
    }
}

impl Question {
    fn new(name: &Name, alike: Option<&Person>, what: String) -> Self {
        let ours = alike.map_or("OURS", |person| person.name.as_str());
        Self { what, same: format!("--same '{name}={ours}'"), other: format!("--other '{name}'") }
    }
}

/// All questions at once, with the way to answer each.
fn undecided(open: &[Question]) -> Refusal {
    let what: Vec<&str> = open.iter().map(|question| question.what.as_str()).collect();
    let answers: Vec<String> =
        open.iter().map(|question| format!("{} or {}", question.same, question.other)).collect();
    let message = format!("somebody must say who is who: {}", what.join("; "));
    Refusal::new("people-undecided", message).hint(format!(
        "book merge FILE {} (a name that is taken needs another: --other NAME=NEW)",
        answers.join(", ")
    ))
}
