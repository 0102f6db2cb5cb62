//! Who came into a surrogate: somebody new, somebody we have, or a question for the keeper of THE BOOK.

use crate::bank::desk::BankError;
use crate::bank::loaded::{roster, sponsor_rule};
use crate::bank::surrogate::decisions::Decisions;
use crate::bank::surrogate::precedence::PersonChange;
use crate::bank::surrogate::translating::Who;
use crate::ids::{BookId, PlayerId};
use crate::journal::{Fact, PersonFact, Written};
use crate::people::{Name, Person, Roster, Standing};
use crate::refusal::{Notice, Refusal};
use crate::shell;
use crate::store::Reader;
use std::collections::{BTreeMap, BTreeSet};

/// What becomes of somebody who came into a surrogate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// He is this person.
    Same(PlayerId),
    /// He is new; with the name he gets here, where it was decided.
    New(Option<Name>),
}

/// Everybody who came or got another name, and what should be said of it.
#[derive(Debug, Default)]
pub struct Arrivals {
    pub by_id: BTreeMap<PlayerId, Arrival>,
    /// What everybody who came is called there.
    pub called: BTreeMap<PlayerId, Name>,
    /// People of this book who were renamed there, with the name they get here, where that was decided.
    pub renamed: BTreeMap<PlayerId, Name>,
    pub notices: Vec<Notice>,
}

/// Somebody who came into the surrogate, as its events leave him.
struct Newcomer {
    id: PlayerId,
    name: Name,
    standing: Standing,
    /// Everybody whose guest he ever was there.
    hosts: Vec<PlayerId>,
}

/// Decides about everybody whom these events bring or rename, or lists all that the keeper must decide.
///
/// `book` and `anchor` say which surrogate they are from, and which event of ours it knew last.
pub fn arrivals<'f>(
    reader: Reader<'_>,
    (book, anchor): (BookId, u64),
    who: &Who,
    events: impl Iterator<Item = &'f (Written, Fact)> + Clone,
    decisions: &Decisions,
) -> Result<Arrivals, BankError> {
    let newcomers = newcomers(events.clone().map(|(_, fact)| fact))?;
    let renamed = renamed(reader, (book, anchor), who, events)?;
    check_named(&newcomers, &renamed, decisions)?;
    let after: BTreeSet<PlayerId> = reader
        .standing_after("player-added", anchor)?
        .into_iter()
        .filter_map(|(_, event)| {
            if let Fact::Person(PersonFact::PlayerAdded { player, .. }) = event.fact {
                Some(player)
            } else {
                None
            }
        })
        .collect();
    let (people, rule) = (called(&roster(reader)?, &renamed), sponsor_rule(reader)?);
    let mut known = Known { people, after, who: who.clone(), rule };
    let mut arrivals = Arrivals::default();
    let mut open = Vec::new();
    for (player, name) in &renamed {
        match known.decide_name(*player, name, decisions) {
            Ok(None) => {}
            Ok(Some(other)) => drop(arrivals.renamed.insert(*player, other)),
            Err(question) => open.push(question),
        }
    }
    for newcomer in &newcomers {
        match known.decide(newcomer, decisions) {
            Ok((arrival, notice)) => {
                if let Arrival::Same(player) = arrival {
                    known.who.insert(newcomer.id, player);
                }
                arrivals.by_id.insert(newcomer.id, arrival);
                arrivals.called.insert(newcomer.id, newcomer.name.clone());
                arrivals.notices.extend(notice);
            }
            Err(question) => open.push(question),
        }
    }
    if !open.is_empty() {
        return Err(undecided(&open).into());
    }
    known.check_hosts(&newcomers)?;
    Ok(arrivals)
}

