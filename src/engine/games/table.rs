//! The games table itself. A game is a row here, never a branch elsewhere.

use crate::cards::{Card, CardSet, Rank, Suit};
use crate::games::boards::Boards;
use crate::games::course::{Course, Step};
use crate::games::courses;
use crate::games::deck::Deck;
use crate::games::falls::{Falls, More, Price};
use crate::games::game::{Game, Highs, Lows};
use crate::games::menu::Menu;
use crate::games::name::spelled;
use crate::games::nicknames::meant;
use crate::games::part::Beside;
use crate::games::row::GameRow;
use crate::games::tables;
use crate::rank::{Joker, LowAce, Lowest, Uses, Wilds};

const TAME: Wilds =
    Wilds { ranks: 0, cards: CardSet::EMPTY, joker: Joker::Absent, lowest: None, ace: LowAce::HighOnly };

const LOW_HOLE: Wilds = Wilds { lowest: Some(Lowest::Hole), ..TAME };

/// Aces, deuces and the one-eyed jacks (CAU-064).
const ACEY_DEUCEY: Wilds = Wilds {
    ranks: Rank::Ace.bit() | Rank::Two.bit(),
    cards: CardSet::of(&[Card::new(Rank::Jack, Suit::Spades), Card::new(Rank::Jack, Suit::Hearts)]),
    ..TAME
};

/// Kings, and the lowest rank of each hand (CAU-066).
const KINGS_AND_LOW: Wilds = Wilds { ranks: Rank::King.bit(), lowest: Some(Lowest::Hand), ..TAME };

/// Ten, two and four, as the bottle says.
const DR_PEPPER: Wilds = Wilds { ranks: Rank::Two.bit() | Rank::Four.bit() | Rank::Ten.bit(), ..TAME };

/// Fives and dimes.
const WOOLWORTH: Wilds = Wilds { ranks: Rank::Five.bit() | Rank::Ten.bit(), ..TAME };

const DEUCES: Wilds = Wilds { ranks: Rank::Two.bit(), ..TAME };

const ONE_EYED: Wilds = Wilds {
    cards: CardSet::of(&[Card::new(Rank::Jack, Suit::Spades), Card::new(Rank::Jack, Suit::Hearts)]),
    ..TAME
};

const BUG: Wilds = Wilds { joker: Joker::Bug, ..TAME };

const THREES: Wilds = Wilds { ranks: Rank::Three.bit(), ..TAME };

const QUEENS: Wilds = Wilds { ranks: Rank::Queen.bit(), ..TAME };

/// The rank after the last queen is wild, with the queens.
const FOLLOW_THE_QUEEN: Falls = Falls { follow: Some(Rank::Queen), ..Falls::NONE };

const THREES_AND_NINES: Wilds = Wilds { ranks: Rank::Three.bit() | Rank::Nine.bit(), ..TAME };

/// A three costs as much as the pot, and a four brings another card.
const fn baseball(up: bool) -> Falls {
    let more = More { rank: Rank::Four, price: Price::Free, up };
    Falls { follow: None, pay: Some((Rank::Three, Price::Pot)), more: Some(more) }
}

const fn game(name: &'static str, cards: usize, lows: Lows) -> Game {
    let (board, uses, highs) = (0, Uses::Any, Highs::Five);
    let (beside, boards, falls) = (None, Boards::PLAIN, Falls::NONE);
    let (deck, also, wilds) = (Deck::FULL, 0, TAME);
    Game { name, cards, board, uses, highs, lows, deck, beside, boards, also, wilds, falls }
}

const fn wild(game: Game, wilds: Wilds) -> Game {
    Game { wilds, ..game }
}

const fn beside(game: Game, beside: Beside) -> Game {
    Game { beside: Some(beside), ..game }
}

const fn low_only(game: Game) -> Game {
    Game { highs: Highs::Not, ..game }
}

const fn three(name: &'static str, wilds: Wilds) -> Game {
    Game { highs: Highs::Three, wilds, ..game(name, 3, Lows::Not) }
}

