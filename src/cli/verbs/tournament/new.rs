//! `tournament new`: the terms, from the command line and from the house.

use crate::answer::tournament::Made;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::free_text::free_text;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::typed_line;
use crate::cli::words::{Words, amount};
use crate::render::shell;
use crate::render::tournament as render;
use clap::Args;
use engine::house::key;
use engine::money::{Currency, Money};
use engine::readable::AsTyped;
use engine::refusal::Notice;
use ledger::bank::{load_tonight, tournament};
use ledger::night::Tonight;
use ledger::night::tournament::of_house::{levels_of_house, rebuy_stack, rounding};
use ledger::refusal::Refusal;
use ledger::tournament::level_words::{parse_structure, with_minutes_behind};
use ledger::tournament::levels::BlindStructure;
use ledger::tournament::prize_offers::{PrizeOffer, suggestions};
use ledger::tournament::prize_table::PrizeTable;
use ledger::tournament::prizes::Rounding;
use ledger::tournament::terms::{Addon, ComeBack, TournamentTerms, WayBack};

/// Set up a tournament
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament new --entry 20 --stack 1500 --payout 60/30/10 --rebuy 10\n  \
        housebook tournament new --entry 20 --bounty 5 --stack 5000 --reentry 1 \\\n    \
        --late 4 --levels \"25/50@20 50/100@20 break@10 100/200/25@20\"")]
pub struct New {
    /// Name
    #[arg(long)]
    name: Option<String>,
    /// Price of an entry; it all goes to the prizes
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    entry: String,
    /// Bounty on each player, on top
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    bounty: Option<String>,
    /// Starting stack
    #[arg(long, value_name = "CHIPS", allow_hyphen_values = true)]
    stack: String,
    /// Smallest chip (else the small blind)
    #[arg(long, value_name = "CHIPS", allow_hyphen_values = true)]
    unit: Option<String>,
    /// Prizes in percent, or amounts after =
    #[arg(long, value_name = "60/30/10|=100/50")]
    payout: Option<String>,
    /// Round prizes to this (else house rule)
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    round: Option<String>,
    /// Price of a rebuy
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    rebuy: Option<String>,
    /// Chips for a rebuy (else the house's)
    #[arg(long, value_name = "CHIPS", requires = "rebuy", allow_hyphen_values = true)]
    rebuy_stack: Option<String>,
    /// Rebuys for each player
    #[arg(long, value_name = "N", requires = "rebuy", value_parser = clap::value_parser!(u32).range(1..=100))]
    rebuys: Option<u32>,
    /// Re-entries for each busted player
    #[arg(long, value_name = "N", conflicts_with = "rebuy", value_parser = clap::value_parser!(u32).range(1..=100))]
    reentry: Option<u32>,
    /// Price and chips of the one add-on
    #[arg(long, value_name = "AMOUNT=CHIPS", allow_hyphen_values = true)]
    addon: Option<String>,
    /// Last level to enter, rebuy and add on
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u32).range(1..=100))]
    late: Option<u32>,
    /// Blinds and minutes (else the house's)
    #[arg(long, value_name = "LEVELS")]
    levels: Option<String>,
    /// Who makes rulings
    #[arg(long, value_name = "PLAYER")]
    host: Option<String>,
    /// Who rules when the host is involved
    #[arg(long, value_name = "PLAYER")]
    deputy: Option<String>,
    /// Players agreed to change the house terms
    #[arg(long)]
    agreed: bool,
}

/// Reads chips of a tournament.
pub fn chips(word: &str) -> Result<Money, Failure> {
    amount(word, Currency::CHIPS)
}

/// Reads a prize table.
pub fn prizes(word: &str, currency: Currency) -> Result<PrizeTable, Failure> {
    PrizeTable::parse(word, currency)
        .map_err(|error| Failure::new(exit::USAGE, "not-prizes", error.to_string()))
}

/// How many players to assume when prizes are suggested before anybody entered.
const FIELD: usize = 6;

/// The refusal with the whole line that would work.
fn led_on(refused: Failure, typed: &[String]) -> Failure {
    let line = |table: &PrizeOffer| {
        let table = PrizeTable::Shares(table.to_vec()).typed(Currency::POINTS);
        typed_line::with(typed, &[("--payout", &table)])
    };
    match refused.code {
        "terms-not-of-house" => refused.hint(format!("{} --agreed", typed_line::with(typed, &[]))),
        code if code.starts_with("prizes-") => {
            refused.hint(suggestions(FIELD).iter().map(line).collect::<Vec<_>>().join("\n"))
        }
        _ => refused,
    }
}

