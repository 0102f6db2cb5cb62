//! Serves the pages: the book is kept open to look, and signals end it.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::full_screen::terminal::Unasked;
use crate::cli::output;
use crate::cli::reply::{Reply, object};
use crate::cli::signals::Signals;
use crate::cli::verbs::at_table::looked::Mark;
use crate::cli::verbs::serve::clerk;
use crate::cli::verbs::serve::looked::answered;
use crate::render::said::Said;
use crate::render::{self, qr};
use crate::web::{Answered, Asked, Clerk, Counter, Heard, House, Listening, NotThere, Order};
use engine::readable::AsTyped;
use engine::readable::check_readable;
use ledger::store::said;
use serde::Serialize;
use std::io;
use std::ops::RangeInclusive;

/// The server listens.
#[derive(Debug, Serialize)]
struct Listens {
    /// Where.
    listening: String,
    /// The PIN of the banker's page, if there is one and the program chose it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pin: Option<String>,
}

/// How many digits the program's own PIN has, and how many a PIN may have.
const DIGITS: usize = 6;
const DIGITS_ALLOWED: RangeInclusive<usize> = 4..=12;

/// Serves until a signal ends it; if asked for, with a page for the banker that opens with this PIN or a new one.
pub fn run(
    context: &mut Context,
    address: &str,
    hosts: &[String],
    bank: Option<Option<String>>,
) -> Result<Reply, Failure> {
    context.check_not_rehearsed("serve runs until you stop it")?;
    if context.in_script || context.in_shell {
        return Err(Failure::usage("serve needs its own terminal, because it runs until you stop it"));
    }
    if let Some(host) = hosts.iter().find(|host| !is_name(host)) {
        return Err(Failure::usage(format!("`{}` isn't a valid computer name", host.as_typed())));
    }
    if let Some(pin) = bank.as_ref().and_then(Option::as_ref).filter(|pin| !is_pin(pin)) {
        return Err(Failure::usage(format!("`{}` isn't a valid PIN: use 4 to 12 digits", pin.as_typed())));
    }
    let no_address =
        || Failure::usage(format!("`{}` isn't a valid IP:PORT, like 192.168.1.20:4780", address.as_typed()));
    let _open = context.keep_open(true);
    context.look()?;
    let signals = Signals::held().map_err(broken)?;
    let listening = Listening::at(address, hosts).ok_or_else(no_address)?.map_err(|error| {
        Failure::new(exit::STORAGE, "address", format!("can't listen on {address}: {error}"))
            .hint("serve --addr 127.0.0.1:0")
    })?;
    let drawn = bank.as_ref().filter(|said| said.is_none()).map(|_| drawn(context));
    tell(context, &listening, (bank.is_some(), drawn.as_deref()))?;
    let mut looking = Looking { context, signals };
    match bank.map(|said| said.or(drawn).unwrap_or_default()) {
        None => listening.serve(&mut looking).map_err(broken)?,
        Some(pin) => {
            // Nobody sits at this terminal to answer.
            let _alone = Unasked::now();
            listening.serve_banker(&mut Recording(looking), &pin).map_err(broken)?;
        }
    }
    Ok(Reply::default())
}

/// The program's own PIN.
fn drawn(context: &mut Context) -> String {
    (0..DIGITS).map(|_| char::from_digit(context.random.word() % 10, 10).unwrap_or('0')).collect()
}

fn is_pin(pin: &str) -> bool {
    DIGITS_ALLOWED.contains(&pin.len()) && pin.bytes().all(|sign| sign.is_ascii_digit())
}

/// Says where the pages are: in words, and as a QR code for phones.
fn tell(context: &Context, listening: &Listening, (bank, pin): (bool, Option<&str>)) -> Result<(), Failure> {
    let url = listening.url();
    if context.json {
        let pin = pin.map(str::to_owned);
        return context.out.tell(&format!("{}\n", object(Listens { listening: url, pin })), true);
    }
    context.out.tell(&format!("{}\n", render::serve::listening(&url, listening.is_local())), false)?;
    if bank {
        context.out.tell(&format!("{}\n", render::serve::bank(&url, pin)), true)?;
    }
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
    Failure::new(exit::STORAGE, "network", format!("can't serve the pages: {}", said(&error)))
}

/// Looks things up in the book for the pages.
struct Looking<'c> {
    context: &'c mut Context,
    signals: Signals,
}

/// Looks, and also records what the banker says.
struct Recording<'c>(Looking<'c>);

impl House for Recording<'_> {
    fn answer(&mut self, asked: &Asked) -> Result<Answered, NotThere> {
        self.0.answer(asked)
    }

    fn mark(&self) -> Option<(u64, i64)> {
        self.0.mark()
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }
}

impl Clerk for Recording<'_> {
    fn token(&mut self) -> String {
        self.0.context.random.token()
    }

    fn counter(&mut self) -> Result<Counter, NotThere> {
        self.0.context.go_on();
        clerk::counter(self.0.context).map_err(not_there)
    }

    fn run(&mut self, order: &Order) -> Heard {
        self.0.context.go_on();
        clerk::heard(self.0.context, order)
    }

    fn undoing(&mut self) -> Result<(u64, Vec<String>), Said> {
        self.0.context.go_on();
        clerk::taken_back(self.0.context)
    }

    fn words(&mut self, line: &str) -> Result<Vec<String>, Said> {
        clerk::words(line)
    }
}

fn not_there(failure: Failure) -> NotThere {
    match failure.exit {
        exit::REFUSED | exit::USAGE => NotThere::Missing(failure.message),
        exit::BUSY => NotThere::Busy(failure.message),
        // Its message may name files of this machine.
        _ => NotThere::Failed("can't read the book right now".to_owned()),
    }
}

impl House for Looking<'_> {
    fn answer(&mut self, asked: &Asked) -> Result<Answered, NotThere> {
        self.context.go_on();
        answered(self.context, asked).map_err(not_there)
    }

    fn mark(&self) -> Option<(u64, i64)> {
        Mark::of(self.context).ok().map(|mark| (mark.last, mark.version))
    }

    fn is_over(&self) -> bool {
        self.signals.waiting().is_some()
    }
}
