//! Moves as they are typed: dice, cards and words, several in a line, short forms if they can only mean one thing.

use crate::cards::{Card, parse_cards};
use crate::games::party::{Ask, Choice, Die, Face, Move, Offer, PartyPlay, PartyRow, PartySetup, Word};
use crate::money::{Currency, Money};
use crate::readable::shown;
use crate::refusal::Refusal;
use std::collections::VecDeque;

/// A typed line, read move by move as the game asks: `1 1 5 2 3 6; keep 1 1; roll`.
#[derive(Clone, Debug)]
pub struct Typed {
    /// What is left, cut at each `;` and `,`.
    parts: VecDeque<VecDeque<String>>,
}

impl Typed {
    /// A line of words.
    #[must_use]
    pub fn new(line: &str) -> Self {
        let parts = line.split([';', ',']).map(|part| part.split_whitespace().map(str::to_owned).collect());
        Self { parts: parts.filter(|part: &VecDeque<String>| !part.is_empty()).collect() }
    }

    /// True if nothing is left of the line.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.iter().all(VecDeque::is_empty)
    }

    /// The next move, if the line holds one more.
    ///
    /// # Errors
    ///
    /// `not-a-move` with what is legal now. The game decides whether a move is legal.
    pub fn next(&mut self, play: &PartyPlay) -> Result<Option<Move>, Refusal> {
        while self.parts.front().is_some_and(VecDeque::is_empty) {
            self.parts.pop_front();
        }
        let Some(part) = self.parts.front_mut() else { return Ok(None) };
        let typed = Vec::from_iter(part.iter().cloned()).join(" ");
        let found = asked(part, play).or_else(|| aside(part, play));
        if found.is_some() {
            return Ok(found);
        }
        if play.ask() != Ask::Over
            && part.len() > 1
            && let Some(seat) = called(part, play)
        {
            if play.ask().seat() != Some(seat) {
                return Err(play.not_the_turn_of(seat));
            }
            part.pop_front();
            return self.next(play);
        }
        match other(part, play).filter(|_| play.ask() != Ask::Over) {
            Some(done) => Ok(Some(done)),
            None => {
                let shown = shown(&typed);
                Err(Refusal::new(
                    "not-a-move",
                    format!("`{shown}` isn't a legal move right now; {}", play.told()),
                ))
            }
        }
    }
}

/// What the game asks for.
fn asked(part: &mut VecDeque<String>, play: &PartyPlay) -> Option<Move> {
    match play.ask() {
        Ask::Throw { dice, die, .. } => throw(part, dice, die),
        Ask::Deal { .. } => card(part),
        Ask::Choose { offers, .. } => choice(part, &offers, play.setup().currency),
        Ask::Over => None,
    }
}

/// The player whose whole name comes before the move.
fn called(part: &VecDeque<String>, play: &PartyPlay) -> Option<usize> {
    let word = part.front()?.to_lowercase();
    (0..play.setup().seats()).find(|seat| play.setup().name(*seat).to_lowercase() == word)
}

/// A move the game doesn't ask for, so that the refusal can name the rule against it.
fn other(part: &mut VecDeque<String>, play: &PartyPlay) -> Option<Move> {
    let first = part.front()?;
    let (verb, figures) = cut(first);
    if let Some(word) = Word::find(&verb).filter(|_| figures.is_empty()) {
        part.pop_front();
        return match word {
            Word::Look => sight(part, play, Choice::Word(word)),
            _ => Some(Move::Chose(Choice::Word(word))),
        };
    }
    if let Some(offer) = SHAPES.iter().find(|shape| said(shape) == verb || short(shape) == verb) {
        let mut rest: VecDeque<String> = part.iter().skip(1).cloned().collect();
        if !figures.is_empty() {
            rest.push_front(figures);
        }
        let choice = taken(offer, &mut rest, play.setup().currency)?;
        *part = rest;
        return match choice {
            Choice::Saw(_) => sight(part, play, choice),
            _ => Some(Move::Chose(choice)),
        };
    }
    let dice = |die: Die| throw(&mut part.clone(), u8::MAX, die).is_some();
    match [Die::Pips, Die::Letters].into_iter().find(|die| dice(*die)) {
        Some(die) => throw(part, u8::MAX, die),
        None => card(part),
    }
}

/// The offers that take figures, for their words only.
const SHAPES: [Offer; 5] = [
    Offer::Keep(Vec::new()),
    Offer::Bet { least: Money::ZERO, most: Money::ZERO, step: Money::ZERO },
    Offer::Place(Vec::new()),
    Offer::Turn(Vec::new()),
    Offer::Saw(Vec::new()),
];

/// The first letter of an offer's word.
fn short(offer: &Offer) -> &'static str {
    said(offer).get(..1).unwrap_or_default()
}

