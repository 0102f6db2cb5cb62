//! The game as its dealer calls it: its name, and what is added to it.

use crate::cli::verbs::hand::new::calling::Calling;
use crate::cli::verbs::hand::new::calling::unheard::{is_deed, no_game, not_added};
use crate::cli::verbs::hand::new::table::AtTable;
use crate::cli::verbs::hand::new::words::Words;
use engine::calling::{self, AtHand, Said};
use engine::games::is_name;
use engine::house::key;
use engine::play::check_named;
use ledger::refusal::Refusal;

impl Calling {
    /// A game that is called, which forgets what was added to another, or something that is added to it. Blanks are
    /// hyphens: `deuces wild`. One line names one game, so that no word of it turns the game into another.
    pub(super) fn say(&mut self, table: &AtTable, typed: &str, words: &mut Words) -> Result<(), Refusal> {
        let all = Self::to_the_deed(Some(typed), words);
        // In the order in which it was said: a house can have a game of its own by these very words.
        let said = all.join(" ");
        let turned = calling::game_first(&all.iter().map(String::as_str).collect::<Vec<_>>(), &table.house);
        let turned = turned.filter(|_| words.game().is_none()).map(|words| words.join(" "));
        let mut turned = turned.iter().flat_map(|words| words.split(' ')).map(str::to_owned);
        let first = turned.next();
        words.said_instead(turned);
        let typed = first.as_deref().unwrap_or(typed);
        let is_one = calling::listed_game(typed, &table.house).is_some() || calling::feature(typed).is_some();
        if typed.contains('-') && !is_one {
            words.split_last(typed.split('-').filter(|word| !word.is_empty()).map(str::to_owned));
            let first = words.take().unwrap_or_default();
            return self.say(table, &first, words);
        }
        let found = self.phrase(table, Some(typed), words);
        if matches!(found, Some((_, Said::Game(_)))) && words.game().is_some() {
            return Err(not_added(typed, words));
        }
        let line = Self::to_the_deed(Some(typed), words);
        for _ in 1..found.map_or(1, |(count, _)| count) {
            words.take();
        }
        match found {
            Some((count, Said::Game(row))) => {
                check_named(&table.house, row.name(), false)?;
                words.names_game(row.name());
                self.said = true;
                // The same words are the same game in every verb. A word that is nothing to add is named as the next one.
                let called = match calling::say(&said, &table.house) {
                    Ok(called) => {
                        (count..line.len()).for_each(|_| _ = words.take());
                        called
                    }
                    Err(refusal) if refusal.code != "unknown-feature" => return Err(refusal.into()),
                    Err(_) => calling::Called::plain(row),
                };
                check_named(&table.house, called.row.name(), !called.features.is_empty())?;
                self.take(table, &called);
                Ok(())
            }
            Some((_, Said::Feature(added))) => {
                check_named(&table.house, self.game.as_deref().unwrap_or("holdem"), true)?;
                words.adds();
                let mut with = self.clone();
                with.features.push(added.name.to_owned());
                let called = with.called(table).or_else(|misfit| with.with_the_next(table, words, misfit))?;
                self.take(table, &called);
                Ok(())
            }
            None if words.game().is_some() && is_name(typed) => Err(not_added(typed, words)),
            None => self.say_dealer(table, typed),
        }
    }

    /// True if the words from this one on name a game: `mississippi stud`.
    pub(super) fn is_game(table: &AtTable, typed: &str, words: &Words) -> bool {
        let line = Self::to_the_deed(Some(typed), words);
        calling::say(&line.join(" "), &table.house).is_ok()
    }

    /// This game from now on, with what was added in the order of the table of features: with it the game may have become another.
    fn take(&mut self, table: &AtTable, called: &calling::Called) {
        let then = self.name();
        self.game = Some(called.row.name().to_owned());
        self.features = called.features.iter().map(|feature| feature.name.to_owned()).collect();
        self.dealt_in_from(table, &then);
    }

    /// What the next words of the line name, behind this one: how many words, and a game or something to add.
    fn phrase<'t>(
        &self,
        table: &'t AtTable,
        typed: Option<&str>,
        words: &Words,
    ) -> Option<(usize, Said<'t>)> {
        let all = Self::to_the_deed(typed, words);
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        calling::phrase(&all, self.at_hand(table), &table.house)
    }

    /// The words that may name a game, in small letters.
    fn to_the_deed(typed: Option<&str>, words: &Words) -> Vec<String> {
        let next = words.ahead().take_while(|word| !is_deed(word)).map(str::to_lowercase);
        typed.map(str::to_owned).into_iter().chain(next).collect()
    }

    /// The game where what does not go with it alone goes with what is added right behind it: `cards-speak high-low`.
    fn with_the_next(
        &mut self,
        table: &AtTable,
        words: &mut Words,
        misfit: Refusal,
    ) -> Result<calling::Called, Refusal> {
        while let Some((count, Said::Feature(next))) = self.phrase(table, None, words) {
            for _ in 0..count {
                words.take();
            }
            self.features.push(next.name.to_owned());
            if let Ok(called) = self.called(table) {
                return Ok(called);
            }
        }
        Err(misfit)
    }

    /// Another game than `then` is called, or something was added to it: who does not play on in one game is dealt in to another.
    fn dealt_in_from(&mut self, table: &AtTable, then: &str) {
        let game = self.name();
        let (out, now) = (table.dealt_in(then), table.dealt_in(&game));
        self.players = self.players.without(out.without(now)).or(now.without(out));
    }

    /// While nobody is known to deal, a name says who does.
    fn say_dealer(&mut self, table: &AtTable, typed: &str) -> Result<(), Refusal> {
        let all = (0..table.names.names.len()).collect();
        if let (None, Some(seat)) = (self.dealer, table.names.seat(typed, all)) {
            (self.dealer, self.dealer_said) = (table.deals(seat, self.players)?, true);
            return Ok(());
        }
        Err(no_game(table, typed))
    }

    /// The game something may be added to.
    fn at_hand<'t>(&self, table: &'t AtTable) -> AtHand<'t> {
        let row = || calling::resolve(self.game.as_deref()?, &table.house).ok();
        match (self.said, row()) {
            (_, None) => AtHand::None,
            (true, _) => AtHand::Said,
            (false, Some(row)) => AtHand::Proposed(row),
        }
    }

    /// The game with everything that was added to it.
    pub(super) fn called(&self, table: &AtTable) -> Result<calling::Called, Refusal> {
        let game = self.game.as_deref().ok_or_else(|| {
            let rule = table.house.word(key::GAME_CHOICE).and_then(|choice| choice.rule);
            Refusal::worded("not-now", "which game? the dealer calls it").by(rule.as_deref())
        })?;
        let features: Vec<&str> = self.features.iter().map(String::as_str).collect();
        Ok(calling::call(calling::resolve(game, &table.house)?, &features, &table.house)?)
    }
}
