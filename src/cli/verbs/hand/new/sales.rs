//! Chips the bank sells for the hand being entered: the bank is asked about them before the hand is over.

use crate::cli::verbs::hand::new::asked::no_word;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::cli::verbs::hand::new::words::Words;
use crate::render::refusal::{WayOut, led_on, said};
use engine::house::key;
use engine::money::Amount;
use engine::play::BetLimits;
use ledger::bank::entering::Bought;
use ledger::night::buy_in::Purchase;
use ledger::night::{Tonight, cash_behind};
use ledger::refusal::Refusal;

/// Ways to pay for chips that only work outside a hand.
const NOT_CASH: [&str; 5] = ["note", "debt", "book", "app", "transfer"];

/// Takes the word `cash` after a purchase, and refuses the words for paying some other way.
pub fn check_cash(words: &mut Words) -> Result<(), Refusal> {
    let is_one = |said: &[&str], word: &str| said.iter().any(|said| word.eq_ignore_ascii_case(said));
    if let Some(word) = words.peek().filter(|word| is_one(&NOT_CASH, word)) {
        return Err(no_word(word, "during a hand, chips are sold for cash only"));
    }
    words.take_if(|word| is_one(&["cash"], word));
    Ok(())
}

impl AtTable {
    /// Chips for cash, from the bank or a player.
    pub fn purchase(&self, bought: &Bought) -> Result<Purchase, Refusal> {
        bought.purchase(&self.players)
    }

    /// True if the bank sells chips in the middle of a hand to players who want to bet them: not if only what was on the
    /// table plays, nor if it sells to nobody twice (IGL-14), nor if chips can be bought only for a call (CAU-027).
    pub fn sells_inside(&self, limits: &BetLimits) -> bool {
        let once = self.house.word(key::CHIPS_SELLERS).is_some_and(|said| said.value == "bank-once");
        limits.buys && limits.all_in && !once
    }

    /// Refuses what can't be sold, one purchase after the other.
    pub fn check_sales(&self, purchases: impl Iterator<Item = Bought>) -> Result<(), Refusal> {
        self.after_sales(purchases).map(drop)
    }

    /// The night after these chips are bought.
    ///
    /// # Errors
    ///
    /// What can't be sold.
    pub fn after_sales(&self, purchases: impl Iterator<Item = Bought>) -> Result<Tonight, Refusal> {
        let mut tonight = self.tonight.clone();
        for bought in purchases {
            cash_behind::check_chips_are_money(&tonight)?;
            cash_behind::buy_ahead(&mut tonight, &self.purchase(&bought)?)
                .map_err(|refusal| self.typed_here(refusal, &bought))?;
        }
        Ok(tonight)
    }

    /// A hint to buy from a player, in the words of this dialogue.
    fn typed_here(&self, refusal: Refusal, bought: &Bought) -> Refusal {
        let other = |seat: &usize| {
            *seat != bought.seat && self.stacks.get(*seat).is_some_and(|stack| *stack >= bought.amount)
        };
        let from_players = said(&refusal).hint().is_some_and(|hint| hint.contains("--from"));
        if bought.seller.is_some() || !from_players {
            return refusal;
        }
        let amount = Amount::new(bought.amount, self.house.currency());
        let line = |seller| {
            let buy = WayOut::line("$").in_hand(self.names.name(bought.seat)).amount(amount);
            buy.arg("from").in_hand(self.names.name(seller)).to_string()
        };
        let lines: Vec<String> = (0..self.players.len()).filter(other).map(line).collect();
        led_on(refusal, Some(lines.join("\n")))
    }
}
