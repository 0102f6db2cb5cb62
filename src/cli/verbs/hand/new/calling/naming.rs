//! The game as its dealer calls it: its name, and what is added to it.

use crate::cli::verbs::hand::new::calling::Calling;
use crate::cli::verbs::hand::new::calling::unheard::{is_added, is_deed, no_game, not_added};
use crate::cli::verbs::hand::new::table::AtTable;
use crate::cli::verbs::hand::new::words::Words;
use engine::calling::{self, AtHand, Said};
use engine::games::is_name;
use engine::house::key;
use engine::play::check_named;
use engine::refusal::Instead;
use ledger::refusal::Refusal;

impl Calling {
    /// A called game, which drops what was added to another one, or something added to a game. Hyphens and commas count as spaces:
    /// `deuces-wild`. One line names one game, so that no later word turns it into another.
    pub(super) fn say(&mut self, table: &AtTable, typed: &str, words: &mut Words) -> Result<(), Refusal> {
        let line = Self::to_the_deed(table, Some(typed), words);
        // `-bob and d cat`: it joins nothing that calls a game. Alone on its line it's a name nobody knows.
        let joins_others = line.iter().all(|word| calling::joins(word)) && !words.are_all(calling::joins);
        if joins_others || words.game().is_some() && calling::joins(typed) {
            return Ok(());
        }
        // As it was typed: a house can have a game of its own with exactly these words.
        let said = line.join(" ");
        // With what the line added before it names its game.
        let meant = calling::say(&[&[&*said], words.added()].concat().join(" "), &table.house);
        if let Err(refusal) = &meant
            && matches!(refusal.instead, Some(Instead::Play(_)))
        {
            return Err(refusal.clone().into());
        }
        let all = calling::apart(&said);
        let turned = calling::game_first(&all.iter().map(String::as_str).collect::<Vec<_>>(), &table.house);
        let turned = turned.filter(|_| words.game().is_none());
        let turned = turned.map(|words| words.into_iter().map(str::to_owned).collect());
        let mut turned = turned.unwrap_or_else(|| all.clone()).into_iter();
        let Some(first) = turned.next() else { return Err(no_game(table, typed, &said)) };
        words.say_instead(line.len().saturating_sub(1), turned);
        let typed = &*first;
        let found = self.phrase(table, Some(typed), words);
        if matches!(found, Some((_, Said::Game(_)))) && words.game().is_some() {
            return Err(not_added(typed, words));
        }
        let length = Self::to_the_deed(table, Some(typed), words).len();
        for _ in 1..found.as_ref().map_or(1, |(count, _)| *count) {
            words.take();
        }
        match found {
            Some((count, Said::Game(row))) => {
                check_named(&table.house, row.name(), false)?;
                words.names_game(row.name());
                self.said = true;
                // The same words are the same game in every verb. A word that can't be added is reported in the answer.
                let called = match meant {
                    Ok(called) => {
                        (count..length).for_each(|_| _ = words.take());
                        called
                    }
                    Err(refusal) if refusal.code != "unknown-feature" => return Err(refusal.into()),
                    Err(_) => calling::Called::plain(row),
                };
                check_named(&table.house, called.row.name(), !called.features.is_empty())?;
                self.take(table, &called);
                Ok(())
            }
            Some((_, Said::Added(added))) => self.add(table, &added, words),
            None if words.game().is_some() => Err(not_added(typed, words)),
            None => self.say_dealer(table, (typed, &said), words),
        }
    }

