//! One event after another of a surrogate, as it is here: under our ids and numbers, or kept without effect.

use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::roster;
use crate::bank::one_person::may_be_one;
use crate::bank::people::holdings;
use crate::bank::surrogate::aliases::shared;
use crate::bank::surrogate::people::{Arrival, named};
use crate::bank::surrogate::precedence::Change;
use crate::bank::surrogate::translating::{Who, translated};
use crate::bank::surrogate::used_twice::used_twice;
use crate::ids::{BookId, PlayerId};
use crate::journal::{
    Anchor, DebtLimited, Elsewhere, Fact, HandVoided, NightOpened, Pair, PlayerMatched, Written,
};
use crate::people::{Name, Standing};
use crate::store::{Foreign, Reader, StoreError};
use crate::tournament::did::{Did, InTournament};
use engine::refusal::{Notice, Refusal};
use std::collections::{BTreeMap, BTreeSet};

/// A merge under way.
pub struct Taking<'s, 'j, 't> {
    session: &'s mut Session<'j, 't>,
    book: BookId,
    anchor: Anchor,
    /// The last event of the surrogate that was here before.
    known: u64,
    /// The last event here, before.
    base: u64,
    who: Who,
    arrivals: BTreeMap<PlayerId, Arrival>,
    /// What people of this book are called here whom the surrogate calls otherwise.
    renamed: BTreeMap<PlayerId, Name>,
    /// Whom which other names are to find.
    aliases: BTreeSet<(PlayerId, Name)>,
    /// What is taken back in the same bundle.
    undone: BTreeSet<u64>,
    /// What is here already, by its numbers there and here.
    same: BTreeMap<u64, u64>,
    waiting: Vec<Foreign>,
    /// Something that stood before is taken back among those that wait.
    rebuilds: bool,
    nights: u32,
    tournaments: u32,
    notices: Vec<Notice>,
}

/// What becomes of an event.
enum Becomes {
    This(Box<Fact>),
    Undo(u64),
    Nothing { why: String, said: bool },
}

/// How many events wait at most to be taken together.
const LOT: usize = 1024;

/// What a surrogate sets for itself.
const SETTINGS: &str = "it is a setting of the surrogate";

impl<'s, 'j, 't> Taking<'s, 'j, 't> {
    /// Begins behind event `known` of the surrogate.
    pub fn new(
        session: &'s mut Session<'j, 't>,
        book: BookId,
        anchor: Anchor,
        known: u64,
        who: Who,
        (arrivals, renamed): (BTreeMap<PlayerId, Arrival>, BTreeMap<PlayerId, Name>),
        (undone, same): (BTreeSet<u64>, BTreeMap<u64, u64>),
    ) -> Result<Self, BankError> {
        let reader = session.journal().reader();
        let base = reader.last_seq()?;
        let nights = reader.nights()?.last().map_or(0, |last| last.number);
        let tournaments = reader.tournaments()?.iter().map(|one| one.number).max().unwrap_or(0);
        let (waiting, rebuilds, notices) = (Vec::new(), false, Vec::new());
        Ok(Self {
            session,
            book,
            anchor,
            known,
            base,
            who,
            arrivals,
            renamed,
            aliases: BTreeSet::new(),
            undone,
            same,
            waiting,
            rebuilds,
            nights,
            tournaments,
            notices,
        })
    }

