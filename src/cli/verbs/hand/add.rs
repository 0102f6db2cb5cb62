//! `hand add`: hands from files, each settled by tonight's house; all are recorded, or none.

mod in_file;

use crate::answer::hand::{self as answer, AddedHand, Hand};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::hand_time;
use crate::cli::reply::Reply;
use crate::cli::request_body::BESIDE;
use crate::cli::told::Told;
use crate::cli::verbs::hand::dealt_by;
use crate::cli::verbs::hand::file::{self, Found, Item};
use crate::cli::verbs::hand::list::line;
use crate::cli::verbs::hand::new::table_now;
use crate::cli::verbs::hand::unit;
use crate::render;
use crate::render::refusal::{led_on, retold, said};
use crate::render::shell;
use clap::{Args, ValueEnum};
use engine::formats::hands::phh::Held;
use engine::formats::hands::{HandRecord, Scale, Spot, scaled};
use engine::formats::line::Houses;
use engine::money::Currency;
use engine::readable::AsTyped;
use ledger::accounts::Asset;
use ledger::bank::dealer_noted::DealerSaid;
use ledger::bank::recording::{self, Added, Unfit};
use ledger::bank::showing::{self, ShowdownSource};
use ledger::bank::wanted_hand::WantedHand;
use ledger::bank::{BankError, Session, load_tonight};
use ledger::ids::{HandId, PlayerId};
use ledger::journal::Aside;
use ledger::night::Tonight;
use ledger::people::Roster;
use ledger::refusal::Notice;
use ledger::refusal::{PersonRefused, Refusal, Why};
use ledger::time::Instant;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;

/// Record hands from files or JSON
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand add evening.phh --as p1=Ann --as p2=Bob\n  \
        housebook hand add poker_now_log.csv --scale cents\n  \
        housebook hand add hand.json\n\n\
        Either all hands are recorded or none are. Here's a hand.json:\n  \
        {\"game\":\"holdem\",\"board\":\"Ts Td 9s 3s Jh\",\"players\":[\n   \
        {\"name\":\"Ann\",\"in\":\"1.00\",\"cards\":\"5sJc\"},\n   \
        {\"name\":\"Bob\",\"in\":\"1.00\",\"cards\":\"7d4c\"}]}")]
pub struct Add {
    /// PHH, OHH, Poker Now logs, JSON Lines, or - for stdin
    #[arg(required_unless_present = "hand")]
    files: Vec<PathBuf>,
    /// One hand as JSON, as showdown takes it
    #[arg(long, value_name = "JSON")]
    hand: Vec<String>,
    /// Which player a name in the file is (repeatable)
    #[arg(long = "as", value_name = "FILE_NAME=PLAYER")]
    called: Vec<String>,
    /// What whole numbers in a game log mean: cents (2000 is $20) or whole (20 is $20)
    #[arg(long, value_name = "UNIT")]
    scale: Option<Unit>,
    /// Record a hand that looks like an earlier one
    #[arg(long)]
    really_different: bool,
    /// Not a tournament hand: played for tonight's chips
    #[arg(long)]
    beside: bool,
    /// True if the line gives the time: then the times in the files don't count.
    #[arg(skip)]
    is_at_said: bool,
    /// The time right now: a hand dated later is refused.
    #[arg(skip)]
    now: Instant,
}

/// The unit of the amounts in a file.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Unit {
    /// The smallest unit: 2000 is 20.00
    Cents,
    /// Whole units: 20 is 20.00
    Whole,
}

/// What happened to one hand.
struct Outcome {
    tonight: Tonight,
    added: Added,
    notices: Vec<Notice>,
}

/// The table as it plays now, for a hand that no house game prepared, and the book's currency.
type Here<'a> = (Option<&'a Rc<Tonight>>, Currency);

