//! Who deals, the cards that say so, and what is put in first.

use crate::answer::deal::{Deals, Drawn, Post};
use crate::render::cold_hands::from_seed;
use crate::render::page::{name, together, wrapped};
use engine::refusal::Notice;

/// The dealer, and what is put in, each with its reasons.
#[must_use]
pub fn deals(answer: &Deals) -> String {
    let dealer = name(&answer.dealer);
    let (of_dealer, of_posts) = answer.why.split_at_checked(answer.why_dealer).unwrap_or_default();
    let why = |why: &Notice| wrapped(&format!("  {}", why.with_rule()));
    let mut lines = Vec::new();
    match (&answer.first, answer.button.as_ref().filter(|button| **button != answer.dealer)) {
        (Some(first), _) => {
            let rule = of_dealer.first().and_then(|why| why.rule.as_ref());
            let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
            let card = if first.is_high { "the highest card" } else { "the first jack" };
            lines.push(cards_in_a_row(&first.cards));
            lines.push(format!("{dealer} has {card} and deals{rule}"));
            lines.extend(first.dealt_by.as_ref().map(from_seed));
        }
        (None, button) => {
            lines.push(match button {
                Some(button) => format!("{} has the button, {dealer} deals", name(button)),
                None => format!("{dealer} deals"),
            });
            lines.extend(of_dealer.iter().map(why));
        }
    }
    if let (Some(game), Some(posts)) = (&answer.game, &answer.posts) {
        lines.push(due(game, posts, answer.is_guess));
        lines.extend(of_posts.iter().map(why));
    }
    lines.join("\n")
}

/// The game and who puts in what.
fn due(game: &str, posts: &[Post], is_guess: bool) -> String {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for post in posts {
        let what = [(post.ante, "ante"), (post.blind, "blind"), (post.dead, "dead")];
        let what = what.into_iter().filter(|(amount, _)| amount.is_positive());
        let what = together(&what.map(|(amount, word)| format!("{word} {amount}")).collect::<Vec<_>>());
        let who = name(&post.player);
        match groups.iter_mut().find(|(known, _)| *known == what) {
            Some((_, names)) => names.push(who),
            None => groups.push((what, vec![who])),
        }
    }
    let groups: Vec<String> =
        groups.iter().map(|(what, names)| format!("{what} from {}", together(names))).collect();
    let posts = if groups.is_empty() { "nobody puts anything in".to_owned() } else { groups.join("; ") };
    let game = name(game);
    wrapped(&if is_guess { format!("in {game} again: {posts}") } else { format!("{game}: {posts}") })
}

/// Who got which card, as many on a line as it holds.
#[must_use]
pub fn cards_in_a_row(cards: &[Drawn]) -> String {
    let mut lines = vec![String::new()];
    for Drawn { player, card } in cards {
        let word = format!("{} {card}", name(player));
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = word,
            Some(line) if line.chars().count() + word.chars().count() < 76 => {
                line.push_str(", ");
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines.join("\n")
}

/// The hash of a seed that nobody knows yet; `verb` deals from it.
#[must_use]
pub fn committed(hash: &str, verb: &str) -> String {
    format!("the seed's hash is {hash}\nnow let a player say a word: {verb} --deal --salt WORD")
}