const fn holdem(game: Game, title: &'static str) -> GameRow {
    GameRow::fixed(Game { board: 5, ..game }, title, courses::HOLDEM, &[Menu::Shared, Menu::Casino])
}

const fn shared2(game: Game, title: &'static str, course: &'static [Step]) -> GameRow {
    GameRow::fixed(Game { board: 5, ..game }, title, course, &[Menu::Shared])
}

const fn omaha(game: Game, title: &'static str) -> GameRow {
    let course = match game.cards {
        5 => courses::OMAHA_FIVE,
        6 => courses::OMAHA_SIX,
        _ => courses::OMAHA,
    };
    let game = Game { board: 5, uses: Uses::Two, ..game };
    GameRow::fixed(game, title, course, &[Menu::Shared, Menu::Casino])
}

/// A game with shared cards, any of which may be used.
const fn common(game: Game, board: usize, title: &'static str, course: &'static [Step]) -> GameRow {
    GameRow::fixed(Game { board, ..game }, title, course, &[Menu::Shared])
}

/// The same with exactly two of a player's own cards.
const fn common_two(game: Game, board: usize, title: &'static str, course: &'static [Step]) -> GameRow {
    common(Game { uses: Uses::Two, ..game }, board, title, course)
}

const fn courchevel(game: Game, title: &'static str) -> GameRow {
    let game = Game { board: 5, uses: Uses::Two, ..game };
    GameRow::fixed(game, title, courses::COURCHEVEL, &[Menu::Shared, Menu::Casino])
}

const fn stud5(game: Game, title: &'static str) -> GameRow {
    GameRow::fixed(game, title, courses::STUD_FIVE, &[Menu::FiveStud])
}

const fn stud7(game: Game, title: &'static str) -> GameRow {
    GameRow::fixed(game, title, courses::STUD_SEVEN, &[Menu::SevenStud])
}

const fn casino7(game: Game, title: &'static str) -> GameRow {
    GameRow::fixed(game, title, courses::STUD_SEVEN, &[Menu::SevenStud, Menu::Casino])
}

const fn draw(game: Game, title: &'static str) -> GameRow {
    GameRow::fixed(game, title, courses::DRAW_THREE, &[Menu::Draw])
}

const fn lowball(game: Game, title: &'static str, course: &'static [Step]) -> GameRow {
    GameRow::fixed(low_only(game), title, course, &[Menu::Draw, Menu::Casino])
}

const fn guts(game: Game, title: &'static str, course: &'static [Step]) -> GameRow {
    GameRow::fixed(game, title, course, &[Menu::MatchPot]).matching()
}

const fn other(game: Game, title: &'static str, course: &'static [Step]) -> GameRow {
    GameRow::fixed(game, title, course, &[Menu::Other])
}

