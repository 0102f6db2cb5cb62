//! `coldhands`: one hand for the odd change.

use crate::answer::Amount;
use crate::answer::cold_hands::{Asked, Laid, Nothing, names};
use crate::answer::deal::Committed;
use crate::cli::context::{Context, DEALT_ONCE};
use crate::cli::failure::Failure;
use crate::cli::random::{self, Random};
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::typed_cards::{cards, holding};
use crate::cli::typed_line::with;
use crate::cli::verbs::hand::game::NewGame;
use crate::cli::words::{Words, pair};
use crate::render::cold_hands as render;
use crate::render::deal::committed;
use crate::render::refusal::heard;
use clap::Args;
use engine::cards::{Card, Holding};
use engine::house::key;
use ledger::bank::BankError;
use ledger::bank::cash_out;
use ledger::bank::playing::{self, ColdOutcome, Decided};
use ledger::ids::PlayerId;
use ledger::journal::{ColdHands, Dealing};
use ledger::night::Tonight;
use ledger::night::change_paid::ChangePaid;
use ledger::night::cold_hands;
use ledger::night::commitment;
use ledger::night::dealing;
use ledger::night::last_hand::{self, COLD_HANDS, LastHand};
use ledger::night::last_pot::PotStakes;
use ledger::refusal::Refusal;
use ledger::store::Reader;

/// Deal one hand for the odd change
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook coldhands --cards Ann=Kh9d7c4s2d --cards Bob=8h8cTd5s3c\n  \
        housebook coldhands --game \"five-card-draw deuces-wild\" --win Ann\n  \
        housebook coldhands --commit\n  \
        housebook coldhands --deal --salt banana")]
pub struct Coldhands {
    /// The game and what was added, if the dealer chooses
    #[arg(long, value_name = "GAME", default_value = COLD_HANDS)]
    game: String,
    #[command(flatten)]
    new: NewGame,
    /// Cards dealt at the table; hole cards in parentheses if it matters
    #[arg(long, value_name = "PLAYER=CARDS", conflicts_with_all = ["commit", "deal"])]
    cards: Vec<String>,
    /// The community cards, if there are any
    #[arg(long, value_name = "CARDS", requires = "cards")]
    board: Option<String>,
    /// Draw a seed and show its hash, before anybody names a word
    #[arg(long, conflicts_with = "deal")]
    commit: bool,
    /// Let the program deal
    #[arg(long)]
    deal: bool,
    /// A word a player names after seeing the hash
    #[arg(long, value_name = "WORD", requires = "deal")]
    salt: Option<String>,
    /// Who won at the table; twice for the high and low halves
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["cards", "commit", "deal"])]
    win: Vec<String>,
}

impl Coldhands {
    /// Plays.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        if self.deal {
            context.check_not_rehearsed(DEALT_ONCE)?;
        }
        let words = Words::load(context.look()?.reader())?;
        let typed: Vec<(PlayerId, Holding)> =
            self.cards.iter().map(|word| typed_cards(&words, word)).collect::<Result<_, _>>()?;
        let winners: Vec<PlayerId> =
            self.win.iter().map(|word| words.player(word)).collect::<Result<_, _>>()?;
        let store = context.look()?;
        let tonight = ledger::bank::load_tonight(store.reader())?;
        let last = self.last_hand(&context.typed(), &tonight, store.reader())?;
        let paid = cash_out::change_paid(store.reader(), &tonight)?;
        drop(store);
        let stakes = cold_hands::stakes(&tonight)?;
        let alone = cold_hands::alone(&stakes);
        if alone.is_some() && !winners.is_empty() {
            // Nobody else can win it, so don't ask.
            cold_hands::won_by(&tonight, &last, &stakes, &winners)?;
        }
        if !self.commit && !self.deal && typed.is_empty() && winners.is_empty() && alone.is_none() {
            return ask(&tonight, &last, &paid);
        }
        if (self.commit || self.deal) && last.name != COLD_HANDS {
            last_hand::check_game(&tonight, &last, stakes.players.len())?;
            let message = format!(
                "the program can't deal `{}` for cold hands; deal them yourselves and say who won",
                last.name
            );
            let first = stakes.players.first().map_or("Ann", |player| tonight.name(*player));
            let typed = context.typed().into_iter().filter(|word| !["--commit", "--deal"].contains(word));
            let typed: Vec<String> = typed.map(str::to_owned).collect();
            let won = with(&typed, &[("--win", first)]);
            return Err(Refusal::worded("not-dealt-here", message).hint(won).into());
        }
        let drawn = context.random.seed();
        let salt = self.salt.clone().unwrap_or_default();
        // With nobody to play against, no cards are dealt.
        let winners = if winners.is_empty() { alone.into_iter().collect() } else { winners };
        if self.commit && alone.is_none() {
            cold_hands::check_deck(&tonight, &last, &stakes)?;
            let seed = random::hex(&drawn);
            let hash = random::hash_of(&seed);
            return play(context, &Decided::Committed { seed, hash: hash.clone() }, Some(hash));
        }
        let judge = move |tonight: &Tonight, stakes: &PotStakes| match winners.as_slice() {
            [] if self.deal => dealt(tonight, stakes, &last, &drawn, &salt),
            [] => cold_hands::judge(tonight, &last, stakes, &typed, None),
            winners => cold_hands::won_by(tonight, &last, stakes, winners),
        };
        play(context, &Decided::ByCards(&judge), None)
    }

    /// The game the dealer called for it.
    fn last_hand(&self, line: &[&str], tonight: &Tonight, reader: Reader<'_>) -> Result<LastHand, Failure> {
        let game = self.new.game(line, &self.game, tonight, reader)?;
        let board: Option<Vec<Card>> = self.board.as_deref().map(cards).transpose()?;
        Ok(LastHand { name: game.name, called: game.called, board: board.unwrap_or_default(), why: game.why })
    }
}

