//! One command's surroundings: which book, what time it is, which request, and how to answer.

use crate::answer::recorded::Recorded;
use crate::cli::answers::Answers;
use crate::cli::failure::{Failure, exit};
use crate::cli::globals::{Color, Globals};
use crate::cli::language::Language;
use crate::cli::open_book::{OpenBook, folded};
use crate::cli::output::Out;
use crate::cli::random::Random;
use crate::cli::receipts::Form;
use crate::cli::reply::{Reply, object};
use crate::cli::request_body::{BESIDE, BETWEEN, request_body};
use crate::cli::told::Told;
use crate::cli::{clock, environment, taped, tick};
use crate::render;
use crate::render::shell;
use engine::readable::check_readable;
use engine::refusal::Notice;
use etcetera::BaseStrategy;
use ledger::bank::next_step::next_step;
use ledger::bank::{BankError, Desk, Done, RequestReceipt, Session};
use ledger::night::insists::Insists;
use ledger::refusal::Refusal;
use ledger::store::{Access, Reader, RequestKey, Stamp, Store, StoreError};
use ledger::time::Instant;
use ledger::tournament::clock::Moment;
use serde_json::{Map, Value};
use std::cell::Cell;
use std::path::{Path, PathBuf};

/// The surroundings of one command.
pub struct Context {
    /// Where the book is.
    pub book: PathBuf,
    /// True when the user said which book, by option or environment.
    pub book_named: bool,
    /// The moment the command runs.
    pub now: Instant,
    /// When what it records really happened.
    pub at: Instant,
    /// The same as it was typed, for the lines of a script.
    pub said_at: Option<String>,
    /// The request id, if one was given.
    pub id: Option<String>,
    /// Dry run only.
    pub dry_run: bool,
    /// True if the line gives a day without an hour: enough to look back, but not to record something.
    is_day: bool,
    /// No questions.
    pub yes: bool,
    /// True if somebody at a terminal can be asked.
    pub can_ask: bool,
    /// A line of a script can't ask anybody.
    pub in_script: bool,
    /// The input after this line holds more lines of the shell.
    pub in_shell: bool,
    /// Do it even if the program has doubts.
    pub really: bool,
    /// What was asked at the terminal, and how it was answered.
    pub answers: Answers,
    /// Where a command prints what it doesn't keep until its end.
    pub out: Out,
    /// The book, if a script keeps it open.
    open: OpenBook,
    /// JSON wanted.
    pub json: bool,
    /// When to color.
    pub color: Color,
    /// Say nothing on success.
    pub quiet: bool,
    /// True if nobody wants to hear what comes next.
    no_hints: bool,
    /// How a receipt is printed, if one is wanted.
    pub receipt: Option<Form>,
    /// True once the book was opened to look.
    looked: Cell<bool>,
    /// What was asked for, in words, for the request's hash.
    pub body: String,
    /// The randomness.
    pub random: Random,
    /// The words of the program, for scripts and help.
    pub language: Language,
}

/// Why cards that the program deals are not shown before they are dealt.
pub const DEALT_ONCE: &str = "what the program deals counts";

/// The code of a failure to find the book.
const NO_BOOK: &str = "no-book";

/// What is said about a book that was there before.
const GONE: &str = " anymore: it was moved, or its disk was taken out. Put it back; nothing in it is lost";

impl Context {
    /// The line as it was typed, without the words that only say where, when and how.
    #[must_use]
    pub fn typed(&self) -> Vec<&str> {
        self.body.split(BESIDE).next().unwrap_or_default().split(BETWEEN).collect()
    }

    /// The surroundings of one line of words under `globals`.
    pub fn new(globals: &Globals, words: &[String], language: Language) -> Result<Self, Failure> {
        let now = clock::now(environment::now().as_deref());
        let day = globals.at.as_deref().and_then(|text| clock::end_of_day(text).ok());
        let at = match (&globals.at, day) {
            (_, Some(end)) => end,
            (Some(text), None) => clock::parse(text, now).map_err(Failure::usage)?,
            (None, None) => now,
        };
        if let Some(id) = &globals.id
            && (id.is_empty() || id.len() > 200 || check_readable(id).is_err())
        {
            return Err(Failure::usage("a request id has 1 to 200 plain characters"));
        }
        // Files beside a book are found by its real name, so a link to it is followed first.
        let book = book_path(globals.book.as_deref())?;
        let book = if book.is_symlink() { book.canonicalize().unwrap_or(book) } else { book };
        let seed = environment::seed();
        let turn = if seed.is_some() { turn(&globals.open, &book) } else { 0 };
        Ok(Self {
            book_named: globals.book.is_some() || environment::book().is_some(),
            book,
            now,
            at,
            said_at: globals.at.clone(),
            is_day: day.is_some(),
            id: globals.id.clone(),
            dry_run: globals.dry_run,
            yes: globals.yes,
            can_ask: globals.can_ask(),
            in_script: globals.in_script,
            in_shell: globals.in_shell,
            really: globals.really,
            answers: globals.answers.clone(),
            out: globals.out.clone(),
            open: globals.open.clone(),
            json: globals.json,
            color: globals.color,
            quiet: globals.quiet,
            no_hints: globals.no_hints || globals.json || globals.quiet,
            receipt: globals.receipt,
            looked: Cell::new(false),
            body: request_body(words),
            language,
            random: Random::new(seed.as_deref(), turn).map_err(|why| Failure::new(7, "random", why))?,
        })
    }

