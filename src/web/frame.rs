//! Templates and the frame around them; every word put into one is made harmless and escaped.

use crate::render::page::harmless;
use crate::render::seen::Chair;
use axum::body::Body;
use axum::http::StatusCode;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hyper::body::Bytes;
use minijinja::value::ValueKind;
use minijinja::{Environment, Error, Output, State, Value, context, escape_formatter};

/// A page, ready to be sent.
#[derive(Debug)]
pub struct Page {
    /// What it is.
    pub kind: &'static str,
    /// Its bytes.
    pub body: Bytes,
}

const HTML: &str = "text/html; charset=utf-8";

/// The templates; words in them are escaped, whatever the file extension.
const TEMPLATES: [(&str, &str); 15] = [
    ("chairs.html", include_str!("templates/chairs.html")),
    ("frame.html", include_str!("templates/frame.html")),
    ("tonight.html", include_str!("templates/tonight.html")),
    ("tv.html", include_str!("templates/tv.html")),
    ("sheet.html", include_str!("templates/sheet.html")),
    ("refused.html", include_str!("templates/refused.html")),
    ("bank.html", include_str!("templates/bank.html")),
    ("form.html", include_str!("templates/form.html")),
    ("felt.html", include_str!("templates/felt.html")),
    ("hand.html", include_str!("templates/hand.html")),
    ("pin.html", include_str!("templates/pin.html")),
    ("question.html", include_str!("templates/question.html")),
    ("said.html", include_str!("templates/said.html")),
    ("settle.html", include_str!("templates/settle.html")),
    ("undo.html", include_str!("templates/undo.html")),
];

impl Page {
    /// A page that only says why it can't be shown.
    pub fn without(why: &str) -> Self {
        framed("no page", "plain", "refused.html", &context! { why })
    }
}

/// An answer that only says why there's no page.
pub fn refused(status: StatusCode, why: Option<&str>) -> Response {
    let why = why.or(status.canonical_reason()).unwrap_or_default();
    let Page { kind, body } = Page::without(why);
    told(status, kind, body)
}

/// An answer of these bytes.
pub fn told(status: StatusCode, kind: &'static str, body: impl Into<Body>) -> Response {
    (status, [(header::CONTENT_TYPE, kind)], body.into()).into_response()
}

/// The table of players that several pages show; empty without players.
pub fn table(chairs: &[Chair]) -> Result<Value, Error> {
    let chairs: Vec<Value> = chairs.iter().map(chair).collect();
    set("chairs.html", &context! { chairs }).map(Value::from_safe_string)
}

/// A player as the templates take them.
pub fn chair(chair: &Chair) -> Value {
    let [stack, bought, notes, book, result] = &chair.figures;
    let Chair { name, seat, button, counted, gone, .. } = chair;
    context! { name, seat, button, counted, gone, stack, bought, notes, book, result }
}

/// A template in the frame that all pages have.
pub fn framed(title: &str, kind: &str, template: &str, view: &Value) -> Page {
    let page = set(template, view)
        .and_then(|main| set("frame.html", &context! { title, kind, main => Value::from_safe_string(main) }));
    // Templates are part of the program, so this is a fault of ours; the page says so instead of showing half.
    let text =
        page.unwrap_or_else(|error| format!("<!DOCTYPE html><title>no page</title><p>{:?}", error.kind()));
    Page { kind: HTML, body: Bytes::from(text) }
}

/// A template with these values in it.
pub fn set(template: &str, view: &Value) -> Result<String, Error> {
    let mut templates = Environment::new();
    for (name, text) in TEMPLATES {
        templates.add_template(name, text)?;
    }
    templates.set_formatter(harmlessly);
    templates.get_template(template)?.render(view)
}

/// Words from outside: no control character, nothing that changes the reading direction, nothing that reads as a tag.
fn harmlessly(out: &mut Output<'_>, state: &mut State<'_, '_>, value: &Value) -> Result<(), Error> {
    match value.as_str().filter(|_| value.kind() == ValueKind::String && !value.is_safe()) {
        Some(text) => escape_formatter(out, state, &Value::from(harmless(text))),
        None => escape_formatter(out, state, value),
    }
}
