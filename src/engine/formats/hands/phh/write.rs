//! A record becomes a hand file again: the same keys in a fixed order, every amount exact.
//!
//! Players are written in the order they are dealt to, so the dealer is the last. What plain PHH has no words for is
//! left out there, and reported.

use crate::cards::{Card, Rank};
use crate::character::hidden;
use crate::formats::hands::phh::keys::{Amount, Amounts, Count, Flag, HILOS, Key, TEXT_NOTES, Text, Texts};
use crate::formats::hands::phh::lexer::Lexer;
use crate::formats::hands::phh::value::Value;
use crate::formats::hands::phh::variant::{Bets, Variant, variant_of};
use crate::formats::hands::phh::words::Teller;
use crate::formats::hands::record::{HandRecord, WithoutCards};
use crate::games::Second;
use crate::hand::Seats;
use crate::money::{Currency, Money};
use crate::play::{Act, BetLimits, Manner, Setup, Structure};
use crate::rank::{Joker, Lowest, Wilds};
use std::fmt::Write;

/// Which words may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// Only those of PHH.
    Plain,
    /// Ours too.
    Own,
}

/// A hand as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhhText {
    /// The text, ending with a line end.
    pub text: String,
    /// What could not be said, one sentence each; empty if nothing is lost.
    pub lost: Vec<String>,
}

/// Writes a hand as it is, and reports what the dialect has no word for.
#[must_use]
pub fn write(record: &HandRecord, dialect: Dialect) -> PhhText {
    write_posted(record, dialect, Seats::NONE)
}

/// The same with negative posts for these players: they are matched and don't say who opens.
#[must_use]
pub(crate) fn write_posted(record: &HandRecord, dialect: Dialect, behind: Seats) -> PhhText {
    let setup = &record.setup;
    // PHH has no word for a player who is away.
    let there = if dialect == Dialect::Own { setup.seated() } else { setup.taking_part() };
    let order: Vec<usize> = there.left_of(setup.button).collect();
    let mut writer = Writer { record, setup, dialect, behind, order, text: String::new(), lost: Vec::new() };
    writer.game();
    writer.stakes();
    writer.actions();
    writer.own();
    writer.more();
    PhhText { text: writer.text, lost: writer.lost }
}

struct Writer<'a> {
    record: &'a HandRecord,
    setup: &'a Setup,
    dialect: Dialect,
    behind: Seats,
    /// The places in the order of their players.
    order: Vec<usize>,
    text: String,
    lost: Vec<String>,
}

