//! Shared cards as they lie on the table: board by board, each with its streets.

use engine::cards::Card;
use engine::games::{Boards, Course, Step};
use engine::play::Play;

/// The shared cards, board by board; boards without a card are left out.
#[must_use]
pub fn laid(boards: &Boards, shared: &[Option<Card>]) -> String {
    let shown = |card: &Option<Card>| card.map_or_else(|| "??".to_owned(), |card| card.to_string());
    let of = |board: usize| {
        let places = boards.board(board);
        let here = shared.iter().enumerate().filter(|(place, _)| *place > 15 || places & (1 << place) != 0);
        here.map(|(_, card)| shown(card)).collect::<Vec<_>>().join(" ")
    };
    let all = (0..boards.boards()).map(of).filter(|cards| !cards.is_empty());
    all.collect::<Vec<_>>().join(" / ")
}

/// What players call the shared cards on the table: `flop`, `turns`, `board`.
#[must_use]
pub fn street(play: &Play<'_>, shared: usize) -> &'static str {
    let (boards, setup) = (play.setup().game.boards.boards(), play.setup());
    let each = shared.checked_div(boards).unwrap_or(0);
    let whole = shared.checked_rem(boards) == Some(0) && has_flop(&setup.game.boards, &setup.course);
    match (each, boards) {
        (3, 1) if whole => "flop",
        (4, 1) if whole => "turn",
        (5, 1) if whole => "river",
        (_, 1) => "board",
        (3, _) if whole => "flops",
        (4, _) if whole => "turns",
        (5, _) if whole => "rivers",
        _ => "boards",
    }
}

/// What is dealt next after this many shared cards: `flop`, `turn of board 2`, `a shared card`.
#[must_use]
pub fn next(play: &Play<'_>, laid: usize, due: usize) -> String {
    let (boards, course) = (&play.setup().game.boards, &play.setup().course);
    let places = (0..boards.boards()).find(|board| boards.board(*board) & (1 << laid.min(15)) != 0);
    let board = places.unwrap_or(0);
    let here = (0..laid.min(16)).filter(|place| boards.board(board) & (1 << place) != 0).count();
    let of =
        if boards.boards() > 1 { format!(" of board {}", board.saturating_add(1)) } else { String::new() };
    match (here, due) {
        _ if !has_flop(boards, course) && due == 1 => format!("a shared card{of}"),
        _ if !has_flop(boards, course) => format!("{due} shared cards{of}"),
        (0, 3) => format!("flop{of}"),
        (3, 1) => format!("turn{of}"),
        (4, 1) => format!("river{of}"),
        (_, 1) => format!("a shared card{of}"),
        _ => format!("{due} shared cards{of}"),
    }
}

/// True if cards come as a flop, a turn and a river: not one by one, and not used in lines.
fn has_flop(boards: &Boards, course: &Course) -> bool {
    let single = |step: &Step| !matches!(step, Step::Board(cards) if *cards > 1);
    boards.named_lines().next().is_none() && !course.steps().iter().all(single)
}
