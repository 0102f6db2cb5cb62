//! Who each player of a site is.

use crate::cli::failure::Failure;
use crate::cli::words::Words;
use crate::render::page::either;
use crate::render::shell;
use engine::character::fault;
use engine::readable::{AsTyped, check_readable};
use ledger::ids::PlayerId;
use ledger::journal::OnlineSitting;
use ledger::people::{Name, Person};
use ledger::refusal::Refusal;
use std::collections::{BTreeMap, BTreeSet};

/// Who is who, by the site's ids.
pub type Players = BTreeMap<String, PlayerId>;

/// Who is who in the files, and whose ids the book knew before.
pub struct Found {
    pub players: Players,
    pub before: BTreeSet<String>,
}

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
    /// Who had which nickname in earlier files.
    pub nicknames: &'a Players,
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
                let by_id = said.iter().find(|(typed, _)| **typed == row.id);
                let called =
                    by_id.or_else(|| said.iter().find(|(typed, _)| is_nickname(&row.nickname, typed)));
                match called.map(|(_, player)| *player).or_else(|| exactly(words, &plain(&row.nickname))) {
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
        if strangers.is_empty() { Ok(who) } else { Err(self.unknown(&strangers)) }
    }

    /// Nicknames that nobody in the book has. An ID can change when its player logs in, so it may be who had the nickname before.
    fn unknown(&self, strangers: &BTreeSet<&str>) -> Failure {
        let failure = unknown(&strangers.iter().copied().collect::<Vec<_>>());
        let before = strangers.iter().filter_map(|nickname| {
            let player = self.words.people.called(*self.nicknames.get(*nickname)?)?;
            Some(format!("import … {}", shell::option("--player", &format!("{nickname}={player}"))))
        });
        let hints: Vec<String> = before.chain(failure.hint.clone()).collect();
        Failure { hint: (!hints.is_empty()).then(|| hints.join("\n")), ..failure }
    }

    /// What was said, each nickname or id once and only for somebody in the files.
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
            let by_id = named.iter().find(|row| row.id == nickname);
            let Some(row) = by_id.or_else(|| named.iter().find(|row| is_nickname(&row.nickname, nickname)))
            else {
                let message = format!("nobody in the file is called `{}`", nickname.as_typed());
                return Err(Failure::usage(message));
            };
            if let Some(before) = known.get(&row.id).filter(|before| **before != player) {
                let name = self.words.people.called(*before).map(ToString::to_string).unwrap_or_default();
                let message = format!(
                    "`{}` can't be another player: this book already knows that ID as `{name}`",
                    nickname.as_typed()
                );
                return Err(Refusal::worded("known-otherwise", message).into());
            }
        }
        Ok(said)
    }
}

/// What can be typed for a name of a file: as it stands there, as it's shown, or without what no name can hold.
pub fn typed_as(name: &str) -> [String; 3] {
    [name.to_owned(), name.as_typed(), plain(name)]
}

/// True if that is this nickname of a site, where `Ann` and `ANN` can be two people.
fn is_nickname(nickname: &str, typed: &str) -> bool {
    typed_as(nickname).iter().any(|name| name == typed)
}

/// A name of a file without invisible and other characters that no name can hold.
pub fn plain(name: &str) -> String {
    match Name::new(name) {
        Ok(_) => name.to_owned(),
        Err(_) => name.chars().filter(|character| fault(None, *character, None).is_none()).collect(),
    }
}

/// Refuses a player who sits under two ids at the same time, unless the line says who one of them is.
pub fn check_seats(
    sittings: &[OnlineSitting],
    (said, known): (&[String], &BTreeSet<String>),
    words: &Words,
) -> Result<(), Failure> {
    // A nickname that both have says nothing about one of them.
    let is_said = |one: &OnlineSitting, other: &OnlineSitting| {
        let mut typed = said.iter().filter_map(|pair| Some(pair.rsplit_once('=')?.0));
        let is_own = |typed| is_nickname(&one.nickname, typed) && !is_nickname(&other.nickname, typed);
        typed.any(|typed| typed == one.foreign || is_own(typed))
    };
    let is_known = |sitting: &OnlineSitting| known.contains(&sitting.foreign);
    // Who still sits there when the ledger is taken has no end.
    let together = |one: &OnlineSitting, other: &OnlineSitting| {
        one.began.zip(other.ended).is_none_or(|(began, ended)| began < ended)
    };
    for (place, one) in sittings.iter().enumerate() {
        let twice = sittings.iter().skip(place.saturating_add(1)).find(|other| {
            let is_same = other.player == one.player && other.foreign != one.foreign;
            let is_clear = is_said(one, other) || is_said(other, one) || is_known(one) && is_known(other);
            is_same && together(one, other) && together(other, one) && !is_clear
        });
        let Some(other) = twice else { continue };
        let name = words.people.called(one.player).map(ToString::to_string).unwrap_or_default();
        let asked = if is_known(other) { one } else { other };
        let [first, second, whose] = [one, other, asked].map(|sitting| sitting.foreign.as_typed());
        let message = format!(
            "`{name}` played under the IDs `{first}` and `{second}`, and their times overlap; say who has `{whose}`, even if it's \
             the same player"
        );
        let hint = format!("import … {}", shell::option("--player", &format!("{}=NAME", asked.foreign)));
        return Err(Refusal::worded("player-twice", message).hint(hint).into());
    }
    Ok(())
}

/// One id of the site under the names of two people here: the banker must say which of them it is.
fn two_people(words: &Words, row: &Named, players: [PlayerId; 2]) -> Failure {
    let mut names =
        players.map(|player| words.people.called(player).map(ToString::to_string).unwrap_or_default());
    names.sort_unstable();
    let [one, other] = names;
    let message = format!(
        "`{}` is one player in the file, so it can't be both `{one}` and `{other}`",
        row.id.as_typed()
    );
    Refusal::worded("two-people", message)
        .hint("--player NICKNAME=PLAYER, the same player for each nickname")
        .into()
}

/// Nicknames that nobody in the book has.
pub fn unknown(nicknames: &[&str]) -> Failure {
    if let Some((name, hides)) = nicknames.iter().find_map(|name| Some((name, check_readable(name).err()?))) {
        return Failure::bad_file(format!(
            "the name `{}` {hides}; take that out of the file",
            name.as_typed()
        ));
    }
    let names: Vec<String> = nicknames.iter().map(|name| format!("`{}`", name.as_typed())).collect();
    let message =
        format!("there's no {} in the book (if it's a nickname, say whose with --player)", either(&names));
    // Not every name that a site allows can be a name here.
    let new: Vec<String> =
        nicknames.iter().map(|name| plain(name)).filter(|name| can_be_added(name)).collect();
    let new: Vec<&str> = new.iter().map(String::as_str).collect();
    let refusal = Refusal::worded("unknown-player", message);
    match new.as_slice() {
        [] => refusal.into(),
        new => refusal.hint(format!("player add {}", shell::names(new))).into(),
    }
}

/// True for a name that `player add` takes as one; a comma inside a word ends a name there.
fn can_be_added(name: &str) -> bool {
    Name::new(name).is_ok() && !name.split_whitespace().any(|word| word.trim_end_matches(',').contains(','))
}

/// The player with exactly that name or alias, in any case; short forms are for people at the table.
pub fn exactly(words: &Words, nickname: &str) -> Option<PlayerId> {
    let person = words.people.find(nickname).ok()?;
    let small = nickname.trim().to_lowercase();
    let is = |person: &Person| person.names().any(|name| name.as_str().to_lowercase() == small);
    is(person).then_some(person.id)
}
