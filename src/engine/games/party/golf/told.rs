//! What a game of Golf tells: the standings, what a hole brought, and why something isn't possible.

use crate::games::party::bar::Bar;
use crate::games::party::golf::square::{Square, score};
use crate::games::party::golf::{Golf, HOLES, Phase, ROW};
use crate::games::party::moves::{Choice, Move, Word};
use crate::games::party::sheet::Cell;

impl Golf {
    /// Why a move is not legal now.
    pub(super) fn bar(&self, tried: &Move) -> Bar {
        match (self.phase, tried) {
            (_, Move::Aside(seat, Choice::Word(Word::Look))) => self.no_look(*seat),
            (_, Move::Aside(_, Choice::Saw(_))) => self.no_sight(),
            (_, Move::Chose(Choice::Place(place) | Choice::Turn(place))) if !(1..=4).contains(place) => {
                Bar::new(ROW.rule, "the places in a square are 1 to 4")
            }
            (Phase::Use { .. }, Move::Chose(choice)) => self.no_use(choice),
            (Phase::Use { drawn, .. }, Move::Dealt(_)) => {
                Bar::new("CAU-071", format!("put the {drawn} somewhere before the next card"))
            }
            (Phase::Draw, Move::Chose(_) | Move::Dealt(_)) => {
                Bar::new("CAU-071", "start a turn with the top card of the stock or the discards")
            }
            (Phase::Reveal { .. }, Move::Chose(Choice::Place(_) | Choice::Turn(_))) if self.saw.is_some() => {
                self.goes()
            }
            (_, Move::Dealt(card)) => Bar::new(ROW.rule, format!("the {card} is already on the table")),
            (Phase::Open, _) => Bar::new(ROW.rule, "turn up one card for the discard pile before play"),
            (_, Move::Chose(_)) => Bar::new("CAU-071", "turn the card over first"),
            _ => ROW.alien(),
        }
    }

    fn no_look(&self, seat: usize) -> Bar {
        let name = self.setup.name(seat);
        let why = match (self.phase, self.looked.get(seat)) {
            (Phase::Open, _) => "turn up the first discard before anybody looks".to_owned(),
            (_, Some(true)) => format!("`{name}` already looked at two cards, and you get only one look"),
            _ => "you can only look before play starts".to_owned(),
        };
        Bar::new("CAU-070", why)
    }

    fn no_sight(&self) -> Bar {
        match self.saw {
            Some(place) => Bar::new("CAU-073", format!("you looked at card {place}, so it has to go")),
            None => Bar::new(
                "CAU-073",
                "only the player whose turn it is can look at a hidden card, and then it has to go",
            ),
        }
    }

    /// The drawn card has only one place to go.
    fn goes(&self) -> Bar {
        let place = self.saw.unwrap_or_default();
        Bar::new("CAU-073", format!("you looked at card {place}, so the drawn card goes there"))
    }

    /// A place where the drawn card cannot go, or a card that cannot be thrown away.
    fn no_use(&self, choice: &Choice) -> Bar {
        let open = |place: &u8| !self.hidden().contains(place);
        match choice {
            Choice::Place(place) | Choice::Turn(place) if open(place) => {
                Bar::new("CAU-072", format!("card {place} is face up and stays"))
            }
            Choice::Place(_) | Choice::Turn(_) if self.saw.is_some() => self.goes(),
            _ => Bar::new("CAU-071", "a card from the discards has to replace one in the square"),
        }
    }

    /// What the hole brought each player, and by which rules (CAU-074, CAU-075, CAU-076).
    pub(super) fn scored(&mut self) {
        let hole = self.scores.first().map_or(0, Vec::len);
        let told = |(seat, square): (usize, &Square)| {
            let points = self.scores.get(seat).and_then(|scores| scores.last()).copied().unwrap_or(0);
            format!("`{}` scores {points} with {}", self.setup.name(seat), square.ranks())
        };
        let told: Vec<String> = self.squares.iter().enumerate().map(told).collect();
        let most = |count: usize| self.squares.iter().any(|square| square.has(count));
        let rules = [("CAU-074", true), ("CAU-075", most(2)), ("CAU-076", most(3) || most(4))];
        let rules: Vec<&str> = rules.iter().filter(|(_, is)| *is).map(|(rule, _)| *rule).collect();
        self.till.because(&rules.join(", "), format!("hole {hole}: {}", told.join(", ")));
    }

    /// A player's row of the sheet.
    pub(super) fn row(&self, seat: usize) -> Vec<Cell> {
        let square = self.square(seat);
        let showing = match &square.showing()[..] {
            [] => Cell::Empty,
            up => Cell::Points(score(up, self.is_fours_minus())),
        };
        let holes: Vec<String> =
            self.scores.get(seat).into_iter().flatten().map(ToString::to_string).collect();
        let holes = if holes.is_empty() { Cell::Empty } else { Cell::Text(holes.join(" ")) };
        vec![Cell::Text(square.told()), showing, holes, Cell::Points(self.total(seat))]
    }

    /// What else everybody can see.
    pub(super) fn notes(&self) -> Vec<String> {
        let terms = &self.setup.terms;
        let played = self.scores.first().map_or(0, Vec::len);
        let hole = match self.phase {
            Phase::Over => None,
            _ => Some(format!("hole {} of {}", played.saturating_add(1), terms.count(&HOLES))),
        };
        let top = self.discards.last().map(|card| format!("discards {card}"));
        let drawn = match self.phase {
            Phase::Use { drawn, .. } => Some(format!("`{}` drew {drawn}", self.setup.name(self.seat))),
            _ => None,
        };
        let saw = self.saw.map(|place| format!("`{}` looked at place {place}", self.setup.name(self.seat)));
        hole.into_iter().chain(top).chain(drawn).chain(saw).collect()
    }
}
