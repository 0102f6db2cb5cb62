//! `import`: brings what another program wrote into the book, once.

mod files;
mod hands;
mod log;
mod logs;
mod place;
mod results;
mod who;

use crate::answer::import;
use crate::cli::chosen_house::chosen;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::cli::request_body::BESIDE;
use crate::cli::told::Told;
use crate::cli::verbs::close::{self, OverShort};
use crate::cli::verbs::hand::{file, folder};
use crate::cli::verbs::import::files::Files;
use crate::cli::verbs::import::results::Said;
use crate::cli::verbs::import::who::{Found, Named, Players, Who, check_seats};
use crate::cli::words::Words;
use crate::render;
use crate::render::shell;
use clap::{Args, ValueEnum};
use engine::formats::hands::Scale;
use engine::money::Money;
use ledger::bank::begin::NightWanted;
use ledger::bank::importing::{self, Handed, Imported, Logged, Unplayed};
use ledger::bank::{BankError, Session};
use ledger::journal::OnlineSitting;
use ledger::night::closing::Bearer;
use ledger::shown::shown;
use ledger::time::Instant;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Import a file
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook import poker-now ledger.csv --unit cents --player \"Alex, Jr.=Bob\"\n  \
        housebook import hands friday.ohh saturday.ohh\n  \
        housebook import results history.xlsx --settled --new-players")]
pub struct Import {
    /// poker-now (ledger, log), hands (files) or results
    #[arg(hide_possible_values = true)]
    format: Format,
    /// Files, or folders of them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// What whole numbers mean: cents or whole
    #[arg(long, value_name = "UNIT", hide_possible_values = true)]
    unit: Option<Unit>,
    /// Which player a nickname or an ID of the site is (repeatable)
    #[arg(long, value_name = "NICKNAME=PLAYER")]
    player: Vec<String>,
    /// House it was played at (else the one in use)
    #[arg(long, value_name = "HOUSE")]
    house: Option<String>,
    /// The banker
    #[arg(long, value_name = "PLAYER")]
    banker: Option<String>,
    /// Who covers the difference
    #[arg(long, value_name = "WHO")]
    over_short: Option<OverShort>,
    /// Take the site's result if a hand won't replay
    #[arg(long)]
    skip_refused: bool,
    /// Import hands that look like earlier ones
    #[arg(long)]
    really_different: bool,
    #[command(flatten)]
    results: Said,
}

/// Kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Ledger and game log of a Poker Now game
    PokerNow,
    /// Hand files (PHH, Open Hand History); a break of six hours ends an evening
    Hands,
    /// Spreadsheet of past nights (CSV, xlsx, ods)
    Results,
}

/// What the figures count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Unit {
    /// 5000 is fifty
    Cents,
    /// 5000 is five thousand
    Whole,
}

/// The sources' names in the journal.
const POKER_NOW: &str = "poker-now";
const HANDS: &str = "hands";

/// An evening for the bank, and when it started and ended.
type Lasted = (Handed, (Instant, Instant));

