//! A game explained in plain words, as the dealer would before the deal.

use crate::render::falls::falls;
use crate::render::game_words::{beside_words, high_words, low_words};
use engine::games::{Boards, GameRow, Highs, Lows, PLACES_MAX, Second, Step};
use engine::rank::Uses;

/// The whole game in a few sentences.
#[must_use]
pub fn plainly(row: &GameRow) -> String {
    let mut told = dealt(row);
    told.extend(put_in(row));
    told.extend(made(row));
    told.extend(wild(row));
    let falls = falls(&row.game.falls);
    told.extend(falls.split("; ").filter(|said| !said.is_empty()).map(|said| format!("{}.", capital(said))));
    told.push(won(row));
    told.extend(
        row.matched
            .then(|| "Players who stay in and lose match the pot, or pay what the house says.".to_owned()),
    );
    told.join(" ")
}

/// The course, a sentence for each round; repeats are said once.
fn dealt(row: &GameRow) -> Vec<String> {
    let mut sentences: Vec<(String, usize)> = Vec::new();
    let mut parts: Vec<String> = Vec::new();
    let mut steps = row.course.steps().iter().copied().peekable();
    let boards = row.game.boards.boards();
    let mut begun = false;
    while let Some(step) = steps.next() {
        match step {
            Step::Bet(_) => {
                parts.push("then a bet".to_owned());
                add(&mut sentences, &mut parts);
            }
            Step::Board(cards) => {
                let mut same = 1;
                while (boards == 1 || same < boards) && steps.peek() == Some(&step) {
                    steps.next();
                    same += 1;
                }
                let cards = usize::from(cards);
                parts.push(match (boards, same) {
                    (1, _) => {
                        let all = cards.saturating_mul(same);
                        format!("{} community {}", word(all), noun(all))
                    }
                    (_, same) if same == boards => format!("{} {} on each board", word(cards), noun(cards)),
                    _ => format!("{} community {}", word(cards.saturating_mul(same)), noun(2)),
                });
            }
            step => parts.push(step_words(step, begun)),
        }
        begun |= matches!(step, Step::Deal { .. });
    }
    add(&mut sentences, &mut parts);
    let again = |(sentence, times): (String, usize)| match times {
        1 => format!("{sentence}."),
        2 => format!("{sentence}; do that twice."),
        times => format!("{sentence}; do that {} times.", word(times)),
    };
    sentences.into_iter().map(again).collect()
}

fn add(sentences: &mut Vec<(String, usize)>, parts: &mut Vec<String>) {
    let sentence = capital(&std::mem::take(parts).join(", "));
    match sentences.last_mut() {
        _ if sentence.is_empty() => {}
        Some((last, times)) if *last == sentence => *times = times.saturating_add(1),
        _ => sentences.push((sentence, 1)),
    }
}

fn step_words(step: Step, begun: bool) -> String {
    let to_each = if begun { "" } else { " to each player" };
    let cards = |count: u8| (word(usize::from(count)), noun(usize::from(count)));
    match step {
        Step::Deal { down, up: 0 } => format!("{} {} down{to_each}", cards(down).0, cards(down).1),
        Step::Deal { down: 0, up } => format!("{} {} up{to_each}", cards(up).0, cards(up).1),
        Step::Deal { down, up } => {
            format!("{} {} down and {} up{to_each}", cards(down).0, cards(down).1, cards(up).0)
        }
        Step::Blind(count) => format!("{} {} to the extra hand", cards(count).0, cards(count).1),
        Step::Draw { most: 1 } => "everybody may draw one card".to_owned(),
        Step::Draw { most } => format!("everybody draws up to {} {}", cards(most).0, cards(most).1),
        Step::Own { deed, cards: count } => {
            format!("everybody {} {} {}{}", deed.verb(), cards(count).0, cards(count).1, deed.whither())
        }
        Step::Declare => "everybody declares high, low or both".to_owned(),
        Step::Drop => "everybody says in or out at the same time".to_owned(),
        Step::Board(_) | Step::Bet(_) => String::new(),
    }
}

