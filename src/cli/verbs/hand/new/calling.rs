//! Calling the hand: which game, who deals, who is in. Everything has its usual answer, so that Enter deals.

use crate::cli::verbs::hand::new::asked::no_word;
use crate::cli::verbs::hand::new::games;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::cli::verbs::hand::new::words::Words;
use crate::domain::calling::{self, feature};
use crate::domain::hand::Seats;
use crate::domain::house::key;
use crate::domain::money::Money;
use crate::domain::night::cash_behind::cash_behind;
use crate::domain::night::next_hand::not_in_this_pot;
use crate::domain::play::{Entry, Prepared, Sitter, Spots, Straddle, Table, Terms, first_spots, prepare};
use crate::domain::refusal::{Notice, Refusal};
use crate::render::page::name;
use crate::render::page::wrapped;

/// What has been said of the hand before its first card.
#[derive(Clone, Debug, PartialEq)]
pub struct Calling {
    /// The game, as it is written in the games table.
    pub game: Option<String>,
    /// What the dealer added to it.
    pub features: Vec<String>,
    /// Who deals.
    pub dealer: Option<usize>,
    /// Who is dealt in.
    pub players: Seats,
    /// Who straddles, in order.
    pub straddles: Vec<usize>,
    /// Who comes in otherwise than by posting what he owes: by buying the button, or waiting for the big blind.
    pub entries: Vec<(usize, Entry)>,
    /// Who buys chips before the deal (DAV-15).
    pub bought: Vec<(usize, Money)>,
}

const WANTED: &str = "a game or what is added to it, d NAME deals, -NAME is out, +NAME is in, straddle NAME, $ NAME AMOUNT buys";

impl Calling {
    /// The usual hand: the last game or the only one, the dealer who is due, everybody with chips.
    #[must_use]
    pub fn usual(table: &AtTable) -> Self {
        let only = table.house.word(key::GAME_CHOICE).filter(|choice| choice.value == "holdem");
        let chips = table.stacks.iter().enumerate().filter(|(_, stack)| stack.is_positive());
        let mut last = table.game.iter().flat_map(|name| name.split(" + ")).map(str::to_owned);
        Self {
            game: last.next().or_else(|| only.map(|_| "holdem".to_owned())),
            features: last.collect(),
            dealer: table.dealer,
            players: chips.map(|(seat, _)| seat).filter(|seat| table.plays_for_pot(*seat)).collect(),
            straddles: Vec::new(),
            entries: Vec::new(),
            bought: Vec::new(),
        }
    }

    /// The same with the next word of the line said.
    pub fn after_word(&self, table: &AtTable, words: &mut Words) -> Result<Self, Refusal> {
        let all: Seats = (0..table.names.names.len()).collect();
        let mut calling = self.clone();
        let Some(word) = words.take() else { return Ok(calling) };
        let who = |words: &mut Words| table.names.find(&words.take().unwrap_or_default(), all);
        match word.to_lowercase().as_str() {
            "d" | "dealer" => calling.dealer = Some(who(words)?),
            "button" => calling.enter(table, who(words)?, Entry::BuyButton)?,
            "wait" => calling.enter(table, who(words)?, Entry::Wait)?,
            "straddle" => calling.straddles.push(who(words)?),
            "-" => calling.players = calling.players.without(Seats::one(who(words)?)),
            "+" => calling.players = calling.players.with(who(words)?),
            "$" => calling.buy(table, who(words)?, &words.take().unwrap_or_default())?,
            typed => match typed.split_at_checked(1) {
                Some(("-", name)) => {
                    calling.players = calling.players.without(Seats::one(table.names.find(name, all)?));
                }
                Some(("+", name)) => calling.players = calling.players.with(table.names.find(name, all)?),
                Some(("$", name)) => {
                    let seat = table.names.find(name, all)?;
                    calling.buy(table, seat, &words.take().unwrap_or_default())?;
                }
                _ => calling.say(table, typed)?,
            },
        }
        Ok(calling)
    }

