//! `hand result`: a hand by who put in how much and who won.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::game::NewGame;
use crate::cli::words::{Words, pair};
use crate::render::page::name;
use clap::Args;
use engine::money::Money;
use ledger::bank::{load_tonight, playing};
use ledger::journal::fact::HandPlayed;
use ledger::night::Tonight;
use ledger::night::result_told::Told as Result_;
use serde_json::{Map, Value, json};

/// Record a hand by who put in how much and who won
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook hand result --game holdem --in Ann=2 --in Bob=2 --win Ann=4")]
pub struct HandResult {
    /// The game as it was called, with what was added: "five-card-draw deuces-wild"
    #[arg(long, value_name = "GAME")]
    game: String,
    #[command(flatten)]
    new: NewGame,
    /// What a player put in
    #[arg(long = "in", value_name = "PLAYER=AMOUNT")]
    put_in: Vec<String>,
    /// What a player won
    #[arg(long = "win", value_name = "PLAYER=AMOUNT")]
    won: Vec<String>,
    /// What stays in the middle for the next hand
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    carry: Option<String>,
    /// What a loser of guts pays into the next pot, beside what he put in
    #[arg(long, value_name = "PLAYER=AMOUNT")]
    matched: Vec<String>,
    /// A fine paid in the hand, beside what he put in
    #[arg(long = "fine", value_name = "PLAYER=AMOUNT")]
    fined: Vec<String>,
    /// Who alone plays for what stays, where the cards ran out
    #[arg(long = "for", value_name = "PLAYER")]
    only: Vec<String>,
    /// Who dealt (else who was noted for it)
    #[arg(long, value_name = "PLAYER")]
    dealer: Option<String>,
}

impl HandResult {
    /// Records.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let said = self.put_in.iter().chain(&self.won).chain(&self.matched).chain(&self.fined);
        let named = said.map(|word| words.player(pair(word)?.0));
        let named = named.collect::<Result<Vec<_>, _>>()?;
        let words = words.at_table_of(store.reader(), &named)?;
        let game =
            self.new.game("hand result", &self.game, &load_tonight(store.reader())?, store.reader())?;
        drop(store);
        let amounts =
            |list: &[String]| list.iter().map(|word| words.player_amount(word)).collect::<Result<_, _>>();
        let told = Result_ {
            game: game.name,
            why: game.why,
            put_in: amounts(&self.put_in)?,
            won: amounts(&self.won)?,
            fined: amounts(&self.fined)?,
            matched: amounts(&self.matched)?,
            dealer: self.dealer.as_deref().map(|word| words.player(word)).transpose()?,
            only: self.only.iter().map(|word| words.player(word)).collect::<Result<_, _>>()?,
            carry: self.carry.as_deref().map(|word| words.amount(word)).transpose()?.unwrap_or(Money::ZERO),
            is_anted: false,
        };
        context.record(
            |session| playing::hand_result(session, &told),
            |(tonight, played, notices)| {
                Told::new(reasoned(&tonight, &played), answer(&tonight, &played)).with(notices)
            },
        )
    }
}

/// A settled hand and why its money went where it went.
#[must_use]
pub fn reasoned(tonight: &Tonight, played: &HandPlayed) -> String {
    let why = played.why.iter().map(|(rule, why)| format!("  {why} ({rule})"));
    std::iter::once(sentence(tonight, played)).chain(why).collect::<Vec<_>>().join("\n")
}

/// A settled hand in a line or two.
#[must_use]
pub fn sentence(tonight: &Tonight, played: &HandPlayed) -> String {
    let winners: Vec<String> = played
        .seats
        .iter()
        .filter(|seat| seat.won.is_positive())
        .map(|seat| format!("{} wins {}", name(tonight.name(seat.player)), tonight.shown(seat.won)))
        .collect();
    let carried = if played.carried_out.is_zero() {
        String::new()
    } else {
        format!("; {} stays for the next hand", tonight.shown(played.carried_out))
    };
    let nothing_in = played.seats.iter().all(|seat| seat.put_in.is_zero());
    let winners = match (winners.is_empty(), played.carried_out.is_zero()) {
        (false, _) => winners.join(", "),
        (true, true) if nothing_in => "nobody put anything in".to_owned(),
        (true, true) => "every bet goes back".to_owned(),
        (true, false) => "nobody wins".to_owned(),
    };
    format!("hand {}, {}: {winners}{carried}", played.number, played.game)
}

/// A settled hand as an object.
#[must_use]
pub fn answer(tonight: &Tonight, played: &HandPlayed) -> Value {
    let plain = |money| tonight.currency.plain(money);
    let of = |part: fn(&ledger::journal::HandSeat) -> Money| -> Map<String, Value> {
        played
            .seats
            .iter()
            .filter(|seat| !part(seat).is_zero())
            .map(|seat| (tonight.name(seat.player).to_owned(), json!(plain(part(seat)))))
            .collect()
    };
    let why: Vec<Value> =
        played.why.iter().map(|(rule, text)| json!({ "rule": rule, "text": text })).collect();
    json!({
        "hand": played.number,
        "hand_id": played.hand.to_string(),
        "game": played.game,
        "depth": played.depth,
        "in": of(|seat| seat.put_in),
        "returned": of(|seat| seat.returned),
        "awards": of(|seat| seat.won),
        "carried_in": plain(played.carried_in),
        "carry": plain(played.carried_out),
        "why": why,
    })
}
