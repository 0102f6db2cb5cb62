//! Calling a game in words: the game first, then what is added to it. The same words mean the same in every verb.

use crate::calling::call::{Called, call};
use crate::calling::feature::{Feature, feature};
use crate::calling::names::{by_beginnings, named};
use crate::calling::resolve::resolve;
use crate::games::{GameRow, meant, spelled};
use crate::house::House;
use crate::refusal::{Instead, Refusal};

/// The most words one name has.
const WORDS_MAX: usize = 8;

/// What one word means while a game is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<'h> {
    /// A game.
    Game(&'h GameRow),
    /// Something that is added to the game that was said.
    Feature(&'static Feature),
}

/// The game a word may be added to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtHand<'h> {
    /// No game yet.
    None,
    /// One that is only proposed, for it was the last.
    Proposed(&'h GameRow),
    /// The one that was said.
    Said,
}

/// What a word means.
///
/// A word that is both a short name of a game and a feature is added to the game that was said (IGL-07, MIK-53);
/// to one that is only proposed, if that takes it.
#[must_use]
pub fn word<'h>(typed: &str, at_hand: AtHand<'_>, house: &'h House) -> Option<Said<'h>> {
    let name = spelled(typed);
    let added = feature(&name);
    let is_nickname = meant(&name) != name;
    let game = named(&name, house).filter(|_| !is_nickname || added.is_none());
    match (game, added) {
        (Some(game), _) => Some(Said::Game(game)),
        (None, Some(added)) => {
            let is_added = match at_hand {
                AtHand::None => false,
                AtHand::Proposed(row) => added.misfit(row).is_none(),
                AtHand::Said => true,
            };
            let short = named(&name, house).filter(|_| !is_added);
            Some(short.map_or(Said::Feature(added), Said::Game))
        }
        (None, None) => by_beginnings(&name, house).map(Said::Game),
    }
}

/// What the first words mean together, and how many they are: `deuces wild` is said like `deuces-wild`.
///
/// What is added comes before a game, and a game in one word before a longer one if the next words are added to it.
#[must_use]
pub fn phrase<'h>(words: &[&str], at_hand: AtHand<'_>, house: &'h House) -> Option<(usize, Said<'h>)> {
    let lengths = (1..=words.len().min(WORDS_MAX)).rev();
    let joined = |count: usize| spelled(&words.get(..count).unwrap_or_default().join("-"));
    let is_added = |words: &[&str]| {
        (1..=words.len().min(WORDS_MAX)).any(|count| {
            words.get(..count).is_some_and(|words| feature(&spelled(&words.join("-"))).is_some())
        })
    };
    let game = |row| Said::Game(row);
    let whole = || lengths.clone().find_map(|count| Some((count, game(named(&joined(count), house)?))));
    if let Some(count) = lengths.clone().find(|count| feature(&joined(*count)).is_some()) {
        // The name of a game may begin with what's added to others: `deuces wild draw`. Two things that are added are no game.
        let rest = |to: usize| spelled(&words.get(count..to).unwrap_or_default().join("-"));
        let longer = whole().filter(|(to, _)| *to > count && feature(&rest(*to)).is_none());
        return longer.or_else(|| Some((count, word(&joined(count), at_hand, house)?)));
    }
    let first = word(words.first()?, at_hand, house).map(|said| (1, said));
    let is_whole = named(&joined(1), house).is_some();
    if is_whole && is_added(words.get(1..).unwrap_or_default()) {
        return first;
    }
    let begun = || {
        let begins =
            lengths.clone().filter_map(|count| Some((count, game(by_beginnings(&joined(count), house)?))));
        // What's added to the beginning of a name is no more of the name.
        let rest = |count: usize| words.get(count..).unwrap_or_default();
        let mut whole = begins.clone().filter(|(count, _)| rest(*count).is_empty() || is_added(rest(*count)));
        whole.next().or_else(|| begins.clone().next())
    };
    whole().or_else(begun).or(first)
}

