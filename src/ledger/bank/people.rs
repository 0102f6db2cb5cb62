//! People: who is in the book, under which names, and by whose invitation.

use crate::accounts::Party;
use crate::bank::book::BookDesk;
use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::{roster, sponsor_rule};
use crate::ids::PlayerId;
use crate::journal::Fact;
use crate::journal::fact::Holding;
use crate::people::merge::invited;
use crate::people::{Name, Roster, Standing};
use crate::store::{HandFilter, Reader};
use engine::refusal::Refusal;

/// A new person as the face asks for him.
pub struct Newcomer {
    pub name: Name,
    pub standing: Standing,
    pub aliases: Vec<Name>,
    /// The banker confirms that he is nobody else of a similar name.
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
    session.record(&Fact::PlayerAdded { player, name, standing: newcomer.standing })?;
    for alias in &newcomer.aliases {
        add_alias(session, player, alias, newcomer.really_different)?;
    }
    Ok(player)
}

/// Gives a person another name to be found by.
pub fn add_alias(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    alias: &Name,
    really_different: bool,
) -> Result<(), BankError> {
    roster(session.journal().reader())?.may_alias(player, alias, really_different)?;
    session.record(&Fact::PlayerAliased { player, alias: alias.as_str().to_owned() })?;
    Ok(())
}

/// Calls a person otherwise from now on.
pub fn rename(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    name: &Name,
    really_different: bool,
) -> Result<(), BankError> {
    roster(session.journal().reader())?.may_rename(player, name, really_different)?;
    session.record(&Fact::PlayerRenamed { player, name: name.as_str().to_owned() })?;
    Ok(())
}

/// Makes a guest a regular, or names his inviter.
pub fn set_standing(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    standing: Standing,
) -> Result<(), BankError> {
    let people = roster(session.journal().reader())?;
    if people.known(player)?.standing == standing {
        let kind = if standing.is_regular() { "regular" } else { "guest of the same host" };
        let message = format!("`{}` is a {kind} already", people.known(player)?.name);
        return Err(Refusal::new("standing-unchanged", message).into());
    }
    if let Standing::Guest { inviter: Some(inviter) } = standing {
        people.may_invite(inviter, Some(player), sponsor_rule(session.journal().reader())?.as_deref())?;
    }
    if !standing.is_regular() {
        BookDesk::load(session.journal().reader())?.the_book().check_may_be_guest(player)?;
    }
    session.record(&Fact::PlayerStanding { player, standing })?;
    Ok(())
}

/// Makes two records of one person one. Not while the gone record has business in an open night.
pub fn merge(session: &mut Session<'_, '_>, kept: PlayerId, gone: PlayerId) -> Result<(), BankError> {
    let reader = session.journal().reader();
    let people = roster(reader)?;
    let rule = sponsor_rule(reader)?;
    let merged = people.may_merge(kept, gone, rule.as_deref())?;
    check_hosts(reader, &people, [kept, gone], rule.as_deref())?;
    check_one_hand(reader, &people, [kept, gone])?;
    if let Some(night) = reader.open_night()? {
        let evening = reader.evening(night)?;
        let gave_change = evening.float().0 == Party::from(gone);
        if evening.sitting(gone).is_some() || evening.banker == Some(gone) || gave_change {
            let message = format!("`{}` is in tonight's game", people.known(gone)?.name);
            return Err(Refusal::new("merge-at-table", message).hint("close").into());
        }
    }
    let holdings = holdings(reader, gone)?;
    let promoted = merged.standing != people.known(kept)?.standing;
    session.record(&Fact::PlayersMerged { kept, gone, holdings })?;
    if promoted {
        session.record(&Fact::PlayerStanding { player: kept, standing: merged.standing })?;
    }
    Ok(())
}

/// A record that was merged into one of the two may have come as the guest of the other: they stay two people, in whatever
/// order the records are merged (MIK-12).
fn check_hosts(
    reader: Reader<'_>,
    people: &Roster,
    both: [PlayerId; 2],
    rule: Option<&str>,
) -> Result<(), BankError> {
    let merged = reader.merged()?;
    for row in reader.people()? {
        let (guest, host) = (merged.of(row.id), row.standing.inviter().map(|host| merged.of(host)));
        let is_theirs = guest != host.unwrap_or(guest)
            && both.contains(&guest)
            && host.is_some_and(|host| both.contains(&host));
        let (true, Some(host)) = (is_theirs, host) else { continue };
        let (guest, host) = (people.known(guest)?, people.known(host)?);
        if !guest.standing.is_regular() {
            return Err(invited(guest, host).by(rule).into());
        }
    }
    Ok(())
}

/// What one record has, which another takes over.
pub fn holdings(reader: Reader<'_>, gone: PlayerId) -> Result<Vec<Holding>, BankError> {
    let held = reader.holdings(Party::from(gone))?.into_iter();
    Ok(held.map(|(asset, counter, amount)| Holding { asset, counter: counter.to_string(), amount }).collect())
}

/// Nobody has two places in one hand, not even in one that was declared void: it is still shown.
pub(crate) fn check_one_hand(
    reader: Reader<'_>,
    people: &Roster,
    both: [PlayerId; 2],
) -> Result<(), BankError> {
    let filter = HandFilter { players: both.to_vec(), ..HandFilter::default() };
    let hands = reader.hands(&filter, 0, None)?;
    let Some(hand) = hands.first() else { return Ok(()) };
    let [kept, gone] = [&people.known(both[0])?.name, &people.known(both[1])?.name];
    let (number, night) = (hand.number, hand.night);
    let message =
        format!("`{kept}` and `{gone}` were both in hand {number} of night {night}, so they are two people");
    let hint = format!("hand show {number} --night {night}");
    Err(Refusal::new("merge-same-hand", message).hint(hint).into())
}
