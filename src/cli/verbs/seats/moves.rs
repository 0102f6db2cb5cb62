//! `seats split`, `balance`, `ask`, `merge`, `draw`: who goes where, and the cards that decide it.

use crate::answer::seats::{Moved, NewPlace};
use crate::cli::context::{Context, DEALT_ONCE};
use crate::cli::failure::Failure;
use crate::cli::random;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::typed_cards;
use crate::cli::verbs::deal::drawn;
use crate::cli::words::Words;
use crate::render::seats as render;
use clap::Args;
use engine::house::{Key, key};
use ledger::bank::desk::Session;
use ledger::bank::tables::{self, DrawCards};
use ledger::bank::{BankError, load_tonight};
use ledger::ids::PlayerId;
use ledger::journal::{Dealing, PlacesChanged, PlacesWhy};
use ledger::night::Tonight;
use ledger::night::splitting::Movers;
use ledger::refusal::Notice;

/// Where the cards of a draw come from: the table, else the program.
#[derive(Debug, Args)]
pub struct Lot {
    /// Cards you drew, one each in seat order (else the program deals)
    #[arg(long, conflicts_with = "salt")]
    cards: Option<String>,
    /// A word a player picks for the shuffle
    #[arg(long, value_name = "WORD")]
    salt: Option<String>,
}

impl Lot {
    fn cards(&self, context: &mut Context) -> Result<DrawCards, Failure> {
        match &self.cards {
            Some(typed) => Ok(DrawCards::Typed(typed_cards::cards(typed)?)),
            None => {
                if self.salt.is_some() {
                    context.check_not_rehearsed(DEALT_ONCE)?;
                }
                let seed = random::hex(&context.random.seed());
                Ok(DrawCards::Dealt(Dealing::of(seed, self.salt.clone().unwrap_or_default())))
            }
        }
    }
}

/// Split the game into two tables
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook seats split --volunteer Ann --volunteer Bob\n  \
    housebook seats split --move Ann,Bob,Cat,Dan,Eve,Fay")]
pub struct Split {
    /// Player who wants to go to table 2 (repeatable)
    #[arg(long, value_name = "PLAYER", conflicts_with = "move")]
    volunteer: Vec<String>,
    /// Everybody who goes to table 2, as you agreed
    #[arg(long = "move", id = "move", value_name = "P,P,…", value_delimiter = ',')]
    named: Vec<String>,
    #[command(flatten)]
    lot: Lot,
}

/// Balance two tables by moving one player
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook seats balance\n  housebook seats balance --volunteer Ann")]
pub struct Balance {
    /// Player who wants to move (else the next big blind)
    #[arg(long, value_name = "PLAYER")]
    volunteer: Option<String>,
}

/// Let a player change tables
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook seats ask Ann\n  \
        housebook seats ask Bob --dry-run\n\n\
        A player can move only if the tables stay even.")]
pub struct Ask {
    /// The player
    player: String,
}

/// Merge two tables and draw the button
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook seats merge\n  housebook seats merge --salt banana")]
pub struct Merge {
    #[command(flatten)]
    lot: Lot,
}

/// Draw for seats before the first hand
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook seats draw\n  housebook seats draw --cards \"9d Qs 3h\"")]
pub struct DrawSeats {
    #[command(flatten)]
    lot: Lot,
}

impl Split {
    /// Splits.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let all = |names: &[String]| names.iter().map(|word| words.player(word)).collect::<Result<_, _>>();
        let movers = Movers { volunteers: all(&self.volunteer)?, named: all(&self.named)? };
        let cards = self.lot.cards(context)?;
        record(context, |session| Ok((tables::split(session, &movers, cards)?, Vec::new())))
    }
}

impl Balance {
    /// Balances.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let volunteer = self.volunteer.as_deref().map(|word| words.player(word)).transpose()?;
        record(context, |session| tables::balance(session, volunteer))
    }
}

impl Ask {
    /// Changes tables.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let player = Words::load(context.look()?.reader())?.player(&self.player)?;
        record(context, |session| tables::ask(session, player))
    }
}

impl Merge {
    /// Merges.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let cards = self.lot.cards(context)?;
        record(context, |session| Ok((tables::merge(session, cards)?, Vec::new())))
    }
}

impl DrawSeats {
    /// Draws.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let cards = self.lot.cards(context)?;
        record(context, |session| tables::draw_seats(session, cards))
    }
}

/// Records a change of places and reports it.
fn record(
    context: &mut Context,
    work: impl FnOnce(&mut Session<'_, '_>) -> Result<(PlacesChanged, Vec<Notice>), BankError>,
) -> Result<Reply, Failure> {
    // Without a night there is nothing to change.
    load_tonight(context.look()?.reader())?;
    context.record(
        |session| {
            let (changed, notices) = work(session)?;
            Ok((session.tonight()?, changed, notices))
        },
        |(tonight, changed, notices)| {
            let answer = answer(&tonight, changed);
            Told::new(render::moved(&answer), answer).with(notices)
        },
    )
}

fn answer(tonight: &Tonight, changed: PlacesChanged) -> Moved {
    let called = |player: PlayerId| tonight.name(player).to_owned();
    let reasons = reasons(tonight, &changed);
    let places = changed.places.iter();
    let places =
        places.map(|place| NewPlace { player: called(place.player), table: place.table, seat: place.seat });
    let places = places.collect();
    let is_drawn = changed.draw.is_some();
    let (cards, dealing) = changed.draw.map(|draw| (draw.cards, draw.dealt_by)).unzip();
    let dealt_by = dealing.flatten();
    let (seed, salt) = dealt_by.clone().map(|dealing| (dealing.seed, dealing.salt)).unzip();
    Moved {
        why: changed.why,
        places,
        cards: drawn(&tonight.people, &cards.unwrap_or_default()),
        dealer: changed.dealer.map(called),
        seed,
        salt,
        dealt_by,
        is_drawn,
        reasons,
    }
}

/// Why these players moved, each with the house's rule.
fn reasons(tonight: &Tonight, changed: &PlacesChanged) -> Vec<String> {
    let rule = |key: Key| tonight.house.setting(key).and_then(|said| said.rule.clone());
    let told = |text: String, key: Key| rule(key).map(|rule| format!("{text} ({rule})"));
    let all = tonight.evening.sittings.iter().filter(|sitting| sitting.left.is_none()).count();
    let lines = match changed.why {
        PlacesWhy::Split => vec![
            told(format!("{all} players are too many for one table"), key::SEATING_TABLE_MAX),
            told(
                "volunteers move first, then the players with the highest cards; the banker and the host stay".to_owned(),
                key::SEATING_SPLIT,
            ),
        ],
        PlacesWhy::Volunteer => {
            vec![told("a volunteer moves to even out the tables".to_owned(), key::SEATING_IMBALANCE)]
        }
        PlacesWhy::BigBlind => {
            let text = "the player who's next for the big blind moves to even out the tables";
            vec![told(text.to_owned(), key::SEATING_IMBALANCE)]
        }
        PlacesWhy::Asked => vec![told("the tables stay even".to_owned(), key::SEATING_CHANGE)],
        PlacesWhy::Merge => {
            let text = format!("{all} players are left, so they play at one table and draw for the button");
            vec![told(text, key::SEATING_MERGE_AT)]
        }
        PlacesWhy::Draw => {
            let said = tonight.house.word(key::SEATING).filter(|said| said.value == "draw");
            vec![said.and_then(|_| told("players draw for seats".to_owned(), key::SEATING))]
        }
    };
    lines.into_iter().flatten().collect()
}
