//! `player`: the people of the book.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::{Words, name};
use crate::render::page::{name as shown, wrapped};
use crate::render::people as render;
use clap::{Args, Subcommand};
use ledger::bank::BankError;
use ledger::bank::limits::{self, LimitDesk};
use ledger::bank::owner;
use ledger::bank::people::{self, Newcomer};
use ledger::bank::surrogate;
use ledger::people::{Person, Roster, Standing};
use ledger::store::Reader;
use serde_json::{Value, json};

/// The people of the book
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook player add Xavier --guest-of Ned")]
pub struct Player {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Enter a person into the book
    Add(Add),
    /// List everybody
    List,
    /// Show one person
    Show { name: String },
    /// Call a person otherwise from now on
    Rename {
        name: String,
        new_name: String,
        /// Yes, this is nobody else of a similar name
        #[arg(long)]
        really_different: bool,
    },
    /// Give a person another name to be found by
    Alias {
        name: String,
        alias: String,
        /// Yes, this is nobody else of a similar name
        #[arg(long)]
        really_different: bool,
    },
    /// Make two records of one person one; the second goes
    Merge {
        /// Whose record stays
        kept: String,
        /// Whose record goes; he is found under the other from now on
        gone: String,
    },
    /// Make a guest a regular, or name his inviter
    Regular {
        name: String,
        /// A guest after all, invited by this regular
        #[arg(long, value_name = "NAME")]
        guest_of: Option<String>,
    },
}

#[derive(Debug, Args)]
struct Add {
    /// The name
    name: String,
    /// Belongs to the house (the default)
    #[arg(long, conflicts_with = "guest_of")]
    regular: bool,
    /// A guest, invited by this regular
    #[arg(long, value_name = "NAME")]
    guest_of: Option<String>,
    /// A guest nobody is on record as having invited
    #[arg(long, conflicts_with_all = ["regular", "guest_of"])]
    guest: bool,
    /// Another name to be found by
    #[arg(long, value_name = "NAME")]
    alias: Vec<String>,
    /// Yes, this is nobody else of a similar name
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
                let text = format!("{was} is called {new} from now on");
                let answer = json!({ "player": new.as_str(), "was": was });
                context.record(
                    |session| people::rename(session, player, &new, really_different),
                    |()| Told::new(text, answer),
                )
            }
            What::Alias { name: old, alias, really_different } => {
                let (player, person) = known(context, &old)?;
                let alias = name(&alias)?;
                let text = format!("{person} is also found as {alias}");
                let answer = json!({ "player": person, "alias": alias.as_str() });
                context.record(
                    |session| people::add_alias(session, player, &alias, really_different),
                    |()| Told::new(text, answer),
                )
            }
            What::Merge { kept, gone } => {
                let (kept, kept_name) = known(context, &kept)?;
                let (gone, gone_name) = known(context, &gone)?;
                let text = format!("{gone_name} and {kept_name} are one: {kept_name}");
                let answer = json!({ "player": kept_name, "merged": gone_name });
                context.record(
                    |session| {
                        let before = LimitDesk::load(session.journal().reader())?;
                        let mut said = surrogate::arriving(session.journal().reader(), kept, gone)?;
                        people::merge(session, kept, gone)?;
                        said.extend(limits::passed_since(session, &before)?);
                        Ok(said)
                    },
                    |said| Told::new(text, answer).with(said),
                )
            }
            What::Regular { name, guest_of } => {
                let (player, person) = known(context, &name)?;
                let inviter = guest_of.as_deref().map(|name| known(context, name)).transpose()?;
                let (standing, text) = match &inviter {
                    None => (Standing::Regular, format!("{person} is a regular")),
                    Some((inviter, host)) => (
                        Standing::Guest { inviter: Some(*inviter) },
                        format!("{person} is a guest of {host}"),
                    ),
                };
                let answer = json!({ "player": person });
                context.record(
                    |session| people::set_standing(session, player, standing),
                    |()| Told::new(text, answer),
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
        let newcomer = Newcomer {
            name: name(&self.name)?,
            standing,
            aliases: self.alias.iter().map(|alias| name(alias)).collect::<Result<_, _>>()?,
            really_different: self.really_different,
        };
        let shown = newcomer.name.to_string();
        let text = match (&inviter, self.guest) {
            (Some((_, host)), _) => format!("{shown}, guest of {host}"),
            (None, true) => format!("{shown}, a guest"),
            (None, false) => format!("{shown}, a regular"),
        };
        context.record(
            |session| people::add(session, newcomer),
            |player| Told::new(text, json!({ "player": shown, "player_id": player.to_string() })),
        )
    }
}

fn known(context: &Context, word: &str) -> Result<(ledger::ids::PlayerId, String), Failure> {
    let words = Words::load(context.look()?.reader())?;
    let person = words.people.find(word)?;
    Ok((person.id, person.name.to_string()))
}

fn list(context: &Context) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let people: Vec<Value> = words.people.people().iter().map(|person| row(&words.people, person)).collect();
    Ok(Reply::look(render::list(&words.people), json!({ "players": people })))
}

fn show(context: &Context, word: &str) -> Result<Reply, Failure> {
    let store = context.look()?;
    let words = Words::load(store.reader())?;
    let person = words.people.find(word)?;
    let mut text = render::one(&words.people, person);
    let mut json = row(&words.people, person);
    let limits = store.reader().debt_limits()?;
    if let (Some(limit), Some(fields)) = (limits.get(&person.id), json.as_object_mut()) {
        text.push_str(&format!("\nmay owe up to {} in THE BOOK", words.currency.shown(*limit)));
        fields.insert("limit".to_owned(), json!(words.currency.plain(*limit)));
    }
    let owned = store.reader().owners()?.into_iter().filter(|(_, owner)| *owner == person.id);
    let houses: Vec<String> = owned.map(|(house, _)| house).collect();
    for house in &houses {
        text.push_str(&format!("\n{}", owner_of(store.reader(), house)?));
    }
    if let (false, Some(fields)) = (houses.is_empty(), json.as_object_mut()) {
        fields.insert("owner_of".to_owned(), json!(houses));
    }
    Ok(Reply::look(text, json))
}

/// That a house is the player's; where it is the one played at, what it keeps for its owner.
fn owner_of(reader: Reader<'_>, house: &str) -> Result<String, Failure> {
    let said = format!("owner of the house `{}`", shown(house));
    let owned = match owner::look(reader) {
        Err(BankError::Refused(_)) => return Ok(said),
        owned => owned?,
    };
    let (reserved, keeps) = owner::keeps(&owned.house);
    let by = |rule: Option<String>| rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
    let reserved = reserved.map(|kept| format!("marks notes `{}`{}", kept.value, by(kept.rule)));
    let keeps = keeps.map(|kept| format!("keeps THE BOOK{}", by(kept.rule)));
    let parts: Vec<String> = reserved.into_iter().chain(keeps).collect();
    Ok(if owned.house.name() != house || parts.is_empty() {
        said
    } else {
        wrapped(&format!("{said}: {}", parts.join(", ")))
    })
}

fn row(people: &Roster, person: &Person) -> Value {
    let inviter = person.standing.inviter().and_then(|inviter| people.get(inviter));
    json!({
        "name": person.name.as_str(),
        "id": person.id.to_string(),
        "standing": if person.standing.is_regular() { "regular" } else { "guest" },
        "guest_of": inviter.map(|inviter| inviter.name.as_str()),
        "aliases": person.aliases.iter().map(|alias| alias.as_str()).collect::<Vec<_>>(),
    })
}