impl Writer<'_> {
    /// The variant, or the nearest thing PHH has.
    fn game(&mut self) {
        let named = Variant::find(&self.record.variant);
        let is_name = named.is_some() || self.record.variant == self.setup.game.name;
        let code = match self.dialect {
            _ if named.is_some() => Some(self.record.variant.as_str()),
            Dialect::Own if is_name => Some(self.record.variant.as_str()),
            Dialect::Own => Some(variant_of(self.setup).map_or(self.setup.game.name, |variant| variant.code)),
            Dialect::Plain => variant_of(self.setup).map(|variant| variant.code),
        };
        let code = code.unwrap_or_else(|| {
            self.lost.push(format!("PHH has no variant for `{}`", self.record.variant));
            &self.record.variant
        });
        let line = quoted(code);
        self.line(Text::Variant.name(), &line);
    }

    fn bets(&self) -> Bets {
        let named = Variant::find(&self.record.variant).or_else(|| variant_of(self.setup));
        let by_structure = match self.setup.limits.structure {
            Structure::Fixed if self.setup.bring_in.is_positive() => Bets::FixedBringIn { low: false },
            Structure::Fixed => Bets::FixedBlinds,
            structure => Bets::Blinds(structure),
        };
        named.map_or(by_structure, |variant| variant.bets)
    }

    fn stakes(&mut self) {
        let bets = self.bets();
        let trimming = self.setup.antes_matched.to_string();
        self.line(Flag::Trimming.name(), &trimming);
        let two = self.order.len() == 2;
        self.amounts(Amounts::Antes, two, |setup, seat| Some(setup.places.get(seat)?.ante));
        if !matches!(bets, Bets::FixedBringIn { .. })
            || self.setup.places.iter().any(|place| !place.blind.is_zero())
        {
            let behind = self.behind;
            self.amounts(Amounts::Blinds, two, |setup, seat| {
                let blind = setup.places.get(seat)?.blind;
                Some(if behind.contains(seat) { blind.negated() } else { blind })
            });
        }
        let limits = &self.setup.limits;
        let (small, big) = (limits.early.bet_min, limits.last.bet_min);
        match bets {
            Bets::Blinds(_) => self.amount(Amount::MinBet, small),
            Bets::FixedBlinds => {}
            Bets::FixedBringIn { .. } => self.amount(Amount::BringIn, self.setup.bring_in),
        }
        if !matches!(bets, Bets::Blinds(_)) {
            self.amount(Amount::SmallBet, small);
            self.amount(Amount::BigBet, big);
        }
        let plain = bets.limits(small, big);
        if (BetLimits { rules: Vec::new(), ..limits.clone() }) != plain && self.record.house.is_none() {
            self.lost.push("the limits are a house's own".to_owned());
        }
        let stacks = self.order.iter().map(|seat| {
            let stack = self.setup.places.get(*seat).and_then(|place| place.stack);
            stack.map_or_else(|| "inf".to_owned(), |stack| self.plain(stack))
        });
        let stacks = list(stacks);
        self.line(Amounts::Stacks.name(), &stacks);
    }

    fn actions(&mut self) {
        let teller = Teller { currency: self.setup.currency, order: &self.order };
        let mut lines = Vec::new();
        for act in &self.record.acts {
            let told = teller.tell(act);
            if self.dialect == Dialect::Own || told.plain {
                lines.push(quoted(&told.text));
            } else {
                self.lost.push(format!("PHH can't record `{}`", told.text));
            }
        }
        let actions = list(lines);
        self.line("actions", &actions);
    }

    /// What our own keys say; plain PHH does not have them.
    fn own(&mut self) {
        let setup = self.setup;
        let mut own: Vec<(&str, String)> = Vec::new();
        let flag = |key: Flag, up: bool| up.then(|| (key.name(), "true".to_owned()));
        own.extend(self.record.house.as_deref().map(|house| (Text::House.name(), quoted(house))));
        if setup.places.iter().any(|place| !place.dead.is_zero()) {
            let dead = self.order.iter().filter_map(|seat| setup.places.get(*seat));
            own.push((Amounts::Dead.name(), list(dead.map(|place| self.plain(place.dead)))));
        }
        let absent = |seat: &usize| setup.places.get(*seat).is_some_and(|place| !place.dealt);
        let absent = self.order.iter().enumerate().filter(|(_, seat)| absent(seat));
        let absent: Vec<String> = absent.map(|(place, _)| quoted(&format!("p{}", place + 1))).collect();
        own.extend((!absent.is_empty()).then(|| (Texts::Absent.name(), list(absent))));
        own.extend(without_cards(self.record));
        let first = setup.first.filter(|first| self.opener() != Some(*first));
        let first = first.and_then(|first| self.order.iter().position(|seat| *seat == first));
        own.extend(first.map(|first| (Count::First.name(), (first + 1).to_string())));
        own.extend(setup.no_return.map(|count| (Count::NoReturn.name(), count.to_string())));
        own.extend((!setup.carry.is_zero()).then(|| (Amount::Carry.name(), self.plain(setup.carry))));
        own.extend((!setup.fines.is_zero()).then(|| (Amount::Fines.name(), self.plain(setup.fines))));
        let unit = setup.unit != Money::from_minor(1);
        own.extend(unit.then(|| (Amount::Unit.name(), self.plain(setup.unit))));
        own.extend(setup.announced.map(|wilds| (Texts::Wild.name(), list(wild_words(wilds)))));
        let halved = setup.hilo.filter(|_| setup.game.second() == Second::Low);
        let hilo = halved.and_then(|hilo| HILOS.iter().find(|(_, meaning)| *meaning == hilo));
        own.extend(hilo.map(|(word, _)| (Text::HiLo.name(), quoted(word))));
        own.extend(flag(Flag::Goalpost, setup.goalpost));
        own.extend(flag(Flag::AsCalled, setup.as_called));
        // It matters only if somebody misnamed their hand.
        let miscalled = self.record.acts.iter().any(|act| matches!(act, Act::Miscall(_)));
        own.extend(flag(Flag::MiscallOut, miscalled && setup.miscall_out));
        own.extend(flag(Flag::Strict, setup.manner == Manner::Strict));
        own.extend(flag(Flag::InChips, setup.currency == Currency::CHIPS));
        for (key, value) in own {
            match self.dialect {
                Dialect::Own => self.line(key, &value),
                Dialect::Plain if key == Flag::Strict.name() => {}
                Dialect::Plain if key == Flag::InChips.name() => self.line(key, &value),
                Dialect::Plain => self.lost.push(format!("PHH can't record `{key} = {value}`")),
            }
        }
    }

    /// Names, stacks at the end, and what was only kept.
    fn more(&mut self) {
        if let Some(id) = &self.record.id {
            let plain = !id.starts_with('0')
                && !id.is_empty()
                && id.len() < 18
                && id.bytes().all(|byte| byte.is_ascii_digit());
            let id = if plain { id.clone() } else { quoted(id) };
            self.line("hand", &id);
        }
        if self.setup.names.iter().any(|name| !name.is_empty()) {
            let names =
                self.order.iter().map(|seat| quoted(self.setup.names.get(*seat).map_or("", String::as_str)));
            let names = list(names);
            self.line(Texts::Players.name(), &names);
        }
        if let Some(stacks) = &self.record.finishing {
            let stacks =
                self.order.iter().filter_map(|seat| stacks.get(*seat)).map(|stack| self.plain(*stack));
            let stacks = list(stacks);
            self.line(Amounts::Finishing.name(), &stacks);
        }
        let mut known: Vec<&str> = Vec::new();
        // Features are read only if the file names its house.
        let is_of_house = self.record.house.is_some() && Variant::find(&self.record.variant).is_none();
        let says = |key| key == Key::Texts(Texts::Features) && is_of_house;
        for (key, value) in &self.record.notes {
            // A note that appears twice stays with the hand, but is written once.
            if known.contains(&key.as_str()) || Key::find(key).is_some_and(|key| !says(key)) {
                continue;
            }
            known.push(key);
            let bare = !TEXT_NOTES.contains(&key.as_str()) && is_bare(value);
            let own = if is_note(key, bare) { "" } else { "_" };
            let value = if bare { value.clone() } else { quoted(value) };
            let key = format!("{own}{key}");
            let key = if key.bytes().all(is_key) { key } else { quoted(&key) };
            self.line(&key, &value);
        }
    }

    /// Who opens by the blinds alone.
    fn opener(&self) -> Option<usize> {
        let blind = |seat: &usize| self.setup.places.get(*seat).map(|place| place.blind).unwrap_or_default();
        let last = self.order.iter().enumerate().max_by_key(|(place, seat)| (blind(seat), *place));
        let (last, _) = last?;
        let dealt = |seat: &&usize| self.setup.places.get(**seat).is_some_and(|place| place.dealt);
        self.order.iter().cycle().skip(last + 1).take(self.order.len()).find(dealt).copied()
    }

    fn amounts(&mut self, key: Amounts, reversed: bool, of: impl Fn(&Setup, usize) -> Option<Money>) {
        let mut amounts: Vec<String> = self
            .order
            .iter()
            .filter_map(|seat| of(self.setup, *seat))
            .map(|amount| self.plain(amount))
            .collect();
        if reversed {
            amounts.reverse();
        }
        let amounts = list(amounts);
        self.line(key.name(), &amounts);
    }

    fn amount(&mut self, key: Amount, amount: Money) {
        let amount = self.plain(amount);
        self.line(key.name(), &amount);
    }

    fn plain(&self, amount: Money) -> String {
        self.setup.currency.plain(amount)
    }

    fn line(&mut self, key: &str, value: &str) {
        let _ = writeln!(self.text, "{key} = {value}");
    }
}

