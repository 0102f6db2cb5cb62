//! The tables of a night: split, level, merge; random seats; a seed said out loud before a draw.

use crate::bank::chance::stream;
use crate::bank::coming::all;
use crate::bank::desk::{BankError, Session};
use crate::ids::PlayerId;
use crate::journal::{Dealing, Draw, PlacesChanged, SeatFact, SeedCommitted};
use crate::night::Tonight;
use crate::night::card_draw::{self, Drawn};
use crate::night::changing_tables::{self, NextHands};
use crate::night::commitment;
use crate::night::merging;
use crate::night::splitting::{self, Movers};
use crate::night::tables::{self, MAIN, SECOND};
use crate::night::taking_seats;
use crate::refusal::{Notice, Refusal};
use chacha20::rand_core::Rng;
use engine::cards::Card;

/// How the cards of a draw are dealt.
#[derive(Clone, Debug)]
pub enum DrawCards {
    /// At the table, as typed.
    Typed(Vec<Card>),
    /// By the program: from the seed that was said out loud, or else from this one.
    Dealt(Dealing),
}

impl DrawCards {
    /// The cards, with how they were dealt; `deal` takes them from the stream of the seed.
    pub(crate) fn drawn(
        self,
        tonight: &Tonight,
        deal: impl FnOnce(&mut dyn FnMut() -> u32) -> Result<Vec<Card>, Refusal>,
    ) -> Result<Drawn, Refusal> {
        match self {
            Self::Typed(cards) => Ok(Drawn { cards, dealt_by: None }),
            Self::Dealt(dealing) => {
                let dealing = commitment::dealing(tonight, dealing)?;
                let mut words = stream(&dealing.seed, &dealing.salt);
                Ok(Drawn { cards: deal(&mut || words.next_u32())?, dealt_by: Some(dealing) })
            }
        }
    }

    /// One card each.
    fn for_each(self, tonight: &Tonight, players: usize) -> Result<Drawn, Refusal> {
        self.drawn(tonight, |words| Ok(card_draw::deal(players, words)))
    }
}

/// Splits the game into two tables.
pub fn split(
    session: &mut Session<'_, '_>,
    movers: &Movers,
    cards: DrawCards,
) -> Result<PlacesChanged, BankError> {
    let tonight = session.tonight()?;
    let draws = splitting::drawing(&tonight, movers)?.len();
    let drawn = cards.for_each(&tonight, draws)?;
    record(session, splitting::split(&tonight, movers, &drawn)?)
}

/// Merges the tables.
pub fn merge(session: &mut Session<'_, '_>, cards: DrawCards) -> Result<PlacesChanged, BankError> {
    let tonight = session.tonight()?;
    let drawn = cards.for_each(&tonight, merging::merging(&tonight)?.len())?;
    record(session, merging::merge(&tonight, &drawn)?)
}

/// Draws the seats of one table.
pub fn draw_seats(
    session: &mut Session<'_, '_>,
    cards: DrawCards,
) -> Result<(PlacesChanged, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let drawn = cards.for_each(&tonight, merging::seating(&tonight)?.len())?;
    let changed = record(session, merging::draw_seats(&tonight, &drawn)?)?;
    Ok((changed, taking_seats::drawn(&tonight).into_iter().collect()))
}

/// Levels the tables by moving one player, and says whether that was enough.
pub fn balance(
    session: &mut Session<'_, '_>,
    volunteer: Option<PlayerId>,
) -> Result<(PlacesChanged, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let (changed, mut notices) =
        changing_tables::balance(&tonight, &next_hands(session, &tonight)?, volunteer)?;
    let changed = record(session, changed)?;
    notices.extend(tables::due(&session.tonight()?));
    Ok((changed, notices))
}

/// Moves a player who asked for it to the other table.
pub fn ask(
    session: &mut Session<'_, '_>,
    player: PlayerId,
) -> Result<(PlacesChanged, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let (changed, notices) = changing_tables::ask(&tonight, &next_hands(session, &tonight)?, player)?;
    Ok((record(session, changed)?, notices))
}

/// May a player who asks for it change tables?
pub fn check_asks(session: &Session<'_, '_>, player: PlayerId) -> Result<(), BankError> {
    let tonight = session.tonight()?;
    changing_tables::ask(&tonight, &next_hands(session, &tonight)?, player)?;
    Ok(())
}

/// Notes a seed. Its hash is said before anybody says a word for it.
pub fn commit(session: &mut Session<'_, '_>, seed: String, hash: String) -> Result<(), BankError> {
    let tonight = session.tonight()?;
    commitment::check_none(&tonight)?;
    let night = tonight.evening.id;
    session.record(&SeatFact::SeedCommitted(SeedCommitted { night, seed, hash }).into())?;
    Ok(())
}

/// True if the same seed and word give the cards that the program dealt.
#[must_use]
pub fn is_drawn_again(draw: &Draw) -> bool {
    draw.dealt_by.as_ref().is_none_or(|dealing| {
        let mut words = stream(&dealing.seed, &dealing.salt);
        card_draw::is_same(&draw.cards, &mut || words.next_u32())
    })
}

fn record(session: &mut Session<'_, '_>, changed: PlacesChanged) -> Result<PlacesChanged, BankError> {
    session.record(&SeatFact::PlacesChanged(changed.clone()).into())?;
    Ok(changed)
}

fn next_hands(session: &Session<'_, '_>, tonight: &Tonight) -> Result<NextHands, BankError> {
    let reader = session.journal().reader();
    Ok([all(reader, tonight, MAIN)?, all(reader, tonight, SECOND)?])
}