    /// Who is new or owes blinds may come in otherwise; to anybody else the words mean nothing.
    fn enter(&mut self, table: &AtTable, seat: usize, entry: Entry) -> Result<(), Refusal> {
        let sitter = self.sitter(table, seat).unwrap_or_default();
        if !sitter.new && !sitter.missed.any() {
            let message = format!("`{}` is not new and owes no blinds: he is in as he sits", sitter.name);
            return Err(Refusal::new("not-now", message));
        }
        self.entries.retain(|(other, _)| *other != seat);
        self.entries.push((seat, entry));
        self.players = self.players.with(seat);
        Ok(())
    }

    /// Chips bought before anybody looks at a card belong to the stack he plays with; the bank is asked at once.
    fn buy(&mut self, table: &AtTable, seat: usize, typed: &str) -> Result<(), Refusal> {
        let wanted = "$ NAME AMOUNT: chips bought for cash before the deal";
        let amount = table.house.currency().parse(typed).map_err(|_| no_word(typed, wanted))?;
        self.bought.push((seat, amount));
        table.check_sales(self.bought.iter().copied())?;
        self.players = self.players.with(seat);
        Ok(())
    }

    /// A game that is called, which forgets what was added to another, or something that is added to it.
    fn say(&mut self, table: &AtTable, typed: &str) -> Result<(), Refusal> {
        if let Some(game) = games::find(typed, &table.house) {
            self.game = Some(game.to_owned());
            self.features.clear();
            return Ok(());
        }
        let all = (0..table.names.names.len()).collect();
        if let (None, Some(seat)) = (self.dealer, table.names.seat(typed, all)) {
            self.dealer = Some(seat);
            return Ok(());
        }
        let added = feature(typed).ok_or_else(|| no_word(typed, WANTED))?;
        self.features.push(added.name.to_owned());
        self.called(table).map(drop)
    }

    /// The game with everything that was added to it.
    fn called(&self, table: &AtTable) -> Result<calling::Called, Refusal> {
        let game = self.game.as_deref().ok_or_else(|| {
            let rule = table.house.word(key::GAME_CHOICE).and_then(|choice| choice.rule);
            Refusal::new("not-now", "which game is it? whoever deals names it").by(rule.as_deref())
        })?;
        let features: Vec<&str> = self.features.iter().map(String::as_str).collect();
        calling::call(calling::resolve(game, &table.house)?, &features, &table.house)
    }

    /// The hand that begins with Enter.
    pub fn prepared(&self, table: &AtTable) -> Result<Prepared, Refusal> {
        let called = self.called(table)?;
        if let Some(out) = self.players.iter().find(|seat| !table.plays_for_pot(*seat)) {
            return Err(not_in_this_pot(&table.house, table.names.name(out)));
        }
        let dealer = self.dealer.ok_or_else(|| Refusal::new("not-now", "who deals? say d and his name"))?;
        let seats: Vec<Option<Sitter>> =
            (0..table.names.names.len()).map(|seat| self.sitter(table, seat)).collect();
        let blinds = Terms::of_house(&table.house, table.stakes.as_deref())?.stakes.is_some();
        let moved = table.next.spots(&table.house, &table.players, &seats);
        let spots = moved
            .filter(|spots| blinds && spots.button == dealer)
            .or_else(|| first_spots(&table.house, dealer, &seats, blinds))
            .ok_or_else(|| Refusal::new("not-now", "a hand takes two players with chips"))?;
        let straddles = self.straddles.iter().map(|seat| (*seat, Straddle::Live)).collect();
        let at = Table {
            seats,
            spots: Spots { button: dealer, ..spots },
            last: table.next.last_pot(&table.players),
            straddles,
            carry: table.carry,
        };
        let mut prepared = prepare(&table.house, &called.said, &at, table.stakes.as_deref())?;
        prepared.notices.extend(called.reminders(&table.house));
        prepared.notices.extend(self.declared(table));
        Ok(prepared)
    }

