//! `tournament level`, `tournament clock`: which blinds are played, and for how long.

use crate::answer::tournament::state as answer;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::full_screen::terminal::Terminal;
use crate::cli::full_screen::{self, Key, Shown};
use crate::cli::reply::Reply;
use crate::cli::request_body::BESIDE;
use crate::cli::told::Told;
use crate::cli::typed_line::joined;
use crate::cli::words::Words;
use crate::render::tournament as render;
use clap::Args;
use engine::readable::AsTyped;
use ledger::bank::{load_tonight, tournament};
use ledger::refusal::Refusal;
use ledger::tournament::clock::{ClockAct, ClockReading, ClockState};
use ledger::tournament::level_words::{parse_level, with_minutes_behind};
use std::cell::RefCell;

/// Show or change the level
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook tournament level\n  housebook tournament level next\n  \
    housebook tournament level 50/100")]
pub struct Level {
    /// next, back, a level's number, or agreed blinds like 50/100@20
    #[arg(value_name = "next|back|N|SMALL/BIG")]
    to: Option<String>,
    /// Player who objects (then it isn't adopted)
    #[arg(long, value_name = "PLAYER")]
    against: Vec<String>,
}

/// Show, stop or set the clock
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook tournament clock\n  housebook tournament clock pause")]
pub struct Clock {
    /// What to do (else show it)
    #[arg(value_name = "pause|resume|add=MINUTES")]
    what: Option<String>,
    /// One line, even on a terminal
    #[arg(long)]
    line: bool,
}

impl Level {
    /// Shows it, or changes it.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let against = self.against.iter().map(|word| words.player(word)).collect::<Result<Vec<_>, _>>()?;
        let (tonight, now) = (load_tonight(store.reader())?, context.moment());
        drop(store);
        let Some(to) = self.to.as_deref() else {
            let reading = tonight.the_tournament()?.reading(&now)?;
            return Ok(Reply::look(render::levels(&tonight, &now)?, answer::Clock::of(&reading)));
        };
        let on = tonight.the_tournament()?;
        on.check_running(&tonight)?;
        let reading = on.reading(&now)?;
        let position = match to {
            "next" if reading.next().is_none() => {
                let message = format!("level {} is the last one", reading.number());
                return Err(Refusal::worded("no-level", message).hint("tournament level").into());
            }
            "next" => Some(reading.position.saturating_add(1)),
            "back" if reading.position == 0 => {
                let message = "level 1 is the first one";
                return Err(Refusal::worded("no-level", message).hint("tournament level").into());
            }
            "back" => Some(reading.position.saturating_sub(1)),
            typed => match typed.parse::<usize>() {
                Ok(number) => {
                    Some(reading.structure.position(number).ok_or_else(|| no_level(number, &reading))?)
                }
                Err(_) => None,
            },
        };
        let shown = now.clone();
        let Some(position) = position else {
            let level = parse_level(to).map_err(|error| {
                let meant = with_minutes_behind(to);
                let line = |meant: String| {
                    let typed = context.typed();
                    let said = typed.iter().map(|word| if *word == to { meant.as_str() } else { *word });
                    joined(&said.collect::<Vec<_>>())
                };
                let wrong = Failure::usage(error.to_string());
                meant.map(line).into_iter().fold(wrong, Failure::hint)
            })?;
            return context.record(
                |session| tournament::level(session, level, &against, now),
                |(tonight, _, notices)| page(&tonight, &shown).with(notices),
            );
        };
        let act = ClockAct::Level(u32::try_from(position).unwrap_or(u32::MAX));
        context.record(
            |session| tournament::clock(session, act, &against, now),
            |(tonight, _, notices)| page(&tonight, &shown).with(notices),
        )
    }
}

