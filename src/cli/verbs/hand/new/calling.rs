//! Calling the hand: which game, who deals, who is in. Everything has its default, so that Enter deals.

mod naming;
mod players;
mod proposal;
mod turn;
mod unheard;

use crate::cli::verbs::hand::new::asked::no_word;
use crate::cli::verbs::hand::new::calling::unheard::unclear;
use crate::cli::verbs::hand::new::sales::check_cash;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::cli::verbs::hand::new::words::Words;
use crate::render::page::name;
use crate::render::refusal::WayOut;
use engine::calling;
use engine::hand::Seats;
use engine::house::key;
use engine::money::{Amount, Money};
use engine::play::{Missed, Prepared, Setup, Sitter, Straddle, Table, WayIn, prepare};
use engine::refusal::Notice;
use ledger::bank::entering::Bought;
use ledger::ids::PlayerId;
use ledger::night::apart::check_plays;
use ledger::night::cash_behind::cash_behind;
use ledger::night::tables::check_size;
use ledger::refusal::Refusal;

/// What was said about the hand before its first card.
#[derive(Clone, Debug, PartialEq)]
pub struct Calling {
    /// The game, as it is written in the games table.
    pub game: Option<String>,
    /// True once it was named for this hand; before, it is only suggested.
    pub said: bool,
    /// What the dealer added to it.
    pub features: Vec<String>,
    /// Who deals.
    pub dealer: Option<usize>,
    /// Who deals without playing, if the house has that.
    pub beside: Option<PlayerId>,
    /// True once a dealer was named; before, the button goes with the blinds.
    pub dealer_said: bool,
    /// Who is dealt in.
    pub players: Seats,
    /// Who straddles, in order, and how.
    pub straddles: Vec<(usize, Straddle)>,
    /// Who comes in some other way than by posting what they owe: buying the button, or waiting for the big blind.
    pub entries: Vec<(usize, WayIn)>,
    /// Who buys chips before the deal (DAV-15).
    pub bought: Vec<Bought>,
}

pub const WANTED: &str = "type a game or what to add to it; d NAME deals, -NAME is out, +NAME is in, straddle NAME straddles and $ NAME AMOUNT buys";

impl Calling {
    /// The default hand: the last game or the only one, the dealer who is due, everybody with chips.
    #[must_use]
    pub fn usual(table: &AtTable) -> Self {
        let only = table.house.word(key::GAME_CHOICE).filter(|choice| choice.value == "holdem");
        let mut last = table.game.iter().flat_map(|name| name.split(" + ")).map(str::to_owned);
        let game = last.next().filter(|name| calling::resolve(name, &table.house).is_ok());
        let game = game.or_else(|| only.map(|_| "holdem".to_owned()));
        let usual = Self {
            players: Seats::NONE,
            dealer: None,
            game,
            said: false,
            features: last.collect(),
            beside: None,
            dealer_said: false,
            straddles: Vec::new(),
            entries: waiting(table),
            bought: Vec::new(),
        };
        let usual = Self { players: table.dealt_in(&usual.name()), ..usual };
        Self { dealer: usual.by_turn(table).unwrap_or_default(), ..usual }
    }

    /// Who waits for the big blind and got no cards in this hand.
    #[must_use]
    pub fn waiting(&self, setup: &Setup) -> Seats {
        let waits = self.entries.iter().filter(|(_, entry)| *entry == WayIn::Wait).map(|(seat, _)| *seat);
        waits.filter(|seat| setup.places.get(*seat).is_some_and(|place| !place.dealt)).collect()
    }

    /// A player is out or in. A word that can also be added to a game isn't taken beside other words, because those may call the game,
    /// and not for a player who is in already.
    fn in_or_out(
        &mut self,
        table: &AtTable,
        (sign, name): (&str, &str),
        words: &Words,
    ) -> Result<(), Refusal> {
        let plays = sign == "+";
        let is_unseen = |seat| plays && self.players.contains(seat);
        let seat = table.names.seat(name, table.all());
        if (words.calls() || !words.is_empty() || seat.is_some_and(is_unseen))
            && let Some(refusal) = unclear(table, sign, name)
        {
            return Err(refusal);
        }
        let seat = if plays { self.player_with_chips(table, name)? } else { self.player(table, name)? };
        self.sit(seat, plays);
        Ok(())
    }

    /// Says that a player is out or in: then they no longer wait.
    fn sit(&mut self, seat: usize, plays: bool) {
        self.entries.retain(|(other, _)| *other != seat);
        let others = self.players.without(Seats::one(seat));
        self.players = if plays { others.with(seat) } else { others };
    }

