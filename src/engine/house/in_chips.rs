//! A house as its tournament plays it: the same rules of play, with the level's amounts instead of money.

use crate::games::STANDARD;
use crate::house::catalogue::key;
use crate::house::profile::{About, House, Misfit};
use crate::house::row::Key;
use crate::house::value::{Ruled, Value};
use crate::money::{Currency, Money};

/// The tournament chips that replace the house's money amounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InChips {
    /// The smallest chip in play.
    pub unit: Money,
    /// The ante of the level; zero if there isn't one.
    pub ante: Money,
    /// The small and big blind of the level; `None` if hands are only settled again.
    pub blinds: Option<(Money, Money)>,
}

impl House {
    /// The same house, counting in tournament chips (PIG-08): what it says about money doesn't apply to them.
    ///
    /// If a house limits bets in money, the limit means nothing in chips, so the game is no-limit (fallback). If it lets
    /// players buy chips during a hand, they are all-in instead (fallback), because a tournament sells no chips then. If it
    /// doesn't say what happens to the blinds of a player who is sitting out, the blinds are taken (fallback), because at a
    /// tournament nobody can make them up later. Players can't agree to split a pot either (fallback): in a tournament chips
    /// change hands only by hands, and the other players aren't asked.
    ///
    /// # Errors
    ///
    /// A blind or an ante of the level that no house may have.
    pub fn in_chips(&self, level: InChips) -> Result<Self, Misfit> {
        let kept = self.settings().filter(|(key, ruled)| !is_money(*key, &ruled.value));
        let mut settings: Vec<(Key, Ruled<Value>)> = kept.map(|(key, ruled)| (key, ruled.clone())).collect();
        let mut amounts = vec![(key::MONEY_UNIT, level.unit), (key::ANTE, level.ante)];
        if let Some((small, big)) = level.blinds {
            amounts.extend([(key::BLINDS_SMALL, small), (key::BLINDS_BIG, big)]);
        }
        for (key, amount) in amounts {
            let rule = self.setting(key).and_then(|said| said.rule.clone());
            settings.push((key, Ruled { value: Value::Amount(amount), rule }));
        }
        if self.is_unset(key::BLINDS_MISSED) {
            settings.push((key::BLINDS_MISSED, Ruled { value: Value::Word("collected"), rule: None }));
        }
        if self.word(key::SPLIT_AGREED).is_none_or(|said| said.value == "all-agree") {
            settings.retain(|(key, _)| *key != key::SPLIT_AGREED);
            let rule = Some(STANDARD.to_owned());
            settings.push((key::SPLIT_AGREED, Ruled { value: Value::Word("no"), rule }));
        }
        if self.word(key::CASH_BEHIND).is_none_or(|said| said.value != "no") {
            settings.retain(|(key, _)| *key != key::CASH_BEHIND);
            settings.push((key::CASH_BEHIND, Ruled { value: Value::Word("no"), rule: None }));
        }
        let about = About { currency: Currency::CHIPS, ..self.about().clone() };
        Ok(Self::new(about, settings)?.with_games(self.games().to_vec()))
    }
}

/// Amounts of money, the chip case, and ways to bet that need such amounts or a bank.
fn is_money(key: Key, value: &Value) -> bool {
    match value {
        Value::Amount(_) | Value::Chips(_) => true,
        Value::Word(word) => {
            (key == key::LIMIT_KIND && *word == "spread")
                || (key == key::BLINDS && *word == "none")
                || (key == key::ALLIN && *word == "pause-and-buy")
                || (key == key::REBUY && *word == "pause-hand")
        }
        _ => false,
    }
}