    /// Takes the next event.
    pub fn event(&mut self, event: &Written, fact: &Fact) -> Result<(), BankError> {
        let stands = !self.undone.contains(&event.seq);
        let same = self.same.get(&event.seq).copied();
        let becomes = match same {
            Some(_) => told("it was written down here as well".to_owned()),
            None => self.becomes(event, fact, stands)?,
        };
        let (fact, reverses) = match becomes {
            Becomes::This(fact) => (*fact, None),
            Becomes::Undo(seq) => (Fact::Undone { seq }, Some(seq)),
            Becomes::Nothing { why, said } => {
                if said {
                    let text = format!("event {} of the surrogate ({}): {why}", event.seq, event.kind);
                    self.notices.push(Notice::new(None, text));
                }
                let (what, body) = (event.kind.clone(), event.body.clone());
                (Fact::Elsewhere(Elsewhere { what, body, why, same }), None)
            }
        };
        if reverses.is_none() && self.rebuilds {
            self.flush()?;
        }
        self.rebuilds |= reverses.is_some_and(|seq| seq <= self.base);
        self.waiting.push(Foreign { original: event.clone(), fact, reverses, stands });
        // What is taken back together is judged together.
        if self.waiting.len() >= LOT && !self.rebuilds { self.flush() } else { Ok(()) }
    }

    /// Takes what waits, and gives what should be said.
    pub fn end(mut self) -> Result<Vec<Notice>, BankError> {
        self.flush()?;
        self.notices.extend(shared(self.reader(), &self.who, &self.aliases)?);
        Ok(self.notices)
    }

    fn flush(&mut self) -> Result<(), BankError> {
        let waiting = std::mem::take(&mut self.waiting);
        self.session.take(&waiting).map_err(|error| self.conflict(error, &waiting))?;
        if std::mem::take(&mut self.rebuilds) {
            self.session.rebuild().map_err(|error| self.conflict(error, &waiting))?;
        }
        Ok(())
    }

