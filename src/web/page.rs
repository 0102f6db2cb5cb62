//! Answers as pages: each is set into its template, where every word is made harmless and escaped.

use crate::answer::hand::Hand;
use crate::answer::hand_list::HandLine;
use crate::answer::report::Chart;
use crate::render::chart::picture;
use crate::render::hand::sentence;
use crate::render::hand_list::short;
use crate::render::parts::{Laid, Part};
use crate::render::seen::{Answers, Chair, Seen};
use crate::render::shots::{Drawn, Shot};
use crate::render::tournament::clock::ClockPage;
use crate::web::asked::Asked;
use crate::web::felt::{Replay, face};
use crate::web::frame::{Page, chair, framed, table};
use engine::cards::Card;
use hyper::body::Bytes;
use ledger::tournament::clock::ClockState;
use minijinja::{Value, context};

/// What was found out.
#[derive(Debug)]
pub enum Answered {
    /// How the night stands.
    Room(Box<Room>),
    /// Figures that another verb shows too.
    Sheet(Sheet),
    /// A hand, step by step.
    Hand(Box<Replay>),
    /// The same as `status --json`.
    Status(String),
}

/// The night, as everybody in the room may see it.
#[derive(Clone, Debug)]
pub struct Room {
    /// The answers that the table shows, without lines of the journal.
    pub answers: Answers,
    /// The last hands, the last one last.
    pub hands: Vec<HandLine>,
    /// The last of them that counts, with its reasons.
    pub last: Option<Hand>,
    /// How the table looked at the end of it.
    pub shot: Option<Shot>,
    /// The last night.
    pub night: Option<u32>,
}

/// Figures with their charts.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// What it is about.
    pub title: String,
    /// How players stand tonight, if it is about them.
    pub chairs: Vec<Chair>,
    /// The figures, part by part, as their verbs show them.
    pub parts: Vec<Part>,
    /// The charts.
    pub charts: Vec<Chart>,
    /// Where else to look: a path, and its words.
    pub more: Vec<(String, String)>,
}

impl Answered {
    /// The page.
    pub fn page(self, asked: &Asked) -> Page {
        match self {
            Self::Room(room) if *asked == Asked::Tv => room.tv(),
            Self::Room(room) => room.tonight(),
            Self::Sheet(sheet) => sheet.page(asked),
            Self::Hand(replay) => replay.page(asked),
            Self::Status(json) => Page { kind: "application/json", body: Bytes::from(json) },
        }
    }
}

impl Room {
    fn tonight(&self) -> Page {
        let seen = Seen::of(&self.answers);
        let title = seen.title.clone();
        let view = context! {
            title => &title,
            night => self.answers.night.as_ref().map(|state| state.night.number),
            last_night => self.night,
            chairs => table(&seen.chairs).ok(),
            side => seen.side,
            clock => self.clock().map(clock),
            next => seen.next,
            hands => self.hands.iter().rev().map(hand).collect::<Vec<_>>(),
            last => self.last.as_ref().map(told_hand),
        };
        framed(&title, "tonight", "tonight.html", &view)
    }

    fn tv(&self) -> Page {
        let seen = Seen::of(&self.answers);
        let shot = self.shot.clone().unwrap_or_default();
        let view = context! {
            title => &seen.title,
            chairs => seen.chairs.iter().map(chair).collect::<Vec<_>>(),
            side => seen.side,
            clock => self.clock().map(clock),
            last => self.last.as_ref().map(told_hand),
            boards => shot.boards.iter().map(|board| faces(board)).collect::<Vec<_>>(),
            hands => shot.chairs.iter().filter(|chair| !chair.out).filter_map(held).collect::<Vec<_>>(),
        };
        framed(&seen.title, "tv", "tv.html", &view)
    }

    fn clock(&self) -> Option<&ClockPage> {
        self.answers.tournament.as_ref()?.clock.as_ref()
    }
}

