//! `coldhands`: one hand each for what lies above the whole amounts.

use crate::bank::BankError;
use crate::bank::playing::{self, ColdOutcome, Decided};
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::random::{self, Random};
use crate::cli::reply::Reply;
use crate::cli::words::{Words, pair};
use crate::domain::cards::{Card, parse_cards};
use crate::domain::ids::PlayerId;
use crate::domain::journal::fact::{ColdHands, Dealing};
use crate::domain::night::Tonight;
use crate::domain::night::cold_hands::{self, Stakes};
use crate::domain::night::dealing;
use crate::domain::rank::high;
use crate::domain::refusal::Refusal;
use crate::render::page::{name, table};
use clap::Args;
use serde_json::{Map, Value, json};

/// Play one hand each for what lies above the whole amounts
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook coldhands --cards Ann=Kh9d7c4s2d --cards Bob=8h8cTd5s3c\n  \
    housebook coldhands --commit\n  housebook coldhands --deal --salt banana")]
pub struct Coldhands {
    /// The game of the last hand, where the house leaves it to the dealer
    #[arg(long, value_name = "GAME", default_value = "cold-hands")]
    game: String,
    /// Cards as they were dealt at the table
    #[arg(long, value_name = "PLAYER=CARDS", conflicts_with_all = ["commit", "deal"])]
    cards: Vec<String>,
    /// Draw a seed and show its hash, before anybody says a word
    #[arg(long, conflicts_with = "deal")]
    commit: bool,
    /// Let the program deal
    #[arg(long)]
    deal: bool,
    /// A word a player says after the hash was shown
    #[arg(long, value_name = "WORD", requires = "deal")]
    salt: Option<String>,
    /// Another game was played out at the table: who won it
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["cards", "commit", "deal"])]
    win: Option<String>,
}

impl Coldhands {
    /// Plays.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let typed: Vec<(PlayerId, Vec<Card>)> =
            self.cards.iter().map(|word| typed_cards(&words, word)).collect::<Result<_, _>>()?;
        let winner = self.win.as_deref().map(|word| words.player(word)).transpose()?;
        if !self.commit && !self.deal && typed.is_empty() && winner.is_none() {
            return self.ask(context);
        }
        let drawn = context.random.seed();
        let (game, salt) = (self.game.clone(), self.salt.clone().unwrap_or_default());
        if self.commit {
            let seed = random::hex(&drawn);
            let hash = random::hash_of(&seed);
            return play(context, &Decided::Committed { seed, hash: hash.clone() }, Some(hash));
        }
        let judge = move |tonight: &Tonight, stakes: &Stakes| match winner {
            Some(winner) => cold_hands::won_by(tonight, &game, stakes, winner),
            None if self.deal => dealt(tonight, stakes, &game, &drawn, &salt),
            None => cold_hands::judge(tonight, &game, stakes, &typed, None),
        };
        play(context, &Decided::ByCards(&judge), None)
    }

    /// Without cards or a deal: says what is played for.
    fn ask(&self, context: &Context) -> Result<Reply, Failure> {
        let tonight = crate::bank::load_tonight(context.look()?.reader())?;
        let (stakes, notices) = cold_hands::stakes(&tonight)?;
        cold_hands::check(&tonight, &stakes)?;
        let rows = stakes
            .contributions
            .iter()
            .map(|(player, amount)| [name(tonight.name(*player)), tonight.shown(*amount)]);
        let text = if stakes.players.is_empty() {
            "everybody has whole amounts: nothing to play for".to_owned()
        } else {
            let table = table(&["player", "puts in"], &[1], rows);
            format!("{table}\nplaying for {}; deal with --cards, or --deal", tonight.shown(stakes.pot))
        };
        let contributors = names(&tonight, &stakes.players);
        let answer = json!({ "pot": tonight.currency.plain(stakes.pot), "contributors": contributors });
        Ok(Reply::look(text, answer).with(notices))
    }
}

fn typed_cards(words: &Words, word: &str) -> Result<(PlayerId, Vec<Card>), Failure> {
    let (player, cards) = pair(word)?;
    let cards = parse_cards(cards).map_err(|error| Failure::usage(error.to_string()))?;
    Ok((words.player(player)?, cards))
}

