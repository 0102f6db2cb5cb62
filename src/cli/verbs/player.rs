//! `player`: the players in the book.

use crate::answer::people::{
    Added, AddedSeveral, Aliased, Everybody, Keeps, Linked, Merged, OnePerson, PaidAt, Person, Renamed,
};
use crate::answer::{self, Amount};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::naming::listed;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::{Words, name};
use crate::render::people as render;
use crate::render::qr;
use crate::render::serve::linked;
use clap::{Args, Subcommand};
use engine::readable::AsTyped;
use ledger::bank::BankError;
use ledger::bank::limits::{self, LimitDesk};
use ledger::bank::owner;
use ledger::bank::people::{self, Newcomer};
use ledger::bank::surrogate;
use ledger::people::{Name, Standing};
use ledger::store::Reader;

/// Add, list and rename players
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook player add Ann\n  \
        housebook player add Xavier --guest-of Ann")]
pub struct Player {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Add a player
    #[command(after_help = "Examples:\n  \
            housebook player add Ann Bob Cat\n  \
            housebook player add Xavier --guest-of Ann")]
    Add(Add),
    /// List all players
    #[command(after_help = "Example:\n  housebook player list")]
    List,
    /// Show one player
    #[command(after_help = "Examples:\n  housebook player show Ann\n  housebook player show Ann --json")]
    Show {
        /// The player
        name: String,
    },
    /// Rename a player
    #[command(after_help = "Examples:\n  \
            housebook player rename Ann Anna\n  \
            housebook player rename Bob \"Bob Miller\"")]
    Rename {
        /// The player
        name: String,
        /// The new name
        new_name: String,
        /// It isn't the player with the similar name
        #[arg(long)]
        really_different: bool,
    },
    /// Add another name for a player
    #[command(after_help = "Examples:\n  \
            housebook player alias Ann Annie\n  \
            housebook player alias Bob \"the Shark\"")]
    Alias {
        /// The player
        name: String,
        /// The other name
        alias: String,
        /// It isn't the player with the similar name
        #[arg(long)]
        really_different: bool,
    },
    /// Merge two entries for one player
    #[command(after_help = "Examples:\n  \
            housebook player merge Ann Annie\n  \
            housebook player merge Bob Bobby")]
    Merge {
        /// The entry that stays
        kept: String,
        /// The entry that goes (its name still works)
        gone: String,
    },
    /// Show or set where a player gets paid
    #[command(after_help = "Examples:\n  \
            housebook player pay-to Ann @ann-pays\n  \
            housebook player pay-to Ann")]
    PayTo {
        /// The player
        name: String,
        /// Handle or account, as the app shows it (else show it)
        handle: Option<String>,
        /// Remove the handle; they get paid in person
        #[arg(long, conflicts_with = "handle")]
        in_person: bool,
    },
    /// Give a player a link to their page
    #[command(after_help = "Examples:\n  \
            housebook player link Ann --addr 192.168.1.20:4780\n  \
            housebook player link Ann --revoke\n\n\
            The page shows a player's own chips, notes and debts, as long as serve runs. \
            Anybody with the link can see it, so send it only to that player.")]
    Link {
        /// The player
        name: String,
        /// Where the pages are, as serve prints it
        #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:4780")]
        addr: String,
        /// Cancel the link, so it stops working
        #[arg(long, conflicts_with = "addr")]
        revoke: bool,
    },
    /// Make a guest a regular, or vice versa
    #[command(after_help = "Examples:\n  \
            housebook player regular Xavier\n  \
            housebook player regular Xavier --guest-of Ann")]
    Regular {
        /// The player
        name: String,
        /// A guest after all, brought by this regular
        #[arg(long, value_name = "NAME")]
        guest_of: Option<String>,
    },
}

