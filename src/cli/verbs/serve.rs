//! `serve`: pages for the phones and the screen in the room.

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
    after_help = "Examples:\n  housebook serve\n  housebook serve --addr 192.168.1.20:4780 --host cards.local\n\n\
        The pages only show; nothing can be recorded there. They follow what is recorded\n\
        elsewhere. Only this machine reaches them, unless --addr says more: then everybody\n\
        in that network does, and nothing is encrypted. Ctrl-C ends it."
)]
pub struct Serve {
    /// Address to listen at; port 0 takes any free one
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:4780")]
    addr: String,
    /// Another name this machine is called by (repeatable)
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
}

impl Serve {
    /// Runs the verb.
    #[cfg(feature = "web")]
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        running::run(context, &self.addr, &self.host)
    }

    /// Says that there is none.
    #[cfg(not(feature = "web"))]
    pub fn run(self, _: &mut Context) -> Result<Reply, Failure> {
        Err(Failure::usage("this version has no web pages").hint("status"))
    }
}