impl Import {
    /// Imports the files.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        self.check_said()?;
        if self.format == Format::Results {
            let filled = |failure: Failure| {
                let hint = failure.hint.as_deref().and_then(|hint| self.filled(hint));
                Failure { hint, ..failure }
            };
            return self.results(context).map_err(filled);
        }
        let texts = self.texts(context)?;
        let is_of_a_game = texts.iter().all(|(name, text)| hands::is_of_a_game(name, text));
        let evenings = match self.format {
            Format::Hands if !is_of_a_game => self.hands(&texts, context)?,
            _ => vec![self.poker_now(texts, context).map_err(|failure| self.otherwise(failure))?],
        };
        let last = evenings.last().map(|(_, (_, ended))| *ended).unwrap_or(context.now);
        let is_by_file = context.said_at.is_none();
        if is_by_file {
            context.at = last;
        }
        let words = Words::load(context.look()?.reader())?;
        let night = NightWanted {
            house: self.house.as_deref().map(chosen).transpose()?,
            banker: self.banker.as_deref().map(|word| words.player(word)).transpose()?,
            stakes: None,
            float: Money::ZERO,
        };
        let (bearer, at, many) =
            (self.over_short.map(Bearer::from), context.at, self.format == Format::Hands);
        let take = |session: &mut Session<'_, '_>| -> Result<Vec<Imported>, BankError> {
            if is_by_file {
                session.goes_by_a_file();
            }
            let taken = evenings.into_iter().map(|(handed, (began, ended))| {
                let ended = if ended == last { at } else { ended };
                importing::session(session, handed, (night.clone(), (began, ended)), bearer)
            });
            taken.collect()
        };
        let is_rehearsed = context.dry_run;
        context
            .record(take, |taken| tell_all(taken, many, is_rehearsed))
            .map_err(|failure| self.otherwise(failure))
    }

    /// The files, each with its name; standard input can be read only once.
    fn texts(&self, context: &mut Context) -> Result<Vec<(String, String)>, Failure> {
        let mut texts = Vec::new();
        for path in self.found()? {
            let text = file::read(&path)?;
            context.body.push_str(&format!("{BESIDE}{text}"));
            texts.push((shown(&path), text));
        }
        Ok(texts)
    }

    /// The files, and from each folder those of these kinds.
    fn found(&self) -> Result<Vec<PathBuf>, Failure> {
        let mut found = Vec::new();
        for path in &self.files {
            if !path.is_dir() {
                found.push(path.clone());
                continue;
            }
            let inside = folder::gathered(std::slice::from_ref(path), folder::is_imported)?;
            if inside.is_empty() {
                return Err(Failure::bad_file(format!("`{}` has no hands and no ledger in it", shown(path))));
            }
            found.extend(inside);
        }
        Ok(found)
    }

    /// Who everybody is: as the book knows them from this source, as the line says, or by their exact name.
    fn who(&self, named: &[Named], source: &str, context: &Context) -> Result<(Words, Found), Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let known = store.reader().online_sittings(source)?;
        let (mut ids, mut nicknames) = (Players::new(), Players::new());
        let mut of_two = BTreeSet::new();
        for (_, sitting) in known {
            if ids
                .insert(sitting.foreign.clone(), sitting.player)
                .is_some_and(|other| other != sitting.player)
            {
                of_two.insert(sitting.foreign);
            }
            nicknames.insert(sitting.nickname, sitting.player);
        }
        // An id that two books gave to two players says nothing.
        ids.retain(|id, _| !of_two.contains(id));
        let before = ids.keys().cloned().collect();
        let players = Who { words: &words, said: &self.player, nicknames: &nicknames }.players(named, ids)?;
        Ok((words, Found { players, before }))
    }

    fn poker_now(&self, texts: Vec<(String, String)>, context: &Context) -> Result<Lasted, Failure> {
        if let Some((name, _)) = texts.iter().find(|(_, text)| hands::are_hands(text)) {
            let message = format!("`{name}` is a hand file, not the ledger or log of a Poker Now game");
            let hint = self.typed().replacen("import poker-now", "import hands", 1);
            return Err(Failure::bad_file(message).hint(hint));
        }
        let files = Files::read(texts)?;
        let (words, who) = self.who(&files.people(), POKER_NOW, context)?;
        let (sittings, log) = files.in_money(self.unit, &words, &who.players)?;
        let seats = files.seats(&sittings, &who.players)?;
        check_seats(&seats, (&self.player, &who.before), &words)?;
        Ok(self.lasted(POKER_NOW, sittings, log, context.now))
    }

    fn hands(&self, texts: &[(String, String)], context: &Context) -> Result<Vec<Lasted>, Failure> {
        let currency = context.look()?.reader().book()?.currency;
        let evenings = hands::evenings(texts, self.unit, (currency, context.now))?;
        let named = log::people(evenings.iter().flatten().map(|(_, _, moment)| moment));
        let (_, who) = self.who(&named, HANDS, context)?;
        let evening = |evening: &hands::Evening| {
            let told =
                evening.iter().map(|(name, at, moment)| Ok(((name.as_str(), moment.spot), *at, moment)));
            let log = log::told(told, (Scale::Whole, currency, currency), &who.players)?;
            Ok(self.lasted(HANDS, Vec::new(), Some(log), context.now))
        };
        evenings.iter().map(evening).collect()
    }

    /// A file that contradicts an earlier import is a bad file, not a rule of the house; one that doesn't balance is
    /// accepted if somebody covers the difference.
    fn otherwise(&self, mut failure: Failure) -> Failure {
        let hint = match failure.code {
            "over-short" | "no-single-winner" => {
                failure.hint.take().map(|hint| hint.replace("close ", "import … "))
            }
            "no-banker" => Some("import --help".to_owned()),
            "no-house" => Some("import … --house mike".to_owned()),
            _ => None,
        };
        if hint.is_some() {
            failure.message = failure.message.replacen("the count", "the ledger", 1);
            failure.hint = hint;
        }
        if matches!(failure.code, "imported-otherwise" | "sitting-twice" | "no-sittings") {
            let first = self.files.first().map(|file| shown(Path::new(file))).unwrap_or_default();
            failure.exit = exit::BAD_FILE;
            failure.message = format!("{first}: {}", failure.message);
        }
        // All of them were refused: the user should look at the file.
        let is_skipped = self.skip_refused && failure.hint.as_deref() == Some("import … --skip-refused");
        let look = self.files.first().filter(|_| is_skipped);
        failure.hint = match look {
            Some(file) => Some(format!("hand check {}", shell::file(file))),
            None => failure.hint.as_deref().and_then(|hint| self.filled(hint)),
        };
        failure
    }

    /// A hint with the line as it was typed; what was said already is no way out.
    fn filled(&self, hint: &str) -> Option<String> {
        let typed = self.typed();
        let is_said =
            |line: &&str| line.strip_prefix("import … ").is_some_and(|option| typed.contains(option));
        let lines = hint.lines().filter(|line| !is_said(line));
        let lines: Vec<String> = lines.map(|line| line.replace("import …", &typed)).collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// Refuses options for another kind of file.
    fn check_said(&self) -> Result<(), Failure> {
        let is_results = self.format == Format::Results;
        let (first, of) = match is_results {
            true => {
                let first = [
                    (self.unit.is_some(), "--unit"),
                    (self.over_short.is_some(), "--over-short"),
                    (self.skip_refused, "--skip-refused"),
                ];
                (
                    first.into_iter().find(|(is_said, _)| *is_said).map(|(_, word)| word),
                    "`import poker-now` and `import hands`",
                )
            }
            false => (self.results.first(), "`import results`"),
        };
        let Some(first) = first else { return Ok(()) };
        Err(Failure::usage(format!("`{first}` only works with {of}")).hint("import --help"))
    }

    /// The line as it was typed, without who covers the difference.
    fn typed(&self) -> String {
        let word = |value: Option<clap::builder::PossibleValue>| {
            value.map(|value| value.get_name().to_owned()).unwrap_or_default()
        };
        let mut words = vec!["import".to_owned(), word(self.format.to_possible_value())];
        words.extend(self.files.iter().map(|file| shell::file(file)));
        words.extend(self.unit.map(|unit| format!("--unit {}", word(unit.to_possible_value()))));
        words.extend(self.player.iter().map(|player| shell::option("--player", player)));
        words.extend(self.house.iter().map(|house| shell::option("--house", house)));
        words.extend(self.banker.iter().map(|banker| shell::option("--banker", banker)));
        words.extend(self.skip_refused.then(|| "--skip-refused".to_owned()));
        words.extend(self.results.typed());
        words.extend(self.really_different.then(|| "--really-different".to_owned()));
        words.join(" ")
    }

    fn lasted(
        &self,
        source: &'static str,
        sittings: Vec<OnlineSitting>,
        log: Option<Logged>,
        now: Instant,
    ) -> Lasted {
        let came = log.iter().flat_map(|log| &log.came);
        let (began, ended) = span(sittings.iter().chain(came), now);
        // Hands alone don't say when a player left; the last hand does. A log may end before anybody left.
        let played = log.iter().filter_map(|log| log.seen.last()).map(|(at, _)| *at).max();
        let ended = played.map_or(ended, |played| if source == HANDS { played } else { ended.max(played) });
        let (skip_refused, is_other) = (self.skip_refused, self.really_different);
        (Handed { source, sittings, log, skip_refused, is_other }, (began, ended))
    }
}

