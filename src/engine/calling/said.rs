//! Calling a game in words: the game first, then what is added to it. The same words mean the same in every verb.

use crate::calling::call::{Called, call};
use crate::calling::feature::{Feature, all_added, feature, joins, wild_row};
use crate::calling::names::{by_beginnings, by_start, named, own};
use crate::calling::resolve::{by_play, resolve};
use crate::games::party::PartyRow;
use crate::games::{GameRow, meant, party, spelled};
use crate::house::House;
use crate::refusal::{Instead, Refusal};

/// The most words one name has.
const WORDS_MAX: usize = 8;

/// What words mean while a game is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said<'h> {
    /// A game.
    Game(&'h GameRow),
    /// What is added to the game that was said: one thing, or a row of wild cards.
    Added(Vec<&'static Feature>),
}

/// The game a word may be added to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtHand<'h> {
    /// No game yet.
    None,
    /// One that is only proposed, because it was played last.
    Proposed(&'h GameRow),
    /// The one that was said.
    Said,
}

/// What a word means.
///
/// A word that is both a short name of a game and a feature is added to the game that was said (IGL-07, MIK-53).
/// It is added to a proposed game too, if it fits.
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
            Some(short.map_or_else(|| Said::Added(vec![added]), Said::Game))
        }
        (None, None) => by_beginnings(&name, house).map(Said::Game),
    }
}

/// What the first words mean together, and how many words that is: `deuces wild` is said like `deuces-wild`.
///
/// A feature comes before a game. A game in one word comes before a longer one if the next words are added to it. Words that only
/// join what is added count with what follows them.
#[must_use]
pub fn phrase<'h>(words: &[&str], at_hand: AtHand<'_>, house: &'h House) -> Option<(usize, Said<'h>)> {
    let lengths = (1..=words.len().min(WORDS_MAX)).rev();
    let joined = |count: usize| spelled(&words.get(..count).unwrap_or_default().join("-"));
    let is_added = |words: &[&str]| {
        let words = after_joins(words);
        if words.is_empty() {
            return true;
        }
        let one = |count: usize| {
            words.get(..count).is_some_and(|words| feature(&spelled(&words.join("-"))).is_some())
        };
        wild_row(words).is_some() || (1..=words.len().min(WORDS_MAX)).any(one)
    };
    let game = |row| Said::Game(row);
    // A game of the house comes before a listed one with something added.
    let may_be_game = |count: &usize| at_hand != AtHand::Said || feature(&joined(*count)).is_none();
    let mut of_house = lengths.clone().filter(may_be_game);
    let whole = || lengths.clone().find_map(|count| Some((count, game(named(&joined(count), house)?))));
    // But not before a longer name if what's left can't be added to it: `seven card stud` beside a game called Seven.
    let is_longer = |count: usize| {
        let rest = words.get(count..).unwrap_or_default();
        !rest.is_empty() && !is_added(rest) && whole().is_some_and(|(to, _)| to > count)
    };
    let of_house = of_house.find_map(|count| Some((count, game(own(&joined(count), house)?))));
    let row = wild_row(words);
    // A row of wild cards is longer than a game of the house called `Aces and eights`, unless it's that game with something added.
    let is_in_row = |count: usize| {
        let rest = words.get(count..).unwrap_or_default();
        let goes_on = at_hand == AtHand::Said || rest.first() == Some(&"and") || !is_added(rest);
        goes_on && row.as_ref().is_some_and(|(to, _)| *to > count)
    };
    if let Some(own) = of_house.filter(|(count, _)| !is_longer(*count) && !is_in_row(*count)) {
        return Some(own);
    }
    if let Some((count, wild)) = row {
        return Some((count, Said::Added(wild)));
    }
    let after = after_joins(words);
    let joins = words.len().saturating_sub(after.len());
    if joins > 0
        && let Some((count, said)) = phrase(after, at_hand, house)
    {
        return Some((count.saturating_add(joins), said));
    }
    if let Some(count) = lengths.clone().find(|count| feature(&joined(*count)).is_some()) {
        // A game's name may begin with a feature: `high spade in the hole`. Two features in a row aren't a game.
        let rest = |to: usize| spelled(&words.get(count..to).unwrap_or_default().join("-"));
        let is_longer = |to: usize| to > count && feature(&rest(to)).is_none();
        let begun = || {
            let is_all = |to: usize| words.get(to..).is_some_and(|left| left.is_empty() || is_added(left));
            let mut begun = lengths.clone().filter(|to| is_longer(*to) && is_all(*to));
            begun.find_map(|to| Some((to, game(by_start(&joined(to), house)?))))
        };
        let longer = whole().filter(|(to, _)| is_longer(*to)).or_else(begun);
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
        // Features after the beginning of a name aren't part of the name.
        let rest = |count: usize| words.get(count..).unwrap_or_default();
        let mut whole = begins.clone().filter(|(count, _)| rest(*count).is_empty() || is_added(rest(*count)));
        whole.next().or_else(|| begins.clone().next())
    };
    whole().or_else(begun).or(first)
}

/// The words from the first one on that does more than join.
fn after_joins<'s, 'w>(words: &'s [&'w str]) -> &'s [&'w str] {
    words.get(words.iter().take_while(|word| joins(word)).count()..).unwrap_or_default()
}

