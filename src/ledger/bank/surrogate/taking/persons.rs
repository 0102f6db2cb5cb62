//! What a surrogate says about people, which may be about somebody else here.

use crate::bank::desk::BankError;
use crate::bank::loaded::roster;
use crate::bank::one_person::{doubt, may_be_one};
use crate::bank::people::holdings;
use crate::bank::surrogate::people::{Arrival, named};
use crate::bank::surrogate::precedence::PersonChange;
use crate::bank::surrogate::taking::Taking;
use crate::bank::surrogate::taking::becoming::{Becomes, SETTINGS, nothing, this, told};
use crate::ids::PlayerId;
use crate::journal::{Fact, PersonFact, PlayerMatched, SurrogateFact, Written};
use crate::people::{Standing, pay_handle};
use crate::refusal::{Refusal, SurrogateRefused};

impl Taking<'_, '_, '_> {
    /// The facts about people, which may say something else here.
    pub(super) fn person(
        &mut self,
        (event, there): (&Written, &Fact),
        fact: PersonFact,
    ) -> Result<Becomes, BankError> {
        match fact {
            PersonFact::PlayerAdded { player, name, standing } => Ok(self.arrive(player, name, standing)),
            PersonFact::PlayerRenamed { player, .. } | PersonFact::PlayerStanding { player, .. }
                if self.is_of_another(there) =>
            {
                self.kept_as(player)
            }
            PersonFact::PlayerRenamed { player, name } => self.rename(event, player, name),
            PersonFact::PlayerAliased { player, alias } => {
                self.aliases.insert((player, named(&alias)?));
                Ok(this(PersonFact::PlayerAliased { player, alias }))
            }
            PersonFact::PlayerStanding { player, standing } => self.standing(event, player, standing),
            PersonFact::PlayerPaidAt { player, handle } => self.paid_at(event, player, handle),
            PersonFact::PlayerLinked { .. } => Ok(nothing(SETTINGS)),
            PersonFact::PlayersMerged { kept, gone, .. } => self.merge((event.seq, there), [kept, gone]),
        }
    }

    fn arrive(&mut self, player: PlayerId, name: String, standing: Standing) -> Becomes {
        match self.arrivals.get(&player) {
            Some(Arrival::Same(ours)) => {
                let ours = *ours;
                self.who.insert(player, ours);
                let (foreign, host) = (player, standing.inviter());
                this(SurrogateFact::PlayerMatched(PlayerMatched { foreign, player: ours, name, host }))
            }
            Some(Arrival::New(Some(called))) => {
                let name = called.as_str().to_owned();
                this(PersonFact::PlayerAdded { player, name, standing })
            }
            _ => this(PersonFact::PlayerAdded { player, name, standing }),
        }
    }

    /// True if it's about a record that was merged into another one here.
    fn is_of_another(&self, there: &Fact) -> bool {
        let Fact::Person(
            PersonFact::PlayerRenamed { player, .. } | PersonFact::PlayerStanding { player, .. },
        ) = there
        else {
            return false;
        };
        self.one_here.gave_way(*player)
    }

    /// The record was merged into this player here: nothing about the player changes.
    fn kept_as(&mut self, player: PlayerId) -> Result<Becomes, BankError> {
        let people = roster(self.reader_now()?)?;
        Ok(told(format!(
            "that player was merged into `{}` here, who stays as is",
            people.known(player)?.name
        )))
    }

    fn rename(&mut self, event: &Written, player: PlayerId, name: String) -> Result<Becomes, BankError> {
        if let Some(Arrival::New(Some(_))) = self.arrivals.get(&player) {
            return Ok(nothing("this book already has a name for that player"));
        }
        let change = self.change("player-renamed", event, player);
        let reader = self.reader_now()?;
        let here = roster(reader)?.called(player).map(ToString::to_string).unwrap_or_default();
        if here != name && change.gives_way(reader)? {
            return Ok(told(format!(
                "`{here}` got a new name in both books, and `{name}` isn't the one that counts"
            )));
        }
        let name = self.renamed.get(&player).map_or(name, ToString::to_string);
        Ok(this(PersonFact::PlayerRenamed { player, name }))
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
            let name = person.name.to_string();
            return Err(Refusal::new(SurrogateRefused::OwnGuest { event: event.seq, name }).into());
        }
        if person.standing != standing && change.gives_way(reader)? {
            return Ok(told(format!("both books say what `{}` is; this one wins", person.name)));
        }
        // A guest's host is a regular (MIK-12).
        if let Some(host) = standing.inviter()
            && people.may_invite(host, Some(player), None).is_err()
        {
            let (name, host) = (&person.name, &people.known(host)?.name);
            return Ok(told(format!(
                "`{name}` can't be a guest of `{host}` here: a guest's host is a regular"
            )));
        }
        Ok(this(PersonFact::PlayerStanding { player, standing }))
    }

    fn paid_at(
        &mut self,
        event: &Written,
        player: PlayerId,
        handle: Option<String>,
    ) -> Result<Becomes, BankError> {
        handle.as_deref().map_or(Ok(()), pay_handle::check)?;
        let change = self.change("player-paid-at", event, player);
        let reader = self.reader_now()?;
        if reader.handles()?.get(&player) != handle.as_ref() && change.gives_way(reader)? {
            let name = roster(reader)?.known(player)?.name.to_string();
            return Ok(told(format!("both books say where `{name}` gets paid; this one wins")));
        }
        Ok(this(PersonFact::PlayerPaidAt { player, handle }))
    }

    pub(super) fn change(&self, kind: &'static str, event: &Written, player: PlayerId) -> PersonChange {
        PersonChange { kind, player, book: self.book, anchor: self.anchor.seq, recorded: event.recorded }
    }

    /// Two records become one here too, with everything that the gone record has here.
    fn merge(
        &mut self,
        (seq, there): (u64, &Fact),
        [kept, gone]: [PlayerId; 2],
    ) -> Result<Becomes, BankError> {
        if kept == gone {
            return Ok(nothing("the two are the same player here"));
        }
        self.flush()?;
        let reader = self.reader();
        may_be_one(reader, kept, gone)
            .or_else(|error| self.one_here.refused(reader, (seq, there), [kept, gone], error))?;
        let people = roster(reader)?;
        let names = [people.known(kept)?.name.to_string(), people.known(gone)?.name.to_string()];
        let doubts = [doubt(reader, [kept, gone])?, self.one_here.joined(seq, there, names)];
        self.doubts.extend(doubts.into_iter().flatten());
        let reader = self.reader();
        let holdings = holdings(reader, gone)?;
        for other in self.who.values_mut().filter(|other| **other == gone) {
            *other = kept;
        }
        self.who.insert(gone, kept);
        Ok(this(PersonFact::PlayersMerged { kept, gone, holdings }))
    }
}
