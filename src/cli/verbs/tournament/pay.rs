//! `tournament chop`, `payout`, `cancel`: how it ends, and what everybody gets.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::page::{harmless, name, or_dash, table};
use clap::Args;
use engine::money::Money;
use ledger::bank::tournament;
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::night::tournament::payout_why;
use ledger::night::tournament::sharing::Wanted;
use ledger::tournament::agreement::{DEALS, Deal};
use ledger::tournament::did::{Did, Paid, Prize};
use serde_json::{Value, json};

/// Those who are in agree on how to share
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook tournament chop icm\n  housebook tournament chop chip-chop --play-for 20\n  \
    housebook tournament chop Ann=100 Bob=70"
)]
pub struct Chop {
    /// icm, chip-chop, even, or who gets what
    #[arg(required = true, value_name = "icm|chip-chop|even|PLAYER=AMOUNT")]
    how: Vec<String>,
    /// Kept back for the winner
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    play_for: Option<String>,
    /// Who is against it: then there is no deal
    #[arg(long, value_name = "PLAYER")]
    against: Vec<String>,
}

/// Pay the prizes
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook tournament payout")]
pub struct Payout {}

/// Call it off: everybody gets his money back
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook tournament cancel --why \"nobody came\"")]
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
        let wanted = Wanted { deal, players, play_for: play_for.unwrap_or(Money::ZERO), against };
        context.record(
            |session| tournament::chop(session, &wanted),
            |(tonight, did, notices)| chopped(&tonight, &did).with(notices),
        )
    }

    fn deal(&self, words: &Words) -> Result<(Deal, Vec<PlayerId>), Failure> {
        if let [word] = self.how.as_slice()
            && let Some((_, deal, _)) = DEALS.iter().find(|(known, ..)| known == word)
        {
            return Ok((deal.clone(), Vec::new()));
        }
        let named = self.how.iter().map(|word| words.player_amount(word)).collect::<Result<Vec<_>, _>>()?;
        let (players, amounts) = named.into_iter().unzip();
        Ok((Deal::Custom(amounts), players))
    }
}

fn chopped(tonight: &Tonight, did: &Did) -> Told {
    let Did::Chopped(chopped) = did else { return Told::new("", json!({})) };
    let rows =
        chopped.shares.iter().map(|(player, share)| [name(tonight.name(*player)), tonight.shown(*share)]);
    let mut text = table(&["player", "share"], &[1], rows);
    if chopped.play_for.is_positive() {
        text.push_str(&format!("\n{} more is played for", tonight.shown(chopped.play_for)));
    } else {
        text.push_str("\npaid with: tournament payout");
    }
    let shares: serde_json::Map<String, Value> = chopped
        .shares
        .iter()
        .map(|(player, share)| (tonight.name(*player).to_owned(), json!(tonight.currency.plain(*share))))
        .collect();
    let answer = json!({
        "deal": chopped.way,
        "shares": shares,
        "play_for": tonight.currency.plain(chopped.play_for),
    });
    Told::new(text, answer)
}

impl Payout {
    /// Pays.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        context.record(tournament::payout, |(tonight, did, notices)| {
            let Did::Paid(paid) = did else { return Told::new("", json!({})) };
            told(&tonight, &paid).with(notices)
        })
    }
}

fn told(tonight: &Tonight, paid: &Paid) -> Told {
    let paying: Vec<&Prize> =
        paid.places.iter().filter(|prize| prize.amount.is_positive() || prize.bounty.is_positive()).collect();
    let pool = Money::sum(paid.places.iter().map(|prize| prize.amount)).unwrap_or_default();
    let bounties = paying.iter().any(|prize| prize.bounty.is_positive());
    let rows = paying.iter().map(|prize| {
        let mut row =
            vec![prize.place.to_string(), name(tonight.name(prize.player)), tonight.shown(prize.amount)];
        if bounties {
            row.push(or_dash(prize.bounty.is_zero(), tonight.shown(prize.bounty)));
        }
        row
    });
    let rows: Vec<Vec<String>> = rows.collect();
    let header: &[&str] =
        if bounties { &["place", "player", "prize", "own head"] } else { &["place", "player", "prize"] };
    let mut text = crate::render::page::columns(header, &[0, 2, 3], &rows);
    text.push_str(&format!("\nthe pool was {}; prizes are paid by cashout", tonight.shown(pool)));
    let why = tonight.tournaments.last().map(|on| payout_why::why(tonight, on, paid)).unwrap_or_default();
    text.push_str(&reasons(&why));
    let object = |prize: &&Prize| {
        json!({
            "place": prize.place,
            "player": tonight.name(prize.player),
            "amount": tonight.currency.plain(prize.amount),
            "bounty": tonight.currency.plain(prize.bounty),
        })
    };
    let order: Vec<Value> = paid
        .places
        .iter()
        .map(|prize| json!({ "place": prize.place, "player": tonight.name(prize.player) }))
        .collect();
    let answer = json!({
        "pool": tonight.currency.plain(pool),
        "places": paying.iter().map(object).collect::<Vec<_>>(),
        "order": order,
        "why": why.iter().map(|(rule, text)| json!({ "rule": rule, "text": text })).collect::<Vec<_>>(),
    });
    Told::new(text, answer)
}

/// The reasons below the prizes, each on a line of its own.
fn reasons(why: &[payout_why::Reason]) -> String {
    let line = |(rule, text): &payout_why::Reason| {
        let rule = rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        format!("\n  {}{rule}", harmless(&text.replace('`', "")))
    };
    why.iter().map(line).collect()
}

/// What everybody gets back: what he put into the pool, and what the house kept of it for its fund.
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
                let back = given_back(&tonight, &did);
                let rows =
                    back.iter().map(|(player, amount)| [name(tonight.name(*player)), tonight.shown(*amount)]);
                let text =
                    format!("called off: {}\n{}", name(&why), table(&["player", "gets back"], &[1], rows));
                let back: serde_json::Map<String, Value> = back
                    .iter()
                    .map(|(player, amount)| {
                        (tonight.name(*player).to_owned(), json!(tonight.currency.plain(*amount)))
                    })
                    .collect();
                Told::new(text, json!({ "why": why, "back": back })).with(notices)
            },
        )
    }
}