    /// The same after the next word of the line.
    pub fn after_word(&self, table: &AtTable, words: &mut Words) -> Result<Self, Refusal> {
        let mut calling = self.clone();
        let Some(word) = words.take() else { return Ok(calling) };
        let who = |words: &mut Words| self.player_with_chips(table, &words.take().unwrap_or_default());
        match word.to_lowercase().as_str() {
            "d" | "dealer" => calling.deal_by(table, &words.take().unwrap_or_default())?,
            "button" => calling.enter(table, who(words)?, WayIn::BuyButton)?,
            "wait" => calling.enter(table, who(words)?, WayIn::Wait)?,
            "straddle" => calling.straddle(table, who(words)?, Straddle::Live)?,
            "sleeper" => calling.straddle(table, who(words)?, Straddle::Sleeper)?,
            "mississippi" if !Self::is_game(table, &word, words) => {
                calling.straddle(table, who(words)?, Straddle::Mississippi)?
            }
            "-" | "+" => {
                let name = words.take().unwrap_or_default();
                calling.in_or_out(table, (&word, &name), words)?;
            }
            "$" => calling.buy(table, Self::buyer(table, &words.take().unwrap_or_default())?, words)?,
            // Nobody is called that, and the line calls a game: `+8 omaha`.
            typed if Self::is_signed_game(table, typed, words) => {
                calling.say(table, typed.trim_start_matches(['-', '+']), words)?
            }
            typed => match typed.split_at_checked(1) {
                Some((sign @ ("-" | "+"), name)) => calling.in_or_out(table, (sign, name), words)?,
                Some(("$", name)) => calling.buy(table, Self::buyer(table, name)?, words)?,
                _ => calling.say(table, typed, words)?,
            },
        }
        // What was added has no game to be added to.
        if words.is_empty() && !words.added().is_empty() {
            calling.called(table)?;
        }
        if !calling.dealer_said {
            calling.dealer = calling.by_turn(table)?;
        }
        Ok(calling)
    }

    /// Players who are new or owe blinds may come in another way; for anybody else the words mean nothing.
    fn enter(&mut self, table: &AtTable, seat: usize, entry: WayIn) -> Result<(), Refusal> {
        let sitter = self.sitter(table, seat).unwrap_or_default();
        if !sitter.new && !sitter.missed.any() {
            let message = format!("`{}` isn't new, doesn't owe any blinds, and is already in", sitter.name);
            return Err(Refusal::worded("not-now", message).into());
        }
        self.entries.retain(|(other, _)| *other != seat);
        self.entries.push((seat, entry));
        self.players = self.players.with(seat);
        Ok(())
    }

    /// A straddle of that kind; one the house doesn't have is refused at once.
    fn straddle(&mut self, table: &AtTable, seat: usize, kind: Straddle) -> Result<(), Refusal> {
        let deals = self.prepared(table).is_ok();
        self.straddles.push((seat, kind));
        if deals { self.prepared(table).map(drop) } else { Ok(()) }
    }

    /// Chips bought before anybody looks at a card belong to the player's stack; the bank is asked at once.
    fn buy(&mut self, table: &AtTable, seat: usize, words: &mut Words) -> Result<(), Refusal> {
        let wanted = "$ NAME AMOUNT buys chips for cash before the deal";
        let typed = words.take().unwrap_or_default();
        let amount = table.house.currency().parse(&typed).map_err(|_| no_word(&typed, wanted))?;
        let seller = table.names.seller(words)?;
        check_cash(words)?;
        self.bought.push(Bought { seat, seller, amount });
        table.check_sales(self.bought.iter().copied())?;
        self.players = self.players.with(seat);
        Ok(())
    }

    /// The hand that starts with Enter.
    pub fn prepared(&self, table: &AtTable) -> Result<Prepared, Refusal> {
        let called = self.called(table)?;
        let game = self.name();
        let out = self.players.iter().find(|seat| !table.plays_for_pot(*seat, &game));
        if let Some((claims, out)) = table.claims(&game).zip(out) {
            return Err(claims.not_in_this_pot(&table.house, table.names.name(out)));
        }
        self.check_button(table)?;
        let dealt: Vec<_> = self.players.iter().filter_map(|seat| table.players.get(seat).copied()).collect();
        check_plays(&table.tonight, &dealt)?;
        let spots = self.spots(table)?;
        let mut seats = self.sitters(table);
        check_size(&table.tonight, self.players.count() as usize)?;
        let passed = table.next.passed(&table.house, &table.players, spots, &seats);
        pass_over(&mut seats, passed);
        let at = Table {
            seats,
            spots,
            last: table.next.last_pot(&table.players, &game),
            straddles: self.straddles.clone(),
            carry: table.carry,
            fines: table.fines,
        };
        let mut prepared = prepare(&table.house, &called.said, &at, table.stakes.as_deref())?;
        prepared.notices.extend(called.reminders(&table.house));
        prepared.notices.extend(self.declared(table));
        prepared.notices.extend(self.deals_beside(table));
        prepared.notices.extend(table.left_out(&game, self.players));
        Ok(prepared)
    }

