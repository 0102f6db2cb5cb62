//! One action of a hand file, `p3 cbr 7000`, read into an act; the words PHH has, and those it lacks.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::cards;
use crate::formats::hands::phh::decimal::{Decimal, Grammar, Number, number};
use crate::formats::hands::record::Spot;
use crate::games::Deed;
use crate::hand::{Declares, SEATS_MAX};
use crate::money::Money;
use crate::play::{Act, Dealt, Intent, Ruling};
use crate::rank::Category;
use crate::readable::shown;

/// What a player goes for, by the word for it.
pub(crate) const SIDES: &[(&str, Declares)] =
    &[("high", Declares::High), ("low", Declares::Low), ("both", Declares::Both)];

/// What a player said before their turn, by the word for it.
pub(crate) const INTENTS: &[(&str, Intent)] =
    &[("fold", Intent::Fold), ("check", Intent::Check), ("call", Intent::Call), ("raise", Intent::Raise)];

/// Kinds of hand, by the word for them.
pub(crate) const HANDS: &[(&str, Category)] = &[
    ("high-card", Category::HighCard),
    ("pair", Category::Pair),
    ("two-pair", Category::TwoPair),
    ("three-of-a-kind", Category::ThreeOfAKind),
    ("straight", Category::Straight),
    ("flush", Category::Flush),
    ("full-house", Category::FullHouse),
    ("four-of-a-kind", Category::FourOfAKind),
    ("straight-flush", Category::StraightFlush),
    ("five-of-a-kind", Category::FiveOfAKind),
];

/// An amount of an act, before it is known what the hand counts in.
#[derive(Clone, Copy, Debug)]
struct Owed {
    /// Which act.
    act: usize,
    /// Which of its amounts.
    place: usize,
    decimal: Decimal,
}

/// The acts of a hand as they are read. Amounts become money once the whole hand has been read.
#[derive(Debug, Default)]
pub(crate) struct Acts {
    /// The acts.
    pub acts: Vec<Act>,
    /// Where each is in the file.
    pub spots: Vec<Spot>,
    owed: Vec<Owed>,
    /// The highest player named, from 0, and by which act.
    highest: Option<(usize, usize)>,
}