/// Deals from the committed seed, or from a fresh one when none was committed.
fn dealt(
    tonight: &Tonight,
    stakes: &Stakes,
    game: &str,
    drawn: &[u8; 32],
    salt: &str,
) -> Result<ColdHands, Refusal> {
    if stakes.players.len() < 2 {
        return Err(Refusal::new("nobody-to-play", "cold hands need two players"));
    }
    let seed = tonight.evening.seed.clone().unwrap_or_else(|| random::hex(drawn));
    let mut words = Random::dealing(&seed, salt);
    let hands = dealing::deal(&stakes.players, &mut || words.word());
    cold_hands::judge(tonight, game, stakes, &hands, Some(Dealing { seed, salt: salt.to_owned() }))
}

fn play(context: &mut Context, decided: &Decided<'_>, hash: Option<String>) -> Result<Reply, Failure> {
    context.record(
        |session| -> Result<_, BankError> { playing::cold_hands(session, decided) },
        |(tonight, stakes, outcome, notices)| {
            let told = match outcome {
                ColdOutcome::Nothing => Told::new(
                    "everybody has whole amounts: nothing to play for",
                    json!({ "pot": tonight.currency.plain(stakes.pot), "contributors": [], "redeal": [] }),
                ),
                ColdOutcome::Committed => {
                    let hash = hash.unwrap_or_default();
                    let text = format!(
                        "the seed's hash is {hash}\nnow let a player say a word: coldhands --deal --salt WORD"
                    );
                    Told::new(text, json!({ "commit": hash }))
                }
                ColdOutcome::Laid(cold) => {
                    Told::new(laid(&tonight, &stakes, &cold), answer(&tonight, &stakes, &cold))
                }
            };
            told.with(notices)
        },
    )
}

fn laid(tonight: &Tonight, stakes: &Stakes, cold: &ColdHands) -> String {
    let rows = cold
        .cards
        .iter()
        .map(|(player, cards)| [name(tonight.name(*player)), cards.clone(), hand_name(cards)]);
    let mut lines = Vec::new();
    if !cold.cards.is_empty() {
        lines.push(table(&["player", "cards", "hand"], &[], rows));
    }
    match cold.best.as_slice() {
        [winner] => {
            let stack = tonight.shown(tonight.evening.chips(*winner));
            lines.push(format!(
                "{} wins {} and has {stack}",
                name(tonight.name(*winner)),
                tonight.shown(stakes.pot)
            ));
        }
        tied => {
            let names: Vec<String> = tied.iter().map(|player| name(tonight.name(*player))).collect();
            lines.push(format!(
                "{} tie; {} stays, deal again for them",
                names.join(" and "),
                tonight.shown(stakes.pot)
            ));
        }
    }
    match &cold.dealt_by {
        Some(dealing) if dealing.salt.is_empty() => {
            lines.push(format!("dealt from seed {}: committed and revealed at once", dealing.seed));
        }
        Some(dealing) => {
            lines.push(format!("dealt from seed {} and the word `{}`", dealing.seed, dealing.salt))
        }
        None => {}
    }
    lines.join("\n")
}

fn hand_name(cards: &str) -> String {
    parse_cards(cards).map(|cards| high::best(&cards).name()).unwrap_or_default()
}

fn answer(tonight: &Tonight, stakes: &Stakes, cold: &ColdHands) -> Value {
    let cards: Map<String, Value> =
        cold.cards.iter().map(|(player, cards)| (tonight.name(*player).to_owned(), json!(cards))).collect();
    let (winner, redeal) = match cold.best.as_slice() {
        [winner] => (Some(tonight.name(*winner)), Vec::new()),
        tied => (None, names(tonight, tied)),
    };
    json!({
        "pot": tonight.currency.plain(stakes.pot),
        "contributors": names(tonight, &stakes.players),
        "cards": cards,
        "winner": winner,
        "redeal": redeal,
        "seed": cold.dealt_by.as_ref().map(|dealing| dealing.seed.as_str()),
        "salt": cold.dealt_by.as_ref().map(|dealing| dealing.salt.as_str()),
    })
}

fn names<'a>(tonight: &'a Tonight, players: &[PlayerId]) -> Vec<&'a str> {
    players.iter().map(|player| tonight.name(*player)).collect()
}
