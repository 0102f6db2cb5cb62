//! `hand incident`: what the house says if something goes wrong at the table. No book is changed.

use crate::answer::Amount;
use crate::answer::hand_spoken::{self as answer, Incident as Known, Incidents};
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::new::{house_played, table_now};
use crate::cli::verbs::hand::said::positive;
use crate::cli::words::amount;
use crate::render::verdict as render;
use clap::Args;
use engine::house::House;
use engine::play::misdeal::{By, Exposed, Noticed, Shown, Slip, Whose, judge as deal, shown_on_purpose};
use engine::play::procedure::{Remedy, Situation, Verdict, clock, cut, judge};
use engine::readable::AsTyped;
use ledger::bank::{load_tonight, misdeals};
use ledger::night::seats::{next_dealer, noted_now};

/// Cards in the deck that is cut.
const DECK: u32 = 52;

/// Words that need figures: what they mean, and their options.
const FIGURED: &[(&str, &str, &[&str])] = &[
    (
        "exposed",
        "somebody saw hole cards during the deal",
        &["--whose", "--card", "--cards", "--by", "--acted", "--earlier"],
    ),
    (
        "shown-on-purpose",
        "a player showed a card on purpose during the hand",
        &["--pot", "--stack", "--folded"],
    ),
    ("cut", "how many cards were cut off", &["--cards"]),
    ("clock", "how many seconds a decision takes", &["--seconds"]),
];

/// The options for a simple misdeal.
const SLIP_TAKES: &[&str] = &["--acted", "--earlier"];

/// Look up a misdeal ruling
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand incident\n  \
        housebook hand incident exposed --house dave --whose sb --card 1 --by player\n  \
        housebook hand incident mucked-at-once")]
pub struct Incident {
    /// What happened (leave it out for a list)
    what: Option<String>,
    /// The house (else tonight's)
    #[arg(long, value_name = "HOUSE")]
    house: Option<String>,
    /// Whose card: sb and bb get the first two cards
    #[arg(long, value_name = "sb|bb|other")]
    whose: Option<String>,
    /// Which of their cards: 1 is the first
    #[arg(long, value_name = "N")]
    card: Option<u32>,
    /// How many cards were seen or cut off
    #[arg(long, value_name = "N")]
    cards: Option<u32>,
    /// Who exposed them
    #[arg(long, value_name = "dealer|player|deck")]
    by: Option<String>,
    /// How many players had acted (blinds don't count)
    #[arg(long, value_name = "N")]
    acted: Option<u32>,
    /// This dealer's earlier misdeals tonight (else the recorded ones)
    #[arg(long, value_name = "N")]
    earlier: Option<u32>,
    /// How much is in the pot
    #[arg(long, value_name = "AMOUNT")]
    pot: Option<String>,
    /// How much the player has
    #[arg(long, value_name = "AMOUNT")]
    stack: Option<String>,
    /// The player had folded
    #[arg(long)]
    folded: bool,
    /// How many seconds the player took
    #[arg(long, value_name = "N")]
    seconds: Option<u32>,
}

impl Incident {
    /// Answers, or lists the words.
    pub fn run(self, context: &Context) -> Result<Reply, Failure> {
        let Some(what) = self.what.clone() else { return Ok(listed()) };
        let takes = takes(&what).ok_or_else(|| unknown(&what))?;
        if let Some(stray) = self.given().into_iter().find(|flag| !takes.contains(flag)) {
            return Err(Failure::usage(format!("`{what}` doesn't use `{stray}`")));
        }
        let house = house_played(context, self.house.as_deref())?;
        let earlier = self.earlier(context)?;
        let verdict = self.verdict(&what, &house, earlier)?;
        answered(&what, &house, verdict)
    }

    /// The misdeals before this one: as typed, else tonight's recorded ones by the player who deals now.
    fn earlier(&self, context: &Context) -> Result<u32, Failure> {
        if let Some(said) = self.earlier {
            return Ok(said);
        }
        if self.house.is_some() {
            return Ok(0);
        }
        let store = context.look()?;
        if store.reader().open_night()?.is_none() {
            return Ok(0);
        }
        let tonight = load_tonight(store.reader())?;
        let here = table_now(&tonight, &context.moment(), false)?;
        let noted = noted_now(&here, None, &[]);
        match noted.or_else(|| next_dealer(&here, None)) {
            Some(dealer) => Ok(misdeals::of_dealer(store.reader(), &tonight, dealer)?),
            None => Ok(0),
        }
    }