    /// What the table hears of purchases, where the house has a rule on cash that plays.
    fn declared(&self, table: &AtTable) -> Option<Notice> {
        let rule = cash_behind(&table.house)?.rule;
        let text = format!("{} before the cards are looked at, so it plays", self.purchases(table)?);
        Some(Notice::new(rule.as_deref(), text))
    }

    /// Who buys what before the deal.
    fn purchases(&self, table: &AtTable) -> Option<String> {
        let currency = table.house.currency();
        let bought = |(seat, amount): &(usize, Money)| {
            format!("{} buys {}", name(table.names.name(*seat)), currency.plain(*amount))
        };
        let all: Vec<String> = self.bought.iter().map(bought).collect();
        (!all.is_empty()).then(|| all.join(", "))
    }

    fn sitter(&self, table: &AtTable, seat: usize) -> Option<Sitter> {
        let bought = self.bought.iter().filter(|(buyer, _)| *buyer == seat).map(|(_, amount)| *amount);
        let stack = Money::sum(bought.chain(table.stacks.get(seat).copied())).ok()?;
        let away = !self.players.contains(seat);
        let player = table.players.get(seat).copied()?;
        Some(Sitter {
            name: table.names.name(seat).to_owned(),
            stack: Some(stack),
            away,
            new: table.next.is_new(player),
            missed: table.next.missed(&table.house, &table.players, player),
            entry: self
                .entries
                .iter()
                .find(|(of, _)| *of == seat)
                .map(|(_, entry)| *entry)
                .unwrap_or_default(),
        })
    }

    /// The game and what was added to it, as the list of hands has it: `razz + goal-post`.
    #[must_use]
    pub fn name(&self) -> String {
        self.game.iter().chain(&self.features).map(String::as_str).collect::<Vec<_>>().join(" + ")
    }

    /// What is asked: what is missing, else whether it is so.
    #[must_use]
    pub const fn question(&self) -> &'static str {
        match (&self.game, self.dealer) {
            (None, _) => "which game? >",
            (_, None) => "who deals? >",
            _ => "Enter deals >",
        }
    }

    /// What Enter will deal, on lines of a page.
    #[must_use]
    pub fn proposal(&self, table: &AtTable) -> String {
        let game = self.name();
        let game = if game.is_empty() { "which game?" } else { &game };
        // Who just buys chips plays again, and deals.
        let deals = |seat: usize| match table.deals_for(seat).filter(|_| !self.players.contains(seat)) {
            Some(dealer) => {
                let [chair, dealer] = [seat, dealer].map(|seat| table.names.name(seat));
                format!("the button is on the chair of {chair}, {dealer} deals")
            }
            None => format!("{} deals", table.names.name(seat)),
        };
        let dealer = self.dealer.map_or("who deals?".to_owned(), deals);
        let stakes = table.stakes.as_ref().map(|stakes| format!(", {stakes}")).unwrap_or_default();
        let middle = if table.carry.is_positive() {
            format!(", {} in the middle", table.house.currency().plain(table.carry))
        } else {
            String::new()
        };
        let (count, players) = (self.players.count(), table.names.row(self.players.iter()));
        let bought = self.purchases(table).map(|bought| format!("; {bought}")).unwrap_or_default();
        let entering = |(seat, entry): &(usize, Entry)| {
            let how = if *entry == Entry::BuyButton { "buys the button" } else { "waits for the big blind" };
            format!("; {} {how}", table.names.name(*seat))
        };
        let entries: String = self.entries.iter().map(entering).collect();
        wrapped(&format!("{game}{stakes}{middle}, {dealer}, {count} in: {players}{entries}{bought}"))
    }
}

/// What may be said before the first card.
pub const HELP: &str = "Enter deals; or first: a game and what is added (7stud low-hole-wild),\n\
     d NAME deals, -NAME is out, +NAME is in, straddle NAME,\n\
     button NAME buys the button, wait NAME waits for the big blind,\n\
     $ NAME AMOUNT buys chips; < back, q give up";
