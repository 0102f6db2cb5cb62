//! The game of a hand known by its result: a listed one, or a new one whose rules the dealer states.

use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::typed_line::{joined, option_of, value_of};
use crate::render::refusal::{led_on, said};
use crate::render::shell;
use clap::Args;
use engine::calling::{Called, rules_stated};
use engine::formats::calling::{called, is_added, near_games};
use engine::formats::game::taken;
use engine::games::{NAME_MAX, party, spelled};
use engine::house::House;
use engine::play::check_named;
use engine::refusal::Instead;
use ledger::bank::BankError;
use ledger::night::Tonight;
use ledger::refusal::Refusal;
use ledger::store::{HandFilter, Reader};
use std::ops::Range;

/// What follows `--new-game` if the house wants the rules stated.
const RULES: &str = " --rules \"HOW TO PLAY IT\"";

/// The game of a house that plays only one.
const ONLY_GAME: &str = "holdem";

/// The option that names the game.
pub const GAME: &str = "--game";

/// How many games are suggested for an unknown name.
const NEAR_MAX: usize = 3;

/// A game that isn't in the list.
#[derive(Debug, Args)]
pub struct NewGame {
    /// The game isn't on the list: add it under this name
    #[arg(long)]
    new_game: bool,
    /// How the new game is played
    #[arg(long, value_name = "TEXT", requires = "new_game")]
    rules: Option<String>,
}

/// A game by name.
#[derive(Debug)]
pub struct NamedGame {
    /// The name hands are listed under.
    pub name: String,
    /// The game with what was added; none for a new game or one that isn't poker.
    pub called: Option<Called>,
    /// What the record of the hand says about a new game (MIK-58).
    pub why: Vec<(String, String)>,
}

impl NewGame {
    /// The game that was named. A new game of tonight is known by its name once its rules were stated.
    pub fn game(
        &self,
        line: &[&str],
        typed: &str,
        tonight: &Tonight,
        reader: Reader<'_>,
    ) -> Result<NamedGame, Failure> {
        let house = &tonight.house;
        let is_unknown = |refusal: &engine::refusal::Refusal| {
            ["unknown-game", "unknown-feature"].contains(&refusal.code)
                && !matches!(refusal.instead, Some(Instead::Play(_)))
        };
        match listed(typed, house) {
            Ok(game) if self.new_game => {
                let message = format!("`{}` is already on the list of games", game.name);
                Err(Refusal::worded("game-known", message).hint(self.untold(line)).into())
            }
            Err(refusal) if is_unknown(&refusal) && self.new_game => self.stated(line, typed, house),
            Err(refusal) if is_unknown(&refusal) => {
                if let Some(number) = played_tonight(tonight, typed, reader)? {
                    return Ok(known_since(number, typed, house));
                }
                Err(unlisted(refusal.into(), line, typed, house).into())
            }
            listed => Ok(listed?),
        }
    }

    /// Refuses other games if the house plays only one: the hint is the same line with that one.
    pub fn check_is_played(&self, line: &[&str], typed: &str, house: &House) -> Result<(), Failure> {
        let name = listed(typed, house).map_or_else(|_| spelled(typed), |game| game.name);
        let mut words = name.split(" + ");
        let (name, is_added_to) = (words.next().unwrap_or_default(), words.next().is_some());
        check_named(house, name, is_added_to).map_err(|refusal| {
            let line = retyped(&self.plain(line), typed, ONLY_GAME);
            Failure::from(Refusal::from(refusal)).hint(line.unwrap_or_else(|| "games".to_owned()))
        })
    }

    /// The words of the line without what they say about a new game.
    fn plain(&self, line: &[&str]) -> Vec<String> {
        let words = line.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let at = (0..words.len()).filter(|at| option_of(&words, *at) != Some("--rules"));
        let kept = at.filter_map(|at| words.get(at));
        kept.filter(|word| !["--new-game", "--rules"].contains(&word.as_str())).cloned().collect()
    }

    /// The line without what it says about a new game.
    fn untold(&self, line: &[&str]) -> String {
        joined(&self.plain(line))
    }

