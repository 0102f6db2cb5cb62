//! The banker's page: forms that fill a command line, the PIN in front of it, and what keeps a form from being sent twice.
//!
//! It decides nothing: the recorder runs the line under the request id of its form.

mod fields;
mod form;
mod forms;
mod line;
mod marks;
mod pages;
mod session;
mod settle;
mod tries;
mod view;

use crate::render::said::Said;
use crate::web::bank::fields::Fields;
use crate::web::bank::forms::at;
use crate::web::bank::marks::Marks;
use crate::web::bank::pages::{front, question, sheet, taking_back};
use crate::web::bank::session::{Sessions, is_same};
use crate::web::bank::settle::settling;
use crate::web::bank::tries::Tries;
use crate::web::frame::Page;
use crate::web::house::{Clerk, Heard, NotThere, Order};
use axum::http::StatusCode;
use std::net::IpAddr;
use std::time::Instant;

/// How the name of the cookie begins; the port follows, since browsers keep one cookie for all ports of a machine.
const COOKIE: &str = "housebook-bank-";

/// How long a browser keeps it, in seconds.
const KEPT: u32 = 12 * 3600;

/// A request below `/bank`.
#[derive(Clone, Debug)]
pub struct Visit {
    /// What follows `/bank`, without the slash.
    pub path: String,
    /// The text of a form that was sent; none if a page is asked for.
    pub sent: Option<String>,
    /// The cookies sent with it.
    pub cookies: String,
    /// Where it came from.
    pub from: IpAddr,
}

/// The answer to a visit.
#[derive(Debug)]
pub struct Handed {
    /// The status.
    pub status: StatusCode,
    /// The page.
    pub page: Page,
    /// A cookie to keep.
    pub cookie: Option<String>,
    /// Where to go instead.
    pub to: Option<&'static str>,
}

/// The banker's page with all its phones.
#[derive(Debug)]
pub struct Bank {
    pin: String,
    /// What its cookie is called.
    cookie: String,
    tries: Tries,
    sessions: Sessions,
}

impl Handed {
    const fn page(status: StatusCode, page: Page) -> Self {
        Self { status, page, cookie: None, to: None }
    }

    /// Redirects to the front page, which can be reloaded without sending anything again.
    fn front() -> Self {
        Self {
            to: Some("/bank"),
            ..Self::page(StatusCode::SEE_OTHER, Page::without("it's on the front page"))
        }
    }

    fn without(not_there: NotThere) -> Self {
        let (status, why) = match not_there {
            NotThere::Missing(why) => (StatusCode::NOT_FOUND, why),
            NotThere::Busy(why) => (StatusCode::SERVICE_UNAVAILABLE, why),
            NotThere::Failed(why) => (StatusCode::INTERNAL_SERVER_ERROR, why),
        };
        Self::page(status, Page::without(&why))
    }
}

impl Bank {
    /// A bank that opens with this PIN, at this port.
    #[must_use]
    pub fn behind(pin: &str, port: u16) -> Self {
        let (pin, cookie) = (pin.to_owned(), format!("{COOKIE}{port}"));
        Self { pin, cookie, tries: Tries::default(), sessions: Sessions::default() }
    }

    /// Answers a visit.
    pub fn answer(&mut self, clerk: &mut dyn Clerk, visit: &Visit, now: Instant) -> Handed {
        let Some(fields) = Fields::read(visit.sent.as_deref().unwrap_or_default()) else {
            return Handed::page(StatusCode::BAD_REQUEST, Page::without("that isn't one of our forms"));
        };
        let cookie = of_name(&self.cookie, &visit.cookies).unwrap_or_default();
        let token = self.sessions.of(cookie, now).map(|session| session.token.clone());
        let is_sent = visit.sent.is_some();
        match (token, visit.path.as_str()) {
            (_, "pin") if is_sent => self.enter(clerk, visit, &fields, now),
            (None, "") if !is_sent => Handed::page(StatusCode::OK, pages::pin("")),
            (None, _) => Handed::page(StatusCode::FORBIDDEN, pages::pin("type the PIN first")),
            (Some(token), _) if is_sent && !is_same(fields.get("token"), &token) => {
                let why = "this form isn't from this page: go back and reload it";
                Handed::page(StatusCode::FORBIDDEN, Page::without(why))
            }
            (Some(_), "out") if is_sent => {
                self.sessions.end(cookie);
                Handed { cookie: Some(self.set("gone", 0)), ..Handed::front() }
            }
            (Some(token), path) if is_sent => self.send(clerk, (cookie, &token), path, &fields, now),
            (Some(token), path) => self.show(clerk, (cookie, &token), path, now),
        }
    }