/// Every game, family by family.
pub static ROWS: &[GameRow] = &[
    casino7(game("seven-card-stud", 7, Lows::Not), "Seven-card stud"),
    stud7(game("seven-card-stud-hi-lo", 7, Lows::House), "Seven-card stud, high-low"),
    casino7(game("seven-card-stud-hi-lo-8", 7, Lows::EightOrBetter), "Seven-card stud, eight or better"),
    stud7(wild(game("seven-card-stud-low-hole-wild", 7, Lows::Not), LOW_HOLE), "Low hole wild"),
    stud7(
        wild(game("seven-card-stud-low-hole-wild-hi-lo", 7, Lows::House), LOW_HOLE),
        "Low hole wild, high-low",
    ),
    stud7(
        Game { beside: Some(Beside::HighSpade), ..game("high-spade-in-the-hole", 7, Lows::Not) },
        "High spade in the hole",
    ),
    stud7(beside(game("low-spade-in-the-hole", 7, Lows::Not), Beside::LowSpade), "Low Chicago"),
    stud7(wild(game("dr-pepper", 7, Lows::Not), DR_PEPPER), "Dr Pepper"),
    stud7(wild(game("woolworth", 7, Lows::Not), WOOLWORTH), "Woolworth"),
    GameRow::fixed(game("six-card-stud", 6, Lows::Not), "Six-card stud", courses::STUD_SIX, &[Menu::Other]),
    stud7(
        Game { falls: FOLLOW_THE_QUEEN, ..wild(game("follow-the-queen", 7, Lows::Not), QUEENS) },
        "Follow the Queen",
    ),
    stud7(
        Game {
            beside: Some(Beside::HighSpade),
            falls: FOLLOW_THE_QUEEN,
            ..wild(game("follow-the-queen-high-spade", 7, Lows::Not), QUEENS)
        },
        "Follow the Queen, high spade in the hole",
    ),
    stud7(
        Game { falls: baseball(true), ..wild(game("baseball", 7, Lows::Not), THREES_AND_NINES) },
        "Baseball",
    ),
    GameRow::fixed(
        game("mississippi-stud", 7, Lows::Not),
        "Mississippi stud",
        courses::STUD_MISSISSIPPI,
        &[Menu::SevenStud],
    ),
    GameRow::fixed(
        Game { falls: baseball(false), ..wild(game("night-baseball", 7, Lows::Not), THREES_AND_NINES) },
        "Night Baseball",
        courses::ROLL_SEVEN,
        &[Menu::SevenStud],
    ),
    casino7(low_only(game("razz", 7, Lows::AceToFive)), "Razz"),
    casino7(low_only(game("deuce-to-seven-razz", 7, Lows::DeuceToSeven)), "Deuce-to-seven razz"),
    stud7(low_only(game("london-lowball", 7, Lows::AceToSix)), "London lowball"),
    casino7(low_only(beside(game("razzdugi", 7, Lows::AceToFive), Beside::Badugi)), "Razzdugi"),
    stud5(game("five-card-stud", 5, Lows::Not), "Five-card stud"),
    stud5(game("five-card-stud-hi-lo", 5, Lows::House), "Five-card stud, high-low"),
    stud5(game("five-card-stud-hi-lo-8", 5, Lows::EightOrBetter), "Five-card stud, eight or better"),
    GameRow::fixed(
        game("mexican-stud", 5, Lows::Not),
        "Mexican stud",
        courses::STUD_MEXICAN,
        &[Menu::FiveStud],
    ),
    draw(game("five-card-draw", 5, Lows::Not), "Five-card draw"),
    draw(game("five-card-draw-hi-lo", 5, Lows::House), "Five-card draw, high-low"),
    draw(wild(game("acey-deucey-one-eyed-jack", 5, Lows::Not), ACEY_DEUCEY), "Acey Deucey One-Eyed Jack"),
    draw(wild(game("kings-and-low-man", 5, Lows::Not), KINGS_AND_LOW), "Kings and Low Man"),
    draw(wild(game("deuces-draw", 5, Lows::Not), DEUCES), "Deuces wild draw"),
    draw(wild(game("one-eyed-jacks-draw", 5, Lows::Not), ONE_EYED), "One-eyed jacks draw"),
    draw(wild(game("five-card-draw-bug", 5, Lows::Not), BUG), "Five-card draw with the bug"),
    common(game("spit-in-the-ocean", 4, Lows::Not), 1, "Spit in the Ocean", courses::SPIT)
        .laid(tables::SPIT)
        .listed(&[Menu::Draw]),
    lowball(game("ace-to-six-draw", 5, Lows::AceToSix), "Ace-to-six draw", courses::DRAW_ALL),
    lowball(game("ace-to-five-draw", 5, Lows::AceToFive), "Ace-to-five draw", courses::DRAW_ALL),
    lowball(
        game("ace-to-five-triple-draw", 5, Lows::AceToFive),
        "Ace-to-five triple draw",
        courses::TRIPLE_DRAW,
    ),
    lowball(game("deuce-to-seven-draw", 5, Lows::DeuceToSeven), "Deuce-to-seven draw", courses::DRAW_ALL),
    lowball(
        game("deuce-to-seven-triple-draw", 5, Lows::DeuceToSeven),
        "Deuce-to-seven triple draw",
        courses::TRIPLE_DRAW,
    ),
    lowball(game("badugi", 4, Lows::Badugi), "Badugi", courses::BADUGI),
    lowball(
        beside(game("badeucey", 5, Lows::DeuceToSeven), Beside::Badugi),
        "Badeucey",
        courses::TRIPLE_DRAW,
    ),
    lowball(beside(game("badacey", 5, Lows::AceToFive), Beside::Badugi), "Badacey", courses::TRIPLE_DRAW),
    guts(
        three("two-card-guts-with-a-bump", THREES),
        "Two Card Guts with a Bump, threes wild",
        courses::GUTS_BUMP,
    ),
    guts(three("three-card-guts", TAME), "Three-card guts", courses::GUTS_THREE),
    guts(
        three("three-card-guts-blind-hand", TAME),
        "Three-card guts against a blind hand",
        courses::GUTS_THREE_BLIND,
    ),
    guts(game("five-card-guts", 5, Lows::Not), "Five-card guts", courses::GUTS_FIVE),
    guts(game("five-card-guts-draw", 5, Lows::Not), "Five-card guts with a draw", courses::GUTS_DRAW),
    holdem(game("holdem", 2, Lows::Not), "Hold'em"),
    holdem(
        Game { highs: Highs::Short, deck: Deck::SHORT, ..game("short-deck-holdem", 2, Lows::Not) },
        "Short-deck hold'em",
    ),
    holdem(game("holdem-hi-lo-8", 2, Lows::EightOrBetter), "Hold'em, eight or better"),
    shared2(game("pineapple", 2, Lows::Not), "Pineapple", courses::PINEAPPLE),
    shared2(game("crazy-pineapple", 2, Lows::Not), "Crazy Pineapple", courses::PINEAPPLE_CRAZY),
    shared2(
        game("crazy-pineapple-hi-lo-8", 2, Lows::EightOrBetter),
        "Crazy Pineapple, eight or better",
        courses::PINEAPPLE_CRAZY,
    ),
    shared2(game("lazy-pineapple", 2, Lows::Not), "Lazy Pineapple", courses::PINEAPPLE_LAZY),
    shared2(game("irish", 2, Lows::Not), "Irish", courses::IRISH),
    omaha(game("omaha", 4, Lows::Not), "Omaha"),
    omaha(game("omaha-hi-lo-8", 4, Lows::EightOrBetter), "Omaha, eight or better"),
    omaha(game("omaha-hi-lo", 4, Lows::House), "Omaha, high-low"),
    omaha(game("five-card-omaha", 5, Lows::Not), "Five-card Omaha"),
    omaha(game("five-card-omaha-hi-lo-8", 5, Lows::EightOrBetter), "Five-card Omaha, eight or better"),
    courchevel(game("courchevel", 5, Lows::Not), "Courchevel"),
    courchevel(game("courchevel-hi-lo-8", 5, Lows::EightOrBetter), "Courchevel, eight or better"),
    omaha(game("six-card-omaha", 6, Lows::Not), "Six-card Omaha"),
    omaha(game("six-card-omaha-hi-lo-8", 6, Lows::EightOrBetter), "Six-card Omaha, eight or better"),
    omaha(
        Game { highs: Highs::Short, deck: Deck::SHORT, ..game("short-deck-omaha", 4, Lows::Not) },
        "Short-deck Omaha",
    ),
    holdem(Game { deck: Deck::from_rank(Rank::Ten), ..game("royal-holdem", 2, Lows::Not) }, "Royal hold'em"),
    holdem(Game { uses: Uses::Two, ..game("greek-holdem", 2, Lows::Not) }, "Greek hold'em"),
    common(game("super-holdem", 3, Lows::Not), 5, "Super hold'em", courses::SUPER_HOLDEM),
    common(game("double-board-holdem", 2, Lows::Not), 10, "Double-board hold'em", courses::HOLDEM_DOUBLE)
        .laid(tables::DOUBLE),
    common_two(game("double-board-omaha", 4, Lows::Not), 10, "Double-board Omaha", courses::OMAHA_DOUBLE)
        .laid(tables::DOUBLE),
    common_two(
        game("double-board-omaha-hi-lo-8", 4, Lows::EightOrBetter),
        10,
        "Double-board Omaha, eight or better",
        courses::OMAHA_DOUBLE,
    )
    .laid(tables::DOUBLE),
    common(game("holdem-bomb-pot", 2, Lows::Not), 5, "Hold'em bomb pot", courses::HOLDEM_BOMB).bombed(5),
    common_two(game("omaha-bomb-pot", 4, Lows::Not), 5, "Omaha bomb pot", courses::OMAHA_BOMB).bombed(5),
    common(
        game("double-board-holdem-bomb-pot", 2, Lows::Not),
        10,
        "Double-board hold'em bomb pot",
        courses::HOLDEM_DOUBLE_BOMB,
    )
    .laid(tables::DOUBLE)
    .bombed(5),
    common_two(
        game("double-board-omaha-bomb-pot", 4, Lows::Not),
        10,
        "Double-board Omaha bomb pot",
        courses::OMAHA_DOUBLE_BOMB,
    )
    .laid(tables::DOUBLE)
    .bombed(5),
    common_two(
        game("double-board-five-card-omaha-bomb", 5, Lows::Not),
        10,
        "Double-board five-card Omaha bomb pot",
        courses::OMAHA_FIVE_DOUBLE_BOMB,
    )
    .laid(tables::DOUBLE)
    .bombed(5),
    common_two(beside(game("drawmaha", 5, Lows::Not), Beside::OwnHand), 5, "Drawmaha", courses::DRAWMAHA),
    common_two(beside(game("dramadugi", 5, Lows::Not), Beside::Badugi), 5, "Dramadugi", courses::DRAWMAHA),
    common(game("cincinnati", 5, Lows::Not), 5, "Cincinnati", courses::CINCINNATI),
    common(game("iron-cross", 5, Lows::Not), 5, "Iron Cross", courses::CINCINNATI).laid(tables::CROSS),
    common(game("criss-cross", 5, Lows::Not), 5, "Criss-Cross", courses::CINCINNATI).laid(tables::CROSS_WILD),
    common(game("tic-tac-toe", 2, Lows::Not), 9, "Tic-Tac-Toe", courses::SQUARE).laid(tables::SQUARE),
    common(game("elevator", 4, Lows::Not), 7, "Elevator", courses::ELEVATOR).laid(tables::ELEVATOR),
    common(game("twin-beds", 4, Lows::Not), 10, "Twin Beds", courses::TWIN_BEDS).laid(tables::TWIN_BEDS),
    common(game("chowaha", 2, Lows::Not), 12, "Chowaha", courses::CHOWAHA).laid(tables::CHOWAHA),
    other(game("anaconda", 5, Lows::Not), "Anaconda", courses::ANACONDA),
    other(game("anaconda-hi-lo", 5, Lows::House), "Anaconda, high-low", courses::ANACONDA),
    other(game("straight-poker", 5, Lows::Not), "Straight poker", courses::STRAIGHT),
    other(game("cold-hands", 5, Lows::Not), "Cold hands", courses::COLD),
    other(three("three-card-poker", TAME), "Three-card poker", courses::THREE),
    other(three("three-card-threes-wild", THREES), "Three-card poker, threes wild", courses::THREE),
];

/// The game with that name or nickname, with all the table says about it.
#[must_use]
pub fn row(name: &str) -> Option<&'static GameRow> {
    let name = meant(name);
    ROWS.iter().find(|row| row.game.name == name)
}

/// The game with that title, spelled as names are: `seven-card-stud-eight-or-better`.
#[must_use]
pub(crate) fn with_title(title: &str) -> Option<&'static GameRow> {
    ROWS.iter().find(|row| spelled(&row.title) == title)
}

/// How the game with that name is judged.
#[must_use]
pub fn find(name: &str) -> Option<&'static Game> {
    row(name).map(|row| &row.game)
}

/// What happens in the game with that name.
#[must_use]
pub fn course(name: &str) -> Option<&'static Course> {
    row(name).map(|row| &row.course)
}

#[cfg(test)]
mod tests;
