//! What a house's own games need and the house lacks: antes, blinds, a joker, or that its table plays them at all.

use crate::games::GameRow;
use crate::house::catalogue::key;
use crate::house::faults::{HouseFault, Stops};
use crate::house::profile::House;
use crate::house::row::Key;
use crate::house::says::Says;
use crate::rank::Joker;

impl House {
    /// Every own game that the settings make impossible.
    pub(in crate::house) fn own_games(&self) -> Vec<HouseFault> {
        self.games().iter().filter_map(|game| self.own_game(game)).collect()
    }

    fn own_game(&self, game: &GameRow) -> Option<HouseFault> {
        let says = |key: Key, says: Says| says.holds(self.setting(key).map(|said| &said.value));
        let antes = self.amount(key::ANTE).is_some_and(|ante| ante.value.is_positive());
        let (name, forced) = (game.name(), game.forced);
        let (key, message) = if says(key::GAME_CHOICE, Says::Word("holdem")) {
            (
                key::GAME_CHOICE,
                format!("the house has `game.{name}`, but `game.choice` is `holdem`, so nobody can play it"),
            )
        } else if forced.ante == Some(false) && antes && !says(key::ANTE_WHEN, Says::Word("by-game")) {
            (key::ANTE_WHEN, format!("`game.{name}.ante` is no, so `ante.when` has to be `by-game`"))
        } else if forced.ante == Some(true) && !antes {
            (key::ANTE, format!("`game.{name}.ante` is yes, so set `ante` too"))
        } else if forced.blinds == Some(true) && says(key::BLINDS, Says::Word("none")) {
            (key::BLINDS, format!("`game.{name}.blinds` is yes, but `blinds` is `none`"))
        } else if game.game.wilds.joker != Joker::Absent && says(key::DECKS_JOKER, Says::Flag(false)) {
            (key::DECKS_JOKER, format!("`game.{name}` has a joker, but `decks.joker` is `no`"))
        } else {
            return None;
        };
        let rule = self.setting(key).and_then(|said| said.rule.clone());
        Some(HouseFault { key, rule, message, offers: Vec::new(), stops: Stops::Night })
    }
}