impl Acts {
    /// Forgets everything but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.acts.clear();
        self.spots.clear();
        self.owed.clear();
        self.highest = None;
    }

    /// Reads one action; an empty one doesn't count.
    pub(crate) fn take(&mut self, text: &str, spot: Spot) -> Result<(), HandFault> {
        let mut words = Words(text);
        let before = self.acts.len();
        let taken = match words.next() {
            "" => return Ok(()),
            "d" => self.dealer(&mut words),
            "t" => self.table(&mut words),
            player => self.player(player, &mut words),
        };
        let message = match taken {
            Ok(()) if words.is_done() => {
                self.spots.push(spot);
                return Ok(());
            }
            Ok(()) => format!("there's an extra word, `{}`", shown(words.next())),
            Err(message) => message,
        };
        self.acts.truncate(before);
        Err(HandFault::new(spot, message).of_action(before + 1))
    }

    fn dealer(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        match words.next() {
            "dh" => {
                let seat = self.seat(words.next())?;
                self.acts.push(Act::Deal { seat, cards: Dealt::NONE });
                self.cards(words)
            }
            "db" => {
                self.acts.push(Act::Board(Dealt::NONE));
                self.cards(words)
            }
            "bh" => {
                self.acts.push(Act::Blind(Dealt::NONE));
                self.cards(words)
            }
            "runs" => match words.next().parse() {
                Ok(runs) => {
                    self.acts.push(Act::Runs(runs));
                    Ok(())
                }
                Err(_) => {
                    Err("`d runs` needs a number: how many times to deal the rest of the board".to_owned())
                }
            },
            other => Err(unknown("d", other, "`dh`, `db`, `bh` or `runs`")),
        }
    }

    /// Reads the cards of the last act in place: most acts are deals, and copying costs more than reading.
    fn cards(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        let Some(cards) = self.last_cards() else { return Ok(()) };
        match words.next() {
            "" => Err("the cards are missing".to_owned()),
            word => cards::read_into(word, cards),
        }
    }

    fn table(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        let act = match words.next() {
            "agree" => {
                let mut shares = Vec::new();
                while !words.is_done() {
                    self.owe(shares.len(), words)?;
                    shares.push(Money::ZERO);
                }
                Act::Agree(shares.into())
            }
            "misdeal" => Act::Misdeal,
            "redeal" => Act::Redeal,
            "rule" => {
                let (by, why) = words.all().split_once(':').unwrap_or_default();
                let (by, why) = (by.trim(), why.trim());
                if by.is_empty() || why.is_empty() {
                    return Err("`t rule` needs who decided, a colon and the reason".to_owned());
                }
                Act::Rule(Box::new(Ruling { by: by.to_owned(), why: why.to_owned() }))
            }
            other => return Err(unknown("t", other, "`agree`, `misdeal`, `redeal` or `rule`")),
        };
        self.acts.push(act);
        Ok(())
    }

    fn player(&mut self, player: &str, words: &mut Words<'_>) -> Result<(), String> {
        let seat = self.seat(player)?;
        // Bets are made in place, like deals.
        match words.next() {
            "f" => self.acts.push(Act::Fold(seat)),
            "cc" => self.acts.push(Act::Call(seat)),
            "cbr" => {
                self.owe(0, words)?;
                self.acts.push(Act::RaiseTo(seat, Money::ZERO));
            }
            verb => {
                let act = self.besides(player, seat, verb, words)?;
                self.acts.push(act);
            }
        }
        Ok(())
    }

    /// What a player does besides betting.
    fn besides(&mut self, who: &str, seat: usize, verb: &str, words: &mut Words<'_>) -> Result<Act, String> {
        Ok(match verb {
            "sm" => match words.next() {
                "" => Act::Muck(seat),
                "-" => Act::Show(seat, Dealt::NONE),
                shown => Act::Show(seat, cards::read(shown)?),
            },
            "sd" => Act::Draw(seat, cards::read(words.next())?),
            "pb" => Act::BringIn(seat),
            "early" => Act::Intend(seat, words.one_of(INTENTS, "`fold`, `check`, `call` or `raise`")?),
            "dc" => Act::Declare(seat, words.one_of(SIDES, "`high`, `low` or `both`")?),
            "pay" => Act::Pay(seat),
            "decline" => Act::Decline(seat),
            "drop" => Act::Drop(seat),
            "stay" => Act::Stay(seat),
            "fine" => self.owe(0, words).map(|()| Act::Fine(seat, Money::ZERO))?,
            "chips" => {
                self.owe(0, words)?;
                let seller = words.next();
                if seller.is_empty() {
                    return Ok(Act::Chips(seat, Money::ZERO));
                }
                Act::Sold { seat, seller: self.seat(seller)?, amount: Money::ZERO }
            }
            "retrieve" => Act::Retrieve(seat),
            "dead" => Act::Kill(seat),
            "miscall" => Act::Miscall(seat),
            "names" => Act::Names(seat, words.one_of(HANDS, "a kind of hand like `full-house`")?),
            other => {
                let deed = Deed::find(other);
                let deed = deed.ok_or_else(|| unknown(who, other, "`f`, `cc`, `cbr`, `sm`, `sd` or `pb`"))?;
                Act::Own { seat, deed, cards: cards::read(words.next())? }
            }
        })
    }

    /// The player that a word like `p3` names, from 0.
    fn seat(&mut self, word: &str) -> Result<usize, String> {
        let number = match word.as_bytes() {
            [b'p', digit @ b'1'..=b'9'] => Some(usize::from(digit.wrapping_sub(b'0'))),
            [b'p', b'1'..=b'9', ..] => word.get(1..).and_then(|number| number.parse().ok()),
            _ => None,
        };
        let seat = number.and_then(|number: usize| number.checked_sub(1)).filter(|seat| *seat < SEATS_MAX);
        let Some(seat) = seat else {
            return Err(match word {
                "" => "the player is missing; players are `p1`, `p2`, …".to_owned(),
                _ => format!(
                    "`{}` isn't a player; start an action with `d`, `t` or a player `p1`, `p2`, …",
                    shown(word)
                ),
            });
        };
        self.highest_is(seat, self.acts.len());
        Ok(seat)
    }

    /// Notes that an act names a player, from 0.
    pub(crate) fn highest_is(&mut self, seat: usize, act: usize) {
        if self.highest.is_none_or(|(highest, _)| seat > highest) {
            self.highest = Some((seat, act));
        }
    }

    /// Adds a bet or raise to this amount.
    pub(crate) fn raise(&mut self, seat: usize, decimal: Decimal) {
        self.owed.push(Owed { act: self.acts.len(), place: 0, decimal });
        self.acts.push(Act::RaiseTo(seat, Money::ZERO));
    }

    /// Notes the amount that is the next word.
    fn owe(&mut self, place: usize, words: &mut Words<'_>) -> Result<(), String> {
        let word = words.next();
        let decimal = match number(word, Grammar::Amount) {
            Some(Number::Exact(decimal)) if decimal.digits >= 0 => decimal,
            Some(Number::Beyond) => {
                return Err(format!("`{}` has too many digits for an amount", shown(word)));
            }
            _ if word.is_empty() => return Err("the amount is missing".to_owned()),
            _ => return Err(format!("`{}` isn't a valid amount", shown(word))),
        };
        self.owed.push(Owed { act: self.acts.len(), place, decimal });
        Ok(())
    }

    /// The most decimals of any amount.
    #[must_use]
    pub(crate) fn decimals(&self) -> u8 {
        self.owed.iter().map(|owed| owed.decimal.decimals).max().unwrap_or(0)
    }

    /// Makes every amount money, counted with that many decimals; checks that no act names more players than that.
    pub(crate) fn settle(&mut self, decimals: u8, players: usize) -> Result<(), HandFault> {
        for owed in &self.owed {
            let money = owed.decimal.money(decimals);
            let money =
                money.ok_or_else(|| self.fault(owed.act, "the amount is too big for a hand".to_owned()))?;
            let amount = self.acts.get_mut(owed.act).and_then(|act| act.amounts().nth(owed.place));
            if let Some(amount) = amount {
                *amount = money;
            }
        }
        match self.highest.filter(|(highest, _)| *highest >= players) {
            Some((seat, act)) => {
                Err(self
                    .fault(act, format!("`p{}` isn't at the table: there are {players} players", seat + 1)))
            }
            None => Ok(()),
        }
    }

    fn fault(&self, act: usize, message: String) -> HandFault {
        HandFault::new(self.spots.get(act).copied().unwrap_or_default(), message).of_action(act + 1)
    }
}