fn page(tonight: &ledger::night::Tonight, now: &ledger::tournament::clock::Moment) -> Told {
    let Ok(on) = tonight.the_tournament() else { return Told::new("", ()) };
    let Ok(reading) = on.reading(now) else { return Told::new("", ()) };
    let mut text = vec![render::clock_line(&reading)];
    text.extend(render::colour_up(on, &reading));
    Told::new(text.join("\n"), answer::Clock::of(&reading))
}

fn no_level(number: usize, reading: &ClockReading) -> Refusal {
    let last = reading.structure.count();
    let end = if number == 0 { "first is level 1".to_owned() } else { format!("last is level {last}") };
    Refusal::worded("no-level", format!("there's no level {number}: the {end}"))
        .hint("tournament level")
        .into()
}

impl Clock {
    /// Shows it, or sets it.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let now = context.moment();
        let Some(what) = self.what.as_deref() else {
            if !self.line && !context.json && full_screen::is_possible() {
                return watch(context);
            }
            let tonight = load_tonight(context.look()?.reader())?;
            tonight.the_tournament()?.reading(&now)?;
            let told = page(&tonight, &now);
            return Ok(Reply::look(told.text, told.json));
        };
        let act = act(what)?;
        let shown = now.clone();
        context.record(
            |session| tournament::clock(session, act, &[], now),
            |(tonight, _, notices)| page(&tonight, &shown).with(notices),
        )
    }
}

/// What a word does to the clock.
fn act(word: &str) -> Result<ClockAct, Failure> {
    let minutes = |text: &str| text.parse::<i64>().ok().filter(|minutes| (-600..=600).contains(minutes));
    match (word, word.strip_prefix("add=").map(minutes)) {
        ("pause", _) => Ok(ClockAct::Pause),
        ("resume", _) => Ok(ClockAct::Resume),
        (_, Some(Some(minutes))) => Ok(ClockAct::Shift(minutes.saturating_mul(60_000))),
        _ => {
            let word = word.as_typed();
            Err(Failure::usage(format!("`{word}` doesn't work here; use pause, resume or add=5")))
        }
    }
}

/// The clock on the whole terminal, until somebody quits.
fn watch(context: &mut Context) -> Result<Reply, Failure> {
    shown(context)?;
    let mut terminal = Terminal::take().map_err(|error| {
        Failure::new(exit::STORAGE, "terminal", format!("can't use the terminal: {error}"))
    })?;
    let context = RefCell::new(context);
    let mut read = || {
        let mut context = context.borrow_mut();
        context.go_on();
        shown(&context)
    };
    let mut press = |key| {
        let mut context = context.borrow_mut();
        context.go_on();
        pressed(&mut context, key)
    };
    full_screen::run(&mut terminal, &mut read, &mut press)?;
    terminal.give_back();
    Ok(Reply::default())
}

/// The clock as the book has it now.
fn shown(context: &Context) -> Result<Shown, Failure> {
    let tonight = load_tonight(context.look()?.reader())?;
    let on = tonight.the_tournament()?;
    let reading = on.reading(&context.moment())?;
    Ok(Shown { page: render::clock_page(&tonight, on, &reading), position: reading.position })
}

/// Does what a key asks for, as a request of its own.
fn pressed(context: &mut Context, key: Key) -> Result<(), Failure> {
    let now = context.moment();
    let reading = load_tonight(context.look()?.reader())?.the_tournament()?.reading(&now)?;
    let to = |position: usize| ClockAct::Level(u32::try_from(position).unwrap_or(u32::MAX));
    let act = match key {
        Key::Pause if reading.state == ClockState::Paused => ClockAct::Resume,
        Key::Pause => ClockAct::Pause,
        Key::Next => to(reading.position.saturating_add(1)),
        Key::Back => to(reading.position.saturating_sub(1)),
    };
    let body = context.body.clone();
    context.body = format!("{body}{BESIDE}{act:?}");
    let shown = now.clone();
    let done = context.record(
        |session| tournament::clock(session, act, &[], now),
        |(tonight, _, notices)| page(&tonight, &shown).with(notices),
    );
    context.body = body;
    done.map(drop)
}