/// What a player does out of turn: the player named after it, else the one whose turn it is.
fn sight(part: &mut VecDeque<String>, play: &PartyPlay, choice: Choice) -> Option<Move> {
    let named = part.front().map(|name| meant(name, play)).unwrap_or_default();
    let seat = match named.as_slice() {
        [seat] => {
            part.pop_front();
            Some(*seat)
        }
        _ => play.ask().seat(),
    };
    seat.map(|seat| Move::Aside(seat, choice))
}

/// Replays the moves of a record.
///
/// # Errors
///
/// The number of the move (from 0) that cannot be read or is not legal, and why.
pub fn replay(
    row: &'static PartyRow,
    setup: PartySetup,
    moves: &[String],
) -> Result<PartyPlay, (usize, Refusal)> {
    let mut play = PartyPlay::begin(row, setup).map_err(|refusal| (0, refusal))?;
    for (number, words) in moves.iter().enumerate() {
        let mut typed = Typed::new(words);
        while let Some(done) = typed.next(&play).map_err(|refusal| (number, refusal))? {
            play.apply(done).map_err(|refusal| (number, refusal))?;
        }
    }
    Ok(play)
}

/// This many dice, one character each; `x` fell off the table.
fn throw(part: &mut VecDeque<String>, dice: u8, die: Die) -> Option<Move> {
    let mut faces = Vec::new();
    let mut taken = 0;
    for word in part.iter() {
        let more: Option<Vec<Face>> = word.chars().map(|letter| face(letter, die)).collect();
        let Some(more) = more else { break };
        faces.extend(more);
        taken += 1;
        if faces.len() >= usize::from(dice) {
            break;
        }
    }
    if faces.is_empty() {
        return None;
    }
    part.drain(..taken);
    Some(Move::Threw(faces))
}

fn face(letter: char, die: Die) -> Option<Face> {
    match (letter.to_ascii_lowercase(), die) {
        ('x', _) => Some(Face::Off),
        (digit @ '1'..='6', Die::Pips) => {
            digit.to_digit(10).and_then(|pips| u8::try_from(pips).ok()).map(Face::Pips)
        }
        ('l', Die::Letters) => Some(Face::Left),
        ('c', Die::Letters) => Some(Face::Center),
        ('r', Die::Letters) => Some(Face::Right),
        ('.' | 'o' | '0' | 'd', Die::Letters) => Some(Face::Dot),
        _ => None,
    }
}

/// Cards as people say them at the table: `kd/10s` is `Kd` and `Ts`.
fn plain(word: &str) -> String {
    let word = word.replace('/', "").replace("10", "T");
    let case = |(place, letter): (usize, char)| {
        if place.is_multiple_of(2) { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
    };
    word.chars().enumerate().map(case).collect()
}

/// One card; more cards in the same word wait for their turn.
fn card(part: &mut VecDeque<String>) -> Option<Move> {
    let cards: Vec<Card> = parse_cards(&plain(part.front()?)).ok()?;
    let (first, rest) = cards.split_first()?;
    part.pop_front();
    rest.iter().rev().for_each(|card| part.push_front(card.to_string()));
    Some(Move::Dealt(*first))
}

/// A word of the offers, as short as is clear; figures alone if only one offer takes them.
fn choice(part: &mut VecDeque<String>, offers: &[Offer], unit: Currency) -> Option<Move> {
    let (verb, figures) = cut(part.front()?);
    let mut named: Vec<&Offer> = offers.iter().filter(|offer| fits(offer, &verb)).collect();
    if let Some(exact) = named.iter().position(|offer| said(offer) == verb) {
        named = vec![named.swap_remove(exact)];
    }
    let [offer] = named.as_slice() else { return None };
    part.pop_front();
    if !figures.is_empty() {
        part.push_front(figures);
    }
    taken(offer, part, unit).map(Move::Chose)
}

/// `look gus`, `saw 2`: what somebody does without being asked; the name may be left out if only one player can be
/// meant, or for the player whose turn it is.
fn aside(part: &mut VecDeque<String>, play: &PartyPlay) -> Option<Move> {
    let (verb, figures) = cut(part.front()?);
    let mut offered = play.asides();
    offered.retain(|(_, offer)| fits(offer, &verb) && !verb.is_empty());
    let mut rest: VecDeque<String> = part.iter().skip(1).cloned().collect();
    if !figures.is_empty() {
        rest.push_front(figures);
    }
    let choice = taken(&offered.first()?.1, &mut rest, play.setup().currency)?;
    let is_offered = |seat: &usize| offered.iter().any(|(who, _)| who == seat);
    let seat = match (rest.front().map(|name| meant(name, play)).as_deref(), offered.as_slice()) {
        (Some(named @ [_, ..]), _) => {
            let [seat] = named else { return None };
            rest.pop_front();
            Some(*seat)
        }
        (_, [(seat, _)]) => Some(*seat),
        _ => play.ask().seat(),
    };
    let seat = seat.filter(is_offered)?;
    *part = rest;
    Some(Move::Aside(seat, choice))
}

/// The seats a word may name: `#2`, or the beginning of a name.
fn meant(word: &str, play: &PartyPlay) -> Vec<usize> {
    let word = word.to_lowercase();
    let names = |seat: &usize| {
        format!("#{}", seat.saturating_add(1)) == word
            || play.setup().name(*seat).to_lowercase().starts_with(&word)
    };
    (0..play.setup().seats()).filter(names).collect()
}

/// `p3` is `p` and `3`; figures alone have no word.
fn cut(word: &str) -> (String, String) {
    let letters = word.find(|letter: char| !letter.is_alphabetic()).unwrap_or(word.len());
    let (verb, figures) = word.split_at(letters);
    (verb.to_lowercase(), figures.to_owned())
}

/// The word for taking an offer.
fn said(offer: &Offer) -> &'static str {
    match offer {
        Offer::Word(word) => word.word(),
        Offer::Keep(_) => "keep",
        Offer::Bet { .. } => "bet",
        Offer::Place(_) => "place",
        Offer::Turn(_) => "turn",
        Offer::Saw(_) => "saw",
    }
}