fn put_in(row: &GameRow) -> Option<String> {
    if let Some(times) = row.forced.bomb {
        return Some(format!("Bomb pot: everybody puts in {times} antes; no blinds."));
    }
    match (row.forced.ante, row.forced.blinds) {
        (Some(true), Some(false)) => Some("Everybody antes; no blinds.".to_owned()),
        (Some(true), _) => Some("Everybody antes.".to_owned()),
        (Some(false), _) => Some("No ante.".to_owned()),
        (None, Some(false)) => Some("No blinds.".to_owned()),
        (None, _) => None,
    }
}

/// Which cards make a hand.
fn made(row: &GameRow) -> Option<String> {
    let game = &row.game;
    let (own, board) = (game.cards, game.boards.widest(game.board));
    let shared = match (game.boards.named_lines().count(), game.boards.boards()) {
        (0, 1) => "the community cards".to_owned(),
        (0, _) => "one board".to_owned(),
        _ => format!("one line of the community cards ({})", lines(&game.boards, game.board)),
    };
    let size = match game.highs {
        _ if game.counts_points() => return Some(POINTS.to_owned()),
        Highs::Three => 3,
        Highs::Not if game.lows == Lows::Badugi => 4,
        _ => 5,
    };
    let size = word(size);
    match game.uses {
        Uses::Two => Some(format!("Your hand is exactly two of your own cards and three from {shared}.")),
        Uses::Any if board > 0 => {
            Some(format!("Your hand is the best {size} of your own cards and {shared}, in any combination."))
        }
        Uses::Any if own > 5 => Some(format!("Your hand is the best {size} of your {}.", word(own))),
        Uses::Any => None,
    }
}

const POINTS: &str = "Number cards count at face value, face cards half a point, aces one or eleven; if two are equally close, under beats over.";

/// `1 3 5 or 2 4 5`: the shared cards, counted as they are dealt.
fn lines(boards: &Boards, shared: usize) -> String {
    let dealt = (0..shared).fold(0_u16, |set, place| set | 1 << place.min(15));
    let lines = (0..boards.boards()).flat_map(|board| boards.lines(board));
    let each = lines.map(|line| places(line & dealt).join(" ")).collect::<Vec<_>>();
    format!("counted as dealt: {}", each.join(", "))
}

fn places(set: u16) -> Vec<String> {
    let named = (0..PLACES_MAX).filter(|place| set & (1 << place) != 0);
    named.map(|place| place.saturating_add(1).to_string()).collect()
}

fn wild(row: &GameRow) -> Vec<String> {
    let named = row.game.wilds.named();
    let by_place = places(row.game.boards.wild());
    let cards = (!named.is_empty()).then(|| format!("Wild: {named}."));
    let placed = (!by_place.is_empty())
        .then(|| format!("Wild: community card {}, and every card of its rank.", by_place.join(" and ")));
    let lowest = row.game.deck.lowest();
    let deck = (row.game.deck.cards() < 52)
        .then(|| format!("The deck has {} cards, the {} and up.", row.game.deck.cards(), lowest.many()));
    cards.into_iter().chain(placed).chain(deck).collect()
}

/// Who gets what.
fn won(row: &GameRow) -> String {
    let boards = row.game.boards.boards();
    let first = high_words(row).or_else(|| low_words(row)).unwrap_or("the best hand");
    let second = match row.game.second() {
        Second::None => None,
        Second::Low => low_words(row),
        Second::Beside(beside) => Some(beside_words(beside)),
    };
    let (first, second) = (aside(first), second.map(aside));
    let whose = match second {
        None if boards == 1 => format!("{first} takes the pot"),
        None => format!("{first} on each board takes its share of the pot"),
        Some(second) if boards == 1 => format!("{first} takes half the pot, {second} the other half"),
        Some(second) => {
            format!("each board has its share of the pot: {first} takes half of it, {second} the other half")
        }
    };
    format!("{}.", capital(&whose))
}

/// Puts a clause after a comma in parentheses, so that the sentence reads on.
fn aside(words: &str) -> String {
    match words.split_once(", ") {
        Some((words, clause)) => format!("{words} ({clause})"),
        None => words.to_owned(),
    }
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}

const fn noun(count: usize) -> &'static str {
    if count == 1 { "card" } else { "cards" }
}

/// A number as it is spoken.
fn word(count: usize) -> String {
    const WORDS: [&str; 11] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}
