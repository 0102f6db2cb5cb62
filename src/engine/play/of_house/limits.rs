//! A house's limits: how much may be bet, and by which of its rules.

use crate::house::{House, Key, key};
use crate::money::{Money, Overflow};
use crate::play::cited::{cited, cited_for};
use crate::play::limits::{BetLimits, Matter, Reopen, Span, Structure};
use crate::play::procedure::Which;
use crate::play::stakes::{HandStakes, Stakes};
use crate::refusal::{Instead, Refusal};

const STRUCTURES: &[(&str, Structure)] = &[
    ("spread", Structure::Spread),
    ("no-limit", Structure::NoLimit),
    ("pot-limit", Structure::PotLimit),
    ("fixed", Structure::Fixed),
];

/// The catalogue's word for a kind of limit.
pub(super) fn structure_word(structure: Structure) -> &'static str {
    STRUCTURES.iter().find(|(_, known)| *known == structure).map_or("no-limit", |(word, _)| word)
}

/// Which settings are behind a matter; the first one the house sets counts.
const MATTERS: &[(Matter, &[Key])] = &[
    (Matter::BetMin, &[key::BET_MIN, key::BET_MIN_BB, key::BET_MIN_RULE]),
    (Matter::BetMinFinal, &[key::BET_MIN_FINAL, key::BET_MIN, key::BET_MIN_BB, key::BET_MIN_RULE]),
    (Matter::BetMax, &[key::BET_MAX, key::BET_MAX_STACK]),
    (Matter::BetMaxFinal, &[key::BET_MAX_FINAL, key::BET_MAX_STACK]),
    (Matter::RaiseMin, &[key::RAISE_MIN, key::RAISE_MIN_RULE]),
    (Matter::RaiseMinFinal, &[key::RAISE_MIN_FINAL, key::RAISE_MIN, key::RAISE_MIN_RULE]),
    (Matter::RaiseMinStraddle, &[key::RAISE_MIN_STRADDLE, key::RAISE_MIN, key::RAISE_MIN_RULE]),
    (Matter::RaiseMax, &[key::RAISE_MAX, key::BET_MAX_STACK]),
    (Matter::RaiseMaxFinal, &[key::RAISE_MAX_FINAL, key::RAISE_MAX, key::BET_MAX_STACK]),
    (Matter::Cap, &[key::RAISE_CAP, key::RAISE_UNCAPPED]),
    (Matter::Total, &[key::BET_ROUND_TOTAL]),
    (Matter::TotalFinal, &[key::BET_ROUND_TOTAL_FINAL, key::BET_ROUND_TOTAL]),
    (Matter::CheckRaise, &[key::CHECK_RAISE]),
    (Matter::RaiseSelf, &[key::RAISE_SELF]),
    (Matter::Reopen, &[key::ALLIN_REOPEN]),
    (Matter::AllIn, &[key::ALLIN]),
    (Matter::Cash, &[key::CASH_BEHIND]),
    (Matter::Turn, &[key::TURN_ORDER, key::WAGER_OUT_OF_TURN]),
    (Matter::OpenFirst, &[key::OPEN_FIRST, key::TURN_ORDER, key::WAGER_OUT_OF_TURN]),
    (Matter::OpenLater, &[key::OPEN_LATER, key::TURN_ORDER, key::WAGER_OUT_OF_TURN]),
    (Matter::OpenDraw, &[key::OPEN_DRAW, key::OPEN_LATER, key::TURN_ORDER, key::WAGER_OUT_OF_TURN]),
    (Matter::OpenShowing, &[key::OPEN_SHOWING, key::TURN_ORDER, key::WAGER_OUT_OF_TURN]),
    (Matter::OpenLevel, &[key::OPEN_SHOWING, key::TURN_ORDER, key::WAGER_OUT_OF_TURN]),
    (Matter::CapFinal, &[key::RAISE_CAP, key::RAISE_UNCAPPED]),
    (Matter::Show, &[key::SHOW_REQUIRED]),
    (Matter::ShowWilds, &[key::SHOW_WILDS, key::SHOW_REQUIRED]),
    (Matter::OutOfTurn, &[key::WAGER_OUT_OF_TURN]),
    (Matter::Unit, &[key::MONEY_UNIT]),
    (Matter::Deal, &[key::TURN_DEAL]),
    (Matter::HoleCards, &[key::HOLE_CARDS]),
    (Matter::Declare, &[key::HILO_SIGNAL]),
    (Matter::DeclareTime, &[key::HILO_MODE]),
    (Matter::PostRound, &[key::HILO_POST_ROUND]),
    (Matter::TwoLeft, &[key::HILO_TWO_LEFT]),
    (Matter::Draw, &[key::DRAW_MOST]),
    (Matter::Runs, &[key::ALLIN_RUN_TWICE]),
    (Matter::Muck, &[key::MUCK_DEAD]),
    (Matter::MuckDead, &[key::MUCK_DEAD]),
    (Matter::Agree, &[key::SPLIT_AGREED]),
    (Matter::Misdeal, &[key::MISDEAL_NO_RETURN, key::RULING]),
    (Matter::Redeal, &[key::MISDEAL_REMEDY]),
    (Matter::Fold, &[key::TURN_FOLD]),
    (Matter::Check, &[key::TURN_CHECK]),
    (Matter::CheckLater, &[key::TURN_CHECK_LATER]),
    (Matter::Drop, &[key::DROP]),
    (Matter::Relief, &[key::DROP, key::DROP_RELIEF]),
    (Matter::DropFinal, &[key::DROP_FINAL, key::DROP]),
];

