//! Phones that typed the PIN: each has its own secret in its cookie, and another one in its forms.

use crate::render::said::Said;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// How long a phone needs no PIN after its last request.
const LASTS: Duration = Duration::from_secs(12 * 3600);

/// The most phones at once; the one idle longest gives way.
const MOST: usize = 16;

/// How many answers are kept, to repeat them when a form comes twice.
const ANSWERS: usize = 64;

/// A phone of the banker.
#[derive(Debug)]
pub struct Session {
    /// What its cookie says.
    cookie: String,
    /// The secret in its forms: another site's page doesn't know it.
    pub token: String,
    seen: Instant,
    /// Forms that recorded something, each with what was said; the last one last.
    done: VecDeque<(String, Said)>,
    /// Forms that wait for an answer.
    asking: VecDeque<Asking>,
}

/// A form whose line asked something.
#[derive(Clone, Debug)]
struct Asking {
    id: String,
    /// What was answered so far.
    answers: Vec<(String, bool)>,
    /// What is asked now.
    question: String,
}

impl Session {
    /// What was said to the form with this request id.
    #[must_use]
    pub fn said_to(&self, id: &str) -> Option<&Said> {
        self.done.iter().find(|(known, _)| known == id).map(|(_, said)| said)
    }

    /// What was said last.
    #[must_use]
    pub fn last_said(&self) -> Option<&Said> {
        self.done.back().map(|(_, said)| said)
    }

    /// The answers of a form so far, plus the one sent for the question with this number. An answer that comes twice
    /// must not answer the next question.
    pub fn answered(&mut self, id: &str, step: usize, answer: Option<bool>) -> Vec<(String, bool)> {
        let Some(asking) = self.asking.iter_mut().find(|asking| asking.id == id) else { return Vec::new() };
        if let Some(answer) = answer.filter(|_| step == asking.answers.len()) {
            asking.answers.push((asking.question.clone(), answer));
        }
        asking.answers.clone()
    }

    /// Keeps what a form asks; returns the number of the question.
    pub fn ask(&mut self, id: &str, answers: Vec<(String, bool)>, question: String) -> usize {
        self.asking.retain(|asking| asking.id != id);
        if self.asking.len() >= ANSWERS {
            self.asking.pop_front();
        }
        let step = answers.len();
        self.asking.push_back(Asking { id: id.to_owned(), answers, question });
        step
    }

    /// Keeps what was said to a form.
    pub fn keep(&mut self, id: &str, said: Said) {
        if self.done.len() >= ANSWERS {
            self.done.pop_front();
        }
        self.done.push_back((id.to_owned(), said));
    }
}

/// All phones of the banker.
#[derive(Debug, Default)]
pub struct Sessions(Vec<Session>);

impl Sessions {
    /// The session with this cookie.
    pub fn of(&mut self, cookie: &str, now: Instant) -> Option<&mut Session> {
        self.0.retain(|session| now.duration_since(session.seen) < LASTS);
        let session = self.0.iter_mut().find(|session| is_same(&session.cookie, cookie))?;
        session.seen = now;
        Some(session)
    }

    /// Adds one.
    pub fn begin(&mut self, cookie: String, token: String, now: Instant) {
        if self.0.len() >= MOST
            && let Some(oldest) = (0..self.0.len()).min_by_key(|at| self.0.get(*at).map(|one| one.seen))
        {
            self.0.remove(oldest);
        }
        self.0.push(Session { cookie, token, seen: now, done: VecDeque::new(), asking: VecDeque::new() });
    }

    /// That phone needs the PIN again.
    pub fn end(&mut self, cookie: &str) {
        self.0.retain(|session| !is_same(&session.cookie, cookie));
    }
}

/// True for the same words; how long it takes doesn't show where they differ.
#[must_use]
pub fn is_same(one: &str, other: &str) -> bool {
    let differ = one.bytes().zip(other.bytes()).fold(0, |differ, (one, other)| differ | (one ^ other));
    differ == 0 && one.len() == other.len()
}