fn unknown(subject: &str, word: &str, expected: &str) -> String {
    match word {
        "" => format!("`{}` needs {expected} after it", shown(subject)),
        _ => format!("`{}` isn't an action; use {expected} after `{}`", shown(word), shown(subject)),
    }
}

/// The words of an action, up to a comment.
struct Words<'t>(&'t str);

impl<'t> Words<'t> {
    /// The next word; empty if there isn't one.
    #[inline]
    fn next(&mut self) -> &'t str {
        let text = self.0.trim_ascii_start();
        if text.starts_with('#') {
            self.0 = "";
            return "";
        }
        let end = text.bytes().position(|byte| byte.is_ascii_whitespace()).unwrap_or(text.len());
        let (word, rest) = text.split_at_checked(end).unwrap_or((text, ""));
        self.0 = rest;
        word
    }

    /// Everything that follows.
    const fn all(&mut self) -> &'t str {
        let rest = self.0;
        self.0 = "";
        rest
    }

    fn is_done(&self) -> bool {
        let rest = self.0.trim_ascii_start();
        rest.is_empty() || rest.starts_with('#')
    }

    fn one_of<T: Copy>(&mut self, meanings: &[(&str, T)], expected: &str) -> Result<T, String> {
        let word = self.next();
        let found = meanings.iter().find(|(name, _)| *name == word).map(|(_, meaning)| *meaning);
        found.ok_or_else(|| format!("`{}` should be {expected}", shown(word)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn act(text: &str) -> Act {
        let mut acts = Acts::default();
        acts.take(text, Spot::default()).unwrap();
        acts.settle(2, 9).unwrap();
        acts.acts.remove(0)
    }

    #[test]
    fn the_words_of_phh_are_read() {
        let cards = |text| cards::read(text).unwrap();
        assert_eq!(act("d dh p3 Ac2d"), Act::Deal { seat: 2, cards: cards("Ac2d") });
        assert_eq!(act("d db Jc3d5c # what a flop"), Act::Board(cards("Jc3d5c")));
        assert_eq!(act("p3 cbr 4.5"), Act::RaiseTo(2, Money::from_minor(450)));
        assert_eq!(act("p1 cc"), Act::Call(0));
        assert_eq!(act("p9 f"), Act::Fold(8));
        assert_eq!(act("p2 pb"), Act::BringIn(1));
        assert_eq!(act("p2 sd AsQs"), Act::Draw(1, cards("AsQs")));
        assert_eq!(act("p2 sd"), Act::Draw(1, Dealt::NONE));
        assert_eq!(act("p2 roll As"), Act::Own { seat: 1, deed: Deed::Roll, cards: cards("As") });
        assert_eq!(act("p2 sm"), Act::Muck(1));
        assert_eq!(act("p2 sm -"), Act::Show(1, Dealt::NONE));
        assert_eq!(act("p2 sm Ah??"), Act::Show(1, cards("Ah??")));
    }

    #[test]
    fn an_empty_action_is_none() {
        let mut acts = Acts::default();
        for text in ["", "  ", "# only a remark"] {
            acts.take(text, Spot::default()).unwrap();
        }
        assert!(acts.acts.is_empty());
    }

    #[test]
    fn a_bad_action_is_named() {
        for (text, says) in [
            ("p1 raise 5", "`raise` isn't an action; use `f`, `cc`, `cbr`, `sm`, `sd` or `pb` after `p1`"),
            ("p0 f", "`p0` isn't a player; start an action with `d`, `t` or a player `p1`, `p2`, …"),
            ("p33 f", "`p33` isn't a player; start an action with `d`, `t` or a player `p1`, `p2`, …"),
            ("p1 cbr", "the amount is missing"),
            ("p1 cbr -5", "`-5` isn't a valid amount"),
            ("p1 cbr nan", "`nan` isn't a valid amount"),
            ("p1 cbr inf", "`inf` isn't a valid amount"),
            ("p1 cbr 99999999999999999999", "`99999999999999999999` has too many digits for an amount"),
            ("p1 f now", "there's an extra word, `now`"),
            ("d", "`d` needs `dh`, `db`, `bh` or `runs` after it"),
            ("d db", "the cards are missing"),
            ("d dh", "the player is missing; players are `p1`, `p2`, …"),
            ("t rule Mike", "`t rule` needs who decided, a colon and the reason"),
            ("p1 dc up", "`up` should be `high`, `low` or `both`"),
            ("♠", "`♠` isn't a player; start an action with `d`, `t` or a player `p1`, `p2`, …"),
        ] {
            let fault = Acts::default().take(text, Spot::default()).unwrap_err();
            assert_eq!((fault.action, fault.message.as_str()), (Some(1), says), "{text}");
        }
        let mut acts = Acts::default();
        acts.take("p4 f", Spot::default()).unwrap();
        assert_eq!(acts.settle(0, 3).unwrap_err().message, "`p4` isn't at the table: there are 3 players");
    }
}