#[derive(Debug, Args)]
struct Add {
    /// The player's name, or several names
    #[arg(required = true)]
    names: Vec<String>,
    /// A regular (the default)
    #[arg(long, conflicts_with = "guest_of")]
    regular: bool,
    /// A guest, brought by this regular
    #[arg(long, value_name = "NAME")]
    guest_of: Option<String>,
    /// A guest nobody brought
    #[arg(long, conflicts_with_all = ["regular", "guest_of"])]
    guest: bool,
    /// Another name for the player (repeatable)
    #[arg(long, value_name = "NAME")]
    alias: Vec<String>,
    /// It isn't the player with the similar name
    #[arg(long)]
    really_different: bool,
}

impl Player {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            What::Add(add) => add.run(context),
            What::List => list(context),
            What::Show { name } => show(context, &name),
            What::Rename { name: old, new_name, really_different } => {
                let (player, was) = known(context, &old)?;
                let new = name(&new_name)?;
                let answer = Renamed { player: new.to_string(), was };
                context.record(
                    |session| people::rename(session, player, &new, really_different),
                    |()| Told::new(render::renamed(&answer), answer),
                )
            }
            What::Alias { name: old, alias, really_different } => {
                let (player, person) = known(context, &old)?;
                let alias = name(&alias)?;
                let answer = Aliased { player: person, alias: alias.to_string() };
                context.record(
                    |session| people::add_alias(session, player, &alias, really_different),
                    |()| Told::new(render::aliased(&answer), answer),
                )
            }
            What::Merge { kept, gone } => {
                let (kept, kept_name) = known(context, &kept)?;
                let (gone, gone_name) = known(context, &gone)?;
                let answer = Merged { player: kept_name, merged: gone_name };
                context.record(
                    |session| {
                        let before = LimitDesk::load(session.journal().reader())?;
                        let mut said = surrogate::arriving(session.journal().reader(), kept, gone)?;
                        said.extend(people::merge(session, kept, gone)?);
                        said.extend(limits::passed_since(session, &before)?);
                        Ok(said)
                    },
                    |said| Told::new(render::merged(&answer), answer).with(said),
                )
            }
            What::PayTo { name, handle: None, in_person: false } => {
                let (player, person) = known(context, &name)?;
                let paid_at = context.look()?.reader().handles()?.remove(&player);
                let answer = PaidAt { player: person, paid_at };
                Ok(Reply::look(render::paid_at(&answer), answer))
            }
            What::PayTo { name, handle, in_person: _ } => {
                let (player, person) = known(context, &name)?;
                let handle = handle.map(|handle| handle.trim().to_owned());
                let answer = PaidAt { player: person, paid_at: handle.clone() };
                context.record(
                    |session| people::paid_at(session, player, handle.as_deref()),
                    |()| Told::new(render::paid_at(&answer), answer),
                )
            }
            What::Link { name, addr, revoke } => link(context, &name, &addr, revoke),
            What::Regular { name, guest_of } => {
                let (player, person) = known(context, &name)?;
                let inviter = guest_of.as_deref().map(|name| known(context, name)).transpose()?;
                let standing = match &inviter {
                    None => Standing::Regular,
                    Some((inviter, _)) => Standing::Guest { inviter: Some(*inviter) },
                };
                let answer =
                    answer::people::Standing { player: person, guest_of: inviter.map(|(_, host)| host) };
                context.record(
                    |session| people::set_standing(session, player, standing),
                    |()| Told::new(render::stands(&answer), answer),
                )
            }
        }
    }
}

impl Add {
    fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let inviter = self.guest_of.as_deref().map(|name| known(context, name)).transpose()?;
        let standing = match &inviter {
            Some((inviter, _)) => Standing::Guest { inviter: Some(*inviter) },
            None if self.guest => Standing::Guest { inviter: None },
            None => Standing::Regular,
        };
        if self.names.len() > 1 && !self.alias.is_empty() {
            return Err(Failure::usage("--alias only works when you add one player"));
        }
        let aliases: Vec<Name> = self.alias.iter().map(|alias| name(alias)).collect::<Result<_, _>>()?;
        let newcomer = |typed: &String| {
            let (aliases, really_different) = (aliases.clone(), self.really_different);
            Ok(Newcomer { name: name(typed)?, standing, aliases, really_different })
        };
        let newcomers: Vec<Newcomer> =
            listed(&self.names).iter().map(newcomer).collect::<Result<_, Failure>>()?;
        let host = inviter.map(|(_, host)| host);
        context.record(
            |session| {
                let add = |newcomer: Newcomer| {
                    let player = newcomer.name.to_string();
                    let player_id = people::add(session, newcomer)?.to_string();
                    Ok(Added { player, player_id, guest_of: host.clone(), is_guest: self.guest })
                };
                newcomers.into_iter().map(add).collect::<Result<Vec<_>, BankError>>()
            },
            |added| {
                let text = added.iter().map(render::added).collect::<Vec<_>>().join("\n");
                match <[Added; 1]>::try_from(added) {
                    Ok([one]) => Told::new(text, one),
                    Err(several) => Told::new(text, AddedSeveral { players: several }),
                }
            },
        )
    }
}