impl Add {
    /// Records every hand of every file at once.
    pub fn run(mut self, context: &mut Context) -> Result<Reply, Failure> {
        self.is_at_said = context.said_at.is_some();
        self.now = context.now;
        if let Some(word) = self.called.iter().find(|word| !word.contains('=')) {
            let message = format!("`{}` should look like FILE_NAME=PLAYER", word.as_typed());
            return Err(Failure::usage(message));
        }
        self.check_called_once()?;
        let tonight = match tonight(context)? {
            Some(tonight) => Some(table_now(&tonight, &context.moment(), self.beside)?),
            None => None,
        };
        let houses = tonight.as_ref().map(|tonight| Houses::only(&tonight.house));
        let stakes = tonight.as_ref().and_then(|tonight| tonight.evening.stakes.as_deref());
        let held = houses.as_ref().map(|houses| Held::to_usual(houses, stakes));
        // Lines typed beside files count as one more file.
        let beside = (!self.files.is_empty()).then_some(self.files.len());
        let typed = self.hand.iter().flat_map(|text| file::objects("--hand", text));
        let mut items: Vec<(Option<usize>, Item)> = typed.map(|item| (beside, item)).collect();
        for (number, path) in self.files.iter().enumerate() {
            let name = path.display().to_string();
            let text = file::read(path)?;
            context.body.push_str(&format!("{BESIDE}{text}"));
            let hands = file::items(&name, &text, held)?;
            items.extend(hands.into_iter().map(|item| (Some(number), item)));
        }
        if items.is_empty() {
            return Err(Failure::bad_file("there's no hand in it to record"));
        }
        let currency = context.look()?.reader().book()?.currency;
        let tonight = tonight.map(Rc::new);
        context.record(
            |session| {
                let mut lines: BTreeMap<usize, Vec<HandId>> = BTreeMap::new();
                let hands = items.into_iter().map(|(file, item)| {
                    let mut lines = file.map(|file| lines.entry(file).or_default());
                    let source =
                        lines.as_deref().map_or(ShowdownSource::Typed, |lines| ShowdownSource::File(lines));
                    let outcome = self.take(session, item, source, (tonight.as_ref(), currency))?;
                    lines.iter_mut().for_each(|lines| lines.push(outcome.added.hand()));
                    Ok(outcome)
                });
                hands.collect()
            },
            |outcomes: Vec<Outcome>| told(&outcomes, currency),
        )
    }

    fn take(
        &self,
        session: &mut Session<'_, '_>,
        item: Item,
        source: ShowdownSource<'_>,
        here: Here<'_>,
    ) -> Result<Outcome, BankError> {
        let Item { place, found } = item;
        match found {
            Found::Showdown(line) => {
                // Without a night, the line is not the problem.
                here.0.map_or_else(|| session.tonight().map(drop), |_| Ok(()))?;
                let (tonight, added, notices) = showing::add(session, &line, (self.really_different, source))
                    .map_err(|error| bad_line(&place, error))?;
                Ok(Outcome { tonight, added, notices })
            }
            Found::Hand { record, is_log, is_card_room } => {
                let here = (here.0.filter(|_| is_card_room), here.1);
                self.take_hand(session, &place, (*record, is_log), here)
            }
        }
    }

