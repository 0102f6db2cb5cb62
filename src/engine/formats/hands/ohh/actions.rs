//! The actions of a hand: each word of the specification and what it tells.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::logged::{Amount, Blind, Event, Word};
use crate::formats::hands::ohh::cards::cards;
use crate::formats::hands::ohh::part::{Amiss, Source};
use crate::formats::hands::ohh::spec::OhhAction;
use crate::formats::hands::record::Spot;
use crate::money::Money;
use crate::play::Dealt;
use crate::readable::shown;
use serde_json::value::RawValue;

/// What an action's word tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tells {
    /// Cards a player was dealt.
    Cards,
    /// The player shows.
    Show,
    /// The player throws the hand away.
    Muck,
    /// An ante.
    Ante,
    /// The small blind.
    Small,
    /// The big blind.
    Big,
    /// Other live money: a straddle, a missed blind.
    Live,
    /// Dead money.
    Dead,
    /// The player folds.
    Fold,
    /// The player checks, calls, bets or raises.
    Bet(Word),
    /// Not part of the hand, but worth a note.
    Aside,
    /// Not part of the hand.
    Nothing,
}

/// The words of the specification, and one more that another program writes.
pub(crate) const ACTIONS: &[(&str, Tells)] = &[
    ("Dealt Cards", Tells::Cards),
    ("Shows Cards", Tells::Show),
    ("Mucks Cards", Tells::Muck),
    ("Post Ante", Tells::Ante),
    ("Post SB", Tells::Small),
    ("Post BB", Tells::Big),
    ("Straddle", Tells::Live),
    ("Post Extra Blind", Tells::Live),
    ("Post Dead", Tells::Dead),
    ("Add to Pot", Tells::Dead),
    ("Added To Pot", Tells::Dead),
    ("Fold", Tells::Fold),
    ("Check", Tells::Bet(Word::Check)),
    ("Call", Tells::Bet(Word::Call)),
    ("Bet", Tells::Bet(Word::Raise)),
    ("Raise", Tells::Bet(Word::Raise)),
    ("Added Chips", Tells::Aside),
    ("Player Adjustment", Tells::Aside),
    ("Sits Down", Tells::Nothing),
    ("Stands Up", Tells::Nothing),
];

/// An action that was read, with the player numbered as in the file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done {
    /// Where it is in the file.
    pub spot: Spot,
    /// What it is.
    pub tells: Tells,
    /// Whose it is, as an index of the file's players.
    pub player: usize,
    /// What it adds to the pot.
    pub amount: Money,
    /// The cards it names.
    pub cards: Dealt,
}

/// What players who post owe.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Due {
    /// The small blind.
    pub small: Money,
    /// The big blind.
    pub big: Money,
}

/// Reads an action; `None` for one that isn't part of the hand.
pub(crate) fn done<'a>(
    source: Source<'_, 'a>,
    raw: &'a RawValue,
    ids: &[i64],
) -> Result<Option<Done>, Amiss> {
    let action: OhhAction<'a> = source.part(raw)?;
    let spot = source.spot(raw);
    let word = source.text(action.action)?.unwrap_or_default();
    let Some((_, tells)) = ACTIONS.iter().find(|(known, _)| *known == word) else {
        let known: Vec<&str> = ACTIONS.iter().map(|(known, _)| *known).take(15).collect();
        let message = format!("`{}` isn't an action; use {}, …", shown(&word), known.join(", "));
        return Err(HandFault::new(spot, message).into());
    };
    if *tells == Tells::Nothing {
        return Ok(None);
    }
    let player = action.player_id.and_then(|id| ids.iter().position(|known| *known == id));
    let Some(player) = player else {
        let who = action.player_id.map_or_else(|| "nobody".to_owned(), |id| format!("player {id}"));
        let message = format!("`{word}` is by {who}, who isn't on the list of players");
        return Err(HandFault::new(spot, message).into());
    };
    let amount = source.money(action.amount, "the amount")?;
    let cards = cards(source, action.cards)?;
    Ok(Some(Done { spot, tells: *tells, player, amount, cards }))
}

/// What an action tells of the hand, at its player's place.
pub(crate) fn event(done: Done, seat: usize, due: Due) -> Option<Event> {
    let Done { amount, cards, .. } = done;
    match done.tells {
        Tells::Cards => (!cards.is_empty()).then_some(Event::Holds(seat, cards)),
        Tells::Show => Some(Event::Show(seat, cards)),
        Tells::Muck => Some(Event::Muck(seat)),
        Tells::Ante => Some(Event::Ante(seat, amount)),
        Tells::Small => Some(Event::Blind(seat, Blind { amount, due: due.small })),
        Tells::Big => Some(Event::Blind(seat, Blind { amount, due: due.big })),
        Tells::Live => Some(Event::Blind(seat, Blind { amount, due: amount })),
        Tells::Dead => Some(Event::Dead(seat, amount)),
        Tells::Fold => Some(Event::Fold(seat)),
        Tells::Bet(word) => Some(Event::Bet(seat, word, Amount::Adds(amount))),
        Tells::Aside | Tells::Nothing => None,
    }
}
