//! The table on the whole terminal: looks into the book, passes keys on, runs the lines that result.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit, failure_text};
use crate::cli::full_screen::pressed::MEANING;
use crate::cli::full_screen::terminal::{Came, Terminal};
use crate::cli::full_screen::{broken, is_possible};
use crate::cli::globals::Color;
use crate::cli::open_book::folded;
use crate::cli::reply::Reply;
use crate::cli::verbs::at_table::looked::{Mark, look};
use crate::cli::verbs::at_table::running::{Heard, Runner};
use crate::render::said::Said;
use crate::render::seen::Seen;
use crate::table::{Desk, InMemory, OnTerminal, Painter, Press, Wish};
use anstream::{AutoStream, ColorChoice};
use std::io;
use std::time::Duration;

/// How long to wait for a key before looking at the book: what others write shows within two seconds.
const WAIT: Duration = Duration::from_millis(500);

/// Runs the table until the banker leaves, or the terminal or the book goes away.
pub fn run(context: &mut Context) -> Result<Reply, Failure> {
    if context.json || !is_possible() {
        return Err(Failure::usage("table needs its own terminal window, with a screen and a keyboard")
            .hint("status"));
    }
    context.check_not_rehearsed("a night at the table is more than one command")?;
    let open = context.keep_open(true);
    let sitting = Sitting::begin(context)?;
    let terminal = Terminal::taken(MEANING).map_err(broken)?;
    let colors = match context.color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => AutoStream::choice(&io::stdout()) != ColorChoice::Never,
    };
    let painter = Painter::on_terminal(colors).map_err(broken)?;
    let ended = watch(context, sitting, (&terminal, painter));
    // The book is one file again, even if the terminal went away.
    let folded = folded(open.close());
    terminal.give_back();
    ended?;
    let mut reply = Reply::default();
    reply.failed_after(folded);
    Ok(reply)
}

fn watch(
    context: &mut Context,
    mut sitting: Sitting,
    (terminal, mut painter): (&Terminal<Option<Press>>, Painter<OnTerminal>),
) -> Result<(), Failure> {
    loop {
        let drawn = sitting.draw(&mut painter, terminal.columns_and_rows().map_err(broken)?);
        terminal.at_hand(drawn).map_err(broken)?;
        let press = match terminal.wait_for(WAIT).map_err(broken)? {
            Came::Signal => return Ok(()),
            Came::Event(press) => press,
            Came::Nothing => None,
        };
        if !sitting.press(context, press.as_ref())? {
            return Ok(());
        }
    }
}

/// The banker at the table: what they see, what they are doing, what waits for their answer.
pub struct Sitting {
    desk: Desk,
    seen: Seen,
    mark: Mark,
    runner: Runner,
}

impl Sitting {
    /// Sits down: the first look into the book, which stays open.
    pub fn begin(context: &Context) -> Result<Self, Failure> {
        let (seen, mark) = look(context)?;
        Ok(Self { desk: Desk::default(), seen, mark, runner: Runner::default() })
    }

    /// Takes a key, or that none came; false when the banker leaves.
    pub fn press(&mut self, context: &mut Context, press: Option<&Press>) -> Result<bool, Failure> {
        let wish = press.map_or(Wish::Nothing, |press| self.desk.press(press, &self.seen));
        context.go_on();
        match wish {
            Wish::Leave => return Ok(false),
            Wish::Nothing => self.follow(context)?,
            wish => {
                let heard = self.runner.carry_out(context, wish);
                self.follow(context)?;
                match heard {
                    Heard::Said(said) => self.desk.hear(said, &self.seen),
                    Heard::Asked(question) => self.desk.ask(question),
                    Heard::Entering(heard, question) => self.desk.enter(heard, question),
                }
            }
        }
        Ok(true)
    }

    /// Draws it on a terminal of this many columns and rows.
    pub fn draw(&self, painter: &mut Painter<OnTerminal>, size: (u16, u16)) -> io::Result<()> {
        painter.draw(size, &self.seen, &self.desk)
    }

    /// What is on a screen of this many columns and rows, line by line.
    pub fn drawn(&self, painter: &mut Painter<InMemory>, size: (u16, u16)) -> String {
        painter.drawn(size, &self.seen, &self.desk)
    }

    /// Looks into the book again if something was written, or a clock runs.
    fn follow(&mut self, context: &Context) -> Result<(), Failure> {
        let looked = match Mark::of(context) {
            Ok(mark) if mark == self.mark && self.seen.clock.is_none() => return Ok(()),
            Ok(_) => look(context),
            Err(failure) => Err(failure),
        };
        match looked {
            Ok((seen, mark)) => (self.seen, self.mark) = (seen, mark),
            // Somebody takes long to write: what is on the screen stays true until then.
            Err(failure) if failure.exit == exit::BUSY => {
                self.desk.hear(Said::word(format!("error: {}", failure_text(&failure))), &self.seen);
            }
            Err(failure) => return Err(failure),
        }
        Ok(())
    }
}