fn fits(offer: &Offer, verb: &str) -> bool {
    if verb.is_empty() {
        return matches!(offer, Offer::Keep(_) | Offer::Bet { .. } | Offer::Place(_));
    }
    said(offer).starts_with(verb)
}

/// The choice with its figures, which are removed from the line.
fn taken(offer: &Offer, part: &mut VecDeque<String>, unit: Currency) -> Option<Choice> {
    match offer {
        Offer::Word(word) => Some(Choice::Word(*word)),
        Offer::Keep(_) => {
            let count = part.iter().take_while(|word| word.bytes().all(|byte| byte.is_ascii_digit())).count();
            let digits = part.drain(..count).flat_map(|word| word.into_bytes());
            let dice: Vec<u8> = digits.map(|digit| digit.wrapping_sub(b'0')).collect();
            (!dice.is_empty()).then_some(Choice::Keep(dice))
        }
        Offer::Bet { .. } => unit.parse(&part.pop_front()?).ok().map(Choice::Bet),
        Offer::Place(_) => place(part).map(Choice::Place),
        Offer::Turn(_) => place(part).map(Choice::Turn),
        Offer::Saw(_) => place(part).map(Choice::Saw),
    }
}

fn place(part: &mut VecDeque<String>) -> Option<u8> {
    part.pop_front()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::party::word;
    use crate::games::party::{Terms, find};
    use crate::money::Money;

    fn play() -> PartyPlay {
        let setup = PartySetup {
            names: ["Ann", "Bob"].map(str::to_owned).to_vec(),
            dealer: 1,
            first: 0,
            carry: Money::ZERO,
            unit: Money::from_minor(25),
            unit_rule: None,
            is_own: false,
            currency: Currency::units(0),
            terms: Terms::default(),
            is_dealt: false,
        };
        PartyPlay::begin(find("zilch").expect("a game"), setup).expect("two can play")
    }

    #[track_caller]
    fn read(line: &str) -> PartyPlay {
        let mut play = play();
        let mut typed = Typed::new(line);
        while let Some(done) = typed.next(&play).unwrap_or_else(|refusal| panic!("{line}: {refusal}")) {
            play.apply(done).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        }
        play
    }

    #[test]
    fn a_line_holds_many_moves_and_short_words() {
        let long = read("1 1 5 2 3 6; keep 1 1; 4 4 4 2; stop; 1 5 2 2 3 4; keep 1");
        for line in [
            "115236 keep 1 1; 4442 stop 152234 keep 1",
            "1 1 5 2 3 6, k11, 4 4 4 2 s 152 234 k1",
            "115236; 11; 444 2; st; 1 5 2 2 3 4 1",
        ] {
            assert_eq!(read(line).moves(), long.moves(), "{line}");
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        let game = read("1 1 5 2 3 6; keep 1 1; 4 4 4 2; stop; xx1555; 6 3; keep 555");
        let words: Vec<String> = game.moves().iter().map(|done| word(done, game.setup().currency)).collect();
        let again = replay(game.row(), game.setup().clone(), &words).expect("it was legal");
        assert_eq!(again.moves(), game.moves());
    }

    #[test]
    fn what_is_no_move_says_what_would_be() {
        let mut typed = Typed::new("chips");
        let refusal = typed.next(&play()).expect_err("nothing was thrown");
        assert_eq!(refusal.message, "`chips` isn't a legal move right now; `Ann`: roll 6 dice");
        let game = read("1 1 5 2 3 6");
        assert!(Typed::new("kept 1").next(&game).is_err());
    }
}
