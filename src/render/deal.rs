//! Who deals, the cards that decided it, and what is put in first.

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
                Some(button) => format!("{} has the button, and {dealer} deals", name(button)),
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
    let mut groups: Vec<(&Post, Vec<String>)> = Vec::new();
    for post in posts {
        let is_like = |known: &Post| {
            [known.ante, known.blind, known.dead] == [post.ante, post.blind, post.dead]
                && blind_called(posts, post).is_none()
        };
        let who = name(&post.player);
        match groups.iter_mut().find(|(known, _)| is_like(known)) {
            Some((_, names)) => names.push(who),
            None => groups.push((post, vec![who])),
        }
    }
    let groups: Vec<String> =
        groups.iter().map(|(post, names)| put_in(post, names, blind_called(posts, post))).collect();
    let posts = if groups.is_empty() { "nobody antes or posts".to_owned() } else { groups.join("; ") };
    let game = name(game);
    wrapped(&if is_guess { format!("if it's {game} again: {posts}") } else { format!("{game}: {posts}") })
}

/// Which blind it is, if there are two amounts and nobody else posts this one.
fn blind_called(posts: &[Post], post: &Post) -> Option<&'static str> {
    let live = || posts.iter().filter(|post| post.blind.is_positive());
    let (low, high) =
        (live().map(|post| post.blind.money).min()?, live().map(|post| post.blind.money).max()?);
    let is_plain = live().all(|post| [low, high].contains(&post.blind.money)) && low != high;
    let is_alone =
        live().filter(|other| other.blind.money == post.blind.money && other.dead.is_zero()).count() == 1;
    match (is_plain && is_alone && post.dead.is_zero(), post.blind.money) {
        (true, blind) if blind == low => Some("small"),
        (true, blind) if blind == high => Some("big"),
        _ => None,
    }
}

/// What a player, or several with the same amount, put in: `Ann, Bob and Cat ante 25 each`.
fn put_in(post: &Post, names: &[String], called: Option<&str>) -> String {
    let (s, each) = if names.len() == 1 { ("s", "") } else { ("", " each") };
    let (ante, blind, dead) = (post.ante, post.blind, post.dead);
    let posted = match (called, blind.is_positive(), dead.is_positive()) {
        (Some(which), ..) => Some(format!("post{s} the {which} blind, {blind}")),
        (None, true, true) => Some(format!("post{s} a blind of {blind} plus {dead} dead{each}")),
        (None, true, false) => Some(format!("post{s} a blind of {blind}{each}")),
        (None, false, true) => Some(format!("post{s} {dead} dead{each}")),
        (None, false, false) => None,
    };
    let ante = ante.is_positive().then(|| format!("ante{s} {ante}{each}"));
    let acts: Vec<String> = ante.into_iter().chain(posted).collect();
    format!("{} {}", together(names), acts.join(" and "))
}

/// Who got which card, as many on a line as fit.
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
    format!("the seed's hash is {hash}\nnow have a player pick a word: {verb} --deal --salt WORD")
}
