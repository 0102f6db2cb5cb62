//! `import`: what another program wrote comes into the book, once.

use crate::bank::begin::NightWanted;
use crate::bank::importing::{self, Imported};
use crate::bank::{BankError, Session};
use crate::cli::chosen_house::chosen;
use crate::cli::clock;
use crate::cli::context::{Context, Told};
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::cli::verbs::close::{self, OverShort};
use crate::cli::verbs::hand::file;
use crate::cli::words::Words;
use crate::domain::ids::PlayerId;
use crate::domain::journal::OnlineSitting;
use crate::domain::money::Money;
use crate::domain::night::closing::Bearer;
use crate::domain::people::Person;
use crate::domain::refusal::Refusal;
use crate::domain::shown::shown;
use crate::domain::time::Instant;
use crate::formats::hands::poker_now::ledger::{self, Counts, Row};
use crate::formats::shell;
use clap::{Args, ValueEnum};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Take in what another program wrote
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  housebook import poker-now ledger.csv --unit cents --player \"Alex, Jr.=Alex\"\n\nHands of a game \
    log come in with `hand add`."
)]
pub struct Import {
    format: Format,
    file: PathBuf,
    /// What the figures of the file count
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
}

/// Kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// The ledger of a Poker Now game: one row for every sitting
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
    /// Takes the file in.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let Format::PokerNow = self.format;
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let text = file::read(&self.file)?;
        let counts = self.counts()?;
        let name = shown(&self.file);
        let bad = |place: String, message: String| Failure::bad_file(format!("{name}:{place}: {message}"));
        let rows = ledger::sittings(&text, counts, words.currency)
            .map_err(|fault| bad(format!("{}:{}", fault.spot.line, fault.spot.column), fault.message))?;
        let known = store.reader().online_sittings(POKER_NOW)?;
        let known = known.into_iter().map(|(_, sitting)| (sitting.foreign, sitting.player)).collect();
        let who = self.who(&words, &rows, known)?;
        drop(store);
        let now = context.now;
        let sitting = |row: &Row| {
            let moment = |text: &str| match text {
                "" => Ok(None),
                text => clock::parse_machine(text).map(Some).ok_or_else(|| {
                    let place = format!("{}:{}", row.spot.line, row.spot.column);
                    bad(place, format!("`{}` is no moment in UTC", text.escape_debug()))
                }),
            };
            let (began, ended) = (moment(&row.began)?, moment(&row.ended)?);
            if began.zip(ended).is_some_and(|(began, ended)| ended < began) {
                let place = format!("{}:{}", row.spot.line, row.spot.column);
                return Err(bad(place, "the sitting ends before it begins".to_owned()));
            }
            let player = who.get(&row.id).copied();
            Ok(OnlineSitting {
                player: player.ok_or_else(|| unknown(&[row.nickname.as_str()]))?,
                foreign: row.id.clone(),
                nickname: row.nickname.clone(),
                began,
                ended,
                buy_in: row.buy_in,
                out: row.out,
            })
        };
        let sittings = rows.iter().map(sitting).collect::<Result<Vec<_>, Failure>>()?;
        let (began, ended) = span(&sittings, now);
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
        let take = |session: &mut Session<'_, '_>| -> Result<Imported, BankError> {
            importing::session(session, POKER_NOW, &sittings, (night, began), bearer)
        };
        context.record(take, tell).map_err(|failure| otherwise(failure, &self.file))
    }

    /// What the figures count, which the file does not say.
    fn counts(&self) -> Result<Counts, Failure> {
        match self.unit {
            Some(Unit::Cents) => Ok(Counts::Cents),
            Some(Unit::Whole) => Ok(Counts::Whole),
            None => {
                let message = "the file does not say whether 5000 is fifty or five thousand";
                Err(Refusal::new("unit-unsaid", message).hint("--unit cents, or --unit whole").into())
            }
        }
    }

    /// Who each player of the site is: as he was known before, as he was said to be, or by his very name.
    fn who(
        &self,
        words: &Words,
        rows: &[Row],
        known: BTreeMap<String, PlayerId>,
    ) -> Result<BTreeMap<String, PlayerId>, Failure> {
        let mut said: BTreeMap<&str, PlayerId> = BTreeMap::new();
        for pair in &self.player {
            let (nickname, player) = pair.rsplit_once('=').ok_or_else(|| {
                Failure::usage(format!("`{}` should look like NICKNAME=PLAYER", pair.escape_debug()))
            })?;
            let player = words.player(player)?;
            if said.insert(nickname, player).is_some_and(|before| before != player) {
                let message = format!("`{}` cannot be two people", nickname.escape_debug());
                return Err(Failure::usage(message));
            }
            let Some(row) = rows.iter().find(|row| row.nickname == nickname) else {
                let message = format!("nobody in the file is called `{}`", nickname.escape_debug());
                return Err(Failure::usage(message));
            };
            if let Some(before) = known.get(&row.id).filter(|before| **before != player) {
                let name = words.people.called(*before).map(ToString::to_string).unwrap_or_default();
                let message =
                    format!("`{}` is known by his id: he was `{name}` before", nickname.escape_debug());
                return Err(Refusal::new("known-otherwise", message).into());
            }
        }
        let before: BTreeSet<String> = known.keys().cloned().collect();
        let mut who = known;
        let mut strangers: BTreeSet<&str> = BTreeSet::new();
        // A nickname that somebody is known by names all sittings of his id, whatever he called himself in the others.
        for named in [true, false] {
            for row in rows {
                let called = said.get(row.nickname.as_str()).copied();
                match called.or_else(|| exactly(words, &row.nickname)) {
                    Some(player) if named => {
                        let is = *who.entry(row.id.clone()).or_insert(player);
                        // His id tells who he was in an earlier file, whatever he calls himself now.
                        if is != player && !before.contains(&row.id) {
                            return Err(two_people(words, row, [is, player]));
                        }
                    }
                    None if !named && !who.contains_key(&row.id) => _ = strangers.insert(&row.nickname),
                    _ => {}
                }
            }
        }
        if strangers.is_empty() { Ok(who) } else { Err(unknown(&strangers.into_iter().collect::<Vec<_>>())) }
    }
}