    /// Somebody types the PIN.
    fn enter(&mut self, clerk: &mut dyn Clerk, visit: &Visit, fields: &Fields, now: Instant) -> Handed {
        if !self.tries.may(visit.from, now) {
            let why = "too many wrong PINs: wait a few minutes";
            return Handed::page(StatusCode::TOO_MANY_REQUESTS, pages::pin(why));
        }
        if !is_same(fields.get("pin").trim(), &self.pin) {
            self.tries.wrong(visit.from, now);
            return Handed::page(StatusCode::FORBIDDEN, pages::pin("that's not the PIN"));
        }
        self.tries.right(visit.from);
        let (cookie, token) = (clerk.token(), clerk.token());
        let kept = self.set(&cookie, KEPT);
        self.sessions.begin(cookie, token, now);
        Handed { cookie: Some(kept), ..Handed::front() }
    }

    /// The header that sets the cookie: no script reads it, and no other site's page sends it along.
    fn set(&self, value: &str, seconds: u32) -> String {
        format!("{}={value}; Path=/bank; Max-Age={seconds}; HttpOnly; SameSite=Strict", self.cookie)
    }

    /// A page is asked for.
    fn show(
        &mut self,
        clerk: &mut dyn Clerk,
        (cookie, token): Phone<'_>,
        path: &str,
        now: Instant,
    ) -> Handed {
        let counter = match clerk.counter() {
            Ok(counter) => counter,
            Err(not_there) => return Handed::without(not_there),
        };
        let mut marks = Marks::of(token, clerk.token());
        let page = match path {
            "" => {
                let said = self.sessions.of(cookie, now).and_then(|session| session.last_said().cloned());
                front(&counter, said.as_ref(), &mut marks)
            }
            "settle" => settling(&counter, &mut marks),
            "undo" => match clerk.undoing() {
                Ok((event, sentences)) => taking_back(event, &sentences, &mut marks),
                Err(said) => front(&counter, Some(&said), &mut marks),
            },
            path => match at(path) {
                Some(form) => sheet(form, &counter, &Fields::default(), None, &mut marks),
                None => return Handed::page(StatusCode::NOT_FOUND, Page::without("there's no such page")),
            },
        };
        Handed::page(StatusCode::OK, page)
    }

    /// A form was sent.
    fn send(
        &mut self,
        clerk: &mut dyn Clerk,
        (cookie, token): Phone<'_>,
        path: &str,
        fields: &Fields,
        now: Instant,
    ) -> Handed {
        let id = fields.get("id");
        let is_id = (8..=64).contains(&id.len()) && id.bytes().all(|sign| sign.is_ascii_alphanumeric());
        let words = match path {
            _ if !is_id => None,
            "undo" => undo(fields),
            "line" => match clerk.words(fields.get("line")) {
                Ok(words) => Some(words),
                Err(said) => return self.refused(clerk, (token, path), fields, &said),
            },
            path => at(path).and_then(|form| line::words(form, fields)),
        };
        let Some(words) = words else {
            return Handed::page(StatusCode::BAD_REQUEST, Page::without("that isn't one of our forms"));
        };
        let Some(session) = self.sessions.of(cookie, now) else { return Handed::front() };
        // A form that came twice is answered as it was the first time.
        if session.said_to(id).is_some() {
            return Handed::front();
        }
        let answer = Some(fields.get("answer")).filter(|answer| !answer.is_empty());
        let step = fields.get("step").parse().unwrap_or(0);
        let answers = session.answered(id, step, answer.map(|answer| answer == "yes"));
        match clerk.run(&Order { words, id: format!("bank-{id}"), answers: answers.clone() }) {
            Heard::Asked(asked) => {
                let step = session.ask(id, answers, asked.clone());
                Handed::page(StatusCode::OK, question(path, fields, (step, &asked), token))
            }
            Heard::Said(said) if said.refused => self.refused(clerk, (token, path), fields, &said),
            Heard::Said(said) => {
                session.keep(id, said);
                Handed::front()
            }
        }
    }

    /// The form again, with what was filled in and why it was refused.
    fn refused(
        &self,
        clerk: &mut dyn Clerk,
        (token, path): (&str, &str),
        fields: &Fields,
        said: &Said,
    ) -> Handed {
        let counter = match clerk.counter() {
            Ok(counter) => counter,
            Err(not_there) => return Handed::without(not_there),
        };
        let mut marks = Marks::of(token, clerk.token());
        let page = match at(path) {
            Some(form) => sheet(form, &counter, fields, Some(said), &mut marks),
            None => front(&counter, Some(said), &mut marks),
        };
        Handed::page(StatusCode::UNPROCESSABLE_ENTITY, page)
    }
}

/// The cookie and the token of a phone.
type Phone<'a> = (&'a str, &'a str);

fn undo(fields: &Fields) -> Option<Vec<String>> {
    let event: u64 = fields.get("event").parse().ok()?;
    Some(vec!["undo".to_owned(), event.to_string()])
}

/// Our own cookie among all of them.
fn of_name<'c>(name: &str, cookies: &'c str) -> Option<&'c str> {
    let mut pairs = cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}
