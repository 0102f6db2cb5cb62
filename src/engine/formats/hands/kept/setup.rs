//! The setup of a kept hand, in words that begin with a capital.

use crate::cards::{Card, CardSet};
use crate::formats::hands::kept::laid;
use crate::formats::hands::kept::letters::{
    ACES, BESIDES, DEEDS, HIGHS, HILOS, JOKERS, LOWESTS, LOWS, USES, letter, value,
};
use crate::formats::hands::kept::limits::{push_limits, push_openers, read_limits, read_openers};
use crate::formats::hands::kept::text::{
    amount, cards, escaped, optional, push_cards, push_optional, seat, seat_letter, unescaped,
};
use crate::games::{self, Boards, Course, Deck, Falls, Game, Highs, Lows, Size, Step};
use crate::money::Money;
use crate::play::Dealt;
use crate::play::{Manner, Place, Setup};
use crate::rank::{Joker, LowAce, Uses, Wilds};
use std::fmt::Write;

/// Writes what was settled before the first card.
pub(crate) fn write(line: &mut String, setup: &Setup) {
    let _ = write!(line, " G{}", escaped(setup.game.name));
    push_game(line, &setup.game, &setup.course);
    line.push_str(" L");
    push_limits(line, &setup.limits);
    line.push_str(" U");
    push_openers(line, setup.openers);
    line.push_str(" P");
    push_places(line, &setup.places);
    let _ = write!(line, " B{}", seat_letter(setup.button));
    if let Some(first) = setup.first {
        let _ = write!(line, " F{}", seat_letter(first));
    }
    let amounts =
        [('R', setup.bring_in, 0), ('T', setup.unit, 1), ('K', setup.carry, 0), ('Q', setup.fines, 0)];
    for (letter, amount, usual) in amounts {
        if amount.minor() != usual {
            let _ = write!(line, " {letter}{}", amount.minor());
        }
    }
    if let Some(wilds) = &setup.announced {
        line.push_str(" W");
        push_wilds(line, wilds);
    }
    if let Some(hilo) = setup.hilo {
        let _ = write!(line, " D{}", letter(HILOS, hilo));
    }
    if let Some(acted) = setup.no_return {
        let _ = write!(line, " N{acted}");
    }
    for (letter, said) in [
        ('M', setup.antes_matched),
        ('X', setup.goalpost),
        ('Y', setup.as_called),
        ('S', setup.manner == Manner::Strict),
    ] {
        if said {
            line.push(' ');
            line.push(letter);
        }
    }
    for (word, said) in [
        (" Yo", setup.miscall_out),
        (" Yd", setup.muck_final),
        (" Ya", setup.late_asks),
        (" Yf", setup.actor_shows),
        (" Yw", setup.words_wait),
    ] {
        if said {
            line.push_str(word);
        }
    }
}

