//! The pages while they are served: the book is kept open to look, signals end it.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::output;
use crate::cli::reply::{Reply, object};
use crate::cli::signals::Signals;
use crate::cli::verbs::at_table::looked::Mark;
use crate::cli::verbs::serve::looked::answered;
use crate::render::{self, qr};
use crate::web::{Answered, Asked, House, Listening, NotThere};
use engine::readable::check_readable;
use serde::Serialize;
use std::io;

/// The server listens.
#[derive(Debug, Serialize)]
struct Listens {
    /// Where.
    listening: String,
}

/// Serves until a signal ends it.
pub fn run(context: &mut Context, address: &str, hosts: &[String]) -> Result<Reply, Failure> {
    context.check_not_rehearsed("the pages run until you stop them")?;
    if context.in_script || context.in_shell {
        return Err(Failure::usage("serve needs its own terminal, because it runs until you stop it"));
    }
    if let Some(host) = hosts.iter().find(|host| !is_name(host)) {
        return Err(Failure::usage(format!("`{}` isn't the name of a machine", host.escape_debug())));
    }
    let no_address =
        || Failure::usage(format!("`{}` isn't IP:PORT, like 192.168.1.20:4780", address.escape_debug()));
    let _open = context.keep_open(true);
    context.look()?;
    let signals = Signals::held().map_err(broken)?;
    let listening = Listening::at(address, hosts).ok_or_else(no_address)?.map_err(|error| {
        Failure::new(exit::STORAGE, "address", format!("can't listen at {address}: {error}"))
            .hint("serve --addr 127.0.0.1:0")
    })?;
    tell(context, &listening)?;
    listening.serve(&mut Looking { context, signals }).map_err(broken)?;
    Ok(Reply::default())
}

/// Says where the pages are: in words, and for the phone that reads a QR code.
fn tell(context: &Context, listening: &Listening) -> Result<(), Failure> {
    let url = listening.url();
    if context.json {
        return context.out.tell(&format!("{}\n", object(Listens { listening: url })), true);
    }
    context.out.tell(&format!("{}\n", render::serve::listening(&url, listening.is_local())), false)?;
    match qr::link(&url).filter(|_| !context.quiet) {
        Some(code) => output::squares(context.color.choice(), &code),
        None => Ok(()),
    }
}

fn is_name(host: &str) -> bool {
    let is_sign = |sign: u8| sign.is_ascii_alphanumeric() || b"-._".contains(&sign);
    check_readable(host).is_ok() && !host.is_empty() && host.bytes().all(is_sign)
}

fn broken(error: io::Error) -> Failure {
    Failure::new(exit::STORAGE, "network", format!("can't serve the pages: {error}"))
}

/// Looks into the book for those who ask.
struct Looking<'c> {
    context: &'c mut Context,
    signals: Signals,
}

impl House for Looking<'_> {
    fn answer(&mut self, asked: &Asked) -> Result<Answered, NotThere> {
        self.context.go_on();
        answered(self.context, asked).map_err(|failure| match failure.exit {
            exit::REFUSED | exit::USAGE => NotThere::Missing(failure.message),
            exit::BUSY => NotThere::Busy(failure.message),
            // What it says may name files of this machine.
            _ => NotThere::Failed("can't read the book right now".to_owned()),
        })
    }

    fn mark(&self) -> Option<(u64, i64)> {
        Mark::of(self.context).ok().map(|mark| (mark.last, mark.version))
    }

    fn is_over(&self) -> bool {
        self.signals.waiting().is_some()
    }
}
