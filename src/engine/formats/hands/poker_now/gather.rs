//! One hand of a log, gathered line by line into what happened.

use crate::formats::hands::exact::{NotExact, Scale};
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::logged::{
    Amount, Blind, Event, Logged, LoggedGame, Player, Seating, Word, game_for,
};
use crate::formats::hands::poker_now::cards::cards;
use crate::formats::hands::poker_now::deed::{BOUNTY, Deed, Moves, deed};
use crate::formats::hands::poker_now::message::{Message, Start, message};
use crate::formats::hands::poker_now::notes::notes;
use crate::formats::hands::poker_now::roster::{Roster, stranger};
use crate::formats::hands::poker_now::rows::Row;
use crate::formats::hands::poker_now::session::{Session, changed_id};
use crate::formats::hands::poker_now::stacks::stacks;
use crate::formats::hands::record::Spot;
use crate::games::{Course, Step};
use crate::money::Money;
use crate::play::{Dealt, Structure};
use crate::readable::shown;

/// The games in the site's words.
const GAMES: [(&str, &str, Structure); 4] = [
    ("No Limit Texas Hold'em", "holdem", Structure::NoLimit),
    ("No Limit Hold'em", "holdem", Structure::NoLimit),
    ("Pot Limit Omaha Hi", "omaha", Structure::PotLimit),
    ("Pot Limit Omaha Hi/Lo 8 or Better", "omaha-hi-lo-8", Structure::PotLimit),
];

/// Why a hand cannot be read: it's faulty, or this scale has too few decimals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Amiss {
    /// The hand is faulty.
    Fault(HandFault),
    /// An amount has this many decimals.
    Finer(u8),
}

impl From<HandFault> for Amiss {
    fn from(fault: HandFault) -> Self {
        Self::Fault(fault)
    }
}

/// A hand while its lines come in.
#[derive(Clone, Debug)]
pub(crate) struct Gathered<'t> {
    start: Start<'t>,
    row: &'t Row,
    scale: Scale,
    small: Money,
    big: Money,
    /// The players of the hand, once the line of stacks has come.
    pub roster: Roster,
    chips: Vec<Money>,
    events: Vec<(Spot, Event)>,
    paid: Vec<Money>,
    returned: Vec<Money>,
    active: Vec<bool>,
    /// What each player posted live.
    posted: Vec<Money>,
    poster: Option<usize>,
    bomb: bool,
    hero: Option<(Spot, Dealt)>,
    twice: bool,
    flags: Vec<&'static str>,
    notes: Vec<(String, String)>,
}