    fn take_hand(
        &self,
        session: &mut Session<'_, '_>,
        place: &str,
        (mut record, is_log): (HandRecord, bool),
        (table, currency): Here<'_>,
    ) -> Result<Outcome, BankError> {
        let here = |refusal: Refusal| BankError::BadLine(at(place, refusal));
        let file = place.rsplitn(3, ':').last().unwrap_or(place);
        let (words, listed) = (record.words.clone(), record.without_cards.clone());
        let at_spot = |spot: Option<Spot>| {
            let own = spot.map(|spot| format!("{file}:{}:{}", spot.line, spot.column));
            move |refusal: Refusal| BankError::BadLine(at(own.as_deref().unwrap_or(place), refusal))
        };
        let is_of_a_log = is_log || unit::is_unsaid(&record);
        let scale = self.scale(is_of_a_log.then_some(record.setup.currency)).map_err(here)?;
        let people = ledger::bank::roster(session.journal().reader())?;
        let players = self.players(&people, &record).map_err(at_spot(words.names))?;
        let here_now: Vec<PlayerId> = players.iter().flatten().copied().collect();
        let asset = session.tonight()?.table_of(&here_now).map_err(here)?.evening.purse.asset();
        let currency = asset.counted_in(currency);
        unit::check_currency(&record, currency).map_err(here)?;
        let staged = unit::check_for_money(&record).err().filter(|_| asset == Asset::Chips);
        let staged = staged.map(|doubt| session.insists().asked(at(place, doubt))).transpose();
        let staged = staged.map_err(BankError::BadLine)?;
        scaled(&mut record, currency, scale).map_err(|refusal| here(refusal.into()))?;
        let (spots, middle) = (record.spots.clone(), record.middle);
        let wrong = |code: &'static str| move |message: String| here(Refusal::worded(code, message).into());
        let mut played_at = None;
        if !self.is_at_said {
            played_at = hand_time::of(&record.notes).map_err(wrong("hour-unknown"))?;
            let ahead = hand_time::ahead(&record.notes, played_at, self.now).map(wrong("not-yet"));
            ahead.map_or(Ok(()), Err)?;
        }
        let waits = self.aside(&people, &listed.waits, Aside::waits).map_err(at_spot(words.waits))?;
        let barred = self.aside(&people, &listed.barred, Aside::barred).map_err(at_spot(words.barred))?;
        let aside = waits.into_iter().chain(barred).collect();
        let absent = self.absent(&people, &record).map_err(here)?;
        let chairs = self.chairs(&people, &record, &players);
        let is_other = self.really_different;
        let beside = dealt_by::noted(&record.notes).map(|name| self.person(&people, &name));
        let beside = beside.transpose().map_err(at_spot(dealt_by::spot(&record)))?;
        let dealer = DealerSaid::InFile(self.dealer(&people, &record));
        let wanted = WantedHand {
            record,
            players,
            is_other,
            bought: Vec::new(),
            shown: Vec::new(),
            beside,
            aside,
            absent,
            chairs,
            blinds: None,
            dealer,
            named: false,
            card_room: table.cloned(),
            dealt_already: None,
            at: played_at,
            in_site_units: is_log,
        };
        match recording::add(session, wanted) {
            Ok((tonight, added, notices)) => {
                Ok(Outcome { tonight, added, notices: staged.into_iter().chain(notices).collect() })
            }
            Err(Unfit::Act((number, refusal))) => Err(file::at_act(file, &spots, number, refusal.into())),
            Err(Unfit::Bank(BankError::Refused(refusal))) => {
                let said = match said(&refusal).code {
                    "other-carry" => middle.carry,
                    "other-fines" => middle.fines,
                    "ante-of-the-house" | "ante-missing" => middle.antes,
                    _ => self.named_at(&people, (&listed, &words), &refusal.why),
                };
                Err(at_spot(said)(refusal))
            }
            Err(Unfit::Bank(error)) => Err(error),
        }
    }

    /// A game log of whole numbers doesn't say what its amounts count, nor do its hands in another file; logs with decimals and
    /// all other files do.
    fn scale(&self, log: Option<Currency>) -> Result<Scale, Refusal> {
        let says = log.is_none_or(|unit| unit.decimals() > 0);
        match self.scale {
            Some(Unit::Cents) if says && log.is_some() => {
                let message = "the log has amounts like 0.50, so it counts in dollars, not cents";
                Err(Refusal::worded("scale-contradicted", message).hint(self.line(None, None)).into())
            }
            Some(Unit::Cents) => Ok(Scale::Minor),
            Some(Unit::Whole) => Ok(Scale::Whole),
            None if says => Ok(Scale::Whole),
            None => {
                let message = "the game log doesn't say whether it's in cents or dollars: \
                               add --scale cents (2000 is $20) or --scale whole (20 is $20)";
                Err(Refusal::worded("scale-unknown", message).into())
            }
        }
    }

