//! Checks that each fit one kind of setting: letters no note can have, amounts that contradict the blinds, and so on.

use crate::house::catalogue::key;
use crate::house::faults::{HouseFault, Stops};
use crate::house::points::PointsTable;
use crate::house::profile::House;
use crate::house::row::Key;
use crate::house::value::{Ruled, Value};
use crate::money::{Currency, Money};

/// The most letters a house can put at the front of its notes; the debtor's letters come after them.
const LETTERS_MAX: usize = 6;

/// How many letters and digits a whole identifier has.
const IDENTIFIER: std::ops::RangeInclusive<usize> = 2..=12;

/// How many cards there are in the deck that is cut.
const DECK: i64 = 52;

/// Buy-ins in money, each with the setting that limits it in big blinds.
const PURCHASES: &[(Key, Key, bool)] = &[
    (key::BUYIN_INITIAL, key::BUYIN_MIN_BB, true),
    (key::BUYIN_MAX, key::BUYIN_MIN_BB, true),
    (key::BUYIN_INITIAL, key::BUYIN_MAX_BB, false),
];

impl House {
    /// All faults of this kind; the one that only matters for a tournament comes last.
    pub(in crate::house) fn misfits(&self) -> Vec<HouseFault> {
        let letters = [
            self.marks(key::CREDIT_NOTE_ID, 1..=LETTERS_MAX, "to mark a note"),
            self.marks(key::CREDIT_NOTE_RESERVED, IDENTIFIER, "for a note's ID"),
        ];
        let others = [self.other_kind(), self.no_such_chip(), self.nothing_kept(), self.cut_too_deep()];
        let purchases =
            PURCHASES.iter().map(|(amount, blinds, least)| self.purchase(*amount, *blinds, *least));
        let threes = [self.high_not_last(), self.optional()];
        letters
            .into_iter()
            .chain(others)
            .chain(purchases)
            .chain(threes)
            .chain([self.no_points()])
            .flatten()
            .collect()
    }

    fn marks(&self, key: Key, lengths: std::ops::RangeInclusive<usize>, what: &str) -> Option<HouseFault> {
        let chosen = self.setting(key)?;
        let Value::Text(letters) = &chosen.value else { return None };
        let fits =
            lengths.contains(&letters.len()) && letters.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let (least, most) = (lengths.start(), lengths.end());
        let message = format!("`{key}` is `{letters}`: use {least} to {most} letters and digits {what}");
        (!fits).then(|| at(key, chosen, message))
    }

    /// Chips that are points in a house that counts money, or money in a house that counts points.
    fn other_kind(&self) -> Option<HouseFault> {
        let key = key::MONEY_KIND;
        let kind = self.word(key)?.value;
        let points = self.currency() == Currency::POINTS;
        let message = format!("`{key}` is `{kind}`, but the house counts in {}", self.currency().code());
        let off = kind == "points" && !points || kind == "cash" && points;
        off.then(|| self.setting(key).map(|said| at(key, said, message)))?
    }

    /// A color with no chips.
    fn no_such_chip(&self) -> Option<HouseFault> {
        let chips = self.chips()?;
        let none = chips.value.iter().find(|chip| chip.count == Some(0))?;
        let message = format!("`chips` has 0 of `{}`: leave out the color, or its count", none.colour);
        Some(at(key::CHIPS, self.setting(key::CHIPS)?, message))
    }

    /// There is a rule for chips in reserve, but no chips are in reserve.
    fn nothing_kept(&self) -> Option<HouseFault> {
        let key = key::CHIPS_RESERVE_POLICY;
        let chosen = self.setting(key)?;
        let none = self.chips()?.value.iter().all(|chip| !chip.reserve);
        let message = format!("`{key}` is set, but none of the `chips` are in reserve (`reserve = true`)");
        none.then(|| at(key, chosen, message))
    }

    /// The largest cut leaves fewer cards than have to stay.
    fn cut_too_deep(&self) -> Option<HouseFault> {
        let (least, most) = (self.count(key::CUT_MIN)?.value, self.count(key::CUT_MAX)?.value);
        let left = DECK.saturating_sub(most);
        let message = format!(
            "`cut.max` is {most}, which leaves {left} cards, but `cut.min` needs {least} in each part"
        );
        (left < least).then(|| self.setting(key::CUT_MAX).map(|said| at(key::CUT_MAX, said, message)))?
    }

    /// A buy-in in money is within the limits in big blinds, if the house has both.
    fn purchase(&self, amount: Key, blinds: Key, least: bool) -> Option<HouseFault> {
        let (said, number) = (self.amount(amount)?.value, self.count(blinds)?.value);
        let bound = self.amount(key::BLINDS_BIG)?.value.times(number).unwrap_or(Money::ZERO);
        let out = if least { said < bound } else { said > bound };
        let (told, word) = (self.currency().plain(said), if least { "less" } else { "more" });
        let bound = self.currency().plain(bound);
        let message =
            format!("`{amount}` is {told}, {word} than `{blinds}`: {number} big blinds are {bound}");
        out.then(|| self.setting(amount).map(|said| at(amount, said, message)))?
    }

    /// The order of three-card hands ends with high card.
    fn high_not_last(&self) -> Option<HouseFault> {
        let key = key::RANK_THREE;
        let last = self.words(key)?.value.last().copied();
        let message = format!("`{key}` has to end with `high`, because high card is the lowest hand");
        (last != Some("high")).then(|| self.setting(key).map(|said| at(key, said, message)))?
    }

    /// The kinds that count only if the game says so are in the order, and aren't `high`, which always counts.
    fn optional(&self) -> Option<HouseFault> {
        let key = key::RANK_THREE_OPTIONAL;
        let (order, optional) = (self.words(key::RANK_THREE)?.value, self.words(key)?.value);
        let wrong = optional.iter().find(|word| **word == "high" || !order.contains(word))?;
        let message = match *wrong {
            "high" => format!("`{key}` has `high`, but every hand is at least that"),
            word => format!("`{key}` has `{word}`, but `{}` doesn't", key::RANK_THREE),
        };
        Some(at(key, self.setting(key)?, message))
    }

    /// The points of a series are a list or a formula.
    fn no_points(&self) -> Option<HouseFault> {
        let key = key::TOURNAMENT_POINTS;
        let chosen = self.setting(key)?;
        let error = self.text(key)?.value.parse::<PointsTable>().err()?;
        Some(HouseFault { stops: Stops::Tournament, ..at(key, chosen, format!("`{key}`: {error}")) })
    }
}

fn at(key: Key, source: &Ruled<Value>, message: String) -> HouseFault {
    HouseFault { key, rule: source.rule.clone(), message, offers: Vec::new(), stops: Stops::Night }
}