impl<'t> Gathered<'t> {
    /// Begins a hand.
    #[must_use]
    pub(crate) fn new(row: &'t Row, start: Start<'t>, scale: Scale, session: &Session) -> Self {
        Self {
            start,
            row,
            scale,
            small: session.small,
            big: session.big,
            roster: Roster::default(),
            chips: Vec::new(),
            events: Vec::new(),
            paid: Vec::new(),
            returned: Vec::new(),
            active: Vec::new(),
            posted: Vec::new(),
            poster: None,
            bomb: false,
            hero: None,
            twice: false,
            flags: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The number the log gives the hand.
    #[must_use]
    pub(crate) const fn number(&self) -> &'t str {
        self.start.number
    }

    /// Where the hand begins.
    #[must_use]
    pub(crate) const fn spot(&self) -> Spot {
        self.row.spot
    }

    /// The big blind as it should be posted, as far as the log has told.
    #[must_use]
    pub(crate) const fn big(&self) -> Money {
        self.big
    }

    /// The chips of the players before the hand, by id.
    pub(crate) fn chips(&self) -> impl Iterator<Item = (&str, Money)> {
        self.roster.ids().zip(self.chips.iter().copied())
    }

    /// Raises a flag with a note that says more.
    pub(crate) fn flag(&mut self, word: &'static str, note: String) {
        if !self.flags.contains(&word) {
            self.flags.push(word);
        }
        self.notes.push((word.to_owned(), note));
    }

    /// The next line of the hand.
    pub(crate) fn take(&mut self, row: &'t Row) -> Result<(), Amiss> {
        match message(&row.entry) {
            Message::Stacks(line) => self.stacks(row.spot, line),
            Message::YourHand(text) => {
                self.hero = Some((row.spot, self.cards(row.spot, text)?));
                Ok(())
            }
            Message::Board { street, run, cards } => {
                let cards = self.cards(row.spot, cards)?;
                self.events.push((row.spot, Event::Board { run, street, cards }));
                Ok(())
            }
            Message::Uncalled { amount, name } => {
                let player = self.roster.find(name).ok_or_else(|| unknown(row.spot, name))?;
                let amount = self.money(row.spot, amount)?;
                add(row.spot, self.returned.get_mut(player), amount)
            }
            Message::Player(line) => self.player(row.spot, line),
            Message::Twice => {
                self.twice = true;
                Ok(())
            }
            Message::Table(entry) => {
                self.table(entry);
                Ok(())
            }
            Message::Starts(_) | Message::Ends(_) => Ok(()),
        }
    }

    fn stacks(&mut self, spot: Spot, line: &str) -> Result<(), Amiss> {
        let list = stacks(line).filter(|list| (2..=31).contains(&list.len())).ok_or_else(|| {
            let message = format!("`{}` isn't a list of 2 to 31 players with their chips", shown(line));
            HandFault::new(spot, message)
        })?;
        if self.roster.len() > 0 {
            return Err(HandFault::new(spot, "the chips for this hand are listed twice").into());
        }
        for one in &list {
            let amount = self.money(spot, one.amount)?;
            if !self.roster.add(one.seat, one.name) {
                let message = format!("`{}` in seat {} appears twice", shown(one.name), one.seat);
                return Err(HandFault::new(spot, message).into());
            }
            self.chips.push(amount);
        }
        self.paid = vec![Money::ZERO; list.len()];
        self.returned = self.paid.clone();
        self.posted = self.paid.clone();
        self.active = vec![false; list.len()];
        Ok(())
    }

    fn player(&mut self, spot: Spot, line: &str) -> Result<(), Amiss> {
        let Some((player, does)) = self.roster.line(line) else {
            return match stranger(line) {
                Some((_, Deed::Says)) | None => {
                    self.flag("unread-line", shown(line));
                    Ok(())
                }
                Some((name, _)) => Err(unknown(spot, name).into()),
            };
        };
        let Some(deed) = deed(does) else {
            self.flag("unread-line", shown(line));
            return Ok(());
        };
        if let Some(active) = self.active.get_mut(player) {
            *active = *active || !matches!(deed, Deed::Says | Deed::Bounty);
        }
        let event = match deed {
            Deed::Moves(Moves::Collects, amount) => {
                let amount = self.money(spot, amount)?;
                return add(spot, self.paid.get_mut(player), amount);
            }
            Deed::Moves(moves, amount) => {
                let amount = self.money(spot, amount)?;
                self.moves(spot, player, moves, amount)?
            }
            Deed::Folds => Event::Fold(player),
            Deed::Checks => Event::Bet(player, Word::Check, Amount::Adds(Money::ZERO)),
            Deed::Shows(text) => Event::Show(player, self.cards(spot, text)?),
            Deed::Bounty => {
                self.flag(BOUNTY, shown(line));
                return Ok(());
            }
            Deed::Says => return Ok(()),
        };
        self.events.push((spot, event));
        Ok(())
    }

    fn moves(&mut self, spot: Spot, player: usize, moves: Moves, amount: Money) -> Result<Event, Amiss> {
        let event = match moves {
            Moves::Ante => Event::Ante(player, amount),
            Moves::Bomb => {
                self.bomb = true;
                Event::Ante(player, amount)
            }
            Moves::Dead => Event::Dead(player, amount),
            Moves::Small => self.blind(spot, player, amount, self.small)?,
            Moves::Big => {
                // A player short of chips posts what they have; the big blind stays what it was.
                if amount > self.big || !self.has_no_more(player, amount) {
                    self.big = amount;
                }
                self.blind(spot, player, amount, self.big)?
            }
            // Like bets, these are given as totals: a small blind posted already is part of them.
            Moves::Missed | Moves::Straddle => {
                let before = self.posted.get(player).copied().unwrap_or_default();
                let added = amount.minus(before).unwrap_or_default().max(Money::ZERO);
                self.blind(spot, player, added, added)?
            }
            Moves::Call => Event::Bet(player, Word::Call, Amount::Total(amount)),
            Moves::Raise | Moves::Collects => Event::Bet(player, Word::Raise, Amount::Total(amount)),
        };
        Ok(event)
    }

    /// True if that is all a player had left after earlier posts.
    fn has_no_more(&self, player: usize, amount: Money) -> bool {
        let besides = self.events.iter().filter_map(|(_, event)| match event {
            Event::Ante(of, amount) | Event::Dead(of, amount) if *of == player => Some(*amount),
            _ => None,
        });
        let all = Money::sum(besides.chain([amount]));
        all.is_ok_and(|all| self.chips.get(player).is_some_and(|chips| *chips <= all))
    }

    fn blind(&mut self, spot: Spot, player: usize, amount: Money, due: Money) -> Result<Event, Amiss> {
        self.poster = self.poster.or(Some(player));
        add(spot, self.posted.get_mut(player), amount)?;
        Ok(Event::Blind(player, Blind { amount, due: due.max(amount) }))
    }

    /// A line about the table in the middle of a hand: only a new id matters, because it changes what a player is called.
    fn table(&mut self, entry: &str) {
        if ["Flop", "Turn", "River"].iter().any(|street| entry.starts_with(street)) {
            self.flag("unread-line", shown(entry));
        }
        let Some((old, new)) = changed_id(entry) else { return };
        let whole = entry.strip_prefix("The player \"").and_then(|rest| rest.split_once("\" changed the ID"));
        let Some((whole, _)) = whole else { return };
        let name = whole.strip_suffix(old).or_else(|| whole.strip_suffix(new)).unwrap_or(whole);
        let (before, after) = (format!("{name}{old}"), format!("{name}{new}"));
        if let Some(player) = self.roster.find(&before) {
            self.roster.rename(player, after);
        }
    }

    /// Everything known about the hand, once its last line has come.
    pub(crate) fn logged(mut self) -> Result<Logged, Amiss> {
        let spot = self.row.spot;
        let seating = self.seating()?;
        let game = self.game()?;
        self.holds(game.game.cards);
        let players = self.players(&seating);
        let by_place =
            |amounts: &[Money]| seating.places(|player| amounts.get(player).copied().unwrap_or_default());
        let (paid, returned) = (by_place(&self.paid), by_place(&self.returned));
        if seating.dead_button() {
            self.flags.push("dead-button");
        }
        let events = self
            .events
            .iter()
            .filter_map(|(spot, event)| Some((*spot, event.at(|player| seating.place(player))?)));
        Ok(Logged {
            id: Some(self.start.number.to_owned()),
            spot,
            game,
            scale: self.scale,
            players,
            events: events.collect(),
            paid: Some(paid),
            returned: Some(returned),
            taken: Money::ZERO,
            twice: self.twice,
            flags: self.flags,
            notes: notes(&self.start, self.row, &self.roster).chain(self.notes).collect(),
        })
    }

    fn seating(&self) -> Result<Seating, HandFault> {
        let spot = self.row.spot;
        if self.roster.len() == 0 {
            return Err(HandFault::new(spot, "no line lists the players and their chips"));
        }
        let dealer = self.start.dealer.and_then(|name| self.roster.find(name));
        self.roster.seating(dealer, self.poster).ok_or_else(|| {
            HandFault::new(spot, "there's no dealer and no blind, so nobody knows who has the button")
        })
    }

    /// The game; a bomb pot has no round before the flop.
    fn game(&mut self) -> Result<LoggedGame, HandFault> {
        let row = GAMES.iter().find(|(words, ..)| *words == self.start.game);
        let least = self.big.max(Money::from_minor(1));
        let game = row.and_then(|(_, name, structure)| game_for(name, *structure, least, self.start.game));
        let mut game = game.ok_or_else(|| {
            let message =
                format!("`{}` isn't a game this program reads from these logs", shown(self.start.game));
            HandFault::new(self.row.spot, message)
        })?;
        if self.bomb {
            self.flags.push("bomb-pot");
            let steps = game.course.steps();
            let first = steps.iter().position(|step| matches!(step, Step::Bet(_)));
            let rest = steps.iter().enumerate().filter(|(at, _)| Some(*at) != first);
            game.course = Course::written(rest.map(|(_, step)| *step).collect());
        }
        Ok(game)
    }

    fn players(&self, seating: &Seating) -> Vec<Player> {
        let names = self.roster.plain_names();
        seating.places(|player| Player {
            name: names.get(player).cloned().unwrap_or_default(),
            stack: self.chips.get(player).copied().unwrap_or_default(),
            dealt: self.active.get(player).copied().unwrap_or(false),
        })
    }

    /// The log's own cards belong to the player who shows the same cards; if nobody does, they become a note.
    fn holds(&mut self, due: usize) {
        let Some((spot, own)) = self.hero.filter(|(_, own)| own.len() == due) else { return };
        let same = |shown: &Dealt| {
            shown.len() == own.len() && shown.cards().iter().all(|card| own.cards().contains(card))
        };
        let owner = self.events.iter().find_map(|(_, event)| match event {
            Event::Show(player, shown) if same(shown) => Some(*player),
            _ => None,
        });
        match owner {
            Some(player) => self.events.push((spot, Event::Holds(player, own))),
            None => {
                let words: Vec<&str> = own.cards().iter().flatten().map(|card| card.name()).collect();
                self.notes.push(("your-hand".to_owned(), words.join(" ")));
            }
        }
    }

    fn money(&self, spot: Spot, text: &str) -> Result<Money, Amiss> {
        let amount = text.trim_end_matches('.');
        let read = self.scale.read(amount).map_err(|why| match why {
            NotExact::Finer(decimals) => Amiss::Finer(decimals),
            why => HandFault::new(spot, format!("`{}` isn't a valid amount: {why}", shown(text))).into(),
        })?;
        // `100.00` says that the log counts whole units, even if no amount needs the decimals.
        let decimals = amount.split_once('.').map_or(0, |(_, decimals)| decimals.trim().len());
        match u8::try_from(decimals) {
            Ok(decimals @ 1..=9) if self.scale.currency.decimals() == 0 => Err(Amiss::Finer(decimals)),
            _ => Ok(read),
        }
    }

    fn cards(&self, spot: Spot, text: &str) -> Result<Dealt, HandFault> {
        cards(text)
            .ok_or_else(|| HandFault::new(spot, format!("`{}` aren't the cards of a hand", shown(text))))
    }
}

fn unknown(spot: Spot, name: &str) -> HandFault {
    let message = format!("`{}` isn't one of the players in this hand", shown(name));
    HandFault::new(spot, message)
}

fn add(spot: Spot, slot: Option<&mut Money>, amount: Money) -> Result<(), Amiss> {
    let Some(slot) = slot else { return Ok(()) };
    *slot = slot.plus(amount).map_err(|why| HandFault::new(spot, why.to_string()))?;
    Ok(())
}
