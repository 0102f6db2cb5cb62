//! The table drawn: seats around it, cards, bets, the pot; and the page that goes through a hand step by step.

use crate::render::shots::{Drawn, Shot};
use crate::web::asked::Asked;
use crate::web::frame::{Page, framed, set};
use engine::cards::Card;
use minijinja::{Value, context};

/// A hand, step by step.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    /// Its heading.
    pub title: String,
    /// Its number.
    pub number: u32,
    /// Its night.
    pub night: u32,
    /// The table after every act, the end last.
    pub shots: Vec<Shot>,
    /// All of it as text, to be passed on.
    pub text: String,
}

/// The middle of the picture, which is 360 wide and 440 high.
const MIDDLE: (i32, i32) = (180, 220);

/// How far from it the seats and the bets are.
const SEATS: (i32, i32) = (133, 172);
const BETS: (i32, i32) = (60, 116);

/// From this sine on, a seat counts as being at the side.
const SIDE: i32 = 950;

/// A thousand times the sine of every fifth degree up to a right angle.
const SINES: [i32; 19] =
    [0, 87, 174, 259, 342, 423, 500, 574, 643, 707, 766, 819, 866, 906, 940, 966, 985, 996, 1000];

/// The most letters of a name on the picture.
const LETTERS: usize = 11;

impl Replay {
    /// The page of one step; of the end, if none is given.
    pub fn page(&self, asked: &Asked) -> Page {
        let count = self.shots.len();
        let step = match asked {
            Asked::Hand { step: Some(step), .. } => usize::try_from(*step).unwrap_or(count),
            _ => count,
        };
        let Some(shot) = step.checked_sub(1).and_then(|at| self.shots.get(at)) else {
            return Page::without("this hand doesn't have that step");
        };
        let (number, night) = (self.number, self.night);
        let to = |step: usize| format!("/hand/{number}?night={night}&step={step}");
        let view = context! {
            title => &self.title,
            felt => felt(shot),
            said => &shot.said,
            told => &shot.text,
            streets => shot.streets.clone(),
            pots => shot.pots.clone(),
            why => shot.why.clone(),
            step,
            count,
            first => (step > 1).then(|| to(1)),
            before => (step > 1).then(|| to(step.saturating_sub(1))),
            after => (step < count).then(|| to(step.saturating_add(1))),
            last => (step < count).then(|| to(count)),
            text => &self.text,
            night,
        };
        framed(&self.title, "hand", "hand.html", &view)
    }
}

/// The table as a picture; none where nobody is drawn.
pub fn felt(shot: &Shot) -> Option<Value> {
    if shot.chairs.is_empty() {
        return None;
    }
    let seats: Vec<Value> =
        shot.chairs.iter().enumerate().map(|(at, drawn)| seat(at, shot.chairs.len(), drawn)).collect();
    let boards = shot.boards.iter().enumerate().map(|(run, board)| {
        let run = i32::try_from(run).unwrap_or(0);
        cards(board, (MIDDLE.0, MIDDLE.1 - 34 - 34 * run), 22)
    });
    let view = context! {
        seats,
        boards => boards.collect::<Vec<_>>(),
        pot => if shot.pot.is_empty() { String::new() } else { format!("pot {}", shot.pot) },
        said => &shot.said,
        middle => MIDDLE.0,
        low => MIDDLE.1 + 14,
    };
    set("felt.html", &view).ok().map(Value::from_safe_string)
}

fn seat(at: usize, of: usize, drawn: &Drawn) -> Value {
    // Clockwise, the first one at the bottom.
    let degrees = i32::try_from(at.saturating_mul(360).checked_div(of).unwrap_or(0)).unwrap_or(0) + 180;
    let (x, y) = around(degrees, SEATS);
    let (bet_x, bet_y) = around(degrees, BETS);
    // Beside the box of players who sit at a side, below the cards in the middle.
    let bet_y = if sine(degrees).abs() > SIDE { bet_y + 44 } else { bet_y };
    let name: String = match drawn.name.chars().count() > LETTERS {
        true => drawn.name.chars().take(LETTERS - 1).chain(['…']).collect(),
        false => drawn.name.clone(),
    };
    let gap = if drawn.cards.len() > 4 { 11 } else { 19 };
    context! {
        x, y, bet_x, bet_y, name,
        left => x - 44,
        top => y - 2,
        stack_y => y + 28,
        name_y => y + 13,
        stack => &drawn.stack,
        bet => &drawn.bet,
        went => &drawn.went,
        out => drawn.out,
        acts => drawn.acts,
        button => drawn.button,
        button_x => x + 40,
        cards => cards(&drawn.cards, (x, y - 30), gap),
    }
}

/// Cards side by side around a point: where each lies, its rank and its suit.
fn cards(cards: &[Option<Card>], (x, y): (i32, i32), gap: i32) -> Vec<Value> {
    let count = i32::try_from(cards.len()).unwrap_or(0);
    let left = x - (count - 1) * gap / 2 - 10;
    let places = (0..).map(|at: i32| left + at * gap);
    let card = |(x, card): (i32, &Option<Card>)| {
        let (face, red) = card.map(face).unwrap_or_default();
        context! { x, y, text_x => x + 10, text_y => y + 18, face, red, back => card.is_none() }
    };
    places.zip(cards).map(card).collect()
}

/// What stands on a card, and whether that is red.
pub fn face(card: Card) -> (String, bool) {
    let name = card.name();
    let (rank, suit) = name.split_at(name.len().saturating_sub(1));
    match suit {
        "c" => (format!("{rank}♣"), false),
        "d" => (format!("{rank}♦"), true),
        "h" => (format!("{rank}♥"), true),
        "s" => (format!("{rank}♠"), false),
        _ => ("Jo".to_owned(), false),
    }
}

/// The point on an ellipse around the middle; 0 is the top.
fn around(degrees: i32, (wide, high): (i32, i32)) -> (i32, i32) {
    let (x, y) = (wide * sine(degrees) / 1000, high * sine(degrees + 90) / 1000);
    (MIDDLE.0 + x, MIDDLE.1 - y)
}

/// A thousand times the sine of an angle, to the next fifth degree.
fn sine(degrees: i32) -> i32 {
    let fifth = |degrees: i32| {
        let at = usize::try_from((degrees + 2) / 5).unwrap_or(0);
        SINES.get(at).copied().unwrap_or_default()
    };
    match degrees.rem_euclid(360) {
        first @ 0..=90 => fifth(first),
        second @ 91..=180 => fifth(180 - second),
        third @ 181..=270 => -fifth(third - 180),
        fourth => -fifth(360 - fourth),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_stand_around_the_table() {
        assert_eq!(around(0, (100, 100)), (180, 120));
        assert_eq!(around(90, (100, 100)), (280, 220));
        assert_eq!(around(180, (100, 100)), (180, 320));
        assert_eq!(around(270, (100, 100)), (80, 220));
        assert_eq!(sine(30), 500);
        assert_eq!(sine(-30), -500);
    }

    #[test]
    fn no_name_breaks_the_picture() {
        let chairs =
            vec![Drawn { name: "<b>\"'&".to_owned(), cards: vec![None, None], ..Drawn::default() }; 3];
        let picture = felt(&Shot { chairs, ..Shot::default() }).unwrap().to_string();
        assert!(picture.contains("&lt;b&gt;") && !picture.contains("<b>"), "{picture}");
    }
}
