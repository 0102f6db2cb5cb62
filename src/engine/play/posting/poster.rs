//! What everybody posts for one hand, put together from the other files in this folder.

use crate::hand::Seats;
use crate::house::{House, Key, key};
use crate::money::{Amount, Money};
use crate::play::cited::cited;
use crate::play::posting::table::Table;
use crate::play::procedure::{Which, cited as cited_of};
use crate::play::setup::Place;
use crate::play::stakes::{HandStakes, Stakes};
use crate::refusal::{Instead, Notice, Refusal};

/// What everybody posts for one hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Posting {
    /// The places, clockwise, with antes, blinds and dead money.
    pub places: Vec<Place>,
    /// Who acts first, if the blinds decide that.
    pub first: Option<usize>,
    /// Who bought the button, if anybody: they have it in the next hand.
    pub bought: Option<usize>,
    /// What the table should hear, each with its rule.
    pub notices: Vec<Notice>,
}

/// What the game and the dealer say about antes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Antes {
    /// The ante the dealer called with the game, if any.
    pub said: Option<Money>,
    /// What everybody puts in instead, if the game says so.
    pub bomb: Option<Money>,
    /// True for games in which players drop.
    pub drops: bool,
}

/// Works out who posts what.
pub(crate) fn post(
    house: &House,
    terms: HandStakes,
    table: &Table,
    antes: Antes,
) -> Result<Posting, Refusal> {
    let places = table
        .seats
        .iter()
        .map(|sitter| Place { stack: sitter.as_ref().and_then(|sitter| sitter.stack), ..Place::default() });
    let mut poster = Poster { house, table, terms, places: places.collect(), notices: Vec::new() };
    let blinds = terms.stakes.zip(table.spots.blinds);
    let bought = poster.deal_in(blinds)?;
    let first = match blinds {
        Some((stakes, spots)) => poster.post_blinds(stakes, spots, bought)?,
        None => poster.refuse_straddles()?,
    };
    poster.post_antes(antes)?;
    poster.cover()?;
    Ok(Posting { places: poster.places, first, bought, notices: poster.notices })
}

pub(crate) struct Poster<'a> {
    pub house: &'a House,
    pub table: &'a Table,
    pub terms: HandStakes,
    pub places: Vec<Place>,
    pub notices: Vec<Notice>,
}

impl Poster<'_> {
    /// Who gets cards.
    pub(crate) fn dealt(&self) -> Seats {
        self.places.iter().enumerate().filter(|(_, place)| place.dealt).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn says(&self, key: Key, word: &str) -> bool {
        self.house.word(key).is_some_and(|said| said.value == word)
    }

    pub(crate) fn flag(&self, key: Key) -> bool {
        self.house.flag(key).is_some_and(|said| said.value)
    }

    pub(crate) fn shown(&self, amount: Money) -> String {
        self.house.currency().shown(amount)
    }

    /// Tells the table something by the rule of a setting.
    pub(crate) fn tell(&mut self, key: Key, text: String) {
        let rule = cited(self.house, key);
        self.notices.push(Notice::new(rule.as_deref(), text));
    }

    /// The same by the last rule the setting cites, if it cites two and this is about the second.
    pub(crate) fn tell_last(&mut self, key: Key, text: String) {
        let rule = cited_of(self.house, key, Which::Last);
        self.notices.push(Notice::new(rule.as_deref(), text));
    }

    /// A refusal by the rule of a setting.
    pub(crate) fn refuse(&self, key: Key, code: &'static str, message: String) -> Refusal {
        Refusal::new(code, message).by(cited(self.house, key).as_deref())
    }

    /// Changes what one seat posts.
    pub(crate) fn at(&mut self, seat: usize, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.places.get_mut(seat) {
            change(place);
        }
    }

    /// Adds the command with which a player buys what they are short of: from a player who has enough, if the bank sells to
    /// everybody only once (IGL-14).
    pub(crate) fn buys_first(&self, refusal: Refusal, seat: usize, missing: Money) -> Refusal {
        let (name, amount) = (self.table.name(seat), Amount::new(missing, self.house.currency()));
        let buys = |seller| Instead::Buy { name: name.to_owned(), amount, seller };
        if !self.says(key::CHIPS_SELLERS, "bank-once") && !self.says(key::REBUY, "players-only") {
            return refusal.instead(buys(None));
        }
        let others = (0..self.places.len()).filter(|other| *other != seat);
        let mut sellers = others.filter(|other| {
            self.table.sitter(*other).is_some_and(|sitter| sitter.stack.is_some_and(|stack| stack >= missing))
        });
        match sellers.next() {
            Some(seller) => refusal.instead(buys(Some(self.table.name(seller).to_owned()))),
            None => refusal,
        }
    }

    /// A player who has less than they must post is all-in with it (PIG-35), unless every bet must be covered (CAU-027).
    fn cover(&mut self) -> Result<(), Refusal> {
        for seat in 0..self.places.len() {
            let Some(place) = self.places.get(seat).copied() else { continue };
            let due = Money::sum([place.ante, place.blind, place.dead])?;
            let Some(stack) = place.stack.filter(|stack| *stack < due) else { continue };
            let name = self.table.name(seat);
            let has = if stack.is_zero() { "no chips".to_owned() } else { self.shown(stack) };
            let text = format!("`{name}` has {has} but has to post {}", self.shown(due));
            if self.says(key::ALLIN, "pause-and-buy") {
                let refusal = self.refuse(key::ALLIN, "must-cover", format!("{text}, so buy chips first"));
                return Err(self.buys_first(refusal, seat, due.minus(stack)?));
            }
            let end = match place.dealt {
                true => format!("`{name}` is all-in and can only win the main pot"),
                false => "all of it goes in".to_owned(),
            };
            let text = format!("{text}: {end}");
            let key = if place.blind.is_positive() { key::BLINDS_SHORT } else { key::ALLIN };
            self.tell(key, text);
        }
        Ok(())
    }
}

/// Both blinds, and where they are posted.
pub(crate) type Blinds = (Stakes, (usize, usize));
