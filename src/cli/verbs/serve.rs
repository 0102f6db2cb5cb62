//! `serve`: pages for the phones and the screen in the room.

#[cfg(feature = "web")]
mod clerk;
#[cfg(feature = "web")]
mod looked;
#[cfg(feature = "web")]
mod running;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use clap::Args;

/// Show the night on phones and TV
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook serve\n  housebook serve --addr 192.168.1.20:4780 --banker\n\n\
        The pages only show what's recorded elsewhere. With --banker there's one more page, /bank, \
        where the banker can record from a phone after typing a PIN. Without --addr, only this \
        machine can open the pages; with it, everybody on the network can, and nothing is \
        encrypted. Ctrl-C stops it."
)]
pub struct Serve {
    /// Address to listen on; port 0 picks any free one
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:4780")]
    addr: String,
    /// Another name for this machine (repeatable)
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// Let the banker record on /bank, behind a PIN
    #[arg(long)]
    banker: bool,
    /// The PIN, 4 to 12 digits (else a new one, shown once)
    #[arg(long, value_name = "DIGITS", requires = "banker")]
    pin: Option<String>,
}

impl Serve {
    /// Runs the verb.
    #[cfg(feature = "web")]
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let bank = self.banker.then_some(self.pin);
        running::run(context, &self.addr, &self.host, bank)
    }

    /// Says that this build has no pages.
    #[cfg(not(feature = "web"))]
    pub fn run(self, _: &mut Context) -> Result<Reply, Failure> {
        Err(Failure::usage("this version has no web pages").hint("status"))
    }
}