    /// Adds something to the game at hand, or waits for the game that the line still names.
    fn add(
        &mut self,
        table: &AtTable,
        added: &[&'static calling::Feature],
        words: &mut Words,
    ) -> Result<(), Refusal> {
        check_named(&table.house, self.game.as_deref().unwrap_or("holdem"), true)?;
        words.adds(added.iter().map(|added| added.name));
        if self.game.is_none() && !words.is_empty() {
            // `deuces wild -bob stud`
            return Ok(());
        }
        let mut with = self.clone();
        let new = added.iter().filter(|added| !self.features.iter().any(|known| known == added.name));
        with.features.extend(new.map(|added| added.name.to_owned()));
        let called = with.called(table).or_else(|misfit| with.with_the_next(table, words, misfit))?;
        self.take(table, &called);
        Ok(())
    }

    /// True if the words from this one on name a game: `mississippi stud`.
    pub(super) fn is_game(table: &AtTable, typed: &str, words: &Words) -> bool {
        let line = Self::to_the_deed(table, Some(typed), words);
        calling::say(&line.join(" "), &table.house).is_ok()
    }

    /// True for a plus or minus before something added to the game that the next words name, unless it could be a player.
    pub(super) fn is_signed_game(table: &AtTable, typed: &str, words: &Words) -> bool {
        let Some(added) = typed.strip_prefix(['+', '-']).filter(|added| !added.is_empty()) else {
            return false;
        };
        let is_player = table.names.seat(added, table.all()).is_some();
        !is_player && words.ahead().next().is_some() && Self::is_game(table, added, words)
    }

    /// From now on this game, with additions in the order of the features table: they may have made it another game.
    fn take(&mut self, table: &AtTable, called: &calling::Called) {
        let then = self.name();
        self.game = Some(called.row.name().to_owned());
        self.features = called.features.iter().map(|feature| feature.name.to_owned()).collect();
        self.dealt_in_from(table, &then);
    }

    /// What the next words of the line name after this one: how many words, and a game or something to add.
    fn phrase<'t>(
        &self,
        table: &'t AtTable,
        typed: Option<&str>,
        words: &Words,
    ) -> Option<(usize, Said<'t>)> {
        let all = calling::apart(&Self::to_the_deed(table, typed, words).join(" "));
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        calling::phrase(&all, self.at_hand(table), &table.house)
    }

    /// The words that may name a game, as they were typed.
    fn to_the_deed<'w>(table: &AtTable, typed: Option<&'w str>, words: &'w Words) -> Vec<&'w str> {
        let ahead: Vec<&str> = words.ahead().collect();
        let from = |at: usize| ahead.get(at..).unwrap_or_default();
        let is_deed =
            |at: &usize| ahead.get(*at).is_some_and(|word| is_deed(word)) && !is_added(table, from(*at));
        let count = (0..ahead.len()).find(is_deed).unwrap_or(ahead.len());
        typed.into_iter().chain(ahead.into_iter().take(count)).collect()
    }

    /// A feature that only works together with the one right after it, such as `cards-speak high-low`.
    fn with_the_next(
        &mut self,
        table: &AtTable,
        words: &mut Words,
        misfit: Refusal,
    ) -> Result<calling::Called, Refusal> {
        while let Some((count, Said::Added(next))) = self.phrase(table, None, words) {
            for _ in 0..count {
                words.take();
            }
            words.adds(next.iter().map(|next| next.name));
            self.features.extend(next.iter().map(|next| next.name.to_owned()));
            if let Ok(called) = self.called(table) {
                return Ok(called);
            }
        }
        Err(misfit)
    }

    /// The game is now another than `then`, or has an addition: players who can't play on in one game are dealt in to another.
    fn dealt_in_from(&mut self, table: &AtTable, then: &str) {
        let game = self.name();
        let (out, now) = (table.dealt_in(then), table.dealt_in(&game));
        self.players = self.players.without(out.without(now)).or(now.without(out));
    }

    /// While no dealer is known, a name says who deals.
    fn say_dealer(
        &mut self,
        table: &AtTable,
        (typed, said): (&str, &str),
        words: &Words,
    ) -> Result<(), Refusal> {
        let all = (0..table.names.names.len()).collect();
        // A number before other words isn't a seat: `2 board omaha`.
        let is_seat = is_name(typed) || words.is_empty();
        if let (None, Some(seat)) = (self.dealer, table.names.seat(typed, all).filter(|_| is_seat)) {
            (self.dealer, self.dealer_said) = (self.named(table, seat)?, true);
            return Ok(());
        }
        Err(no_game(table, typed, said))
    }

    /// The game that something may be added to.
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
