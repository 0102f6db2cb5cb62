//! Who each player of a site is.

use crate::cli::failure::Failure;
use crate::cli::words::Words;
use crate::render::page::either;
use crate::render::shell;
use engine::readable::AsTyped;
use ledger::ids::PlayerId;
use ledger::people::{Name, Person};
use ledger::refusal::Refusal;
use std::collections::{BTreeMap, BTreeSet};

/// Who is who, by the site's ids.
pub type Players = BTreeMap<String, PlayerId>;

/// Somebody as a file names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub id: String,
    pub nickname: String,
}

/// The book's people, and what was said on the line.
pub struct Who<'a> {
    pub words: &'a Words,
    /// `NICKNAME=PLAYER`, word by word.
    pub said: &'a [String],
}

impl Who<'_> {
    /// Who each player of the site is: as known before, as the line says, or by exact name.
    pub fn players(
        &self,
        named: &[Named],
        known: BTreeMap<String, PlayerId>,
    ) -> Result<BTreeMap<String, PlayerId>, Failure> {
        let said = self.said(named, &known)?;
        let words = self.words;
        let before: BTreeSet<String> = known.keys().cloned().collect();
        let mut who = known;
        let mut strangers: BTreeSet<&str> = BTreeSet::new();
        // If somebody is known by a nickname, that names all sittings of the same id, whatever the other nicknames are.
        for by_name in [true, false] {
            for row in named {
                let called = said.get(row.nickname.as_str()).copied();
                match called.or_else(|| exactly(words, &row.nickname)) {
                    Some(player) if by_name => {
                        let is = *who.entry(row.id.clone()).or_insert(player);
                        // The id says who the player was in an earlier file, even under a new name.
                        if is != player && !before.contains(&row.id) {
                            return Err(two_people(words, row, [is, player]));
                        }
                    }
                    None if !by_name && !who.contains_key(&row.id) => _ = strangers.insert(&row.nickname),
                    _ => {}
                }
            }
        }
        if strangers.is_empty() { Ok(who) } else { Err(unknown(&strangers.into_iter().collect::<Vec<_>>())) }
    }

    /// What was said, each nickname once and only for somebody in the files.
    fn said(
        &self,
        named: &[Named],
        known: &BTreeMap<String, PlayerId>,
    ) -> Result<BTreeMap<&str, PlayerId>, Failure> {
        let mut said: BTreeMap<&str, PlayerId> = BTreeMap::new();
        for pair in self.said {
            let (nickname, player) = pair.rsplit_once('=').ok_or_else(|| {
                Failure::usage(format!("`{}` should look like NICKNAME=PLAYER", pair.as_typed()))
            })?;
            let player = self.words.player(player)?;
            if said.insert(nickname, player).is_some_and(|before| before != player) {
                let message = format!("`{}` can't be two players", nickname.as_typed());
                return Err(Failure::usage(message));
            }
            let Some(row) = named.iter().find(|row| row.nickname == nickname) else {
                let message = format!("nobody in the file is called `{}`", nickname.as_typed());
                return Err(Failure::usage(message));
            };
            if let Some(before) = known.get(&row.id).filter(|before| **before != player) {
                let name = self.words.people.called(*before).map(ToString::to_string).unwrap_or_default();
                let message = format!(
                    "`{}` can't be another player: in this book, that ID is already `{name}`",
                    nickname.as_typed()
                );
                return Err(Refusal::worded("known-otherwise", message).into());
            }
        }
        Ok(said)
    }
}

/// One id of the site under the names of two people here: the banker must say which of them it is.
fn two_people(words: &Words, row: &Named, players: [PlayerId; 2]) -> Failure {
    let mut names =
        players.map(|player| words.people.called(player).map(ToString::to_string).unwrap_or_default());
    names.sort_unstable();
    let [one, other] = names;
    let message =
        format!("`{}` is one player in the file, but plays as `{one}` and `{other}`", row.id.as_typed());
    Refusal::worded("two-people", message)
        .hint("--player NICKNAME=PLAYER, the same player for each nickname")
        .into()
}

/// Nicknames that nobody in the book has.
pub fn unknown(nicknames: &[&str]) -> Failure {
    let names: Vec<String> = nicknames.iter().map(|name| format!("`{}`", name.as_typed())).collect();
    let message =
        format!("there's no {} in the book (if it's a nickname, say whose with --player)", either(&names));
    // Not every name that a site allows can be a name here.
    let new: Vec<&str> = nicknames.iter().copied().filter(|name| Name::new(name).is_ok()).collect();
    let refusal = Refusal::worded("unknown-player", message);
    match new.as_slice() {
        [] => refusal.into(),
        new => refusal.hint(format!("player add {}", shell::names(new))).into(),
    }
}

/// The player with exactly that name or alias, in any case; short forms are for people at the table.
pub fn exactly(words: &Words, nickname: &str) -> Option<PlayerId> {
    let person = words.people.find(nickname).ok()?;
    let small = nickname.trim().to_lowercase();
    let is = |person: &Person| person.names().any(|name| name.as_str().to_lowercase() == small);
    is(person).then_some(person.id)
}
