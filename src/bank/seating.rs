//! Seats: who is kept apart, and who deals first.

use crate::bank::chance::stream;
use crate::bank::desk::{BankError, Session};
use crate::domain::cards::Card;
use crate::domain::house::House;
use crate::domain::ids::PlayerId;
use crate::domain::journal::dealing::Dealing;
use crate::domain::journal::{Fact, FirstDealt, Pair};
use crate::domain::night::{apart, first_jack};
use crate::domain::refusal::Refusal;
use chacha20::rand_core::Rng;

/// Keeps two people apart, or (`together`) lets them share a table again.
///
/// The house that is asked is tonight's, between the nights the adopted one.
pub fn keep_apart(session: &mut Session<'_, '_>, pair: Pair, together: bool) -> Result<(), BankError> {
    let book = session.book()?;
    let known = session.journal().reader().apart()?;
    if together {
        apart::allow(&book.people, &known, pair)?;
        session.record(&Fact::PairAllowed(pair))?;
    } else {
        apart::forbid(&house(session)?, &book.people, &known, pair)?;
        session.record(&Fact::PairForbidden(pair))?;
    }
    Ok(())
}

fn house(session: &Session<'_, '_>) -> Result<House, BankError> {
    if session.journal().reader().open_night()?.is_some() {
        return Ok(session.tonight()?.house);
    }
    let none = || Refusal::new("no-house", "no house was chosen").hint("house use cause");
    session.book()?.house.ok_or_else(|| none().into())
}

/// How the cards that look for the first dealer are dealt.
#[derive(Clone, Debug)]
pub enum Cards {
    /// At the table, as they were typed.
    Typed(Vec<Card>),
    /// By the program.
    Dealt(Dealing),
}

/// Lets the first jack name the first dealer; the first card goes to `from`, else to the lowest seat.
pub fn first_dealer(
    session: &mut Session<'_, '_>,
    from: Option<PlayerId>,
    cards: Cards,
) -> Result<FirstDealt, BankError> {
    let (cards, dealt_by) = match cards {
        Cards::Typed(cards) => (cards, None),
        Cards::Dealt(dealing) => {
            let mut words = stream(&dealing.seed, &dealing.salt);
            (first_jack::deal(&mut || words.next_u32()), Some(dealing))
        }
    };
    let first = first_jack::find(&session.tonight()?, from, &cards, dealt_by)?;
    session.record(&Fact::FirstDealt(first.clone()))?;
    Ok(first)
}

/// True if the cards that the program dealt come again from the same seed and word; those of the table are as they were said.
#[must_use]
pub fn is_dealt_again(first: &FirstDealt) -> bool {
    first.dealt_by.as_ref().is_none_or(|dealing| {
        let mut words = stream(&dealing.seed, &dealing.salt);
        first_jack::is_same(first, &mut || words.next_u32())
    })
}