/// When it started and ended, as far as the files say.
fn span<'s>(sittings: impl Iterator<Item = &'s OnlineSitting> + Clone, now: Instant) -> (Instant, Instant) {
    let moments = || sittings.clone().flat_map(|sitting| [sitting.began, sitting.ended]).flatten();
    let ended = moments().max().unwrap_or(now);
    (moments().min().unwrap_or(ended), ended)
}

/// The results: one evening as it is, several below each other.
fn tell_all(taken: Vec<Imported>, many: bool, is_rehearsed: bool) -> Told {
    let mut evenings: Vec<Evening> = taken.iter().map(|imported| evening(imported, is_rehearsed)).collect();
    let notices = taken.into_iter().flat_map(|imported| match imported {
        Imported::Night { closed, .. } => closed.notices,
        Imported::Before(_) => Vec::new(),
    });
    let notices: Vec<_> = notices.collect();
    if !many && let Some((text, only)) = evenings.pop() {
        return Told::new(text, only).with(notices);
    }
    let (text, nights): (Vec<String>, Vec<import::Evening>) = evenings.into_iter().unzip();
    Told::new(text.join("\n\n"), import::Evenings { nights }).with(notices)
}

/// An evening in words and as values.
type Evening = (String, import::Evening);

fn evening(imported: &Imported, is_rehearsed: bool) -> Evening {
    match imported {
        Imported::Night { closed, hands, unplayed } => {
            let night = closed.tonight.evening.number;
            let listed = (*hands > 0 || !unplayed.is_empty())
                .then(|| import::Hands { hands: *hands, refused: unplayed.iter().map(refused).collect() });
            let closed = Box::new(close::answer(closed));
            let text = listed
                .iter()
                .map(render::import::hands)
                .chain([render::close::closed(&closed, is_rehearsed)]);
            let text = text.collect::<Vec<_>>().join("\n");
            (text, import::Evening::Night { closed, night, hands: listed })
        }
        Imported::Before(event) => {
            (format!("already imported #{event}"), import::Evening::Before { imported: *event })
        }
    }
}

fn refused(hand: &Unplayed) -> import::RefusedHand {
    import::RefusedHand { hand: hand.name.clone(), why: hand.why.clone(), booked: hand.booked }
}