fn known(context: &Context, word: &str) -> Result<(ledger::ids::PlayerId, String), Failure> {
    let words = Words::load(context.look()?.reader())?;
    let person = words.people.find(word)?;
    Ok((person.id, person.name.to_string()))
}

/// Shows the link to a player's page, makes the first one, or cancels it.
fn link(context: &mut Context, word: &str, addr: &str, revoke: bool) -> Result<Reply, Failure> {
    let (player, person) = known(context, word)?;
    if revoke {
        let answer = Linked { player: person, link: None };
        return context
            .record(|session| people::link(session, player, None), |()| Told::new(linked(&answer), answer));
    }
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || "-._:[]".contains(sign);
    if addr.is_empty() || addr.len() > 200 || !addr.chars().all(is_sign) {
        return Err(Failure::usage(format!(
            "`{}` isn't a valid address: use IP:PORT, the way serve prints it",
            addr.as_typed()
        )));
    }
    let known = context.look()?.reader().links()?.remove(&player);
    let is_new = known.is_none();
    let token = known.unwrap_or_else(|| context.random.token());
    let url = format!("http://{addr}/me/{token}");
    let answer = Linked { player: person, link: Some(url.clone()) };
    let mut reply = match is_new {
        false => Reply::look(linked(&answer), answer),
        true => context.record(
            |session| people::link(session, player, Some(&token)),
            |()| Told::new(linked(&answer), answer),
        )?,
    };
    if !context.quiet && !context.dry_run && reply.receipt.is_none() {
        reply.receipt = qr::link(&url);
    }
    Ok(reply)
}

fn list(context: &Context) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let people = words.people.people().iter().map(|person| Person::of(&words.people, person));
    let everybody = Everybody { players: people.collect() };
    Ok(Reply::look(render::list(&everybody), everybody))
}

fn show(context: &Context, word: &str) -> Result<Reply, Failure> {
    let store = context.look()?;
    let words = Words::load(store.reader())?;
    let person = words.people.find(word)?;
    let limits = store.reader().debt_limits()?;
    let owned = store.reader().owners()?.into_iter().filter(|(_, owner)| *owner == person.id);
    let owner_of: Vec<String> = owned.map(|(house, _)| house).collect();
    let keeps = owner_of.iter().map(|house| keeps(store.reader(), house)).collect::<Result<_, _>>()?;
    let one = OnePerson {
        person: Person::of(&words.people, person),
        paid_at: store.reader().handles()?.remove(&person.id),
        limit: limits.get(&person.id).map(|limit| Amount::new(*limit, words.currency)),
        owner_of,
        keeps,
    };
    Ok(Reply::look(render::one(&one), one))
}

/// What a house reserves for its owner, if it is the house being played at.
fn keeps(reader: Reader<'_>, house: &str) -> Result<Keeps, Failure> {
    let owned = match owner::look(reader) {
        Err(BankError::Refused(_)) => return Ok(Keeps::default()),
        owned => owned?,
    };
    if owned.house.name() != house {
        return Ok(Keeps::default());
    }
    let (reserved, book) = owner::keeps(&owned.house);
    let marks = reserved.map(|kept| (kept.value.to_string(), kept.rule));
    Ok(Keeps { marks, book: book.map(|kept| kept.rule) })
}