/// One id of the site under the names of two people here: which of them it is, is for the banker to say.
fn two_people(words: &Words, row: &Row, players: [PlayerId; 2]) -> Failure {
    let mut names =
        players.map(|player| words.people.called(player).map(ToString::to_string).unwrap_or_default());
    names.sort_unstable();
    let [one, other] = names;
    let message =
        format!("`{}` is one player there, and plays as `{one}` and `{other}`", row.id.escape_debug());
    Refusal::new("two-people", message)
        .hint("--player NICKNAME=PLAYER, the same player for each of his nicknames")
        .into()
}

/// Nicknames that nobody in the book has.
fn unknown(nicknames: &[&str]) -> Failure {
    let names: Vec<String> = nicknames.iter().map(|name| format!("`{}`", name.escape_debug())).collect();
    let first = format!("{}=NAME", nicknames.first().copied().unwrap_or_default());
    let first = shell::option("--player", &first);
    let message = format!("the book knows nobody called {}", names.join(", "));
    Refusal::new("unknown-player", message).hint(format!("{first}, or player add NAME")).into()
}

/// The player of exactly that name or alias, in whatever capitals; beginnings are for people at the table.
fn exactly(words: &Words, nickname: &str) -> Option<PlayerId> {
    let person = words.people.find(nickname).ok()?;
    let small = nickname.trim().to_lowercase();
    let is = |person: &Person| person.names().any(|name| name.as_str().to_lowercase() == small);
    is(person).then_some(person.id)
}

/// When it began and when it ended, as far as the ledger says.
fn span(sittings: &[OnlineSitting], now: Instant) -> (Instant, Instant) {
    let moments = || sittings.iter().flat_map(|sitting| [sitting.began, sitting.ended]).flatten();
    let ended = moments().max().unwrap_or(now);
    (moments().min().unwrap_or(ended), ended)
}

/// A file that says otherwise than it did before is a bad file, not a rule of the house; one that does not balance is
/// taken when somebody bears that.
fn otherwise(mut failure: Failure, file: &Path) -> Failure {
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
        failure.exit = exit::BAD_FILE;
        failure.message = format!("{}: {}", shown(file), failure.message);
    }
    failure
}

fn tell(imported: Imported) -> Told {
    match imported {
        Imported::Night(closed) => {
            let mut told = close::tell(&closed);
            told.json["night"] = json!(closed.tonight.evening.number);
            told
        }
        Imported::Before(event) => {
            let text = format!("already imported #{event}");
            Told::new(text, json!({ "imported": event }))
        }
    }
}