/// Everybody who was added, under the name he has at the end.
fn newcomers<'f>(facts: impl Iterator<Item = &'f Fact>) -> Result<Vec<Newcomer>, BankError> {
    let mut found: Vec<Newcomer> = Vec::new();
    for fact in facts {
        let Fact::Person(fact) = fact else { continue };
        match fact {
            PersonFact::PlayerAdded { player, name, standing } => {
                let hosts = standing.inviter().into_iter().collect();
                found.push(Newcomer { id: *player, name: named(name)?, standing: *standing, hosts });
            }
            PersonFact::PlayerRenamed { player, name } => {
                if let Some(newcomer) = found.iter_mut().find(|one| one.id == *player) {
                    newcomer.name = named(name)?;
                }
            }
            PersonFact::PlayerStanding { player, standing } => {
                if let Some(newcomer) = found.iter_mut().find(|one| one.id == *player) {
                    newcomer.standing = *standing;
                    newcomer.hosts.extend(standing.inviter());
                }
            }
            PersonFact::PlayerAliased { .. }
            | PersonFact::PlayerPaidAt { .. }
            | PersonFact::PlayersMerged { .. } => {}
        }
    }
    Ok(found)
}

/// What people of this book are called at the end of these events, where that is their last word.
fn renamed<'f>(
    reader: Reader<'_>,
    (book, anchor): (BookId, u64),
    who: &Who,
    events: impl Iterator<Item = &'f (Written, Fact)>,
) -> Result<BTreeMap<PlayerId, Name>, BankError> {
    let people = roster(reader)?;
    let mut renamed = BTreeMap::new();
    for (event, fact) in events {
        let Fact::Person(PersonFact::PlayerRenamed { player, name }) = fact else { continue };
        let player = who.get(player).copied().unwrap_or(*player);
        let change = PersonChange { kind: "player-renamed", player, book, anchor, recorded: event.recorded };
        if people.get(player).is_some() && !change.gives_way(reader)? {
            renamed.insert(player, named(name)?);
        }
    }
    Ok(renamed)
}

/// The same people, some of them under other names.
fn called(people: &Roster, renamed: &BTreeMap<PlayerId, Name>) -> Roster {
    let called = people
        .people()
        .iter()
        .cloned()
        .map(|person| Person { name: renamed.get(&person.id).cloned().unwrap_or(person.name), ..person });
    Roster::new(called.collect())
}

/// A name as a bundle brings it.
pub fn named(text: &str) -> Result<Name, BankError> {
    Name::new(text).map_err(|error| BankError::BadFile(format!("a name of the bundle is no name: {error}")))
}

fn check_named(
    newcomers: &[Newcomer],
    renamed: &BTreeMap<PlayerId, Name>,
    decisions: &Decisions,
) -> Result<(), Refusal> {
    let came = |name: &str| newcomers.iter().any(|one| one.name.as_str() == name);
    let mut other = decisions.other.iter().map(|(name, _)| name.as_str());
    let unknown = |name: &&str| !came(name) && !renamed.values().any(|one| one.as_str() == *name);
    let mut same = decisions.same.iter().map(|(name, _)| name.as_str()).filter(|name| !came(name));
    match same.next().or(other.find(unknown)) {
        None => Ok(()),
        Some(name) => {
            let came = newcomers.iter().map(|one| &one.name).chain(renamed.values());
            let came: Vec<String> = came.map(|name| format!("`{name}`")).collect();
            let came = if came.is_empty() { "nobody".to_owned() } else { came.join(", ") };
            let message =
                format!("nobody called `{}` came into the surrogate; {came} did", name.escape_debug());
            Err(Refusal::worded("unknown-newcomer", message).hint("book merge FILE"))
        }
    }
}

/// What is known while the newcomers are looked at.
struct Known {
    people: Roster,
    /// Who came into this book after the surrogate had begun.
    after: BTreeSet<PlayerId>,
    who: Who,
    /// The rule by which regulars answer for their guests.
    rule: Option<String>,
}

