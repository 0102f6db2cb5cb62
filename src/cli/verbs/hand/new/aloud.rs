//! Whole words and moved chips at a turn to bet, as the house reads them: `raise to 5`, `raise 5`, `chip 5`.

use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::words::Words;
use engine::play::spoken::{Facing, Moved, Question, Reading, phrase, understand};
use engine::play::{Act, Turn};
use ledger::refusal::Refusal;

/// Words after which `all in` belongs to the next player.
const ENDED: [&str; 6] = ["call", "calls", "check", "checks", "fold", "folds"];

/// Words that could go on with what was said, or start what the next player says.
const MORE: [&str; 11] = ["to", "by", "plus", "more", "total", "on", "all", "allin", "all-in", "a", "shove"];

/// Ends of what was said that join an action to the one before.
const JOINED: [&str; 2] = [" and", " then"];

/// The most words of one player.
const WORDS_MAX: usize = 6;

/// The act of what is said from this word on; `None` if these aren't table words, and then nothing is taken.
pub fn act(asked: Asked<'_>, turn: &Turn, word: &str, words: &mut Words) -> Result<Option<Act>, Refusal> {
    let play = asked.play;
    let currency = play.setup().currency;
    let facing = Facing {
        turn: *turn,
        own: play.bet(turn.seat),
        bet: play.to_match(),
        stack: play.stack(turn.seat),
        currency,
    };
    if let "chip" | "chips" = word {
        let amount = words.take().unwrap_or_default();
        let sum = asked
            .amount(&amount)
            .ok_or_else(|| no_word(&amount, "chip AMOUNT is one chip put in without a word"))?;
        let moved = Moved::at_once(sum, if word == "chip" { 1 } else { 2 });
        return read(asked, understand(asked.house, None, Some(moved), &facing)?).map(Some);
    }
    let Some(said) = phrase_from(word, words, |said| phrase(said, currency).is_some()) else {
        return Ok(None);
    };
    check_ends(asked, &said, words)?;
    read(asked, understand(asked.house, Some(&said), None, &facing)?).map(Some)
}

/// Refuses what could still belong to these words, or to the next player: another amount, `all in`, or `and` before anything but a
/// name.
fn check_ends(asked: Asked<'_>, said: &str, words: &Words) -> Result<(), Refusal> {
    let next = words.peek().unwrap_or_default().to_lowercase();
    let is_joined = JOINED.iter().any(|join| said.ends_with(join));
    let is_name = || asked.names.seat(&next, asked.play.live()).is_some();
    let is_both = said.ends_with("all in") && [" and ", " then "].iter().any(|join| said.contains(join));
    let goes_on = MORE.contains(&next.as_str()) || asked.amount(&next).is_some();
    if !next.is_empty() && goes_on || is_both || is_joined && !next.is_empty() && !is_name() {
        return Err(two_ways(&format!("{said} {next}")));
    }
    Ok(())
}

/// Refuses words behind a figure that would change it.
pub fn check_figure(said: &str, words: &Words) -> Result<(), Refusal> {
    let next = words.peek().unwrap_or_default().to_lowercase();
    if MORE.contains(&next.as_str()) && next != "a" {
        Err(two_ways(&format!("{said} {next}")))
    } else {
        Ok(())
    }
}

fn two_ways(said: &str) -> Refusal {
    let message = format!("`{}` can be read two ways: type one move for each player", said.trim());
    Refusal::worded("no-such-word", message).into()
}

/// The most words from here that can be one player's; the next player's words start with an action, unless `and` joins it to the
/// last one (CAU-025).
fn phrase_from(word: &str, words: &mut Words, is_phrase: impl Fn(&str) -> bool) -> Option<String> {
    let ended = ENDED.contains(&word.to_lowercase().as_str());
    let begins =
        |next: &str| next.starts_with(char::is_alphabetic) && (is_phrase(next) || ended && next == "all");
    let mut ahead = words.clone();
    let mut said = word.to_lowercase();
    let mut longest = is_phrase(&said).then(|| (said.clone(), ahead.clone()));
    for _ in 1..WORDS_MAX {
        let joined = JOINED.iter().any(|join| said.ends_with(join));
        let Some(next) = ahead.take_if(|next| joined || !begins(next)) else { break };
        said = format!("{said} {}", next.to_lowercase());
        if next != "a" && is_phrase(&said) {
            longest = Some((said.clone(), ahead.clone()));
        }
    }
    let (said, left) = longest?;
    *words = left;
    Some(said)
}

/// The act that was meant; tells the table what it should hear, and asks if it's unclear.
fn read(asked: Asked<'_>, reading: Reading) -> Result<Act, Refusal> {
    match reading {
        Reading::Means(meaning) => {
            let rule = meaning.rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
            let remarks = meaning.remarks.iter().map(|remark| {
                let own = remark.rule.as_ref().map(|rule| format!(" ({rule})"));
                format!("{}{}", remark.text, own.as_ref().unwrap_or(&rule))
            });
            asked.heard.borrow_mut().extend(remarks);
            Ok(meaning.act)
        }
        Reading::Ask(question) => Err(asking(asked, &question)),
    }
}

fn asking(asked: Asked<'_>, question: &Question) -> Refusal {
    let ways: Vec<String> = question
        .readings
        .iter()
        .map(|act| match act {
            Act::RaiseTo(_, total) => format!("r {}", asked.plain(*total)),
            Act::Call(_) => "c".to_owned(),
            _ => "f".to_owned(),
        })
        .collect();
    let refusal = Refusal::worded("no-such-word", question.text.clone());
    let refusal = if ways.is_empty() { refusal } else { refusal.hint(format!("type {}", ways.join(" or "))) };
    refusal.by(question.rule.as_deref())
}