    /// The answer this request got before, if it did; anything else that is wrong is for the verb to say.
    ///
    /// This comes before everything else: the names it used may be gone by now, the night may be closed.
    pub fn replayed(&mut self) -> Option<Reply> {
        if self.id.is_none() || !self.book.is_file() {
            return None;
        }
        let never =
            || Err(Refusal::worded("never-asked", "this request hasn't been made yet").by(None).into());
        self.record(|_| never(), |()| Told::new("", Map::new())).ok()
    }

    /// Refuses a dry run of a command that can't have one, and says why.
    pub fn check_not_rehearsed(&self, why: &str) -> Result<(), Failure> {
        if self.dry_run {
            return Err(Failure::usage(format!("{why}, so there's no dry run")));
        }
        Ok(())
    }

    /// When it happens, for a clock that keeps running.
    #[must_use]
    pub fn moment(&self) -> Moment {
        tick::moment(self.now, self.at, self.said_at.is_some())
    }

    /// Moves on to the present, for a face that stays open.
    pub fn go_on(&mut self) {
        self.now = clock::now(environment::now().as_deref());
        self.at = self.now;
        self.said_at = None;
    }

    /// Opens the book to look.
    pub fn look(&self) -> Result<Store, Failure> {
        self.looked.set(true);
        self.sound(Access::Read)
    }

    /// Opens the book if its last event is intact.
    pub fn sound(&self, access: Access) -> Result<Store, Failure> {
        let opened = self.open(access).and_then(|store| store.check_tail().map(|()| store));
        opened.map_err(|error| self.missed(error))
    }

    /// The same without checking the last event.
    #[cfg(any(feature = "table", feature = "web"))]
    pub fn unchecked(&self, access: Access) -> Result<Store, Failure> {
        self.open(access).map_err(|error| self.missed(error))
    }

    /// Why there is no book to work with, and what helps: creating a new one doesn't, if there was one a moment ago.
    fn missed(&self, error: StoreError) -> Failure {
        let failure = match Failure::from(error) {
            gone if gone.code == NO_BOOK && self.open.was_there() => {
                Failure { message: format!("{}{GONE}", gone.message), ..gone }.hint("housebook status")
            }
            failure => failure,
        };
        if failure.exit == exit::NO_BOOK { taped::with_hint(failure, &self.book) } else { failure }
    }

    /// Opens the book, or takes it as the script that runs this line left it, intact or not.
    pub fn open(&self, access: Access) -> Result<Store, StoreError> {
        self.open.open(&self.book, access)
    }

    /// The book as this command leaves it open between two looks.
    #[must_use]
    pub const fn left_open(&self) -> &OpenBook {
        &self.open
    }

    /// Opens the book for the lines of a script; with `folds_each` every line folds the log in. [`OpenBook::close`] ends it.
    pub fn keep_open(&mut self, folds_each: bool) -> OpenBook {
        self.open = OpenBook::of_script(folds_each);
        self.open.clone()
    }

    /// True once the book was opened to look.
    #[must_use]
    pub const fn has_looked(&self) -> bool {
        self.looked.get()
    }

    /// Carries out a recording request, once.
    ///
    /// `work` decides and records; `tell` puts it into words. The same request id twice gives the same answer.
    pub fn record<T>(
        &mut self,
        work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
        tell: impl FnOnce(T) -> Told,
    ) -> Result<Reply, Failure> {
        let mut store = self.sound(Access::Write)?;
        self.record_in(&mut store, work, tell)
    }

    /// The usual next step as the book stands, in words; none if the book can't be read.
    pub fn next_step(&self, reader: Reader<'_>) -> Option<String> {
        if self.no_hints || !reader.hints().unwrap_or(true) {
            return None;
        }
        next_step(reader).ok().flatten().map(|step| render::next_step::next_step(&step))
    }