impl New {
    /// Announces it.
    pub fn run(self: Box<Self>, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let terms = self.terms(&words, &load_tonight(store.reader())?)?;
        drop(store);
        let agreed = self.agreed;
        let called = self.name.as_deref().map(|name| free_text(name, "a name")).transpose()?;
        let typed: Vec<String> = context.typed().into_iter().map(str::to_owned).collect();
        let made = context.record(
            |session| tournament::make(session, called, terms, agreed),
            |(tonight, made, notices)| {
                let mut lines = vec![render::title(made.number, &made.name)];
                lines.extend(render::terms(&tonight, &made.terms));
                let agreed = made.terms.agreed.into_iter();
                let agreed = agreed.map(|one| Notice { rule: one.rule, text: one.text }).collect();
                let answer = Made { tournament: made.number, name: made.name, agreed };
                Told::new(lines.join("\n"), answer).with(notices)
            },
        );
        made.map_err(|refused| led_on(refused, &typed))
    }

    fn terms(&self, words: &Words, tonight: &Tonight) -> Result<TournamentTerms, Failure> {
        let money = |word: &Option<String>| word.as_deref().map(|word| words.amount(word)).transpose();
        let player = |word: &Option<String>| word.as_deref().map(|word| words.player(word)).transpose();
        // What was typed is read before anything is refused.
        let (price, stack) = (words.amount(&self.entry)?, chips(&self.stack)?);
        let (bounty, round, addon) = (money(&self.bounty)?, money(&self.round)?, self.addon(words)?);
        let levels = self.levels(tonight)?;
        let smallest = levels.levels().iter().find_map(|level| level.blinds()).map(|blinds| blinds.small);
        let unit = match &self.unit {
            Some(word) => chips(word)?,
            None => smallest.unwrap_or(Money::from_minor(1)),
        };
        if !unit.is_positive() {
            let message =
                format!("the smallest chip has to be worth more than {}", Currency::CHIPS.shown(unit));
            return Err(Refusal::worded("amount-not-positive", message).into());
        }
        let fee = tonight.house.amount(key::TOURNAMENT_FEE).map_or(Money::ZERO, |fee| fee.value);
        let rounded = rounding(&tonight.house).is_some_and(|said| said.value == Rounding::HigherPlace);
        let step = if rounded { tonight.currency.whole() } else { tonight.house.unit() };
        let mut terms = TournamentTerms {
            price,
            bounty: bounty.unwrap_or(Money::ZERO),
            fee,
            stack,
            unit,
            again: None,
            addon,
            late: self.late,
            prizes: self.payout.as_deref().map(|word| prizes(word, tonight.currency)).transpose()?,
            step: round.unwrap_or(step),
            levels,
            host: player(&self.host)?,
            deputy: player(&self.deputy)?,
            agreed: Vec::new(),
        };
        terms.again = self.again(words, tonight, &terms)?;
        Ok(terms)
    }

    /// The levels as given, else the house's first blinds until the table agrees on others.
    fn levels(&self, tonight: &Tonight) -> Result<BlindStructure, Failure> {
        let Some(typed) = &self.levels else {
            return levels_of_house(&tonight.house)?.ok_or_else(|| {
                let message =
                    "the house has no starting blinds for a tournament, and you didn't give any levels";
                Refusal::worded("levels-unsaid", message)
                    .hint("tournament new --levels \"25/50@20 50/100@20\"")
                    .into()
            });
        };
        let read = parse_structure(typed).map_err(|error| {
            let meant = with_minutes_behind(typed).map(|meant| shell::option("--levels", &meant));
            let wrong = Failure::usage(error.to_string());
            meant.into_iter().fold(wrong, |wrong, meant| wrong.hint(format!("tournament new {meant}")))
        })?;
        Ok(read?)
    }

    fn again(
        &self,
        words: &Words,
        tonight: &Tonight,
        terms: &TournamentTerms,
    ) -> Result<Option<WayBack>, Failure> {
        let until = self.late;
        if let Some(most) = self.reentry {
            let TournamentTerms { price, bounty, fee, stack, .. } = *terms;
            return Ok(Some(WayBack { way: ComeBack::Reentry, price, bounty, fee, stack, most, until }));
        }
        let Some(price) = self.rebuy.as_deref().map(|word| words.amount(word)).transpose()? else {
            return Ok(None);
        };
        let first = tonight.house.word(key::REBUY).is_some_and(|said| said.value == "first-out-once");
        let stack = match &self.rebuy_stack {
            Some(word) => chips(word)?,
            None => rebuy_stack(&tonight.house, terms.stack),
        };
        let most = self.rebuys.unwrap_or(1);
        let way = if first && most == 1 { ComeBack::FirstOut } else { ComeBack::Rebuy };
        let until = until.filter(|_| way != ComeBack::FirstOut);
        // Players who come back for less have no bounty again.
        Ok(Some(WayBack { way, price, bounty: Money::ZERO, fee: Money::ZERO, stack, most, until }))
    }

    fn addon(&self, words: &Words) -> Result<Option<Addon>, Failure> {
        let Some(typed) = &self.addon else { return Ok(None) };
        let (price, stack) = typed
            .split_once('=')
            .ok_or_else(|| Failure::usage(format!("`{}` should look like 10=2000", typed.as_typed())))?;
        Ok(Some(Addon { price: words.amount(price)?, stack: chips(stack)?, until: self.late }))
    }
}