    fn reader(&self) -> Reader<'_> {
        self.session.journal().reader()
    }

    /// The book as it stands with everything taken so far.
    fn reader_now(&mut self) -> Result<Reader<'_>, BankError> {
        self.flush()?;
        Ok(self.reader())
    }

    /// What cannot be here and there: the event that is in the way, by the number its keeper knows.
    fn conflict(&self, error: StoreError, taken: &[Foreign]) -> BankError {
        let StoreError::Inapplicable { seq, refusal } = error else { return error.into() };
        let foreign = taken
            .iter()
            .find(|foreign| foreign.original.seq.saturating_sub(self.known) == seq.saturating_sub(self.base));
        if let Some(foreign) = foreign.filter(|_| seq > self.base && refusal.code == "note-not-held") {
            return used_twice(self.reader(), foreign, self.base, &refusal).unwrap_or_else(|error| error);
        }
        let message = if seq > self.base {
            let there = seq.saturating_sub(self.base).saturating_add(self.known);
            format!("event {there} of the surrogate cannot be taken in: {}", refusal.message)
        } else {
            format!("what the surrogate took back is needed here by event {seq}: {}", refusal.message)
        };
        let hint = if seq > self.base { "log".to_owned() } else { format!("undo {seq}") };
        Refusal::new("merge-conflict", message).by(refusal.rule.as_deref()).hint(hint).into()
    }

    fn becomes(&mut self, event: &Written, fact: &Fact, stands: bool) -> Result<Becomes, BankError> {
        let fact = translated(&event.body, fact, &self.who)?;
        match fact {
            Fact::Undone { seq } => self.undo(seq),
            Fact::HouseAdopted { .. }
            | Fact::CaseSet { .. }
            | Fact::SurrogateBegun(_)
            | Fact::Reservation(_) => Ok(nothing(SETTINGS)),
            Fact::BookBegun { .. } | Fact::BookMerged(_) | Fact::KeyMade(_) => {
                Err(BankError::BadFile(format!("event {} is none of a surrogate", event.seq)))
            }
            Fact::NightOpened(opened) => Ok(this(Fact::NightOpened(self.night(opened, stands)))),
            Fact::HandVoided(voided) => {
                let seq = self.here(voided.seq)?;
                Ok(this(Fact::HandVoided(HandVoided { seq, ..voided })))
            }
            Fact::Tournament(InTournament { night, tournament, did: Did::Made(made) }) => {
                let made = made.numbered(self.tournaments.saturating_add(1));
                self.tournaments = if stands { made.number } else { self.tournaments };
                let did = Did::Made(Box::new(made));
                Ok(this(Fact::Tournament(InTournament { night, tournament, did })))
            }
            Fact::OwnerNamed { house, owner } if stands => self.owner(house, owner),
            fact if stands => self.person(event, fact),
            fact => Ok(this(fact)),
        }
    }

    /// The number here of an event of the surrogate.
    fn here(&self, seq: u64) -> Result<u64, BankError> {
        if seq > self.known {
            return Ok(self.base.saturating_add(seq.saturating_sub(self.known)));
        }
        match self.reader().taken_in(self.book, seq)? {
            Some((here, _)) => Ok(here),
            None => {
                let what = format!("the surrogate changed event {seq}, which belongs to THE BOOK");
                Err(BankError::BadFile(what))
            }
        }
    }

    fn undo(&self, seq: u64) -> Result<Becomes, BankError> {
        let here = self.here(seq)?;
        Ok(match self.reader().undone_by(here)? {
            None => Becomes::Undo(here),
            Some(by) => told(format!("event {here} was taken back here already, by event {by}")),
        })
    }

    fn night(&mut self, opened: NightOpened, stands: bool) -> NightOpened {
        let number = self.nights.saturating_add(1);
        self.nights = if stands { number } else { self.nights };
        NightOpened { number, kept_in: Some(self.book), ..opened }
    }

    /// The facts about people, which may say something else here; all others are what they were.
    fn person(&mut self, event: &Written, fact: Fact) -> Result<Becomes, BankError> {
        match fact {
            Fact::PlayerAdded { player, name, standing } => self.arrive(player, name, standing),
            Fact::PlayerRenamed { player, name } => self.rename(event, player, name),
            Fact::PlayerAliased { player, alias } => {
                self.aliases.insert((player, named(&alias)?));
                Ok(this(Fact::PlayerAliased { player, alias }))
            }
            Fact::PlayerStanding { player, standing } => self.standing(event, player, standing),
            Fact::DebtLimited(limited) => self.limit(event, limited),
            Fact::PlayersMerged { kept, gone, .. } => self.merge(kept, gone),
            Fact::PairForbidden(pair) => Ok(paired(pair, Fact::PairForbidden)),
            Fact::PairAllowed(pair) => Ok(paired(pair, Fact::PairAllowed)),
            Fact::HandPlayed(hand) => {
                let players: BTreeSet<PlayerId> = hand.seats.iter().map(|seat| seat.player).collect();
                if players.len() == hand.seats.len() {
                    return Ok(this(Fact::HandPlayed(hand)));
                }
                let message =
                    format!("in event {} of the surrogate one person would sit in two places", event.seq);
                Err(Refusal::new("merge-conflict", message).hint("player list").into())
            }
            fact => Ok(this(fact)),
        }
    }

    fn arrive(&mut self, player: PlayerId, name: String, standing: Standing) -> Result<Becomes, BankError> {
        match self.arrivals.get(&player) {
            Some(Arrival::Same(ours)) => {
                let ours = *ours;
                self.who.insert(player, ours);
                let (foreign, host) = (player, standing.inviter());
                Ok(this(Fact::PlayerMatched(PlayerMatched { foreign, player: ours, name, host })))
            }
            Some(Arrival::New(Some(called))) => {
                let name = called.as_str().to_owned();
                Ok(this(Fact::PlayerAdded { player, name, standing }))
            }
            _ => Ok(this(Fact::PlayerAdded { player, name, standing })),
        }
    }

    fn limit(&mut self, event: &Written, limited: DebtLimited) -> Result<Becomes, BankError> {
        let change = self.change("debt-limited", event, limited.player);
        let reader = self.reader_now()?;
        let same = reader.debt_limits()?.get(&limited.player).copied() == limited.limit;
        if !same && change.gives_way(reader)? {
            let people = roster(reader)?;
            let name = people.called(limited.player).map(ToString::to_string).unwrap_or_default();
            return Ok(told(format!(
                "what `{name}` may owe was said in both books, and what was said here stays"
            )));
        }
        Ok(this(Fact::DebtLimited(limited)))
    }

    /// Who owns a house is THE BOOK's to say; where it says nothing, what was said in the surrogate is taken.
    fn owner(&mut self, house: String, owner: PlayerId) -> Result<Becomes, BankError> {
        let reader = self.reader_now()?;
        match reader.owners()?.get(&house).copied() {
            Some(ours) if ours == owner => Ok(nothing("it was said here as well")),
            Some(ours) => {
                let people = roster(reader)?;
                let name = people.called(ours).map(ToString::to_string).unwrap_or_default();
                Ok(told(format!("`{name}` is the owner of `{house}` here, and stays so")))
            }
            None => Ok(this(Fact::OwnerNamed { house, owner })),
        }
    }

    fn rename(&mut self, event: &Written, player: PlayerId, name: String) -> Result<Becomes, BankError> {
        if let Some(Arrival::New(Some(_))) = self.arrivals.get(&player) {
            return Ok(nothing("it was decided what he is called here"));
        }
        let change = self.change("player-renamed", event, player);
        let reader = self.reader_now()?;
        let here = roster(reader)?.called(player).map(ToString::to_string).unwrap_or_default();
        if here != name && change.gives_way(reader)? {
            return Ok(told(format!("`{here}` was renamed in both books, and `{name}` is not what stays")));
        }
        let name = self.renamed.get(&player).map_or(name, ToString::to_string);
        Ok(this(Fact::PlayerRenamed { player, name }))
    }

    fn standing(
        &mut self,
        event: &Written,
        player: PlayerId,
        standing: Standing,
    ) -> Result<Becomes, BankError> {
        let change = self.change("player-standing", event, player);
        let reader = self.reader_now()?;
        let people = roster(reader)?;
        let person = people.known(player)?;
        if standing.inviter() == Some(player) {
            let message =
                format!("event {} of the surrogate makes `{}` his own guest", event.seq, person.name);
            return Err(Refusal::new("merge-conflict", message).hint("player list").into());
        }
        if person.standing != standing && change.gives_way(reader)? {
            return Ok(told(format!("what `{}` is was said in both books, and ours stays", person.name)));
        }
        Ok(this(Fact::PlayerStanding { player, standing }))
    }

    fn change(&self, kind: &'static str, event: &Written, player: PlayerId) -> Change {
        Change { kind, player, book: self.book, anchor: self.anchor.seq, recorded: event.recorded }
    }

    /// Two records become one here too, with all that the gone one has here.
    fn merge(&mut self, kept: PlayerId, gone: PlayerId) -> Result<Becomes, BankError> {
        if kept == gone {
            return Ok(nothing("the two are one person here"));
        }
        let reader = self.reader_now()?;
        may_be_one(reader, kept, gone)?;
        let holdings = holdings(reader, gone)?;
        for other in self.who.values_mut().filter(|other| **other == gone) {
            *other = kept;
        }
        self.who.insert(gone, kept);
        Ok(this(Fact::PlayersMerged { kept, gone, holdings }))
    }
}

fn this(fact: Fact) -> Becomes {
    Becomes::This(Box::new(fact))
}

fn nothing(why: impl Into<String>) -> Becomes {
    Becomes::Nothing { why: why.into(), said: false }
}

fn told(why: String) -> Becomes {
    Becomes::Nothing { why, said: true }
}

/// The same pair in the order that ours has.
fn paired(pair: Pair, fact: impl Fn(Pair) -> Fact) -> Becomes {
    if pair.one == pair.other {
        return nothing("the two are one person here");
    }
    this(fact(Pair::of(pair.one, pair.other)))
}