/// Takes one word of the setup; `None` if it isn't one.
pub(crate) fn read(setup: &mut Setup, word: &str) -> Option<()> {
    let (kind, rest) = word.split_at_checked(1)?;
    let letter = rest.as_bytes().first().copied();
    match kind {
        "G" => {
            let name = unescaped(rest)?;
            (setup.game, setup.course) = match games::row(&name) {
                Some(row) => (row.game, row.course.clone()),
                None if games::is_name(&name) => (unwritten(games::kept(&name)), Course::fixed(&[])),
                None => return None,
            };
        }
        "E" => read_cards(&mut setup.game, rest)?,
        "O" => read_game(&mut setup.game, rest)?,
        "V" => setup.game.also = u16::from_str_radix(rest, 16).ok()?,
        "C" => setup.course = read_course(rest)?,
        "L" => setup.limits = read_limits(rest)?,
        "U" => setup.openers = read_openers(rest)?,
        "P" => setup.places = rest.split(',').map(read_place).collect::<Option<_>>()?,
        "B" => setup.button = seat(letter?)?,
        "F" => setup.first = Some(seat(letter?)?),
        "R" => setup.bring_in = amount(rest)?,
        "T" => setup.unit = amount(rest)?,
        "K" => setup.carry = amount(rest)?,
        "Q" => setup.fines = amount(rest)?,
        "W" => setup.announced = Some(read_wilds(rest)?),
        "D" => setup.hilo = Some(value(HILOS, letter?)?),
        "N" => setup.no_return = Some(rest.parse().ok()?),
        "M" => setup.antes_matched = true,
        "X" => setup.goalpost = true,
        "Y" if rest.is_empty() => setup.as_called = true,
        "Y" if rest == "d" => setup.muck_final = true,
        "Y" if rest == "a" => setup.late_asks = true,
        "Y" if rest == "f" => setup.actor_shows = true,
        "Y" if rest == "w" => setup.words_wait = true,
        "Y" if letter == Some(b't') => {
            let words = unescaped(rest.get(1..)?)?;
            let words = words.split(',').filter(|word| !word.is_empty());
            setup.game.falls = games::falls(words).ok()?;
        }
        "Y" => setup.miscall_out = rest == "o",
        "S" => setup.manner = Manner::Strict,
        _ => return None,
    }
    Some(())
}

/// A game with only its name known yet.
pub(crate) const fn unwritten(name: &'static str) -> Game {
    let wilds =
        Wilds { ranks: 0, cards: CardSet::EMPTY, joker: Joker::Absent, lowest: None, ace: LowAce::HighOnly };
    let (highs, lows) = (Highs::Not, Lows::Not);
    Game {
        name,
        cards: 0,
        board: 0,
        uses: Uses::Any,
        highs,
        lows,
        deck: Deck::FULL,
        beside: None,
        boards: Boards::PLAIN,
        also: 0,
        wilds,
        falls: Falls::NONE,
    }
}

/// What differs from the game in the games table; everything for a house's own game.
fn push_game(line: &mut String, game: &Game, course: &Course) {
    let row = games::row(game.name);
    let cards = |game: &Game| (game.cards, game.board, game.uses, game.deck, game.boards);
    if row.is_none_or(|row| cards(&row.game) != cards(game)) {
        let _ = write!(line, " E{}{},{}", letter(USES, game.uses), game.cards, game.board);
        laid::push(line, game);
    }
    let of_row =
        |row: &games::GameRow| Game { also: game.also, boards: game.boards, falls: game.falls, ..row.game };
    if row.is_none_or(|row| of_row(row) != *game) {
        let _ = write!(line, " O{}{}", letter(HIGHS, game.highs), letter(LOWS, game.lows));
        line.push(letter(BESIDES, game.beside));
        push_wilds(line, &game.wilds);
    }
    if row.map_or(Falls::NONE, |row| row.game.falls) != game.falls {
        let _ = write!(line, " Yt{}", escaped(&games::fall_words(&game.falls).join(",")));
    }
    if game.also != 0 {
        let _ = write!(line, " V{:x}", game.also);
    }
    if row.is_none_or(|row| row.course != *course) {
        line.push_str(" C");
        push_course(line, course);
    }
}

fn read_cards(game: &mut Game, text: &str) -> Option<()> {
    let (uses, counts) = text.split_at_checked(1)?;
    let (cards, board) = counts.split_once(',')?;
    game.uses = value(USES, *uses.as_bytes().first()?)?;
    let (board, laid) = board.split_once(',').map_or((board, None), |(board, laid)| (board, Some(laid)));
    (game.cards, game.board) = (cards.parse().ok()?, board.parse().ok()?);
    laid::read(game, laid)
}

fn read_game(game: &mut Game, text: &str) -> Option<()> {
    let (letters, wilds) = text.split_at_checked(3)?;
    let [highs, lows, spade] = *letters.as_bytes() else { return None };
    let before = game.highs;
    (game.highs, game.lows) = (value(HIGHS, highs)?, value(LOWS, lows)?);
    laid::follow(game, before);
    game.beside = value(BESIDES, spade)?;
    game.wilds = read_wilds(wilds)?;
    Some(())
}