/// Keys of PHH that hold no text: numbers, times and lists.
const BARE_NOTES: [&str; 10] =
    ["time", "day", "month", "year", "level", "seats", "seat_count", "winnings", "time_limit", "time_banks"];

/// True for a key that PHH has, with a value of its kind, or that is marked as our own.
fn is_note(key: &str, bare: bool) -> bool {
    key.starts_with('_') || TEXT_NOTES.contains(&key) || (bare && BARE_NOTES.contains(&key))
}

/// The keys of players who were there and got no cards, with their names.
pub(crate) fn without_cards(record: &HandRecord) -> impl Iterator<Item = (&'static str, String)> {
    let WithoutCards { waits, barred, .. } = &record.without_cards;
    let lists = [(Texts::Waits, waits), (Texts::Barred, barred)].into_iter();
    let said = lists.filter(|(_, names)| !names.is_empty());
    said.map(|(key, names)| (key.name(), list(names.iter().map(|name| quoted(name)))))
}

/// Values in a list.
pub(crate) fn list(values: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", values.into_iter().collect::<Vec<_>>().join(", "))
}

/// A text in quotes.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            letter if hidden(None, letter, None).is_some() && u32::from(letter) <= 0xFFFF => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(letter));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

const fn is_key(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-'
}

/// True for a value that needs no quotes: a number, a date, true or false, a list.
fn is_bare(text: &str) -> bool {
    let mut lexer = Lexer::new(text);
    let read = match lexer.value() {
        Ok(Value::Text(_)) | Err(_) => false,
        Ok(Value::List) => lexer.skip_list(true).is_ok(),
        Ok(_) => true,
    };
    read && lexer.is_done()
}

/// The words for wild cards, in quotes.
fn wild_words(wilds: Wilds) -> Vec<String> {
    let ranks = (0..13).filter_map(Rank::at).filter(|rank| wilds.ranks & rank.bit() != 0);
    let cards = (0..52).filter_map(Card::from_index).filter(|card| wilds.cards.contains(*card));
    let joker = match wilds.joker {
        Joker::Absent => None,
        Joker::Wild => Some("joker"),
        Joker::Bug => Some("bug"),
    };
    let lowest = wilds.lowest.and_then(|lowest| match lowest {
        Lowest::Hole => Some("low-hole"),
        Lowest::HoleAndLike => Some("low-hole-all"),
        Lowest::Hand => None,
    });
    let words = ranks.map(|rank| rank.letter().to_string()).chain(cards.map(|card| card.to_string()));
    words.chain(joker.into_iter().chain(lowest).map(str::to_owned)).map(|word| quoted(&word)).collect()
}