/// A whole call: `five-card-draw deuces-wild`, `Texas Hold'em`, `7stud + low hole wild`.
///
/// # Errors
///
/// `unknown-game` and whatever [`call`] refuses.
pub fn say(text: &str, house: &House) -> Result<Called, Refusal> {
    // A whole name or title is that game, even if its end could be a feature: `…, threes wild`.
    if let Some(row) = named(&spelled(text), house) {
        return call(row, &[], house);
    }
    // A call as the book writes it: `seven-card-stud + low-hole-wild`.
    if let Some((game, added)) = text.split_once(" + ")
        && let Some(row) = named(&spelled(game), house)
    {
        let added = apart(added);
        let added = features(&added.iter().map(String::as_str).collect::<Vec<_>>(), house);
        return call(row, &added.iter().map(String::as_str).collect::<Vec<_>>(), house);
    }
    let apart = apart(text);
    let words: Vec<&str> = apart.iter().map(String::as_str).collect();
    if let Some(row) = by_move(&words) {
        return Err(by_play(row, house));
    }
    let words = game_first(&words, house).unwrap_or(words);
    match phrase(&words, AtHand::None, house) {
        Some((count, Said::Game(row))) => {
            let added = features(words.get(count..).unwrap_or_default(), house);
            // The beginning of a game's name followed by unknown words: that is another game.
            let said = words.get(..count).unwrap_or_default();
            let is_guessed = [said, after_joins(said)]
                .iter()
                .all(|said| named(&spelled(&said.join("-")), house).is_none());
            let rest = words.get(count..).unwrap_or_default();
            let is_joined = rest.first().is_some_and(|next| joins(next)) && !after_joins(rest).is_empty();
            if is_guessed && (is_joined || added.iter().any(|added| feature(added).is_none())) {
                return resolve(text.trim(), house).and_then(|row| call(row, &[], house));
            }
            if let Some((row, added)) = turned_round(&said.join(" "), &added, house) {
                return call(row, &added, house);
            }
            call(row, &added.iter().map(String::as_str).collect::<Vec<_>>(), house)
        }
        // The beginning of a name with a word in it that only joins: `with lov` for `With Love`.
        None if !words.is_empty() => resolve(text.trim(), house).and_then(|row| call(row, &[], house)),
        _ => Err(resolve(text.trim(), house).err().unwrap_or_else(nothing_said)),
    }
}

/// The game that isn't poker, if the words name one and nothing else but what's added to games: `golf hi lo`.
fn by_move(words: &[&str]) -> Option<&'static PartyRow> {
    if words.len() > 2 * WORDS_MAX {
        return None;
    }
    let joined = |words: &[&str]| spelled(&words.join("-"));
    let added = |words: &[&str]| after_joins(words).is_empty() || all_added(&joined(words));
    let ends = |from: usize| (from.saturating_add(1)..=words.len()).rev();
    let places = (0..words.len()).flat_map(|from| ends(from).map(move |to| (from, to)));
    let mut named =
        places.filter_map(|(from, to)| Some((from, to, party::find(&joined(words.get(from..to)?))?)));
    let is_all =
        |from: usize, to: usize| words.get(..from).is_some_and(added) && words.get(to..).is_some_and(added);
    named.find(|(from, to, _)| is_all(*from, *to)).map(|(.., row)| row)
}

/// The words of a call in lower case. Hyphens, commas, slashes and a plus between words count as blanks; `6+` is a word.
#[must_use]
pub fn apart(text: &str) -> Vec<String> {
    let words = text.replace(['-', ',', '_', '/'], " ").to_lowercase();
    let words = words.split_whitespace().flat_map(|word| match word.strip_suffix('+') {
        Some(figure) if figure.chars().all(|digit| digit.is_ascii_digit()) && !figure.is_empty() => {
            vec![word]
        }
        _ => word.split('+').filter(|word| !word.is_empty()).collect(),
    });
    words.map(str::to_owned).collect()
}

/// The words with the game moved to the front, if features were said before it: `deuces wild five card draw`.
///
/// A word that is both a short name of a game and a feature is the game only if no other game follows.
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
            Said::Added(_) => {}
        }
        from = to;
    };
    let (from, to) = found.filter(|(from, _)| *from > 0)?;
    Some([words.get(from..to)?, words.get(..from)?, words.get(to..)?].concat())
}

/// A game said the other way round, `draw deuce to seven`: the unknown words come first in another game's name.
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

/// The words after a game, as the table reads them: features, and unknown words kept together.
fn features(words: &[&str], house: &House) -> Vec<String> {
    let mut left = words;
    let (mut all, mut is_open) = (Vec::<String>::new(), false);
    while let [first, rest @ ..] = left {
        if let Some((count, Said::Added(added))) = phrase(left, AtHand::Said, house) {
            for added in added {
                // `omaha-hi-lo-8 hi lo` says it twice, and means it once.
                if !all.iter().any(|known| known == added.name) {
                    all.push(added.name.to_owned());
                }
            }
            (left, is_open) = (left.get(count..).unwrap_or_default(), false);
            continue;
        }
        // `deuces wild and high low`, `with deuces wild`.
        if joins(first) {
            left = rest;
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