/// Matters for which the last rule that a setting cites counts: tied open cards, the last round's raises,
/// checking when there is something to call, and a hand taken back.
const LATER_OF_TWO: [Matter; 4] = [Matter::OpenLevel, Matter::CapFinal, Matter::Check, Matter::Muck];

/// The cap on raises if the house doesn't say and there is a limit.
const CAP: u32 = 3;

impl BetLimits {
    /// The limits of a house for a game; rules on that game are cited first. What the house doesn't say is taken from the
    /// fallbacks in the catalogue. No figure is guessed: a spread without a largest bet is refused.
    ///
    /// # Errors
    ///
    /// `limit-unsaid`, by the rule that makes it a spread.
    pub fn of_house(house: &House, terms: HandStakes, game: &str) -> Result<Self, Refusal> {
        let read = Reader { house, terms };
        let structure = read.structure();
        let [early, predeclare, last] = match structure {
            Structure::Fixed => read.fixed()?,
            Structure::Spread => read.spread()?,
            Structure::NoLimit | Structure::PotLimit => [read.open()?; 3],
        };
        let rules = MATTERS.iter().filter_map(|(matter, keys)| {
            let which = if LATER_OF_TWO.contains(matter) { Which::Last } else { Which::First };
            // A rule that nobody has to show says nothing about how many cards a hand has.
            let mut keys =
                keys.iter().filter(|key| **key != key::SHOW_REQUIRED || !read.says(key::SHOW_REQUIRED, "no"));
            let cited = keys.find_map(|key| cited_for(house, *key, game, which))?;
            Some((*matter, cited))
        });
        let stack = house.setting(key::BET_MAX_STACK).and_then(|said| said.rule.as_deref());
        let stack = stack.and_then(|rules| rules.split(", ").last());
        let rules = rules.chain(stack.map(|rule| (Matter::Stack, rule.to_owned())));
        // At table stakes, that rule says which chips play; elsewhere, the rule on cash does.
        let bought = if read.says(key::ALLIN, "table-stakes") { key::ALLIN } else { key::CASH_BEHIND };
        let rules = rules.chain(cited(house, bought).map(|rule| (Matter::Bought, rule)));
        Ok(Self {
            structure,
            early,
            predeclare,
            last,
            last_raise: read.last_raise(structure),
            cap: read.cap(structure),
            heads_up_free: read.says(key::RAISE_CAP_HEADS_UP, "unlimited"),
            check_raise: read.flag(key::CHECK_RAISE, true),
            raise_self: read.flag(key::RAISE_SELF, false),
            reopen: read.reopen(),
            all_in: !read.says(key::ALLIN, "pause-and-buy"),
            buys: read.buys_inside(),
            rules: rules.collect(),
        })
    }
}

impl BetLimits {
    /// Cites the house's rule on a short all-in, if the card-room rule is the same (DAV-44).
    pub(crate) fn cite_reopening(&mut self, house: &House) {
        let read = Reader { house, terms: HandStakes { stakes: None, unit: house.unit() } };
        let rule = cited(house, key::ALLIN_REOPEN).filter(|_| self.reopen == read.reopen());
        self.rules.extend(rule.map(|rule| (Matter::Reopen, rule)));
    }
}

struct Reader<'a> {
    house: &'a House,
    terms: HandStakes,
}