    fn sitters(&self, table: &AtTable) -> Vec<Option<Sitter>> {
        (0..table.names.names.len()).map(|seat| self.sitter(table, seat)).collect()
    }

    /// A hand takes two. If only one of the players a pot waits for is left, that player has it. In a tournament players without
    /// chips go out.
    fn too_few(&self, table: &AtTable) -> Refusal {
        let refusal = Refusal::worded("not-now", "a hand needs 2 players with chips");
        match self.players.only().filter(|_| table.next.only.is_some()) {
            Some(seat) => {
                let middle = Amount::new(table.carry, table.house.currency());
                let result =
                    WayOut::line("hand result").option("--game", self.game.as_deref().unwrap_or("GAME"));
                refusal.hint(result.pay("--win", table.names.name(seat), middle).to_string()).into()
            }
            None => match broke(table).as_slice() {
                [] => refusal.into(),
                broke => {
                    let bust = |name: &&str| WayOut::line("tournament bust").who(&[name]).to_string();
                    let lines: Vec<String> = broke.iter().map(bust).collect();
                    refusal.hint(lines.join("\n")).into()
                }
            },
        }
    }

    /// What the table hears about purchases, if the house has a rule on cash that plays.
    fn declared(&self, table: &AtTable) -> Option<Notice> {
        let rule = cash_behind(&table.house)?.rule;
        let text = format!("{} before anybody looks at the cards, so it plays", self.purchases(table)?);
        Some(Notice::new(rule.as_deref(), text))
    }

    /// Who buys what before the deal.
    fn purchases(&self, table: &AtTable) -> Option<String> {
        let currency = table.house.currency();
        let bought = |bought: &Bought| {
            let from = bought.seller.map(|seller| format!(" from {}", name(table.names.name(seller))));
            let buyer = name(table.names.name(bought.seat));
            format!("{buyer} buys {}{}", currency.plain(bought.amount), from.unwrap_or_default())
        };
        let all: Vec<String> = self.bought.iter().map(bought).collect();
        (!all.is_empty()).then(|| all.join(", "))
    }

    /// Who sits there for this hand; nobody if the pot is not for them, and then they don't post either.
    fn sitter(&self, table: &AtTable, seat: usize) -> Option<Sitter> {
        if !table.plays_for_pot(seat, &self.name()) {
            return None;
        }
        let moved = self.bought.iter().filter_map(|bought| match bought {
            bought if bought.seat == seat => Some(bought.amount),
            bought if bought.seller == Some(seat) => Some(bought.amount.negated()),
            _ => None,
        });
        let stack = Money::sum(moved.chain(table.stacks.get(seat).copied())).ok()?;
        let away = !self.players.contains(seat);
        let player = table.players.get(seat).copied()?;
        Some(Sitter {
            name: table.names.name(seat).to_owned(),
            stays_in: table.next.only.is_some() && table.is_here(seat),
            entry: self
                .entries
                .iter()
                .find(|(of, _)| *of == seat)
                .map(|(_, entry)| *entry)
                .unwrap_or_default(),
            ..table.next.sitter(player, table.owed.of(player), (stack, away))
        })
    }

    /// The game and what was added to it, as the list of hands shows it: `razz + goal-post`.
    #[must_use]
    pub fn name(&self) -> String {
        self.game.iter().chain(&self.features).map(String::as_str).collect::<Vec<_>>().join(" + ")
    }
}

/// Who has been waiting for the big blind since the last hand and still owes what they missed (DAV-27).
fn waiting(table: &AtTable) -> Vec<(usize, WayIn)> {
    let seats = table.players.iter().enumerate().filter(|(_, player)| table.next.waits(**player));
    let owes = |player| {
        let missed = table.owed.of(player);
        missed.any() || table.next.is_new(player)
    };
    seats.filter(|(_, player)| owes(**player)).map(|(seat, _)| (seat, WayIn::Wait)).collect()
}

/// Blinds that pass a player who is away count as missed once the cards are dealt.
fn pass_over(seats: &mut [Option<Sitter>], passed: Vec<(usize, Missed)>) {
    for (seat, passed) in passed {
        if let Some(Some(sitter)) = seats.get_mut(seat) {
            let Missed { small, big } = sitter.missed;
            sitter.missed = Missed { small: small || passed.small, big: big || passed.big };
        }
    }
}

/// Who is in the tournament without chips, while somebody has some.
fn broke(table: &AtTable) -> Vec<&str> {
    let is_in = |player: &PlayerId| table.tonight.plays_in_tournament(*player);
    let seats = || table.players.iter().zip(&table.stacks).zip(&table.names.names);
    let somebody = seats().any(|((_, stack), _)| stack.is_positive());
    let broke = seats().filter(|((player, stack), _)| is_in(player) && stack.is_zero() && somebody);
    broke.map(|(_, name)| name.as_str()).collect()
}