/// Without cards or a deal: says what is played for.
fn ask(tonight: &Tonight, last: &LastHand, paid: &ChangePaid) -> Result<Reply, Failure> {
    let stakes = cold_hands::stakes(tonight)?;
    let notices = cold_hands::notices(tonight, &stakes, paid);
    cold_hands::check(tonight, &stakes, paid)?;
    cold_hands::check_deck(tonight, last, &stakes)?;
    let amount = |money| Amount::new(money, tonight.currency);
    let parts = stakes.contributions.iter();
    let answer = Asked {
        pot: amount(stakes.pot),
        contributors: names(tonight, &stakes.players),
        contributions: parts.map(|(who, part)| (tonight.name(*who).to_owned(), amount(*part))).collect(),
        rule: leftover(tonight),
    };
    Ok(Reply::look(render::asked(&answer), answer).with(notices))
}

/// The house's rule on odd change.
fn leftover(tonight: &Tonight) -> Option<String> {
    tonight.house.word(key::CASHOUT_LEFTOVER).filter(|leftover| leftover.value == "pot")?.rule
}

fn typed_cards(words: &Words, word: &str) -> Result<(PlayerId, Holding), Failure> {
    let (player, cards) = pair(word)?;
    Ok((words.player(player)?, holding(cards)?))
}

/// Deals from the committed seed, or from a fresh one when none was committed.
fn dealt(
    tonight: &Tonight,
    stakes: &PotStakes,
    last: &LastHand,
    drawn: &[u8; 32],
    salt: &str,
) -> Result<ColdHands, Refusal> {
    if stakes.players.len() < 2 {
        return Err(Refusal::worded("nobody-to-play", "cold hands need at least 2 players").into());
    }
    let fresh = Dealing::of(random::hex(drawn), salt.to_owned());
    let dealing = commitment::dealing(tonight, fresh)?;
    let mut words = Random::dealing(&dealing.seed, &dealing.salt);
    let hands: Vec<(PlayerId, Holding)> = dealing::deal(&stakes.players, &mut || words.word())
        .into_iter()
        .map(|(player, cards)| (player, Holding::unmarked(cards)))
        .collect();
    cold_hands::judge(tonight, last, stakes, &hands, Some(dealing))
}

fn play(context: &mut Context, decided: &Decided<'_>, hash: Option<String>) -> Result<Reply, Failure> {
    context.record(
        |session| -> Result<_, BankError> { playing::cold_hands(session, decided) },
        |(tonight, stakes, outcome, notices)| {
            let told = match outcome {
                ColdOutcome::Nothing => {
                    let pot = Amount::new(stakes.pot, tonight.currency);
                    Told::new(render::NOTHING, Nothing { pot, contributors: [], redeal: [] })
                }
                ColdOutcome::Committed => {
                    let hash = hash.unwrap_or_default();
                    Told::new(committed(&hash, "coldhands"), Committed { commit: hash })
                }
                ColdOutcome::Laid(cold) => {
                    let why = heard(cold_hands::why(&tonight, &cold));
                    Told::new(render::laid(&tonight, &stakes, &cold), Laid::of(&tonight, &stakes, &cold, why))
                }
            };
            told.with(notices)
        },
    )
}
