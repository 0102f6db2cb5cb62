//! Blinds: the hand's two blinds, missed blinds, a bought button, dead money.

use crate::house::key;
use crate::play::posting::poster::Poster;
use crate::play::posting::table::{Sitter, WayIn};
use crate::play::stakes::Stakes;
use crate::refusal::Refusal;

impl Poster<'_> {
    /// Posts the blinds; returns who acts first: the player on the left of the last blind or straddle.
    pub(crate) fn post_blinds(
        &mut self,
        stakes: Stakes,
        (small, big): (usize, usize),
        bought: Option<usize>,
    ) -> Result<Option<usize>, Refusal> {
        self.tell_dead_button();
        match bought {
            Some(buyer) => self.post_bought(stakes, (small, big), buyer),
            None => {
                self.post_small(stakes, small);
                self.post_big(stakes, big)?;
            }
        }
        self.post_missed(stakes, big, bought);
        let last = self.post_straddles(stakes, bought.unwrap_or(big))?;
        Ok(self.dealt().left_of(last).next())
    }

    /// The buyer posts both, the small one dead; the next two players skip theirs (DAV-29).
    fn post_bought(&mut self, stakes: Stakes, (small, big): (usize, usize), buyer: usize) {
        self.at(buyer, |place| {
            place.blind = stakes.big;
            place.dead = stakes.small;
        });
        let [name, first, second] = [buyer, small, big].map(|seat| self.table.name(seat));
        let text =
            format!("`{name}` buys the button, so `{first}` and `{second}` don't post a blind this hand");
        self.tell(key::BLINDS_BUY_BUTTON, text);
    }

    /// Says that the button stays at an empty seat, so that nobody skips a blind (DAV-25).
    fn tell_dead_button(&mut self) {
        let button = self.table.spots.button;
        let plays = |sitter: &Sitter| !sitter.away && sitter.takes_cards();
        if self.says(key::BUTTON_RULE, "dead") && !self.table.sitter(button).is_some_and(plays) {
            let text = "the button stays at an empty seat, and the blinds move on to the next players";
            self.tell(key::BUTTON_RULE, text.to_owned());
        }
    }

    fn post_small(&mut self, stakes: Stakes, seat: usize) {
        if self.pays_blinds(seat) {
            self.at(seat, |place| place.blind = stakes.small);
            return;
        }
        let text = "there's no small blind, because that seat isn't in the hand";
        self.tell(key::BUTTON_RULE, text.to_owned());
    }

    fn post_big(&mut self, stakes: Stakes, seat: usize) -> Result<(), Refusal> {
        if self.pays_blinds(seat) {
            self.at(seat, |place| place.blind = stakes.big);
            return Ok(());
        }
        let message = "nobody in the big blind's seat can post it".to_owned();
        Err(self.refuse(key::BUTTON_RULE, "no-big-blind", message))
    }

    /// True if this seat pays a blind: a player who gets cards, or one who is away if the house takes their blinds.
    fn pays_blinds(&self, seat: usize) -> bool {
        let dealt = self.dealt().contains(seat);
        dealt || (self.collects() && self.table.sitter(seat).is_some_and(|sitter| sitter.away))
    }

    /// A player who missed blinds posts one of each kind they missed, the small one dead (DAV-27, DAV-28); a newcomer posts a
    /// big blind if the house says so.
    fn post_missed(&mut self, stakes: Stakes, big: usize, bought: Option<usize>) {
        for (seat, sitter) in self.table.seats.iter().enumerate() {
            let Some(sitter) = sitter.as_ref().filter(|sitter| self.owes(sitter)) else { continue };
            let comes_in = self.dealt().contains(seat) && seat != big && Some(seat) != bought;
            if !comes_in || sitter.entry != WayIn::Post {
                continue;
            }
            let missed = sitter.missed;
            let live_small = missed.small && !missed.big && !self.is_small_dead();
            let live = if missed.big || sitter.new { stakes.big } else { Default::default() };
            let live = if live_small { stakes.small } else { live };
            let dead = if missed.small && !live_small { stakes.small } else { Default::default() };
            self.at(seat, |place| {
                place.blind = place.blind.max(live);
                place.dead = dead;
            });
            let posts =
                [(live, "live"), (dead, "dead")].map(|(amount, how)| (amount, how, self.shown(amount)));
            let posts = posts.iter().filter(|(amount, ..)| amount.is_positive());
            let posts: Vec<String> = posts.map(|(_, how, shown)| format!("{shown} {how}")).collect();
            let (name, dead) = (&sitter.name, self.shown(dead));
            let key = if sitter.missed.any() { key::BLINDS_MISSED } else { key::BLINDS_NEWCOMER };
            self.tell(key, format!("`{name}` comes in and posts {}", posts.join(" and ")));
            if missed.small && !live_small {
                let text = format!("the {dead} for the small blind is dead: it doesn't count toward a bet");
                self.tell(key::BLINDS_MISSED_SMALL_DEAD, text);
            }
        }
    }

    /// A missed small blind is dead unless the house says otherwise; together with a big one it is always dead.
    fn is_small_dead(&self) -> bool {
        self.house.flag(key::BLINDS_MISSED_SMALL_DEAD).is_none_or(|said| said.value)
    }
}
