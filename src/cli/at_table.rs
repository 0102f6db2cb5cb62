//! The table on the whole terminal: looks into the book, hands keys on, runs the lines that come of them.

mod looked;
mod running;

use crate::cli::at_table::looked::{Mark, look};
use crate::cli::at_table::running::Runner;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit, failure_text};
use crate::cli::full_screen::pressed::MEANING;
use crate::cli::full_screen::terminal::{Came, Terminal};
use crate::cli::full_screen::{broken, is_possible};
use crate::cli::globals::Color;
use crate::cli::open_book::folded;
use crate::cli::reply::Reply;
use crate::table::{Desk, OnTerminal, Painter, Press, Said, Seen, Wish};
use anstream::{AutoStream, ColorChoice};
use std::io;
use std::time::Duration;

/// How long a key is waited for before the book is looked at: what others write shows within two seconds.
const WAIT: Duration = Duration::from_millis(500);

/// Runs the table until somebody leaves, the terminal goes away, or the book.
pub fn run(context: &mut Context) -> Result<Reply, Failure> {
    if context.json || !is_possible() {
        return Err(Failure::usage("table needs a terminal of its own, to draw on and to read keys from")
            .hint("status"));
    }
    context.check_not_rehearsed("a night at the table is not one command")?;
    let open = context.keep_open(true);
    let (seen, mark) = look(context)?;
    let terminal = Terminal::taken(MEANING).map_err(broken)?;
    let colors = match context.color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => AutoStream::choice(&io::stdout()) != ColorChoice::Never,
    };
    let painter = Painter::on_terminal(colors).map_err(broken)?;
    let ended = Face { terminal: &terminal, painter, desk: Desk::default(), seen, mark }.watch(context);
    // The book is one file again, also where the terminal went away.
    let folded = folded(open.close());
    terminal.give_back();
    ended?;
    let mut reply = Reply::default();
    reply.failed_after(folded);
    Ok(reply)
}

/// All that stays from key to key.
struct Face<'t> {
    terminal: &'t Terminal<Option<Press>>,
    painter: Painter<OnTerminal>,
    desk: Desk,
    seen: Seen,
    mark: Mark,
}

impl Face<'_> {
    fn watch(mut self, context: &mut Context) -> Result<(), Failure> {
        let mut runner = Runner::default();
        loop {
            self.draw()?;
            let wish = match self.terminal.wait_for(WAIT).map_err(broken)? {
                Came::Signal => return Ok(()),
                Came::Event(Some(press)) => self.desk.press(&press, &self.seen),
                Came::Event(None) | Came::Nothing => Wish::Nothing,
            };
            context.go_on();
            match wish {
                Wish::Leave => return Ok(()),
                Wish::Nothing => self.follow(context)?,
                wish => {
                    let heard = runner.carry_out(context, wish);
                    self.follow(context)?;
                    match heard {
                        running::Heard::Said(said) => self.desk.hear(said, &self.seen),
                        running::Heard::Asked(question) => self.desk.ask(question),
                    }
                }
            }
        }
    }

    fn draw(&mut self) -> Result<(), Failure> {
        let size = self.terminal.columns_and_rows().map_err(broken)?;
        let drawn = self.painter.draw(size, &self.seen, &self.desk);
        self.terminal.at_hand(drawn).map_err(broken)
    }

    /// Looks into the book again where something was written, or a clock runs.
    fn follow(&mut self, context: &Context) -> Result<(), Failure> {
        let looked = match Mark::of(context) {
            Ok(mark) if mark == self.mark && !self.seen.ticks => return Ok(()),
            Ok(_) => look(context),
            Err(failure) => Err(failure),
        };
        match looked {
            Ok((seen, mark)) => (self.seen, self.mark) = (seen, mark),
            // Somebody writes for long: what is seen is true until then.
            Err(failure) if failure.exit == exit::BUSY => {
                self.desk.hear(Said::word(format!("error: {}", failure_text(&failure))), &self.seen);
            }
            Err(failure) => return Err(failure),
        }
        Ok(())
    }
}
