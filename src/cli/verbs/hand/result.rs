//! `hand result`: a hand by who put in how much and who won.

use crate::bank::playing;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::{Words, pair};
use crate::domain::journal::fact::HandPlayed;
use crate::domain::money::Money;
use crate::domain::night::Tonight;
use crate::domain::night::hand_result::Told as Result_;
use crate::render::page::name;
use clap::Args;
use serde_json::{Map, Value, json};

/// Record a hand by who put in how much and who won
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook hand result --game holdem --in Ann=2 --in Bob=2 --win Ann=4")]
pub struct HandResult {
    /// The game as it was called
    #[arg(long, value_name = "GAME")]
    game: String,
    /// What a player put in
    #[arg(long = "in", value_name = "PLAYER=AMOUNT")]
    put_in: Vec<String>,
    /// What a player won
    #[arg(long = "win", value_name = "PLAYER=AMOUNT")]
    won: Vec<String>,
    /// What stays in the middle for the next hand
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    carry: Option<String>,
}

impl HandResult {
    /// Records.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let named = self.put_in.iter().chain(&self.won).map(|word| words.player(pair(word)?.0));
        let named = named.collect::<Result<Vec<_>, _>>()?;
        let words = words.at_table_of(store.reader(), &named)?;
        drop(store);
        let amounts =
            |list: &[String]| list.iter().map(|word| words.player_amount(word)).collect::<Result<_, _>>();
        let told = Result_ {
            game: self.game.clone(),
            put_in: amounts(&self.put_in)?,
            won: amounts(&self.won)?,
            carry: self.carry.as_deref().map(|word| words.amount(word)).transpose()?.unwrap_or(Money::ZERO),
        };
        context.record(
            |session| playing::hand_result(session, &told),
            |(tonight, played, notices)| {
                Told::new(sentence(&tonight, &played), answer(&tonight, &played)).with(notices)
            },
        )
    }
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
    let winners = if winners.is_empty() { "nobody wins".to_owned() } else { winners.join(", ") };
    format!("hand {}, {}: {winners}{carried}", played.number, played.game)
}

/// A settled hand as an object.
#[must_use]
pub fn answer(tonight: &Tonight, played: &HandPlayed) -> Value {
    let plain = |money| tonight.currency.plain(money);
    let of = |part: fn(&crate::domain::journal::HandSeat) -> Money| -> Map<String, Value> {
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