/// A whole call: `five-card-draw deuces-wild`, `Texas Hold'em`, `7stud + low hole wild`.
///
/// # Errors
///
/// `unknown-game` and whatever [`call`] refuses.
pub fn say(text: &str, house: &House) -> Result<Called, Refusal> {
    // A whole name or title is that game, also where its end could be something added: `…, threes wild`.
    if let Some(row) = named(&spelled(text), house) {
        return call(row, &[], house);
    }
    // A call as the book writes it: `seven-card-stud + low-hole-wild`.
    if let Some((game, added)) = text.split_once(" + ")
        && let Some(row) = named(&spelled(game), house)
    {
        let added = apart(added);
        let added = features(&added.split(' ').collect::<Vec<_>>(), house);
        return call(row, &added.iter().map(String::as_str).collect::<Vec<_>>(), house);
    }
    let plain = apart(text);
    let words: Vec<&str> = plain.split_whitespace().collect();
    let words = game_first(&words, house).unwrap_or(words);
    match phrase(&words, AtHand::None, house) {
        Some((count, Said::Game(row))) => {
            let added = features(words.get(count..).unwrap_or_default(), house);
            // The beginning of a game's name and words that are nothing by themselves: that is another game.
            let is_guessed =
                named(&spelled(&words.get(..count).unwrap_or_default().join("-")), house).is_none();
            if is_guessed && added.iter().any(|added| feature(added).is_none()) {
                return resolve(text.trim(), house).and_then(|row| call(row, &[], house));
            }
            let said = words.get(..count).unwrap_or_default().join(" ");
            if let Some((row, added)) = turned_round(&said, &added, house) {
                return call(row, &added, house);
            }
            call(row, &added.iter().map(String::as_str).collect::<Vec<_>>(), house)
        }
        _ => Err(resolve(text.trim(), house).err().unwrap_or_else(nothing_said)),
    }
}

/// The words of a call in small letters. Hyphens, commas and a plus between words are blanks; `6+` is a word.
fn apart(text: &str) -> String {
    let words = text.replace(['-', ',', '_'], " ").to_lowercase();
    let words = words.split_whitespace().flat_map(|word| match word.strip_suffix('+') {
        Some(figure) if figure.chars().all(|digit| digit.is_ascii_digit()) && !figure.is_empty() => {
            vec![word]
        }
        _ => word.split('+').filter(|word| !word.is_empty()).collect(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The words with the game before what is added to it, where something was said ahead of it: `deuces wild five card draw`.
///
/// A word that is both a short name of a game and a feature is the game only where no other one follows.
#[must_use]
pub fn game_first<'w>(words: &[&'w str], house: &House) -> Option<Vec<&'w str>> {
    let is_feature = |words: &[&str]| feature(&spelled(&words.join("-"))).is_some();
    let (mut from, mut short) = (0, None);
    let found = loop {
        let left = words.get(from..).filter(|left| !left.is_empty());
        let Some(left) = left else { break short };
        let (count, said) = phrase(left, AtHand::None, house)?;
        let to = from.saturating_add(count);
        match said {
            Said::Game(_) if !left.get(..count).is_some_and(is_feature) => break Some((from, to)),
            Said::Game(_) => short = short.or(Some((from, to))),
            Said::Feature(_) => {}
        }
        from = to;
    };
    let (from, to) = found.filter(|(from, _)| *from > 0)?;
    Some([words.get(from..to)?, words.get(..from)?, words.get(to..)?].concat())
}

/// A game said the other way round, `draw deuce to seven`: words behind it that are nothing by themselves stand before it in the name
/// of another one.
fn turned_round<'a>(
    said: &str,
    added: &'a [String],
    house: &'a House,
) -> Option<(&'a GameRow, Vec<&'a str>)> {
    let unknown = added.iter().position(|added| feature(added).is_none())?;
    let row = named(&spelled(&format!("{} {said}", added.get(unknown)?)), house)?;
    let rest = added.iter().enumerate().filter(|(place, _)| *place != unknown);
    Some((row, rest.map(|(_, added)| added.as_str()).collect()))
}

fn nothing_said() -> Refusal {
    Refusal::new("unknown-game", "name a game").instead(Instead::ListGames)
}

/// Words behind a game, as the table reads them: what is added, and words that are nothing by themselves as they stand together.
fn features(words: &[&str], house: &House) -> Vec<String> {
    let mut left = words;
    let (mut all, mut is_open) = (Vec::<String>::new(), false);
    while let [first, rest @ ..] = left {
        if let Some((count, Said::Feature(added))) = phrase(left, AtHand::Said, house) {
            all.push(added.name.to_owned());
            (left, is_open) = (left.get(count..).unwrap_or_default(), false);
            continue;
        }
        match all.last_mut().filter(|_| is_open) {
            Some(last) => {
                last.push(' ');
                last.push_str(first);
            }
            None => all.push((*first).to_owned()),
        }
        (left, is_open) = (rest, true);
    }
    all
}
