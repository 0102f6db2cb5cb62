//! `tournament chop`, `payout`, `cancel`: how it ends, and what everybody gets.

use crate::answer::Amount;
use crate::answer::tournament::paid::{self as answer, Cancelled, Chopped, Place};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render::tournament::happened as render;
use crate::render::tournament::payout_why::told as told_why;
use clap::Args;
use engine::money::Money;
use engine::readable::AsTyped;
use ledger::bank::tournament;
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::night::tournament::payout_why;
use ledger::night::tournament::sharing::WantedDeal;
use ledger::tournament::agreement::{DEALS, PrizeDeal};
use ledger::tournament::did::{Did, Paid};

/// Chop the prizes
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament chop icm\n  \
        housebook tournament chop chip-chop --play-for 20\n  \
        housebook tournament chop Ann=100 Bob=70")]
pub struct Chop {
    /// icm, chip-chop, even, or who gets what
    #[arg(required = true, value_name = "icm|chip-chop|even|PLAYER=AMOUNT")]
    how: Vec<String>,
    /// Amount left to play for
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    play_for: Option<String>,
    /// Player who objects (then there's no chop)
    #[arg(long, value_name = "PLAYER")]
    against: Vec<String>,
}

/// Pay the prizes
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook tournament payout")]
pub struct Payout {}

/// Call it off and refund everybody
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament cancel --why \"nobody came\"\n  \
        housebook tournament cancel --why \"the power is out\"")]
pub struct Cancel {
    /// Why
    #[arg(long, value_name = "REASON")]
    why: String,
}

impl Chop {
    /// Agrees.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let (deal, players) = self.deal(&words)?;
        let against = self.against.iter().map(|word| words.player(word)).collect::<Result<Vec<_>, _>>()?;
        let play_for = self.play_for.as_deref().map(|word| words.amount(word)).transpose()?;
        let wanted = WantedDeal { deal, players, play_for: play_for.unwrap_or(Money::ZERO), against };
        context.record(
            |session| tournament::chop(session, &wanted),
            |(tonight, did, notices)| chopped(&tonight, &did).with(notices),
        )
    }

    fn deal(&self, words: &Words) -> Result<(PrizeDeal, Vec<PlayerId>), Failure> {
        if let [word] = self.how.as_slice()
            && let Some((_, deal, _)) = DEALS.iter().find(|(known, ..)| known == word)
        {
            return Ok((deal.clone(), Vec::new()));
        }
        if let Some(word) = self.how.iter().find(|word| !word.contains('=')) {
            let word = word.as_typed();
            let ways: Vec<String> = DEALS.iter().map(|(way, ..)| format!("tournament chop {way}")).collect();
            let message =
                format!("`{word}` isn't a way to chop: use icm, chip-chop, even, or PLAYER=AMOUNT for each");
            return Err(Failure::usage(message).hint(ways.join("\n")));
        }
        let named = self.how.iter().map(|word| words.player_amount(word)).collect::<Result<Vec<_>, _>>()?;
        let (players, amounts) = named.into_iter().unzip();
        Ok((PrizeDeal::Custom(amounts), players))
    }
}

fn chopped(tonight: &Tonight, did: &Did) -> Told {
    let Did::Chopped(chopped) = did else { return Told::new("", ()) };
    let answer = Chopped::of(tonight, chopped);
    Told::new(render::chopped(&answer), answer)
}

impl Payout {
    /// Pays.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        context.record(tournament::payout, |(tonight, did, notices)| {
            let Did::Paid(paid) = did else { return Told::new("", ()) };
            told(&tonight, &paid).with(notices)
        })
    }
}

fn told(tonight: &Tonight, paid: &Paid) -> Told {
    let money = |amount| Amount::new(amount, tonight.currency);
    let named = |player| tonight.name(player).to_owned();
    let paying = paid.places.iter().filter(|prize| prize.amount.is_positive() || prize.bounty.is_positive());
    let places = paying.map(|prize| answer::Prize {
        place: prize.place,
        player: named(prize.player),
        amount: money(prize.amount),
        bounty: money(prize.bounty),
    });
    let order = paid.places.iter();
    let order = order.map(|prize| Place { place: prize.place, player: named(prize.player) });
    let pool = Money::sum(paid.places.iter().map(|prize| prize.amount)).unwrap_or_default();
    let why = tonight.tournaments.last().map(|on| payout_why::why(tonight, on, paid)).unwrap_or_default();
    let answer = answer::Paid {
        pool: money(pool),
        places: places.collect(),
        order: order.collect(),
        why: why.iter().map(told_why).collect(),
    };
    Told::new(render::paid(&answer), answer)
}

/// What everybody gets back: what they put into the pool, and what the house kept of it for its fund.
fn given_back(tonight: &Tonight, did: &Did) -> Vec<(PlayerId, Money)> {
    let Did::Cancelled { back, .. } = did else { return Vec::new() };
    let entrant = |player| tonight.tournaments.last().and_then(|on| on.entrant(player));
    let fee = |player| entrant(player).map_or(Money::ZERO, |entrant| entrant.fee);
    back.iter().map(|(player, paid)| (*player, paid.plus(fee(*player)).unwrap_or(*paid))).collect()
}

impl Cancel {
    /// Calls it off.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let why = free_text(&self.why, "a reason")?;
        context.record(
            |session| tournament::cancel(session, why.clone()),
            |(tonight, did, notices)| {
                let back = given_back(&tonight, &did).into_iter();
                let back = back.map(|(player, amount)| {
                    (tonight.name(player).to_owned(), Amount::new(amount, tonight.currency))
                });
                let answer = Cancelled { why: why.clone(), back: back.collect() };
                Told::new(render::cancelled(&answer), answer).with(notices)
            },
        )
    }
}
