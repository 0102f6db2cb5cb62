//! A house as its tournament plays it: its rules of play, with the amounts of a level instead of those in money.

use crate::games::STANDARD;
use crate::house::catalogue::key;
use crate::house::profile::{About, House, Misfit};
use crate::house::row::Key;
use crate::house::value::{Ruled, Value};
use crate::money::{Currency, Money};

/// What the house's figures in money give way to, in chips of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InChips {
    /// The smallest chip in play.
    pub unit: Money,
    /// The ante of the level; nothing where there isn't one.
    pub ante: Money,
    /// Small and big blind of the level; none where hands are only settled again.
    pub blinds: Option<(Money, Money)>,
}

impl House {
    /// The same house, counting in chips of a tournament (PIG-08): what it says in money does not apply to them.
    ///
    /// If a house limits bets in money, the limit means nothing in chips, so the game is no-limit (fallback). If it lets a
    /// player buy chips during a hand, he is all-in instead (fallback): a tournament sells no chips then. If it doesn't
    /// say what happens to the blinds of a player who is sitting out, they are taken (fallback): at a tournament nobody can
    /// make them up later. Players can't agree to split a pot either (fallback): in a tournament chips change hands only by
    /// hands, and the other players in it aren't asked.
    ///
    /// # Errors
    ///
    /// A blind or an ante of the level that no house can have.
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

/// Figures in money, the case of chips, and the ways to bet that are nothing without such figures or without a bank.
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