fn clock(page: &ClockPage) -> Value {
    let runs = matches!(page.state, ClockState::Running | ClockState::Break) && page.standing().is_none();
    let is_break = page.blinds.is_none();
    context! {
        title => &page.title,
        level => &page.level,
        blinds => &page.blinds,
        next => &page.next,
        time => page.time(),
        standing => page.standing(),
        left => page.left,
        elapsed => page.elapsed,
        runs,
        is_break,
        figures => page.figures(),
        windows => page.windows.clone(),
        out => page.out.clone(),
        said => &page.said,
    }
}

/// Cards as they are shown in a line.
fn faces(cards: &[Option<Card>]) -> Vec<Value> {
    let card = |card: &Option<Card>| {
        let (face, red) = card.map(face).unwrap_or_default();
        context! { face, red, back => card.is_none() }
    };
    cards.iter().map(card).collect()
}

/// The cards that a player showed.
fn held(drawn: &Drawn) -> Option<Value> {
    let cards = faces(&drawn.cards);
    drawn.cards.iter().any(Option::is_some).then(|| context! { name => &drawn.name, cards })
}

fn hand(line: &HandLine) -> Value {
    context! { night => line.night, hand => line.hand, words => short(line) }
}

fn told_hand(hand: &Hand) -> Value {
    let why: Vec<String> = hand.why.iter().map(engine::refusal::Notice::with_rule).collect();
    context! { sentence => sentence(hand), why, hand => hand.hand }
}

impl Sheet {
    fn page(self, asked: &Asked) -> Page {
        let Self { title, chairs, parts, charts, more } = self;
        let chairs = table(&chairs).ok();
        let drawn = if charts.is_empty() { None } else { picture(&charts).ok() };
        let parts: Vec<Value> = parts.iter().filter_map(part).collect();
        let view =
            context! { title => &title, parts, more, chairs, picture => drawn.map(Value::from_safe_string) };
        // A player's own page doesn't show where other pages are.
        let kind = if matches!(asked, Asked::Me(_)) { "me" } else { "sheet" };
        framed(&title, kind, "sheet.html", &view)
    }
}

/// Columns that a phone has room for side by side.
const FEW: usize = 2;

/// A part of a page; an empty line doesn't count.
fn part(part: &Part) -> Option<Value> {
    match part {
        Part::Words(words) if words.is_empty() => None,
        Part::Words(words) => Some(context! { words }),
        Part::Table(laid) => {
            let head = laid.header.iter().enumerate();
            let head: Vec<Value> = head
                .map(|(column, text)| context! { text, figure => laid.right.contains(&column) })
                .collect();
            let rows: Vec<Value> = laid.rows.iter().map(|cells| row(laid, cells)).collect();
            let flows = laid.rows.iter().any(|cells| cells.len() > FEW);
            Some(context! { head, rows, flows })
        }
    }
}

/// A row whose cells know what they are: on a phone it becomes a card.
fn row(laid: &Laid, cells: &[String]) -> Value {
    let lead = (0..cells.len()).find(|column| !laid.right.contains(column));
    let cell = |(column, text): (usize, &String)| {
        let of = laid.header.get(column).map(String::as_str).unwrap_or_default();
        let (figure, lead) = (laid.right.contains(&column), lead == Some(column));
        let empty = text.is_empty() || text == "–";
        context! { text, of, figure, lead, empty }
    };
    cells.iter().enumerate().map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_is_taken_for_markup() {
        let sheet = Sheet {
            title: "<script>alert(1)</script>".to_owned(),
            chairs: vec![Chair { name: "<u>".to_owned(), ..Chair::default() }],
            parts: vec![
                Part::words("<b>\"x\" & 'y'</b>\u{1b}[2J\u{202e}"),
                Part::table(&["<p>"], &[], [["<s>".to_owned()]]),
            ],
            charts: Vec::new(),
            more: vec![("/night/1".to_owned(), "<i>".to_owned())],
        };
        let page = sheet.page(&Asked::Book);
        let text = String::from_utf8(page.body.to_vec()).unwrap();
        for tag in ["<script>", "<b>", "<i>", "<u>", "<s>", "\u{1b}", "\u{202e}"] {
            assert!(!text.contains(tag), "{tag} in {text}");
        }
        assert!(text.contains("&lt;b&gt;") && text.contains("name=\"viewport\""), "{text}");
        assert!(!text.contains("http://") && !text.contains("style="), "{text}");
    }
}
