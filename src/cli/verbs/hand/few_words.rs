//! A hand in few words: `holdem ann 2 bob`. First the game, in as many words as it takes, then the winner, what each put in,
//! and the other players.

use crate::cli::failure::Failure;
use crate::cli::typed_line::joined;
use crate::cli::words::Words;
use engine::formats::calling::called;
use engine::games::{find, party, spelled};
use engine::readable::AsTyped;
use ledger::night::Tonight;
use ledger::night::ring::{chips_here, seated};

/// The most words that are tried as a game's name.
const WORDS_MAX: usize = 8;

/// What to type before the game, if it was left out.
const UNNAMED: [&str; 3] = ["hand", "result", "holdem"];

/// The words of the short form.
pub struct FewWords<'a> {
    /// The game, with what was added.
    pub game: String,
    /// Who won.
    pub winner: &'a str,
    /// What each player named put in.
    pub stake: &'a str,
    /// The others.
    pub losers: &'a [String],
}

/// Where the game ends and the winner comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// How many words name the game.
    at: usize,
    /// True if those name a game people here know.
    pub is_game: bool,
    /// True if everybody after the game plays here.
    is_whole: bool,
}

impl Split {
    /// The split that makes sense of the most words: a known game and known players, else a known game, else known players. An
    /// unknown game doesn't start with a listed one, and none of its words is a player.
    pub fn of(said: &[String], words: &Words, tonight: Option<&Tonight>) -> Self {
        let word = |at: usize| said.get(at).map(String::as_str).unwrap_or_default();
        let is_player = |at: usize| words.player(bare(word(at))).is_ok();
        let is_game = |at: usize| {
            let typed = said.get(..at).unwrap_or_default().join(" ");
            let called = || tonight.is_some_and(|tonight| called(&typed, &tonight.house).is_ok());
            party::find(&spelled(&typed)).is_some() || called()
        };
        let all_play = |at: usize| {
            let losers = at.saturating_add(2)..said.len();
            is_player(at) && !losers.is_empty() && losers.into_iter().all(is_player)
        };
        let is_listed = |at: usize| find(&spelled(&said.get(..at).unwrap_or_default().join(" "))).is_some();
        let is_new = |at: usize| !(0..at).any(is_player) && !(1..at).any(is_listed);
        let staked: Vec<usize> =
            (1..said.len()).filter(|at| is_stake(words, word(at.saturating_add(1)))).collect();
        let first = |fits: &dyn Fn(usize) -> bool| staked.iter().copied().find(|at| fits(*at));
        let known = first(&|at| all_play(at) && is_game(at));
        // A listed game with something that doesn't go with it: the answer says so.
        let is_figure = |at: usize| is_stake(words, word(at));
        let begins = |at: usize| (1..at).any(is_game) && !(0..at).any(|at| is_player(at) || is_figure(at));
        let known = known.or_else(|| first(&|at| all_play(at) && begins(at)));
        let named = || staked.iter().rev().copied().find(|at| is_game(*at));
        let new = || first(&|at| all_play(at) && is_new(at));
        let whole = known.or_else(|| if named().is_some() { None } else { new() });
        let longest = || (1..=said.len().min(WORDS_MAX)).rev().find(|at| is_game(*at));
        let at = whole.or_else(named).or_else(|| first(&is_new)).or_else(longest).unwrap_or(1);
        Self { at, is_game: is_game(at), is_whole: whole.is_some() }
    }
}

/// A word without the comma after it.
fn bare(word: &str) -> &str {
    word.trim_end_matches(',')
}

fn is_stake(words: &Words, word: &str) -> bool {
    let word = bare(word);
    word.contains(|sign: char| sign.is_ascii_digit()) && words.amount(word).is_ok()
}

/// True for a line that starts with the winner and the stake, so that the game is left out: `Ann 1 Bob Cat`.
fn is_unnamed(said: &[String], words: &Words) -> bool {
    let [first, second, ..] = said else { return false };
    is_stake(words, second) && words.player(first).is_ok() && words.player(second).is_err()
}

impl<'a> FewWords<'a> {
    /// The words of a line, split there; empty if the line is.
    pub fn of(
        said: &'a [String],
        split: Split,
        (words, tonight): (&Words, Option<&Tonight>),
        line: &[String],
    ) -> Result<Option<Self>, Failure> {
        let Some((game, more)) = said.split_at_checked(split.at) else { return Ok(None) };
        let unnamed = !split.is_whole && is_unnamed(said, words);
        // It starts with a player, not a game: nobody means a new game by that name.
        let starts_with_a_player = !split.is_whole
            && !split.is_game
            && said.first().is_some_and(|word| words.player(bare(word)).is_ok());
        if let [winner, stake, losers @ ..] = more
            && !losers.is_empty()
            && !unnamed
            && !starts_with_a_player
            && is_stake(words, stake)
        {
            let (winner, stake) = (bare(winner), bare(stake));
            return Ok(Some(Self { game: game.join(" "), winner, stake, losers }));
        }
        let hint = match more {
            _ if unnamed => {
                let rest = line.iter().skip(2).map(String::as_str);
                Some(joined(&UNNAMED.into_iter().chain(rest).collect::<Vec<_>>()))
            }
            [winner, stake] if is_stake(words, stake) => {
                tonight.and_then(|tonight| with_a_loser(tonight, (winner, stake), line))
            }
            [] | [_] => Some("hand new".to_owned()),
            _ => None,
        };
        let message = match more {
            [_, other, ..] if !unnamed && !is_stake(words, other) && !starts_with_a_player => {
                format!(
                    "`{}` isn't an amount: right after the winner, say what each player put in",
                    other.as_typed()
                )
            }
            _ => "name the game, the winner, what each player put in, and the other players".to_owned(),
        };
        Err(Failure::usage(message).hint(hint.unwrap_or_else(|| "hand result --help".to_owned())))
    }

    /// Everybody who is named.
    pub fn names(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let losers = self.losers.iter().map(|word| bare(word)).filter(|word| !word.is_empty());
        std::iter::once(self.winner).chain(losers)
    }
}

/// One line for each player who may have lost to this winner (everybody else at the table with chips): the typed one, with the
/// loser after the stake.
fn with_a_loser(tonight: &Tonight, (winner, stake): (&str, &str), line: &[String]) -> Option<String> {
    let won = tonight.people.find(winner).ok()?;
    let here = tonight.at_table_with([won.id]);
    let others = seated(&here.evening).into_iter().map(|(_, player)| player);
    let others =
        others.filter(|player| *player != won.id && chips_here(&here.evening, *player).is_positive());
    let behind = line.windows(2).rposition(|pair| pair == [winner, stake])?.saturating_add(2);
    let with = |loser: &str| {
        let mut words: Vec<&str> = line.iter().map(String::as_str).collect();
        words.insert(behind, loser);
        joined(&words)
    };
    let lines: Vec<String> = others.map(|loser| with(tonight.name(loser))).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}
