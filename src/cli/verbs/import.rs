//! `import`: what another program wrote comes into the book, once.

mod files;
mod log;
mod place;
mod who;

use crate::bank::begin::NightWanted;
use crate::bank::importing::{self, Handed, Imported, Unplayed};
use crate::bank::{BankError, Session};
use crate::cli::chosen_house::chosen;
use crate::cli::context::{Context, Told};
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::cli::verbs::close::{self, OverShort};
use crate::cli::verbs::import::files::Files;
use crate::cli::verbs::import::who::Who;
use crate::cli::words::Words;
use crate::domain::journal::OnlineSitting;
use crate::domain::money::Money;
use crate::domain::night::closing::Bearer;
use crate::domain::shown::shown;
use crate::domain::time::Instant;
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Import an evening played elsewhere
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  housebook import poker-now ledger.csv --unit cents --player \"Alex, Jr.=Alex\"\n  \
    housebook import poker-now ledger.csv poker_now_log.csv\n\nA ledger, a game log, or both of one evening make one \
    night. A log brings its hands."
)]
pub struct Import {
    format: Format,
    /// A ledger, a game log, or both of one evening
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// What whole numbers count; files with amounts like 0.50 say it themselves
    #[arg(long, value_name = "UNIT")]
    unit: Option<Unit>,
    /// Who a nickname is: NICKNAME=PLAYER
    #[arg(long, value_name = "NICKNAME=PLAYER")]
    player: Vec<String>,
    /// The house it is booked under: a preset or a profile's file (else the adopted one)
    #[arg(long, value_name = "HOUSE")]
    house: Option<String>,
    /// Who kept the bank
    #[arg(long, value_name = "PLAYER")]
    banker: Option<String>,
    /// Who bears what the ledger is off by
    #[arg(long, value_name = "WHO")]
    over_short: Option<OverShort>,
    /// Book the site's result of hands that cannot be replayed
    #[arg(long)]
    skip_refused: bool,
    /// Book hands again that look like hands recorded before
    #[arg(long)]
    really_different: bool,
}

/// Kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Ledger and game log of a Poker Now game
    PokerNow,
}

/// What figures count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Unit {
    /// 5000 is fifty
    Cents,
    /// 5000 is five thousand
    Whole,
}

/// The word of the source in the journal.
const POKER_NOW: &str = "poker-now";

impl Import {
    /// Takes the files in.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let Format::PokerNow = self.format;
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let files = Files::read(&self.files, context)?;
        let known = store.reader().online_sittings(POKER_NOW)?;
        let known = known.into_iter().map(|(_, sitting)| (sitting.foreign, sitting.player)).collect();
        let who = Who { words: &words, said: &self.player }.players(&files.people(), known)?;
        drop(store);
        let (sittings, log) = files.in_money(self.unit, &words, &who)?;
        let came = log.iter().flat_map(|log| &log.came);
        let (began, ended) = span(sittings.iter().chain(came), context.now);
        if context.said_at.is_none() {
            context.at = ended;
        }
        let night = NightWanted {
            house: self.house.as_deref().map(chosen).transpose()?,
            banker: self.banker.as_deref().map(|word| words.player(word)).transpose()?,
            stakes: None,
            float: Money::ZERO,
        };
        let bearer = self.over_short.map(Bearer::from);
        let (skip_refused, is_other) = (self.skip_refused, self.really_different);
        let handed = Handed { source: POKER_NOW, sittings, log, skip_refused, is_other };
        let hours = (began, context.at);
        let take = |session: &mut Session<'_, '_>| -> Result<Imported, BankError> {
            importing::session(session, handed, (night, hours), bearer)
        };
        context.record(take, tell).map_err(|failure| otherwise(failure, &self.files))
    }
}

/// When it began and when it ended, as far as the files say.
fn span<'s>(sittings: impl Iterator<Item = &'s OnlineSitting> + Clone, now: Instant) -> (Instant, Instant) {
    let moments = || sittings.clone().flat_map(|sitting| [sitting.began, sitting.ended]).flatten();
    let ended = moments().max().unwrap_or(now);
    (moments().min().unwrap_or(ended), ended)
}

/// A file that says otherwise than it did before is a bad file, not a rule of the house; one that does not balance is
/// taken when somebody bears that.
fn otherwise(mut failure: Failure, files: &[PathBuf]) -> Failure {
    let hint = match failure.code {
        "over-short" | "no-single-winner" => Some("import … --over-short house (or winner, or banker)"),
        "no-banker" => Some("import … --banker PLAYER"),
        "no-house" => Some("import … --house mike"),
        _ => None,
    };
    if let Some(hint) = hint {
        failure.message = failure.message.replacen("the count", "the ledger", 1);
        failure.hint = Some(hint.to_owned());
    }
    if matches!(failure.code, "imported-otherwise" | "sitting-twice" | "no-sittings") {
        let first = files.first().map(|file| shown(Path::new(file))).unwrap_or_default();
        failure.exit = exit::BAD_FILE;
        failure.message = format!("{first}: {}", failure.message);
    }
    failure
}

fn tell(imported: Imported) -> Told {
    match imported {
        Imported::Night { closed, hands, unplayed } => {
            let mut told = close::tell(&closed);
            told.json["night"] = json!(closed.tonight.evening.number);
            if hands > 0 || !unplayed.is_empty() {
                told.text = format!("{}\n{}", listed(hands, &unplayed), told.text);
                told.json["hands"] = json!(hands);
                told.json["refused"] = unplayed.iter().map(as_json).collect();
            }
            told
        }
        Imported::Before(event) => {
            let text = format!("already imported #{event}");
            Told::new(text, json!({ "imported": event }))
        }
    }
}

/// How many hands came in, and those that are not known act by act.
fn listed(hands: u32, unplayed: &[Unplayed]) -> String {
    let mut lines = vec![if hands == 1 { "1 hand".to_owned() } else { format!("{hands} hands") }];
    lines.extend(unplayed.iter().map(|hand| {
        let what = if hand.booked { "booked as the site paid it" } else { "not booked" };
        format!("  hand {}, {what}: {}", hand.name, hand.why)
    }));
    lines.push(String::new());
    lines.join("\n")
}

fn as_json(hand: &Unplayed) -> Value {
    json!({ "hand": hand.name, "why": hand.why, "booked": hand.booked })
}
