//! Who came into a surrogate: somebody new, somebody we have, or a question for the keeper of THE BOOK.

use crate::bank::desk::BankError;
use crate::bank::loaded::{roster, sponsor_rule};
use crate::bank::merged::MergedRecords;
use crate::bank::surrogate::decisions::Decisions;
use crate::bank::surrogate::precedence::PersonChange;
use crate::bank::surrogate::translating::Who;
use crate::ids::{BookId, PlayerId};
use crate::journal::{Fact, PersonFact, Written};
use crate::people::{Name, Person, Roster, Standing};
use crate::refusal::{
    NewcomerAnswer, NewcomerDoubt, NewcomerRefused, Notice, Refusal, SurrogateNoticed, WhoIsWho,
};
use crate::store::Reader;
use std::collections::{BTreeMap, BTreeSet};

/// What becomes of somebody who came into a surrogate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// This is one of our players.
    Same(PlayerId),
    /// This is a new player; with the name to use here, if that was decided.
    New(Option<Name>),
}

/// Everybody who came or was renamed, and what to say about it.
#[derive(Debug, Default)]
pub struct Arrivals {
    pub by_id: BTreeMap<PlayerId, Arrival>,
    /// What everybody who came is called there.
    pub called: BTreeMap<PlayerId, Name>,
    /// People of this book who were renamed there, with their new name here, if that was decided.
    pub renamed: BTreeMap<PlayerId, Name>,
    pub notices: Vec<Notice>,
}

/// Somebody who came into the surrogate, as they are after its events.
struct Newcomer {
    id: PlayerId,
    name: Name,
    standing: Standing,
    /// Everybody whose guest this player ever was there.
    hosts: Vec<PlayerId>,
}

/// Decides about everybody these events bring or rename, or lists everything the keeper must decide.
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
        return Err(Refusal::new(NewcomerRefused::Undecided(open)).into());
    }
    known.check_hosts(&newcomers)?;
    Ok(arrivals)
}

/// Everybody who was added, under their name at the end.
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
            | PersonFact::PlayerLinked { .. }
            | PersonFact::PlayersMerged { .. } => {}
        }
    }
    Ok(found)
}

/// What people of this book are called at the end of these events, if the events say so last.
fn renamed<'f>(
    reader: Reader<'_>,
    (book, anchor): (BookId, u64),
    who: &Who,
    events: impl Iterator<Item = &'f (Written, Fact)>,
) -> Result<BTreeMap<PlayerId, Name>, BankError> {
    let people = roster(reader)?;
    let merged = MergedRecords::load(reader)?;
    let mut renamed = BTreeMap::new();
    for (event, fact) in events {
        let Fact::Person(PersonFact::PlayerRenamed { player, name }) = fact else { continue };
        // The player another record was merged into here keeps the name.
        if merged.of(*player) != *player {
            continue;
        }
        let player = who.get(player).copied().unwrap_or(*player);
        let change = PersonChange { kind: "player-renamed", player, book, anchor, recorded: event.recorded };
        if people.get(player).is_some() && !change.gives_way(reader)? {
            renamed.insert(player, named(name)?);
        }
    }
    Ok(renamed)
}

/// The same people, some of them with other names.
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
    Name::new(text).map_err(|error| BankError::BadFile(format!("a name in the bundle isn't valid: {error}")))
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
            let (name, came) = (name.to_owned(), came.map(ToString::to_string).collect());
            Err(Refusal::new(NewcomerRefused::DidNotCome { name, came }))
        }
    }
}

/// What's known while the newcomers are looked at.
struct Known {
    people: Roster,
    /// Who came into this book after the surrogate began.
    after: BTreeSet<PlayerId>,
    who: Who,
    /// The rule by which regulars answer for their guests.
    rule: Option<String>,
}