    /// The player who has this name in the file.
    fn person(&self, people: &Roster, name: &str) -> Result<PlayerId, Refusal> {
        people.find(self.meant(name)).map(|person| person.id).map_err(|refusal| {
            let Why::PersonRefused(PersonRefused::Unknown { near, .. }) = &*refusal.why else {
                return refusal;
            };
            let meant = near.iter().map(|near| shell::option("--as", &format!("{name}={near}")));
            let lines: Vec<String> = meant.map(|called| self.line(self.scale, Some(called))).collect();
            // A name like no other is a new player's.
            if lines.is_empty() { refusal } else { led_on(refusal, Some(lines.join("\n"))) }
        })
    }

    /// The line as it was typed, with this unit and one more option.
    fn line(&self, unit: Option<Unit>, more: Option<String>) -> String {
        let files = self.files.iter().map(|path| shell::word(&path.display().to_string()));
        let hands = self.hand.iter().map(|hand| shell::option("--hand", hand));
        let called = self.called.iter().map(|called| shell::option("--as", called));
        let unit = unit.and_then(|unit| unit.to_possible_value());
        let unit = unit.map(|unit| format!("--scale {}", unit.get_name()));
        let flags = [(self.really_different, "--really-different"), (self.beside, "--beside")];
        let flags = flags.into_iter().filter(|(said, _)| *said).map(|(_, word)| word.to_owned());
        let words = files.chain(hands).chain(called).chain(unit).chain(more).chain(flags);
        format!("hand add {}", words.collect::<Vec<_>>().join(" "))
    }

    /// A name in the file can be only one player.
    fn check_called_once(&self) -> Result<(), Failure> {
        let mut called: BTreeMap<&str, &str> = BTreeMap::new();
        for (in_file, meant) in self.called.iter().filter_map(|word| word.rsplit_once('=')) {
            if let Some(other) = called.insert(in_file, meant).filter(|other| *other != meant) {
                let names = [in_file, other, meant].map(str::as_typed);
                let [in_file, other, meant] = names;
                return Err(Failure::usage(format!("`{in_file}` can't be both `{other}` and `{meant}`")));
            }
        }
        Ok(())
    }

    /// The book's name for the player with this name in the file.
    fn meant<'n>(&'n self, name: &'n str) -> &'n str {
        let mut called = self.called.iter().filter_map(|word| word.rsplit_once('='));
        called.rfind(|(in_file, _)| *in_file == name).map_or(name, |(_, meant)| meant)
    }
}

/// A refusal with its place in a file.
fn at(place: &str, refusal: Refusal) -> Refusal {
    retold(refusal, |told| format!("{place}: {told}"))
}

/// The open night, so that hands are checked by its house; without one nothing is recorded later.
fn tonight(context: &Context) -> Result<Option<Tonight>, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let open = reader.open_night().map_err(BankError::from)?.is_some();
    Ok(if open { Some(load_tonight(reader)?) } else { None })
}

/// An error in a line of showdowns names its place, and is the file's fault.
fn bad_line(place: &str, error: BankError) -> BankError {
    match error {
        BankError::Refused(refusal) => {
            // Inside a hand you buy chips with `$`, outside with `buy`.
            let bought = |hint: String| hint.strip_prefix("$ ").map(|of| format!("buy {of}")).unwrap_or(hint);
            let hint = said(&refusal).hint().map(bought);
            BankError::BadLine(led_on(retold(refusal, |told| format!("{place}: {told}")), hint))
        }
        error => error,
    }
}

fn told(outcomes: &[Outcome], currency: Currency) -> Told {
    let mut notices: Vec<Notice> = Vec::new();
    for heard in outcomes.iter().map(|outcome| &outcome.notices) {
        notices.extend(heard.iter().filter(|notice| !notices.contains(notice)).cloned().collect::<Vec<_>>());
    }
    let hand = |Outcome { tonight, added, .. }: &Outcome| match added {
        Added::New(played) => AddedHand::New(Hand::of(tonight, played)),
        Added::Known(hand) => AddedHand::Known { line: line(hand, currency), known: true },
    };
    let answer = answer::Added { hands: outcomes.iter().map(hand).collect() };
    Told::new(render::hand::added(&answer), answer).with(notices)
}
