//! `hand result`: a hand by who put in how much and who won.

use crate::answer::hand::Hand;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::game::NewGame;
use crate::cli::words::{Words, pair};
use crate::render::hand as render;
use clap::Args;
use engine::money::Money;
use ledger::bank::{load_tonight, playing};
use ledger::night::result_told::ToldResult;

/// Record who put in what and won
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand result --game holdem --in Ann=2 --in Bob=2 --win Ann=4\n  \
        housebook hand result --game omaha --in Ann=5 --in Cat=5 --win Cat=10")]
pub struct HandResult {
    /// The game, with what was added: "five-card-draw deuces-wild"
    #[arg(long, value_name = "GAME")]
    game: String,
    #[command(flatten)]
    new: NewGame,
    /// What a player put in (repeatable)
    #[arg(long = "in", value_name = "PLAYER=AMOUNT")]
    put_in: Vec<String>,
    /// What a player won (repeatable)
    #[arg(long = "win", value_name = "PLAYER=AMOUNT")]
    won: Vec<String>,
    /// What stays in the pot for the next hand
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    carry: Option<String>,
    /// What a loser at guts pays into the next pot, on top
    #[arg(long, value_name = "PLAYER=AMOUNT")]
    matched: Vec<String>,
    /// A fine paid in this hand, on top
    #[arg(long = "fine", value_name = "PLAYER=AMOUNT")]
    fined: Vec<String>,
    /// Only this player plays on for what stays (the cards ran out)
    #[arg(long = "for", value_name = "PLAYER")]
    only: Vec<String>,
    /// Player who was away, so the blinds passed them by
    #[arg(long, value_name = "PLAYER")]
    away: Vec<String>,
    /// The dealer (else the one noted)
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
        let tonight = load_tonight(store.reader())?;
        let game = self.new.game("hand result", &self.game, &tonight, store.reader())?;
        let level = tonight.tournament().map(|on| on.blinds(&context.moment())).transpose()?.flatten();
        drop(store);
        let amounts =
            |list: &[String]| list.iter().map(|word| words.player_amount(word)).collect::<Result<_, _>>();
        let told = ToldResult {
            game: game.name,
            why: game.why,
            put_in: amounts(&self.put_in)?,
            won: amounts(&self.won)?,
            fined: amounts(&self.fined)?,
            matched: amounts(&self.matched)?,
            dealer: self.dealer.as_deref().map(|word| words.player(word)).transpose()?,
            away: self.away.iter().map(|word| words.player(word)).collect::<Result<_, _>>()?,
            level,
            only: self.only.iter().map(|word| words.player(word)).collect::<Result<_, _>>()?,
            carry: self.carry.as_deref().map(|word| words.amount(word)).transpose()?.unwrap_or(Money::ZERO),
            is_anted: false,
        };
        context.record(
            |session| playing::hand_result(session, &told),
            |(tonight, played, notices)| {
                let answer = Hand::of(&tonight, &played);
                Told::new(render::reasoned(&answer), answer).with(notices)
            },
        )
    }
}