    /// The same, in a book that is already open.
    pub fn record_in<T>(
        &mut self,
        store: &mut Store,
        work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
        tell: impl FnOnce(T) -> Told,
    ) -> Result<Reply, Failure> {
        let now = self.now;
        if let Some(day) = self.said_at.as_deref().filter(|_| self.is_day) {
            clock::parse(day, now).map_err(Failure::usage)?;
        }
        if let Some(said) = clock::ahead(self.at, now) {
            let refused = Failure::new(exit::REFUSED, "not-yet", said);
            // Without `--at`, the hour comes from the file, and the same line would be refused again.
            return Err(if self.said_at.is_some() {
                refused.hint(shell::line(&self.typed()))
            } else {
                refused
            });
        }
        let id = self.id.clone().unwrap_or_else(|| self.random.id(now.0).to_string());
        let key = RequestKey::new(id.clone(), &self.body);
        let stamp = Stamp { request: id.clone(), at: self.at, recorded: now };
        let dry_run = self.dry_run;
        taped::check(store)?;
        let was = self.next_step(store.reader());
        let mut fresh_id = || self.random.id(now.0);
        let done = Desk::new(store, stamp, key, !dry_run, &mut fresh_id)
            .insisting(Insists { all: self.really, agreed: self.answers.agreed() })
            .act(|session| work(session).map(tell), |told, receipt| answer(told, receipt, dry_run))
            .map_err(|error| unknown_outcome(error.into(), &id))?;
        let mut reply = match done {
            Done::Now { value, receipt, answer } => recorded(value, &receipt, &answer, dry_run),
            Done::Before(answer) => before(&answer, store.reader()),
        };
        if !dry_run {
            // What's confirmed is on the tape, even if an earlier command couldn't write it there.
            reply.failed_after(taped::catch_up(store, reply.wrote));
        }
        if reply.wrote {
            if self.open.folds_now() || store.wants_checkpoint() {
                reply.failed_after(folded(store.fold()));
            }
            reply.next = self.next_step(store.reader()).filter(|next| Some(next) != was.as_ref());
            if let (Some(receipt), Ok(book)) = (self.receipt, store.reader().book()) {
                receipt.add(&mut reply, &book.id);
            }
        }
        Ok(reply)
    }
}

/// Printed below the answer of a dry run.
pub const REHEARSED: &str = "(dry run: nothing was recorded)";

fn answer(told: &Told, receipt: &RequestReceipt, dry_run: bool) -> String {
    let recorded = Recorded {
        answer: &told.json,
        notices: &told.notices,
        event: receipt.events.last().copied(),
        events: &receipt.events,
        hash: &receipt.hash,
        id: &receipt.request,
        dry_run,
    };
    object(recorded).to_string()
}

fn recorded(told: Told, receipt: &RequestReceipt, answer: &str, dry_run: bool) -> Reply {
    let text = match receipt.events.last() {
        _ if dry_run => format!("{}\n{REHEARSED}", told.text.trim_end()),
        Some(seq) => {
            format!("{}\nrecorded #{seq} {}", told.text.trim_end(), receipt.hash.get(..8).unwrap_or(""))
        }
        None => told.text,
    };
    Reply {
        text: text.trim_start().to_owned(),
        json: vec![serde_json::from_str(answer).unwrap_or(Value::Null)],
        notices: told.notices,
        wrote: !dry_run && !receipt.events.is_empty(),
        ..Reply::default()
    }
}

/// What was answered before; says so if it was undone since.
fn before(answer: &str, reader: Reader<'_>) -> Reply {
    let json: Value = serde_json::from_str(answer).unwrap_or(Value::Null);
    let event = json.get("event");
    let text = format!("already recorded #{}", event.unwrap_or(&Value::Null));
    let undone = event.and_then(Value::as_u64).and_then(|event| reader.undone_by(event).ok().flatten());
    let mut reply = Reply { text, json: vec![json], wrote: true, ..Reply::default() };
    if let Some(undone) = undone {
        let text = format!("that was undone by #{undone}; use another `--id` to do it again");
        reply.remark(Notice::new(None, text));
    }
    reply
}

fn unknown_outcome(mut failure: Failure, id: &str) -> Failure {
    if failure.exit == exit::UNKNOWN {
        let id = shell::option("--id", id);
        failure.hint = Some(format!("run it again with {id}, and it will be recorded exactly once"));
    }
    failure
}

/// With fixed randomness, each command still draws its own: the length of the journal makes the difference.
fn turn(open: &OpenBook, book: &Path) -> u64 {
    open.open(book, Access::Read).and_then(|store| store.reader().last_seq()).unwrap_or(0)
}

pub fn book_path(given: Option<&Path>) -> Result<PathBuf, Failure> {
    if let Some(path) = given {
        return Ok(path.to_owned());
    }
    if let Some(path) = environment::book() {
        return Ok(path);
    }
    let folders = etcetera::choose_base_strategy().map_err(|_| {
        Failure::usage("there's no home folder, so say which book").hint("--book night.book status")
    })?;
    Ok(folders.data_dir().join("housebook").join("night.book"))
}