impl Known {
    fn decide(
        &self,
        newcomer: &Newcomer,
        decisions: &Decisions,
    ) -> Result<(Arrival, Option<Notice>), WhoIsWho> {
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
                Some(doubt) => Err(self.question(name, alike, doubt)),
            };
        }
        match alike {
            None => Ok((Arrival::New(None), None)),
            Some(person) if self.is_surely(person, newcomer) => {
                let one = SurrogateNoticed::OnePerson { name: name.to_string() };
                Ok((Arrival::Same(person.id), Some(Notice::new(None, one))))
            }
            Some(person) => Err(self.question(name, Some(person), self.doubt(person, newcomer))),
        }
    }

    /// What a player renamed by the surrogate is called here: by another name, if that was decided. A question if another player
    /// here has that name, or one like it.
    fn decide_name(
        &self,
        player: PlayerId,
        name: &Name,
        decisions: &Decisions,
    ) -> Result<Option<Name>, WhoIsWho> {
        if let Some((_, decided)) = decisions.other.iter().find(|(typed, _)| typed == name.as_str()) {
            return match self.taken(Some(player), decided.as_ref().unwrap_or(name)) {
                None => Ok(decided.clone()),
                Some(doubt) => Err(self.question_of_name(player, name, doubt)),
            };
        }
        let keys = name.keys();
        let mut others = self.people.people().iter().filter(|person| person.id != player);
        match others.find(|person| person.names().any(|taken| taken.keys().resemble(&keys))) {
            None => Ok(None),
            Some(other) => {
                let alike = other.names().find(|taken| taken.keys().resemble(&keys)).unwrap_or(&other.name);
                let alias_of = (*alike != other.name).then(|| other.name.to_string());
                let (called, like) = (name.to_string(), alike.to_string());
                let doubt = NewcomerDoubt::RenamedLike { name: called, like, alias_of };
                Err(self.question_of_name(player, name, doubt))
            }
        }
    }

    /// A guest and the player who brought them stay two people here too (MIK-12).
    fn check_hosts(&self, newcomers: &[Newcomer]) -> Result<(), Refusal> {
        let here = |player: &PlayerId| self.who.get(player).copied().unwrap_or(*player);
        for newcomer in newcomers {
            let Some(person) = newcomer.hosts.iter().map(here).find(|host| *host == here(&newcomer.id))
            else {
                continue;
            };
            let (guest, host) = (newcomer.name.to_string(), self.people.known(person)?.name.to_string());
            let is_taken = self.taken(None, &newcomer.name).is_some();
            return Err(Refusal::new(NewcomerRefused::GuestOfHimself { guest, host, is_taken })
                .by(self.rule.as_deref()));
        }
        Ok(())
    }

    fn question(&self, name: &Name, alike: Option<&Person>, doubt: NewcomerDoubt) -> WhoIsWho {
        let ours = alike.map(|person| person.name.to_string());
        let same = NewcomerAnswer::Same { name: name.to_string(), ours };
        WhoIsWho { doubt, answers: vec![same, self.other(None, name)] }
    }

    /// A question about the name of somebody both books know.
    fn question_of_name(&self, player: PlayerId, name: &Name, doubt: NewcomerDoubt) -> WhoIsWho {
        WhoIsWho { doubt, answers: vec![self.other(Some(player), name)] }
    }

    /// The answer that this is nobody else here; if the name is taken, it needs another one.
    fn other(&self, himself: Option<PlayerId>, name: &Name) -> NewcomerAnswer {
        NewcomerAnswer::Other { name: name.to_string(), is_taken: self.taken(himself, name).is_some() }
    }

    /// Why only `himself` can have this name: it's somebody else's. An alias doesn't matter.
    fn taken(&self, himself: Option<PlayerId>, name: &Name) -> Option<NewcomerDoubt> {
        let mut others = self.people.people().iter().filter(|person| Some(person.id) != himself);
        others
            .find(|person| person.name == *name)
            .map(|_| NewcomerDoubt::NameTaken { name: name.to_string() })
    }

    /// True if the name is exactly the same, the surrogate couldn't know the person, and nothing speaks against it.
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

    fn doubt(&self, person: &Person, newcomer: &Newcomer) -> NewcomerDoubt {
        let name = newcomer.name.to_string();
        if person.name != newcomer.name {
            let alike = person.names().find(|taken| taken.keys().resemble(&newcomer.name.keys()));
            let alias = alike.filter(|alias| **alias != person.name);
            let like = alias.unwrap_or(&person.name).to_string();
            return NewcomerDoubt::LooksLike { name, like, alias_of: alias.map(|_| person.name.to_string()) };
        }
        if self.after.contains(&person.id) {
            let [regular_there, regular_here] =
                [newcomer.standing, person.standing].map(|standing| standing.is_regular());
            return NewcomerDoubt::CameOtherwise { name, regular_there, regular_here };
        }
        NewcomerDoubt::OtherNameThen { name }
    }
}
