//! `hand said`: what a player's words or chips mean. No book is changed.

use crate::answer::Amount;
use crate::answer::hand_spoken::{Act as Read, Asks, Means};
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::new::house_played;
use crate::cli::words::amount;
use crate::render::verdict as render;
use clap::Args;
use engine::house::House;
use engine::money::{AMOUNT_MAX, Money};
use engine::play::spoken::{Facing, Meaning, Moved, Question, Reading, understand};
use engine::play::{Act, RaiseTo, Turn};
use engine::readable::AsTyped;
use ledger::refusal::TonightRefused;

/// Rule on a verbal or chip bet
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand said raise to 12 --house dave --facing 5 --min 10\n  \
        housebook hand said --house dave --chips 15 --pieces 3 --facing 10 --min 20")]
pub struct Said {
    /// What the player said (leave it out if only chips moved)
    words: Vec<String>,
    /// The house (else tonight's)
    #[arg(long, value_name = "HOUSE")]
    house: Option<String>,
    /// Value of the chips put in
    #[arg(long, value_name = "AMOUNT", requires = "pieces")]
    chips: Option<String>,
    /// How many chips that was
    #[arg(long, value_name = "N", requires = "chips")]
    pieces: Option<u32>,
    /// What was added after a pause
    #[arg(long, value_name = "AMOUNT", requires = "chips")]
    later: Option<String>,
    /// The chips were thrown into the pot
    #[arg(long, requires = "chips")]
    splashed: bool,
    /// The bet to call, in all
    #[arg(long, value_name = "AMOUNT", requires = "min")]
    facing: Option<String>,
    /// What the player already put into this round
    #[arg(long = "in", value_name = "AMOUNT")]
    own: Option<String>,
    /// The least they can bet or raise to
    #[arg(long, value_name = "AMOUNT")]
    min: Option<String>,
    /// The most they can bet or raise to (else all-in)
    #[arg(long, value_name = "AMOUNT")]
    max: Option<String>,
    /// The player's chips, not counting those put in
    #[arg(long, value_name = "AMOUNT")]
    stack: Option<String>,
}

impl Said {
    /// Answers.
    pub fn run(self, context: &Context) -> Result<Reply, Failure> {
        let house = house_played(context, self.house.as_deref())?;
        let facing = self.facing(&house)?;
        let moved = self.moved(&house)?;
        let said = (!self.words.is_empty()).then(|| self.words.join(" "));
        Ok(match understand(&house, said.as_deref(), moved, &facing)? {
            Reading::Means(meaning) => {
                check_chips(&house, &meaning.act, &facing)?;
                means(&house, meaning, &facing)
            }
            Reading::Ask(question) => asks(&house, question, &facing),
        })
    }

    fn facing(&self, house: &House) -> Result<Facing, Failure> {
        let (bet, own) = (read(house, &self.facing)?, read(house, &self.own)?);
        let (bet, own) = (bet.unwrap_or_default(), own.unwrap_or_default());
        let stack = read(house, &self.stack)?;
        let all = stack.map(|stack| stack.plus(own)).transpose().map_err(too_large)?;
        let most = read(house, &self.max)?.or(all).unwrap_or(Money::from_minor(AMOUNT_MAX));
        let least = read(house, &self.min)?.unwrap_or(house.unit());
        let owed = bet.minus(own).map_err(too_large)?;
        if owed.is_negative() {
            return Err(Failure::usage("`--in` can't be more than `--facing`"));
        }
        let call = stack.map_or(owed, |stack| stack.min(owed));
        let raise = (most > bet).then_some(RaiseTo { min: least.min(most), max: most, opens: bet.is_zero() });
        let turn = Turn { seat: 0, call, folds: true, short: Money::ZERO, raise, bring_in: None, held: None };
        Ok(Facing { turn, own, bet, stack, currency: house.currency() })
    }

    fn moved(&self, house: &House) -> Result<Option<Moved>, Failure> {
        let Some(sum) = read(house, &self.chips)? else { return Ok(None) };
        let later = read(house, &self.later)?.unwrap_or_default();
        Ok(Some(Moved { sum, pieces: self.pieces.unwrap_or(1), later, splashed: self.splashed }))
    }
}

fn read(house: &House, word: &Option<String>) -> Result<Option<Money>, Failure> {
    let Some(word) = word else { return Ok(None) };
    positive(amount(word, house.currency())?, word).map(Some)
}

/// A bet is made in whole chips, except by a player who is all in.
fn check_chips(house: &House, act: &Act, facing: &Facing) -> Result<(), Failure> {
    let Act::RaiseTo(_, total) = act else { return Ok(()) };
    let all = facing.stack.map(|stack| stack.plus(facing.own)).transpose().map_err(too_large)?;
    if all == Some(*total) || total.remainder(house.unit()).is_zero() {
        return Ok(());
    }
    let [amount, unit] = [*total, house.unit()].map(|money| Amount::new(money, house.currency()));
    let refusal = ledger::refusal::Refusal::new(TonightRefused::TooFine { amount, unit });
    Err(refusal.by(house.unit_rule()).into())
}

/// An amount of zero or more.
pub fn positive(money: Money, word: &str) -> Result<Money, Failure> {
    match money.is_negative() {
        true => {
            let message = format!("`{}` is below zero", word.as_typed());
            Err(Failure::new(exit::REFUSED, "negative", message))
        }
        false => Ok(money),
    }
}

fn too_large(overflow: engine::money::Overflow) -> Failure {
    Failure::usage(overflow.to_string())
}

fn means(house: &House, meaning: Meaning, facing: &Facing) -> Reply {
    let answer = Means {
        house: house.name().to_owned(),
        means: act(&meaning.act, facing),
        rule: meaning.rule.clone(),
        change: Amount::new(meaning.change, house.currency()),
    };
    Reply::look(render::meaning(&meaning, facing), answer).with(meaning.remarks)
}

fn asks(house: &House, question: Question, facing: &Facing) -> Reply {
    let text = render::question(&question);
    let readings = question.readings.iter().map(|reading| act(reading, facing)).collect();
    let (house, asks, rule) = (house.name().to_owned(), question.text, question.rule);
    Reply::look(text, Asks { house, asks, readings, rule })
}

fn act(act: &Act, facing: &Facing) -> Read {
    match act {
        Act::Fold(_) => Read::Fold,
        Act::RaiseTo(_, total) => Read::RaiseTo { amount: Amount::new(*total, facing.currency) },
        _ if facing.has_bet() => Read::Call,
        _ => Read::Check,
    }
}
