//! Answers as pages: each is set into its template, where every word is made harmless and escaped.

use crate::answer::hand::Hand;
use crate::answer::hand_list::HandLine;
use crate::answer::report::Chart;
use crate::render::chart::picture;
use crate::render::hand::sentence;
use crate::render::hand_list::short;
use crate::render::page::harmless;
use crate::render::seen::{Answers, Chair, Seen};
use crate::render::tournament::clock::ClockPage;
use crate::web::asked::Asked;
use axum::body::Body;
use axum::http::StatusCode;
use axum::http::header::{self, HeaderValue};
use axum::response::{IntoResponse, Response};
use hyper::body::Bytes;
use ledger::tournament::clock::ClockState;
use minijinja::value::ValueKind;
use minijinja::{Environment, Error, Output, State, Value, context, escape_formatter};

/// What was found out.
#[derive(Debug)]
pub enum Answered {
    /// How the night stands.
    Room(Box<Room>),
    /// Figures that another verb shows too.
    Sheet(Sheet),
    /// The same as `status --json`.
    Status(String),
}

/// The night, as everybody in the room may see it.
#[derive(Clone, Debug)]
pub struct Room {
    /// The answers that the table shows; no line of the journal is among them.
    pub answers: Answers,
    /// The last hands, the last one last.
    pub hands: Vec<HandLine>,
    /// The last of them that counts, with its reasons.
    pub last: Option<Hand>,
    /// The last night.
    pub night: Option<u32>,
}

/// Figures with what is drawn of them.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// What it is about.
    pub title: String,
    /// How players stand tonight, where it is about them.
    pub chairs: Vec<Chair>,
    /// The figures, part by part, as their verbs show them.
    pub parts: Vec<String>,
    /// A hand, step by step.
    pub steps: Vec<String>,
    /// What is drawn.
    pub charts: Vec<Chart>,
    /// Where else to look: a path, and its words.
    pub more: Vec<(String, String)>,
}

/// A page, ready to be sent.
pub struct Page {
    /// What it is.
    pub kind: &'static str,
    /// Its bytes.
    pub body: Bytes,
}

const HTML: &str = "text/html; charset=utf-8";

/// The templates; whatever their ending, words in them are escaped.
const TEMPLATES: [(&str, &str); 6] = [
    ("chairs.html", include_str!("templates/chairs.html")),
    ("frame.html", include_str!("templates/frame.html")),
    ("tonight.html", include_str!("templates/tonight.html")),
    ("tv.html", include_str!("templates/tv.html")),
    ("sheet.html", include_str!("templates/sheet.html")),
    ("refused.html", include_str!("templates/refused.html")),
];

impl Answered {
    /// The page.
    pub fn page(self, asked: &Asked) -> Page {
        match self {
            Self::Room(room) if *asked == Asked::Tv => room.tv(),
            Self::Room(room) => room.tonight(),
            Self::Sheet(sheet) => sheet.page(asked),
            Self::Status(json) => Page { kind: "application/json", body: Bytes::from(json) },
        }
    }
}

impl Page {
    /// A page that says only why there is none.
    pub fn without(why: &str) -> Self {
        framed("no page", "plain", "refused.html", &context! { why })
    }
}

/// An answer that says only why there is none.
pub fn refused(status: StatusCode, why: Option<&str>) -> Response {
    let why = why.or(status.canonical_reason()).unwrap_or_default();
    let Page { kind, body } = Page::without(why);
    told(status, kind, body)
}

/// An answer of these bytes; where another way to ask was tried, it says which ways there are.
pub fn told(status: StatusCode, kind: &'static str, body: impl Into<Body>) -> Response {
    let mut response = (status, [(header::CONTENT_TYPE, kind)], body.into()).into_response();
    if status == StatusCode::METHOD_NOT_ALLOWED {
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
    }
    response
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
        let view = context! {
            title => &seen.title,
            chairs => seen.chairs.iter().map(chair).collect::<Vec<_>>(),
            side => seen.side,
            clock => self.clock().map(clock),
            last => self.last.as_ref().map(told_hand),
        };
        framed(&seen.title, "tv", "tv.html", &view)
    }

    fn clock(&self) -> Option<&ClockPage> {
        self.answers.tournament.as_ref()?.clock.as_ref()
    }
}

/// The table of players, as it stands on several pages; empty without any.
fn table(chairs: &[Chair]) -> Result<Value, Error> {
    let chairs: Vec<Value> = chairs.iter().map(chair).collect();
    set("chairs.html", &context! { chairs }).map(Value::from_safe_string)
}

fn chair(chair: &Chair) -> Value {
    let [stack, bought, notes, book, result] = &chair.figures;
    let Chair { name, seat, button, counted, gone, .. } = chair;
    context! { name, seat, button, counted, gone, stack, bought, notes, book, result }
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
        players => page.players.map(|(left, all)| format!("{left} of {all}")),
        average => &page.average,
        chips => &page.chips,
        prizes => &page.prizes,
        said => &page.said,
    }
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
        let Self { title, chairs, parts, steps, charts, more } = self;
        let chairs = table(&chairs).ok();
        let drawn = if charts.is_empty() { None } else { picture(&charts).ok() };
        let view = context! { title => &title, parts, steps, more, chairs, picture => drawn.map(Value::from_safe_string) };
        // A page of its own tells nobody where else there are pages of others.
        let kind = if matches!(asked, Asked::Me(_)) { "me" } else { "sheet" };
        framed(&title, kind, "sheet.html", &view)
    }
}

/// A template in the frame that all pages have.
fn framed(title: &str, kind: &str, template: &str, view: &Value) -> Page {
    let page = set(template, view)
        .and_then(|main| set("frame.html", &context! { title, kind, main => Value::from_safe_string(main) }));
    // Templates are part of the program, so this is a fault of ours; the page says so instead of being half.
    let text =
        page.unwrap_or_else(|error| format!("<!DOCTYPE html><title>no page</title><p>{:?}", error.kind()));
    Page { kind: HTML, body: Bytes::from(text) }
}

fn set(template: &str, view: &Value) -> Result<String, Error> {
    let mut templates = Environment::new();
    for (name, text) in TEMPLATES {
        templates.add_template(name, text)?;
    }
    templates.set_formatter(harmlessly);
    templates.get_template(template)?.render(view)
}

/// Words from outside: no control character, nothing that turns the reading direction, nothing that is taken for a tag.
fn harmlessly(out: &mut Output<'_>, state: &mut State<'_, '_>, value: &Value) -> Result<(), Error> {
    match value.as_str().filter(|_| value.kind() == ValueKind::String && !value.is_safe()) {
        Some(text) => escape_formatter(out, state, &Value::from(harmless(text))),
        None => escape_formatter(out, state, value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_is_taken_for_markup() {
        let sheet = Sheet {
            title: "<script>alert(1)</script>".to_owned(),
            chairs: vec![Chair { name: "<u>".to_owned(), ..Chair::default() }],
            steps: vec!["<s>".to_owned()],
            parts: vec!["<b>\"x\" & 'y'</b>\u{1b}[2J\u{202e}".to_owned()],
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