fn push_wilds(line: &mut String, wilds: &Wilds) {
    line.push(letter(JOKERS, wilds.joker));
    line.push(letter(LOWESTS, wilds.lowest));
    line.push(letter(ACES, wilds.ace));
    let _ = write!(line, "{:04x}", wilds.ranks);
    let named = (0..52).filter_map(Card::from_index).filter(|card| wilds.cards.contains(*card));
    for card in named {
        push_cards(line, &Dealt::of([Some(card)]).unwrap_or_default());
    }
}

fn read_wilds(text: &str) -> Option<Wilds> {
    let (letters, rest) = text.split_at_checked(3)?;
    let (ranks, named) = rest.split_at_checked(4)?;
    let [joker, lowest, ace] = *letters.as_bytes() else { return None };
    let mut set = CardSet::EMPTY;
    for pair in named.as_bytes().chunks(2) {
        let card = cards(std::str::from_utf8(pair).ok()?)?;
        set.insert((*card.cards().first()?)?);
    }
    Some(Wilds {
        ranks: u16::from_str_radix(ranks, 16).ok()?,
        cards: set,
        joker: value(JOKERS, joker)?,
        lowest: value(LOWESTS, lowest)?,
        ace: value(ACES, ace)?,
    })
}

fn push_course(line: &mut String, course: &Course) {
    let words = course.steps().iter().map(|step| match step {
        Step::Deal { down, up } => format!("d{down}.{up}"),
        Step::Blind(cards) => format!("k{cards}"),
        Step::Board(cards) => format!("b{cards}"),
        Step::Bet(Size::Small) => "s".to_owned(),
        Step::Bet(Size::Big) => "g".to_owned(),
        Step::Draw { most } => format!("x{most}"),
        Step::Own { deed, cards } => format!("{}{cards}", letter(DEEDS, *deed)),
        Step::Declare => "y".to_owned(),
        Step::Drop => "o".to_owned(),
    });
    line.push_str(&words.collect::<Vec<_>>().join(","));
}

fn read_course(text: &str) -> Option<Course> {
    let step = |word: &str| -> Option<Step> {
        let (kind, rest) = word.split_at_checked(1)?;
        Some(match kind {
            "d" => {
                let (down, up) = rest.split_once('.')?;
                Step::Deal { down: down.parse().ok()?, up: up.parse().ok()? }
            }
            "k" => Step::Blind(rest.parse().ok()?),
            "b" => Step::Board(rest.parse().ok()?),
            "s" => Step::Bet(Size::Small),
            "g" => Step::Bet(Size::Big),
            "x" => Step::Draw { most: rest.parse().ok()? },
            "y" => Step::Declare,
            "o" => Step::Drop,
            sign => Step::Own { deed: value(DEEDS, *sign.as_bytes().first()?)?, cards: rest.parse().ok()? },
        })
    };
    Some(Course::written(text.split(',').map(step).collect::<Option<_>>()?))
}

fn push_places(line: &mut String, places: &[Place]) {
    for (number, place) in places.iter().enumerate() {
        if number > 0 {
            line.push(',');
        }
        if !place.dealt {
            line.push('!');
        }
        push_optional(line, place.stack);
        let posts = [place.ante, place.blind, place.dead].map(Money::minor);
        let last = posts.iter().rposition(|post| *post != 0).map_or(0, |last| last + 1);
        for post in posts.iter().take(last) {
            let _ = write!(line, "/{post}");
        }
    }
}

fn read_place(text: &str) -> Option<Place> {
    let (dealt, text) = text.strip_prefix('!').map_or((true, text), |rest| (false, rest));
    let mut words = text.split('/');
    let stack = optional(words.next()?)?;
    let mut post = || words.next().map_or(Some(Money::ZERO), amount);
    Some(Place { dealt, stack, ante: post()?, blind: post()?, dead: post()? })
}
