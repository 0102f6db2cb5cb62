//! What events change about people.

use crate::ids::PlayerId;
use crate::journal::PersonFact;
use crate::people::Standing;
use crate::refusal::{OrderLaw, Refusal};
use crate::store::projector::{Obstacle, owners};
use engine::money::Money;
use rusqlite::{Connection, OptionalExtension, params};

/// Applies what a fact does to a person.
pub(crate) fn apply(connection: &Connection, seq: u64, fact: &PersonFact) -> Result<(), Obstacle> {
    match fact {
        PersonFact::PlayerAdded { player, name, standing } => {
            let (standing, inviter) = standing_columns(connection, *standing)?;
            connection.execute(
                "INSERT INTO player (id, position, name, standing, inviter) VALUES (?1, ?2, ?3, ?4, ?5)",
                params![player.to_string(), seq, name, standing, inviter],
            )?;
        }
        PersonFact::PlayerRenamed { player, name } => {
            check_known(connection, *player)?;
            connection
                .execute("UPDATE player SET name = ?2 WHERE id = ?1", params![player.to_string(), name])?;
        }
        PersonFact::PlayerAliased { player, alias } => {
            check_known(connection, *player)?;
            connection.execute(
                "INSERT INTO alias (player, position, alias) VALUES (?1, ?2, ?3)",
                params![player.to_string(), seq, alias],
            )?;
        }
        PersonFact::PlayerStanding { player, standing } => {
            check_known(connection, *player)?;
            let (word, inviter) = standing_columns(connection, *standing)?;
            connection.execute(
                "UPDATE player SET standing = ?2, inviter = ?3 WHERE id = ?1",
                params![player.to_string(), word, inviter],
            )?;
            if standing.is_regular() {
                forget_hosts(connection, *player)?;
            }
        }
        PersonFact::PlayerPaidAt { player, handle } => {
            check_known(connection, *player)?;
            connection.execute(
                "UPDATE player SET paid_at = ?2 WHERE id = ?1",
                params![player.to_string(), handle],
            )?;
        }
        PersonFact::PlayerLinked { player, token } => {
            check_known(connection, *player)?;
            connection
                .execute("UPDATE player SET link = ?2 WHERE id = ?1", params![player.to_string(), token])?;
        }
        PersonFact::PlayersMerged { kept, gone, .. } => merge(connection, *kept, *gone)?,
    }
    Ok(())
}

/// What the player may owe in THE BOOK; `None`: no limit.
pub(crate) fn limit(
    connection: &Connection,
    player: PlayerId,
    owes_max: Option<Money>,
) -> Result<(), Obstacle> {
    check_known(connection, player)?;
    connection.execute(
        "UPDATE player SET owes_max = ?2 WHERE id = ?1",
        params![player.to_string(), owes_max.map(Money::minor)],
    )?;
    Ok(())
}

/// Refuses a person who isn't in the book.
pub(crate) fn check_known(connection: &Connection, player: PlayerId) -> Result<(), Obstacle> {
    let known = connection
        .prepare_cached("SELECT 1 FROM player WHERE id = ?1")?
        .query_row([player.to_string()], |_| Ok(()))
        .optional()?;
    known.ok_or_else(|| unknown_player().into())
}

/// The refusal of an event that names an unknown player.
pub(crate) fn unknown_player() -> Refusal {
    Refusal::new(OrderLaw::UnknownPlayer)
}

fn standing_columns(
    connection: &Connection,
    standing: Standing,
) -> Result<(&'static str, Option<String>), Obstacle> {
    match standing {
        Standing::Regular => Ok(("regular", None)),
        Standing::Guest { inviter: None } => Ok(("guest", None)),
        Standing::Guest { inviter: Some(inviter) } => {
            check_known(connection, inviter)?;
            Ok(("guest", Some(inviter.to_string())))
        }
    }
}

/// A regular has no host, even if one of their records had one.
fn forget_hosts(connection: &Connection, player: PlayerId) -> Result<(), Obstacle> {
    connection.execute(
        "WITH RECURSIVE own(id) AS
             (SELECT ?1 UNION SELECT player.id FROM player JOIN own ON player.merged = own.id)
         UPDATE player SET inviter = NULL WHERE id IN own",
        [player.to_string()],
    )?;
    Ok(())
}

/// Another record of the player came with a host: the player keeps any existing host, and keeps their standing.
pub(crate) fn keep_host(connection: &Connection, player: PlayerId, host: PlayerId) -> Result<(), Obstacle> {
    check_known(connection, host)?;
    connection.execute(
        "UPDATE player SET inviter = coalesce(inviter, ?2) WHERE id = ?1",
        params![player.to_string(), host.to_string()],
    )?;
    Ok(())
}

/// A record with business in an open night stays until the night is over.
fn check_away(connection: &Connection, gone: PlayerId) -> Result<(), Obstacle> {
    let busy = connection
        .prepare_cached(
            "SELECT 1 FROM night WHERE closed IS NULL
             AND (banker = ?1 OR EXISTS (SELECT 1 FROM sitting WHERE sitting.night = night.id AND player = ?1))",
        )?
        .query_row([gone.to_string()], |_| Ok(()))
        .optional()?;
    match busy {
        None => Ok(()),
        Some(()) => Err(Refusal::new(OrderLaw::MergedAtTable).into()),
    }
}

/// The gone record stays for the old nights; its name and aliases lead to the kept one. The person is a regular if either was,
/// and a host of either stays on record: a merge makes nobody their own guest.
fn merge(connection: &Connection, kept: PlayerId, gone: PlayerId) -> Result<(), Obstacle> {
    check_known(connection, kept)?;
    check_known(connection, gone)?;
    check_away(connection, gone)?;
    owners::merge(connection, kept, gone)?;
    let (kept, gone) = (kept.to_string(), gone.to_string());
    connection.execute(
        "INSERT INTO alias (player, position, alias)
         SELECT ?1, position, name FROM player WHERE id = ?2
         UNION ALL SELECT ?1, position, alias FROM alias WHERE player = ?2",
        params![kept, gone],
    )?;
    connection.execute("DELETE FROM alias WHERE player = ?1", [&gone])?;
    connection.execute(
        "UPDATE player SET owes_max = coalesce(owes_max, (SELECT owes_max FROM player WHERE id = ?2)) WHERE id = ?1",
        params![kept, gone],
    )?;
    connection.execute(
        "UPDATE player SET paid_at = coalesce(paid_at, (SELECT paid_at FROM player WHERE id = ?2)) WHERE id = ?1",
        params![kept, gone],
    )?;
    connection.execute(
        "UPDATE player SET link = coalesce(link, (SELECT link FROM player WHERE id = ?2)) WHERE id = ?1",
        params![kept, gone],
    )?;
    connection.execute(
        "UPDATE player SET standing = 'regular'
         WHERE id = ?1 AND (SELECT standing FROM player WHERE id = ?2) = 'regular'",
        params![kept, gone],
    )?;
    connection.execute(
        "UPDATE player SET inviter = (SELECT inviter FROM player WHERE id = ?2)
         WHERE id = ?1 AND standing = 'guest' AND inviter IS NULL",
        params![kept, gone],
    )?;
    connection.execute("UPDATE player SET merged = ?1 WHERE id = ?2", params![kept, gone])?;
    connection.execute("UPDATE player SET inviter = ?1 WHERE inviter = ?2", params![kept, gone])?;
    connection.execute("UPDATE note SET debtor = ?1 WHERE debtor = ?2", params![kept, gone])?;
    Ok(())
}
