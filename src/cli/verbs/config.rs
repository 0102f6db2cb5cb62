//! `config`: the settings a book remembers for its output.

use crate::answer::config::Settings;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::render::config as render;
use clap::{Args, Subcommand, ValueEnum};
use ledger::bank::config;

/// Show or change the book's settings
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook config\n  housebook config hints off")]
pub struct Config {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Turn the next-step hints on or off
    #[command(after_help = "Examples:\n  housebook config hints off\n  housebook config hints on")]
    Hints {
        /// On or off
        #[arg(value_name = "on|off")]
        said: Switch,
    },
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    /// From now on.
    On,
    /// No longer.
    Off,
}

impl Config {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let Some(What::Hints { said }) = self.what else {
            let answer = Settings { hints: context.look()?.reader().hints()? };
            return Ok(Reply::look(render::settings(&answer), answer));
        };
        let hints = said == Switch::On;
        context.record(
            |session| config::turn_hints(session, hints),
            |()| {
                let answer = Settings { hints };
                Told::new(render::settings(&answer), answer)
            },
        )
    }
}