    fn verdict(&self, what: &str, house: &House, earlier: u32) -> Result<Verdict, Failure> {
        let noticed = Noticed { acted: self.acted.unwrap_or_default(), earlier };
        if let Some(situation) = Situation::find(what) {
            return Ok(judge(house, situation));
        }
        if let Some((_, slip, _)) = Slip::PLAIN.iter().find(|(word, _, _)| *word == what) {
            return Ok(deal(house, slip, noticed));
        }
        match what {
            "exposed" => {
                let exposed = self.exposed()?;
                exposed.check(house)?;
                Ok(deal(house, &Slip::Exposed(exposed), noticed))
            }
            "cut" => Ok(cut(house, needed(self.cards, what, "--cards")?, DECK)),
            "clock" => Ok(clock(house, needed(self.seconds, what, "--seconds")?)),
            _ => Ok(shown_on_purpose(house, self.shown(what, house)?)),
        }
    }

    fn exposed(&self) -> Result<Exposed, Failure> {
        let what = "exposed";
        let whose = one_of(
            self.whose.as_deref(),
            (what, "--whose"),
            &[("sb", Whose::SmallBlind), ("bb", Whose::BigBlind), ("other", Whose::Other)],
        )?;
        let by = one_of(
            self.by.as_deref(),
            (what, "--by"),
            &[("dealer", By::Dealer), ("player", By::Player), ("deck", By::Deck)],
        )?;
        let card = match whose {
            Whose::Other => self.card.unwrap_or(1),
            _ => needed(self.card, what, "--card")?,
        };
        Ok(Exposed { cards: self.cards.unwrap_or(1).max(1), whose, card, by })
    }

    fn shown(&self, what: &str, house: &House) -> Result<Shown, Failure> {
        let read = |word: &str| amount(word, house.currency()).and_then(|money| positive(money, word));
        let pot = read(&needed(self.pot.clone(), what, "--pot")?)?;
        let stack = self.stack.as_deref().map(read).transpose()?;
        Ok(Shown { pot, stack, folded: self.folded })
    }

    /// The options that were typed.
    fn given(&self) -> Vec<&'static str> {
        let typed = [
            ("--whose", self.whose.is_some()),
            ("--card", self.card.is_some()),
            ("--cards", self.cards.is_some()),
            ("--by", self.by.is_some()),
            ("--acted", self.acted.is_some()),
            ("--earlier", self.earlier.is_some()),
            ("--pot", self.pot.is_some()),
            ("--stack", self.stack.is_some()),
            ("--folded", self.folded),
            ("--seconds", self.seconds.is_some()),
        ];
        typed.into_iter().filter(|(_, given)| *given).map(|(flag, _)| flag).collect()
    }
}

/// Every word with its meaning and its options.
fn words() -> impl Iterator<Item = (&'static str, &'static str, &'static [&'static str])> {
    let slips = Slip::PLAIN.iter().map(|(word, _, meaning)| (*word, *meaning, SLIP_TAKES));
    let plain = Situation::ALL.iter().map(|known| (known.word(), known.meaning(), [].as_slice()));
    FIGURED.iter().copied().chain(slips).chain(plain)
}

fn takes(what: &str) -> Option<&'static [&'static str]> {
    words().find(|(word, _, _)| *word == what).map(|(_, _, takes)| takes)
}

fn unknown(what: &str) -> Failure {
    Failure::usage(format!("there's no incident called `{}`", what.as_typed())).hint("hand incident")
}

fn needed<T>(given: Option<T>, what: &str, flag: &str) -> Result<T, Failure> {
    given.ok_or_else(|| Failure::usage(format!("`{what}` needs `{flag}`")))
}

fn one_of<T: Copy>(
    given: Option<&str>,
    (what, flag): (&str, &str),
    known: &[(&str, T)],
) -> Result<T, Failure> {
    let word = needed(given, what, flag)?;
    known.iter().find(|(name, _)| *name == word).map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        Failure::usage(format!(
            "`{flag}` can be {}, not `{}`",
            engine::as_text::listed(&names, "or").unwrap_or_default(),
            word.as_typed()
        ))
    })
}

fn listed() -> Reply {
    let known = words().map(|(word, meaning, takes)| Known { word, meaning, takes });
    let answer = Incidents { incidents: known.collect() };
    Reply::look(render::words(&answer), answer)
}

/// A verdict is an answer; if only the host can give one, it is a refusal.
fn answered(what: &str, house: &House, verdict: Verdict) -> Result<Reply, Failure> {
    if verdict.outcome == Remedy::Ask {
        let failure = Failure::new(exit::REFUSED, "ask-host", verdict.text).hint("ruling --help");
        return Err(Failure { rule: verdict.rule, ..failure });
    }
    let text = render::verdict(&verdict);
    let answer = answer::Verdict {
        incident: what.to_owned(),
        house: house.name().to_owned(),
        verdict: verdict.outcome.word(),
        rule: verdict.rule,
        fallback: verdict.fallback,
        text: verdict.text,
        penalty: verdict.outcome.penalty().map(|amount| Amount::new(amount, house.currency())),
        deal_passes: verdict.outcome == Remedy::Misdeal { passes: true },
    };
    Ok(Reply::look(text, answer).with(verdict.remarks))
}
