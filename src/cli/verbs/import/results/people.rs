//! Who the names of a spreadsheet are: players of the book, or new ones.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::verbs::import::results::Said;
use crate::cli::verbs::import::results::asking::{self, Asked};
use crate::cli::verbs::import::who::{exactly, plain, typed_as};
use crate::cli::words::{Words, name};
use crate::render::page::either;
use crate::render::shell;
use engine::readable::AsTyped;
use ledger::bank::past::Meant;
use ledger::book::past::PastNight;
use ledger::people::Name;
use ledger::refusal::Refusal;
use std::collections::{BTreeMap, BTreeSet};

/// The book's people, and what was said on the line.
pub struct Named<'a> {
    pub words: &'a Words,
    pub said: &'a Said,
    /// `NAME=PLAYER`, as for other files.
    pub players: &'a [String],
}

/// Who each name is, and which names are remembered.
type Who = (BTreeMap<String, Meant>, Vec<(Meant, Name)>);

impl Named<'_> {
    /// Who each name of the nights is: from the command line, by exact name or alias, by an answer, or new.
    pub fn who(&self, nights: &[PastNight<String>], context: &Context) -> Result<Who, Failure> {
        let names: BTreeSet<&str> =
            nights.iter().flat_map(|night| &night.rows).map(|row| row.who.as_str()).collect();
        let mut said = self.said(&names)?;
        let mut who: BTreeMap<String, Meant> = BTreeMap::new();
        let mut aliases: Vec<(Meant, Name)> = Vec::new();
        let mut unknown: Vec<&str> = Vec::new();
        for typed in names {
            let small = typed.to_lowercase();
            let own = plain(typed);
            let known = exactly(self.words, &own).map(Meant::Known);
            if let Some(meant) = said.get(&small).cloned().or_else(|| known.clone()) {
                if known.is_none() && Some(&meant) != self.newcomer(&own).as_ref() {
                    remember(&mut aliases, &meant, &own);
                }
                who.insert(typed.to_owned(), meant);
                continue;
            }
            let meant = match self.said.new_players {
                true => Some(Meant::New(name(&own)?)),
                false => match asking::player(typed, self.words, context)? {
                    Some(Asked::Known(player)) => {
                        let meant = Meant::Known(player);
                        remember(&mut aliases, &meant, &own);
                        Some(meant)
                    }
                    Some(Asked::New) => Some(Meant::New(name(&own)?)),
                    None => None,
                },
            };
            match meant {
                Some(meant) => {
                    said.insert(small, meant.clone());
                    who.insert(typed.to_owned(), meant);
                }
                None => unknown.push(typed),
            }
        }
        if unknown.is_empty() { Ok((who, aliases)) } else { Err(self.unknown(&unknown)) }
    }

    fn newcomer(&self, typed: &str) -> Option<Meant> {
        Name::new(typed).ok().map(Meant::New)
    }

    /// What was said, by lower-case name; a new player may have two names.
    fn said(&self, names: &BTreeSet<&str>) -> Result<BTreeMap<String, Meant>, Failure> {
        let mut said = BTreeMap::new();
        for pair in self.said.alias.iter().chain(self.players) {
            let (typed, player) = pair.rsplit_once('=').ok_or_else(|| {
                Failure::usage(format!("`{}` should look like NAME=PLAYER", pair.as_typed()))
            })?;
            let Some(called) = names.iter().find(|name| is_called(name, typed)) else {
                let message = format!("nobody in the file is called `{}`", typed.as_typed());
                return Err(Failure::usage(message));
            };
            let meant = match self.words.player(player) {
                Ok(player) => Meant::Known(player),
                // A player who comes with this file, under their own name.
                Err(failure) => {
                    let own = names.iter().find(|name| is_called(name, player));
                    match own.filter(|_| self.said.new_players) {
                        Some(own) => Meant::New(name(&plain(own))?),
                        None => return Err(failure),
                    }
                }
            };
            said.insert(called.to_lowercase(), meant);
        }
        Ok(said)
    }

    fn unknown(&self, unknown: &[&str]) -> Failure {
        let names: Vec<String> = unknown.iter().map(|name| format!("`{}`", name.as_typed())).collect();
        let message = format!("the book has no player called {}", either(&names));
        let near = unknown.iter().find_map(|typed| {
            let near = self.words.people.find(typed).ok()?;
            Some(format!("import … {}", shell::option("--alias", &format!("{typed}={}", near.name))))
        });
        // A name that no player can have is somebody's, or a column that isn't a player's.
        let unfit = unknown.iter().find(|typed| Name::new(&plain(typed)).is_err());
        let way = match unfit {
            Some(typed) => {
                format!("import … {}", shell::option("--alias", &format!("{}=PLAYER", typed.as_typed())))
            }
            None => "import … --new-players".to_owned(),
        };
        let hint: Vec<String> = near.into_iter().chain([way]).collect();
        Refusal::worded("unknown-player", message).hint(hint.join("\n")).into()
    }
}

/// True if that is this name of the file, in any case.
fn is_called(name: &str, typed: &str) -> bool {
    typed_as(name).iter().any(|name| name.to_lowercase() == typed.to_lowercase())
}

/// Remembers a name, if it can be one.
fn remember(aliases: &mut Vec<(Meant, Name)>, meant: &Meant, typed: &str) {
    if let Ok(alias) = Name::new(typed)
        && aliases.iter().all(|(_, known)| known.as_str().to_lowercase() != typed.to_lowercase())
    {
        aliases.push((meant.clone(), alias));
    }
}