    /// A new game keeps its own name; if the house wants its rules stated, they go into the record.
    fn stated(&self, line: &[&str], typed: &str, house: &House) -> Result<NamedGame, Failure> {
        let name = spelled(typed);
        if is_added(&name) {
            let message = format!("`{name}` isn't a game by itself; add it to one");
            return Err(Refusal::worded("game-known", message).hint("games").into());
        }
        if let Some(message) = no_name(typed) {
            return Err(Refusal::worded("bad-game-name", message).into());
        }
        let rules = self.rules.as_deref().map(|rules| free_text(rules, "the rules of a game")).transpose()?;
        let why = match (rules, rules_stated(house)) {
            (Some(rules), wanted) => {
                let rule = wanted.flatten().unwrap_or_else(|| "the dealer's call".to_owned());
                vec![(rule, format!("`{name}` isn't on the list; the dealer explained it: {rules}"))]
            }
            (None, Some(rule)) => {
                let message =
                    format!("`{name}` isn't on the list of games, so the dealer has to give its rules");
                let hint = format!("{}{RULES}", shell::line(line));
                return Err(Refusal::worded("rules-not-stated", message)
                    .hint(hint)
                    .by(rule.as_deref())
                    .into());
            }
            (None, None) => Vec::new(),
        };
        Ok(NamedGame { name, called: None, why })
    }
}

/// Why a new game can't have that name.
fn no_name(typed: &str) -> Option<String> {
    let name = spelled(typed);
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    if name.is_empty() || name.len() > NAME_MAX || !name.chars().all(plain) {
        return Some(format!("the name of a game can have 1 to {NAME_MAX} letters, digits and hyphens"));
    }
    taken(typed, &name).map(|found| format!("`{name}` {found}, so it can't be the name of a new game"))
}

/// The listed game that was typed.
fn listed(typed: &str, house: &House) -> Result<NamedGame, engine::refusal::Refusal> {
    if let Some(row) = party::find(&spelled(typed)) {
        return Ok(NamedGame { name: row.name.to_owned(), called: None, why: Vec::new() });
    }
    let called = called(typed, house)?;
    Ok(NamedGame { name: called.name(), called: Some(called), why: Vec::new() })
}

/// The first hand of tonight in which an unlisted game was played.
fn played_tonight(tonight: &Tonight, typed: &str, reader: Reader<'_>) -> Result<Option<u32>, BankError> {
    let (night, games) = (Some(tonight.evening.number), vec![spelled(typed)]);
    let hands = reader.hands(&HandFilter { night, games, ..HandFilter::default() }, 0, None)?;
    Ok(hands.first().map(|hand| hand.number))
}

fn known_since(number: u32, typed: &str, house: &House) -> NamedGame {
    let name = spelled(typed);
    let said = |rule: Option<String>| {
        let rule = rule.unwrap_or_else(|| "the dealer's call".to_owned());
        (rule, format!("`{name}` isn't on the list; the dealer explained it in hand {number}"))
    };
    let why = rules_stated(house).map(said).into_iter().collect();
    NamedGame { name, called: None, why }
}

/// An unknown game: the same line with the games that could be meant, and the line that adds it as a new game.
fn unlisted(refusal: Refusal, line: &[&str], typed: &str, house: &House) -> Refusal {
    if is_added(typed) {
        return refusal;
    }
    let rules = rules_stated(house).map_or("", |_| RULES);
    let new = no_name(typed).is_none().then(|| format!("{} --new-game{rules}", shell::line(line)));
    let said = said(&refusal);
    let known = said.hint().filter(|_| said.code == "unknown-feature");
    // A game that's only nearly the first words would leave out the others.
    let near = if said.code == "unknown-game" { near_games(typed, house) } else { Vec::new() };
    let near = near.into_iter().filter(|game| spelled(typed).split('-').count() <= game.split('-').count());
    let words: Vec<String> = line.iter().map(|word| (*word).to_owned()).collect();
    let near = near.take(NEAR_MAX).filter_map(|game| retyped(&words, typed, game));
    let hints: Vec<String> = known.into_iter().chain(near).chain(new).collect();
    led_on(refusal, Some(if hints.is_empty() { "games".to_owned() } else { hints.join("\n") }))
}

/// The line with another game in place of the typed one, whether one word or several; none if the words aren't together.
fn retyped(line: &[String], typed: &str, game: &str) -> Option<String> {
    let is_game = |from: &usize| option_of(line, *from).is_none_or(|option| option == GAME);
    let end = |from: usize| (from..=line.len()).find(|to| said_by(line, from..*to) == typed);
    let (from, to) = (0..line.len()).filter(is_game).find_map(|from| Some((from, end(from)?)))?;
    let tied = line.get(from).is_some_and(|word| option_of(std::slice::from_ref(word), 0).is_some());
    let game = if tied { format!("{GAME}={game}") } else { game.to_owned() };
    let words = [line.get(..from)?, &[game], line.get(to..)?].concat();
    Some(joined(&words))
}

/// What a part of the line says, without its option.
fn said_by(line: &[String], piece: Range<usize>) -> String {
    let words = line.get(piece).unwrap_or_default();
    words.iter().map(|word| value_of(word)).collect::<Vec<_>>().join(" ")
}
