//! People: who is in the book, under which names, and by whose invitation.

use crate::accounts::Party;
use crate::bank::book::BookDesk;
use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::{roster, sponsor_rule};
use crate::bank::one_person::{doubt, hosts, may_be_one};
use crate::ids::PlayerId;
use crate::journal::{MergedHolding, PersonFact};
use crate::people::{Name, Standing, pay_handle};
use crate::refusal::{Notice, RecordRefused, Refusal};
use crate::store::Reader;

/// A new person, as the request describes them.
pub struct Newcomer {
    pub name: Name,
    pub standing: Standing,
    pub aliases: Vec<Name>,
    /// The banker confirms that this isn't somebody in the book with a similar name.
    pub really_different: bool,
}

/// Enters a person into the book.
pub fn add(session: &mut Session<'_, '_>, newcomer: Newcomer) -> Result<PlayerId, BankError> {
    let people = roster(session.journal().reader())?;
    people.may_add(&newcomer.name, newcomer.really_different)?;
    if let Standing::Guest { inviter: Some(inviter) } = newcomer.standing {
        people.may_invite(inviter, None, sponsor_rule(session.journal().reader())?.as_deref())?;
    }
    let player = PlayerId(session.fresh_id());
    let name = newcomer.name.as_str().to_owned();
    session.record(&PersonFact::PlayerAdded { player, name, standing: newcomer.standing }.into())?;
    for alias in &newcomer.aliases {
        add_alias(session, player, alias, newcomer.really_different)?;
    }
    Ok(player)
}

/// Gives a person one more name to be found by.
pub fn add_alias(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    alias: &Name,
    really_different: bool,
) -> Result<(), BankError> {
    roster(session.journal().reader())?.may_alias(player, alias, really_different)?;
    session.record(&PersonFact::PlayerAliased { player, alias: alias.as_str().to_owned() }.into())?;
    Ok(())
}

/// Renames a person.
pub fn rename(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    name: &Name,
    really_different: bool,
) -> Result<(), BankError> {
    roster(session.journal().reader())?.may_rename(player, name, really_different)?;
    session.record(&PersonFact::PlayerRenamed { player, name: name.as_str().to_owned() }.into())?;
    Ok(())
}

/// Makes a guest a regular, or names the inviter.
pub fn set_standing(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    standing: Standing,
) -> Result<(), BankError> {
    let reader = session.journal().reader();
    let people = roster(reader)?;
    // If another record makes this person a regular, this one may still have a host.
    let has_host = || hosts(reader).map(|hosts| hosts.iter().any(|(guest, _)| *guest == player));
    if people.known(player)?.standing == standing && !(standing.is_regular() && has_host()?) {
        let (name, is_regular) = (people.known(player)?.name.to_string(), standing.is_regular());
        return Err(Refusal::new(RecordRefused::StandingUnchanged { name, is_regular }).into());
    }
    if let Standing::Guest { inviter: Some(inviter) } = standing {
        people.may_invite(inviter, Some(player), sponsor_rule(session.journal().reader())?.as_deref())?;
    }
    if !standing.is_regular() {
        BookDesk::load(session.journal().reader())?.the_book().check_may_be_guest(player)?;
    }
    session.record(&PersonFact::PlayerStanding { player, standing }.into())?;
    Ok(())
}

/// Notes where to pay a person; `None`: nowhere anymore.
pub fn paid_at(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    handle: Option<&str>,
) -> Result<(), BankError> {
    if let Some(handle) = handle {
        pay_handle::check(handle)?;
    }
    let reader = session.journal().reader();
    if reader.handles()?.get(&player).map(String::as_str) == handle {
        let name = roster(reader)?.known(player)?.name.to_string();
        let handle = handle.map(str::to_owned);
        return Err(Refusal::new(RecordRefused::HandleUnchanged { name, handle }).into());
    }
    session.record(&PersonFact::PlayerPaidAt { player, handle: handle.map(str::to_owned) }.into())?;
    Ok(())
}

/// Makes a link to a person's page with this token, or (`None`) takes the existing link back.
pub fn link(session: &mut Session<'_, '_>, player: PlayerId, token: Option<&str>) -> Result<(), BankError> {
    let reader = session.journal().reader();
    if token.is_none() && !reader.links()?.contains_key(&player) {
        let name = roster(reader)?.known(player)?.name.to_string();
        return Err(Refusal::new(RecordRefused::NoLink { name }).into());
    }
    session.record(&PersonFact::PlayerLinked { player, token: token.map(str::to_owned) }.into())?;
    Ok(())
}

/// Merges two records of one person. Refused while the record that goes has business in an open night.
///
/// # Errors
///
/// As a question, if one of them owes the other in THE BOOK.
pub fn merge(
    session: &mut Session<'_, '_>,
    kept: PlayerId,
    gone: PlayerId,
) -> Result<Option<Notice>, BankError> {
    let reader = session.journal().reader();
    may_be_one(reader, kept, gone)?;
    let meant = doubt(reader, [kept, gone])?.map(|doubt| session.insists().asked(doubt)).transpose()?;
    if let Some(night) = reader.open_night()? {
        let evening = reader.evening(night)?;
        let gave_change = evening.float().0 == Party::from(gone);
        if evening.sitting(gone).is_some() || evening.banker == Some(gone) || gave_change {
            let name = roster(reader)?.known(gone)?.name.to_string();
            return Err(Refusal::new(RecordRefused::InTonightsGame { name }).into());
        }
    }
    let holdings = holdings(reader, gone)?;
    session.record(&PersonFact::PlayersMerged { kept, gone, holdings }.into())?;
    Ok(meant)
}

/// What one record has, which the other takes over.
pub fn holdings(reader: Reader<'_>, gone: PlayerId) -> Result<Vec<MergedHolding>, BankError> {
    let held = reader.holdings(Party::from(gone))?.into_iter();
    Ok(held
        .map(|(asset, counter, amount)| MergedHolding { asset, counter: counter.to_string(), amount })
        .collect())
}