/// A question for the keeper: what is the matter, and how each answer to it is typed.
struct Question {
    what: String,
    answers: Vec<String>,
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
            return match self.taken(None, called.as_ref().unwrap_or(name)) {
                None => Ok((Arrival::New(called.clone()), None)),
                Some(what) => Err(self.question(name, alike, what)),
            };
        }
        match alike {
            None => Ok((Arrival::New(None), None)),
            Some(person) if self.is_surely(person, newcomer) => {
                let text = format!("`{name}` came into both books: taken for one person");
                Ok((Arrival::Same(person.id), Some(Notice::worded(None, text))))
            }
            Some(person) => Err(self.question(name, Some(person), self.doubt(person, newcomer))),
        }
    }

    /// What somebody is called here whom the surrogate renamed: otherwise, if that was decided. A question where another
    /// has that name here, or one like it.
    fn decide_name(
        &self,
        player: PlayerId,
        name: &Name,
        decisions: &Decisions,
    ) -> Result<Option<Name>, Question> {
        if let Some((_, decided)) = decisions.other.iter().find(|(typed, _)| typed == name.as_str()) {
            return match self.taken(Some(player), decided.as_ref().unwrap_or(name)) {
                None => Ok(decided.clone()),
                Some(what) => Err(self.question_of_name(player, name, what)),
            };
        }
        let keys = name.keys();
        let mut others = self.people.people().iter().filter(|person| person.id != player);
        match others.find(|person| person.names().any(|taken| taken.keys().resemble(&keys))) {
            None => Ok(None),
            Some(other) => {
                let alike = other.names().find(|taken| taken.keys().resemble(&keys)).unwrap_or(&other.name);
                let of = if *alike == other.name {
                    String::new()
                } else {
                    format!(", an alias of `{}`", other.name)
                };
                let verb = if alike == name { "is" } else { "looks like" };
                let what = format!("`{name}`, as somebody was renamed there, {verb} `{alike}`{of} here");
                Err(self.question_of_name(player, name, what))
            }
        }
    }

    /// Who came as a guest and who brought him stay two people, whoever they are here (MIK-12).
    fn check_hosts(&self, newcomers: &[Newcomer]) -> Result<(), Refusal> {
        let here = |player: &PlayerId| self.who.get(player).copied().unwrap_or(*player);
        for newcomer in newcomers {
            let Some(person) = newcomer.hosts.iter().map(here).find(|host| *host == here(&newcomer.id))
            else {
                continue;
            };
            let (guest, ours) = (&newcomer.name, &self.people.known(person)?.name);
            let message = format!("`{guest}` came there as the guest of `{ours}`, so they are two people");
            return Err(Refusal::worded("merge-inviter", message)
                .by(self.rule.as_deref())
                .hint(format!("book merge FILE {}", self.other(None, guest))));
        }
        Ok(())
    }

    fn question(&self, name: &Name, alike: Option<&Person>, what: String) -> Question {
        let ours = alike.map_or("OURS", |person| person.name.as_str());
        let other = self.other(None, name);
        Question { what, answers: vec![shell::option("--same", &format!("{name}={ours}")), other] }
    }

    /// A question about the name of somebody whom both books know.
    fn question_of_name(&self, player: PlayerId, name: &Name, what: String) -> Question {
        Question { what, answers: vec![self.other(Some(player), name)] }
    }

    /// How it is typed that he is nobody else here; a name that is taken needs another.
    fn other(&self, himself: Option<PlayerId>, name: &Name) -> String {
        match self.taken(himself, name) {
            None => shell::option("--other", name.as_str()),
            Some(_) => shell::option("--other", &format!("{name}=NEW")),
        }
    }

    /// Why nobody but `himself` can be called so: another is. An alias is in nobody's way.
    fn taken(&self, himself: Option<PlayerId>, name: &Name) -> Option<String> {
        let mut others = self.people.people().iter().filter(|person| Some(person.id) != himself);
        others.find(|person| person.name == *name).map(|_| format!("the name `{name}` is taken"))
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
            Standing::Regular | Standing::Guest { .. } => standing,
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

/// All questions at once, with the way to answer each.
fn undecided(open: &[Question]) -> Refusal {
    let what: Vec<&str> = open.iter().map(|question| question.what.as_str()).collect();
    let most = open.iter().map(|question| question.answers.len()).max().unwrap_or_default();
    let way = |at: usize| {
        let answers =
            open.iter().filter_map(|question| question.answers.get(at).or(question.answers.first()));
        format!("book merge FILE {}", answers.cloned().collect::<Vec<_>>().join(" "))
    };
    let message = format!("somebody must say who is who: {}", what.join("; "));
    (1..most).fold(Refusal::worded("people-undecided", message).hint(way(0)), |refusal, at| {
        refusal.or_hint(way(at))
    })
}