impl Reader<'_> {
    /// True if chips may be bought during a hand: not if only chips already on the table play, nor if they are bought between
    /// hands, unless the hand stops for it.
    fn buys_inside(&self) -> bool {
        let only_stacks = self.says(key::ALLIN, "table-stakes") || self.says(key::CASH_BEHIND, "no");
        self.says(key::REBUY, "pause-hand") || !only_stacks && !self.says(key::REBUY, "allowed")
    }

    fn structure(&self) -> Structure {
        let said = self.house.word(key::LIMIT_KIND).map(|said| said.value);
        let known = STRUCTURES.iter().find(|(word, _)| Some(*word) == said).map(|(_, structure)| *structure);
        let silent = if self.amount(key::BET_MAX).is_some() { Structure::Spread } else { Structure::NoLimit };
        known.unwrap_or(silent)
    }

    /// Up to the stack or the pot. The minimum is the house's figure, or its number of big blinds, or the big blind if the
    /// house has no other measure for bets, or one unit.
    fn open(&self) -> Result<Span, Overflow> {
        let blinds = self.house.count(key::BET_MIN_BB).map(|said| said.value).zip(self.terms.stakes);
        let in_blinds = blinds.map(|(count, stakes)| stakes.big.times(count)).transpose()?;
        let silent = self.house.word(key::BET_MIN_RULE).is_none();
        let blind = self.terms.stakes.filter(|_| silent).map(|stakes| stakes.big);
        let bet_min = self.amount(key::BET_MIN).or(in_blinds).or(blind).unwrap_or(self.terms.unit);
        let measured = self.says(key::RAISE_MIN_RULE, "any");
        let silent = if measured { self.terms.unit } else { bet_min };
        let raise_min = self.amount(key::RAISE_MIN).unwrap_or(silent);
        Ok(Span { bet_min, raise_min, ..Span::default() })
    }

    /// One size early and one late: the house's figures, or the big blind and twice that.
    fn fixed(&self) -> Result<[Span; 3], Refusal> {
        let big = self.terms.stakes.map(|stakes: Stakes| stakes.big);
        let small = self.amount(key::BET_MIN).or(big).ok_or_else(|| self.unsaid("fixed", key::BET_MIN))?;
        let large = self.amount(key::BET_MIN_FINAL).map_or_else(|| small.times(2), Ok)?;
        let [early, last] = [small, large].map(|size| Span {
            bet_min: size,
            bet_max: Some(size),
            raise_min: size,
            raise_max: Some(size),
            total: None,
        });
        Ok([early, early, last])
    }

    fn spread(&self) -> Result<[Span; 3], Refusal> {
        let unit = self.terms.unit;
        let early = Span {
            bet_min: self.amount(key::BET_MIN).unwrap_or(unit),
            bet_max: Some(self.amount(key::BET_MAX).ok_or_else(|| self.unsaid("spread", key::BET_MAX))?),
            raise_min: self.amount(key::RAISE_MIN).unwrap_or(unit),
            raise_max: self.amount(key::RAISE_MAX).or(self.amount(key::BET_MAX)),
            total: self.amount(key::BET_ROUND_TOTAL),
        };
        let last = Span {
            bet_min: self.amount(key::BET_MIN_FINAL).unwrap_or(early.bet_min),
            bet_max: self.amount(key::BET_MAX_FINAL).or(early.bet_max),
            raise_min: self.amount(key::RAISE_MIN_FINAL).unwrap_or(early.raise_min),
            raise_max: self.amount(key::RAISE_MAX_FINAL).or(early.raise_max),
            total: self.amount(key::BET_ROUND_TOTAL_FINAL),
        };
        // Without the declare it would be the last round, so it is played like that if the house has no figure for it.
        let said = self.amount(key::BET_MAX_PREDECLARE);
        let silent = if said.is_some() { early } else { last };
        let predeclare = Span {
            bet_max: said.or(silent.bet_max),
            raise_max: self.amount(key::RAISE_MAX_PREDECLARE).or(silent.raise_max),
            ..silent
        };
        Ok([early, predeclare, last])
    }

    /// A limit that the house sets without its `amount`.
    fn unsaid(&self, structure: &str, amount: Key) -> Refusal {
        let message = format!("`{}` has a {structure} limit without an amount", self.house.name());
        Refusal::new("limit-unsaid", message)
            .by(cited(self.house, key::LIMIT_KIND).as_deref())
            .instead(Instead::Explain(amount.to_string()))
    }

    /// The last raise sets the minimum, unless the house has a figure or wants no minimum.
    fn last_raise(&self, structure: Structure) -> bool {
        let figure = self.amount(key::RAISE_MIN).is_some() || structure == Structure::Fixed;
        self.house.word(key::RAISE_MIN_RULE).map_or(!figure, |said| said.value == "last-raise")
    }

    fn cap(&self, structure: Structure) -> Option<u32> {
        if self.flag(key::RAISE_UNCAPPED, false) {
            return None;
        }
        let said = self.house.count(key::RAISE_CAP).and_then(|said| u32::try_from(said.value).ok());
        let limited = matches!(structure, Structure::Fixed | Structure::Spread);
        said.or_else(|| limited.then_some(CAP))
    }

    fn reopen(&self) -> Reopen {
        match (self.flag(key::ALLIN_REOPEN, false), self.flag(key::ALLIN_REOPEN_SUM, true)) {
            (true, _) => Reopen::Always,
            (false, true) => Reopen::Cumulative,
            (false, false) => Reopen::Full,
        }
    }

    fn amount(&self, key: Key) -> Option<Money> {
        self.house.amount(key).map(|said| said.value)
    }

    fn flag(&self, key: Key, silent: bool) -> bool {
        self.house.flag(key).map_or(silent, |said| said.value)
    }

    fn says(&self, key: Key, word: &str) -> bool {
        self.house.word(key).is_some_and(|said| said.value == word)
    }
}
