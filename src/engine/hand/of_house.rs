//! Reads the choices that settling a hand needs from a house; gaps are filled by the engine and marked as such.

use crate::hand::beats::Beats;
use crate::hand::house_rules::{Deals, HiLo, HouseRules, Match, PigTie, Ranking, TwoLeft};
use crate::hand::odd::{Halving, Odd};
use crate::house::{House, Key, Ruled, key};
use crate::money::Money;
use crate::rank::{Category, Customs, Ladder, LowAce, LowLadder, LowOrder};
use crate::rules;

const ODDS: &[(&str, Odd)] =
    &[("carry", Odd::NextGame), ("clockwise-each", Odd::OneEach), ("nearest-left", Odd::FirstLeft)];
const HALVINGS: &[(&str, Halving)] = &[("high", Halving::HighHalf), ("as-ties", Halving::FirstLeft)];
const HILOS: &[(&str, HiLo)] =
    &[("declare", HiLo::Declare), ("cards", HiLo::Cards), ("by-game", HiLo::ByGame)];
const PIG_TIES: &[(&str, PigTie)] = &[("loses-all", PigTie::LosesAll), ("keeps-won", PigTie::KeepsWon)];
const DEALS: &[(&str, Deals)] =
    &[("all-agree", Deals::AllAgree), ("odd-cases", Deals::OddCases), ("no", Deals::No)];
const SIDE_POTS: &[(&str, bool)] =
    &[("layers", true), ("table-stakes", true), ("stay-for-main", true), ("pause-and-buy", false)];
const TWO_LEFT: &[(&str, TwoLeft)] = &[("split-at-once", TwoLeft::Split), ("play-on", TwoLeft::PlayOn)];
const WRONG_COUNTS: &[(&str, bool)] = &[("cannot-win", true), ("play-on", false)];
const RUNS: &[(&str, bool)] = &[("by-agreement", true), ("no", false)];
const WILD_GAMES: &[(&str, bool)] = &[("dealers-choice", true), ("by-game", false), ("game-or-dealer", true)];
const MISCALLS: &[(&str, bool)] =
    &[("harmless", false), ("disqualified-if-muck", true), ("corrected", false)];
const AS_CALLED: &[(&str, bool)] = &[("no", false), ("optional", true)];
const LOW_ACES: &[(&str, LowAce)] = &[
    ("choice", LowAce::Choice),
    ("high-only", LowAce::HighOnly),
    ("unless-all-aces", LowAce::UnlessAllAces),
];
const THREE_KINDS: &[(&str, Category)] = &[
    ("straight-flush", Category::StraightFlush),
    ("trips", Category::ThreeOfAKind),
    ("straight", Category::Straight),
    ("flush", Category::Flush),
    ("pair", Category::Pair),
    ("high", Category::HighCard),
];

/// The order of three-card hands if a house doesn't say.
const THREE: [Category; 6] = [
    Category::StraightFlush,
    Category::ThreeOfAKind,
    Category::Straight,
    Category::Flush,
    Category::Pair,
    Category::HighCard,
];

/// Which rule id stands for a choice when a setting cites several.
#[derive(Clone, Copy)]
enum Which {
    First,
    /// The second, or the only one.
    Second,
    Last,
}

impl HouseRules {
    /// The choices of a house.
    #[must_use]
    pub fn of(house: &House) -> Self {
        Self::read(&Reader { house })
    }

    fn read(read: &Reader<'_>) -> Self {
        Self {
            ranking: read.ranking(),
            first_checked: read.cited(key::OPEN_NONE, Which::First),
            checked: read.cited_if(key::OPEN_NONE, "checked").with(read.says(key::OPEN_NONE, "checked")),
            draw_when: read.cited(key::DRAW_WHEN, Which::First),
            show_order: read.cited(key::SHOW_ORDER, Which::First),
            muck_dead: read.cited(key::MUCK_DEAD, Which::First),
            mucked_back: read.cited(key::MUCK_DEAD, Which::Last),
            bad_deal: read.bad_deal(),
            redeal: read.cited_if(key::MISDEAL_REMEDY, "redeal-remaining"),
            early_word: read.cited_if(key::WAGER_OUT_OF_TURN, "binds"),
            low_ace: read.word(key::WILD_LOW_ACE, LOW_ACES, LowAce::HighOnly, Which::First),
            unit: read.cited(key::MONEY_UNIT, Which::First),
            one_hand: read.cited(key::SEATING_ONE_HAND, Which::First),
            best_hand: read.best_hand(),
            last_in: read.last_in(),
            uncalled: read.cited_if(key::SHOW_RIGHT, "uncalled-unseen"),
            unshown: read.cited(key::SHOW_REQUIRED, Which::First),
            mucked: read.mucked(),
            wrong_count: read.word(key::WRONG_COUNT, WRONG_COUNTS, false, Which::First),
            tie: read.cited_unless(key::TIE, "shared-cards"),
            on_board: read.cited_if(key::TIE, "shared-cards"),
            side_pots: read.word(key::ALLIN, SIDE_POTS, true, Which::First),
            method: read.cited(key::ALLIN_METHOD, Which::First).with(read.says(key::ALLIN_METHOD, "layers")),
            short_blind: read.cited(key::BLINDS_SHORT, Which::First),
            several_pots: read.cited_or(key::ALLIN_SEVERAL, key::ALLIN),
            all_in_cap: read.cited(key::ALLIN_CAP, Which::First),
            any_five: read.cited(key::RANK_CARDS, Which::First),
            usual_order: read.cited_if(key::RANK_FIVE, "standard"),
            odd_pot: read.word(key::ODD_TIE, ODDS, Odd::FirstLeft, Which::Last),
            odd_half: read.word(key::ODD_TIE, ODDS, Odd::FirstLeft, Which::First),
            halving: read.word(key::ODD_HALF, HALVINGS, Halving::HighHalf, Which::Last),
            halves: read.before_last(key::ODD_HALF),
            hilo: read.word(key::HILO_MODE, HILOS, HiLo::Cards, Which::First),
            cards_talk: read.cited_if(key::HILO_MODE, "by-game"),
            declaring: read.cited(key::HILO_MODE, Which::Last),
            low: read.cited(key::LOW_ORDER, Which::First),
            paired_aces: read.cited(key::LOW_ACE_PAIR, Which::First),
            own_low: Ruled { value: (), rule: None },
            two_left: read.word(key::HILO_TWO_LEFT, TWO_LEFT, TwoLeft::SplitAnyLow, Which::First),
            pig: read.flag(key::HILO_PIG, true, Which::First),
            pig_wins: read.cited(key::HILO_PIG, Which::Last),
            pig_fails: read.word(key::HILO_PIG_TIE, PIG_TIES, PigTie::LosesAll, Which::First),
            pigs_tie: read.cited(key::HILO_PIG_PIG_TIE, Which::First),
            two_hands: read.cited(key::HILO_PIG_TWO_HANDS, Which::First),
            swinging_ace: read.behind_first(&[key::HILO_PIG_TWO_HANDS, key::LOW_ORDER]),
            pig_spoils: read.flag(key::HILO_PIG_SPOILS, true, Which::First),
            unclaimed: read.cited(key::HILO_UNCLAIMED, Which::First),
            nobody: read.cited(key::CARRY, Which::Last),
            goalpost: read.cited(read.posting(), Which::Second).with(read.posting() == key::TIE),
            goalpost_first: read.cited(read.posting(), Which::Last),
            qualifier: read.cited_if(key::LOW_QUALIFIER, "eight-if-announced"),
            qualified: read.counted(),
            spade: read.cited_if(key::HILO_MODE, "cards"),
            runs: read.word(key::ALLIN_RUN_TWICE, RUNS, true, Which::First),
            agreed: read.word(key::SPLIT_AGREED, DEALS, Deals::AllAgree, Which::First),
            announced: read.word(key::WILD_GAMES, WILD_GAMES, true, Which::First),
            miscall: read.word(key::MISCALL, MISCALLS, false, Which::First),
            as_called: read.word(key::SHOW_DECLARED, AS_CALLED, false, Which::First),
            level: read.flag(key::SHOW_LEVEL, true, Which::First),
            seven_deuce: read.bounty(),
            matched: read.cited(key::MATCH, Which::First).with(read.matched()),
            posters_owe: read.flag(key::MATCH_GOALPOSTERS, true, Which::First),
            one_tie: read.cited(key::GOALPOST, Which::First).with(read.says(key::GOALPOST, "guts")),
            game_over: read.cited(key::MATCH_ENDS, Which::First),
            relief: read.cited(key::DROP_RELIEF, Which::First),
            back: read.flag(key::DROP_RETURN, true, Which::First),
            reante: read.reante(),
            reante_by_dealer: read.reante_by_dealer(),
        }
    }
}

struct Reader<'a> {
    house: &'a House,
}

impl Reader<'_> {
    fn cited(&self, key: Key, which: Which) -> Ruled<()> {
        let rule = self.house.setting(key).and_then(|ruled| ruled.rule.as_deref());
        Ruled { value: (), rule: rule.and_then(|ids| one_id(ids, which)) }
    }

    /// The first of a setting's rules; no rule if it has only one, because that one is about something else.
    fn before_last(&self, key: Key) -> Ruled<()> {
        let (first, last) = (self.cited(key, Which::First), self.cited(key, Which::Last));
        if first == last { Ruled { value: (), rule: None } } else { first }
    }

    /// The last rule of the first of these settings that cites several.
    fn behind_first(&self, keys: &[Key]) -> Ruled<()> {
        let last = keys.iter().map(|key| (self.cited(*key, Which::First), self.cited(*key, Which::Last)));
        let several = last.filter(|(first, last)| first != last).map(|(_, last)| last).next();
        several.unwrap_or(Ruled { value: (), rule: None })
    }

    /// The rule of the first setting, or of the other one if the house doesn't set it.
    fn cited_or(&self, key: Key, other: Key) -> Ruled<()> {
        let key = if self.house.is_unset(key) { other } else { key };
        self.cited(key, Which::First)
    }

    /// The rule for a bad deal, unless the house only covers running out of cards.
    fn bad_deal(&self) -> Ruled<()> {
        let triggers = self.house.words(key::MISDEAL_TRIGGERS);
        let only_runs_out = triggers.is_some_and(|said| said.value == ["deck-out"]);
        if only_runs_out {
            return Ruled { value: (), rule: None };
        }
        self.cited(key::MISDEAL_TRIGGERS, Which::First)
    }

    /// The setting's rule if the house chose that word.
    fn cited_if(&self, key: Key, word: &str) -> Ruled<()> {
        if self.says(key, word) { self.cited(key, Which::First) } else { Ruled { value: (), rule: None } }
    }

    /// The setting's rule, unless the house chose that word.
    fn cited_unless(&self, key: Key, word: &str) -> Ruled<()> {
        if self.says(key, word) { Ruled { value: (), rule: None } } else { self.cited(key, Which::First) }
    }

    /// Which setting says that tied winners get nothing: always, or only if it was announced.
    fn posting(&self) -> Key {
        if self.says(key::TIE, "goal-post") { key::TIE } else { key::GOALPOST }
    }

    /// The best hand takes the pot, and the cards speak.
    fn best_hand(&self) -> Ruled<()> {
        let show = self.cited(key::SHOW_CARDS_SPEAK, Which::First);
        let takes = self.cited(key::SHOW_BEST, Which::First).rule;
        let rules: Vec<String> = takes.into_iter().chain(show.rule).collect();
        Ruled { value: (), rule: (!rules.is_empty()).then(|| rules.join(", ")) }
    }

    /// The last player in: by its own rule, else by the rule for uncalled bets.
    fn last_in(&self) -> Ruled<()> {
        let alone = self.cited(key::SHOW_ALONE, Which::First);
        if alone.rule.is_some() { alone } else { self.cited_if(key::SHOW_RIGHT, "uncalled-unseen") }
    }

    /// A mucked hand: by the rule that others may ask to see it, else as with every hand that isn't shown.
    fn mucked(&self) -> Ruled<()> {
        let asked = self.cited_if(key::SHOW_RIGHT, "dealt-in-may-ask");
        if asked.rule.is_some() { asked } else { self.cited(key::SHOW_REQUIRED, Which::First) }
    }

    /// The rules for single games that a setting cites, each after the rule for all games.
    fn of_games(&self, key: Key, all: Option<String>) -> Vec<(&'static str, String)> {
        let said = self.house.setting(key).and_then(|ruled| ruled.rule.as_deref()).unwrap_or_default();
        let of_games =
            said.split(',').flat_map(|id| rules::games_of(id.trim()).map(move |game| (game, id.trim())));
        let told = |(game, rule)| {
            let rules = all.iter().map(String::as_str).chain([rule]);
            (game, rules.collect::<Vec<_>>().join(", "))
        };
        of_games.map(told).collect()
    }

    fn word<T: Copy>(&self, key: Key, meanings: &[(&str, T)], silent: T, which: Which) -> Ruled<T> {
        let said = self.house.word(key).and_then(|said| meaning(meanings, said.value));
        self.cited(key, which).with(said.unwrap_or(silent))
    }

    fn flag(&self, key: Key, silent: bool, which: Which) -> Ruled<bool> {
        self.cited(key, which).with(self.house.flag(key).map_or(silent, |said| said.value))
    }

    /// How a low is counted, if lows qualify only when it was announced.
    fn counted(&self) -> Ruled<()> {
        let announced = self.says(key::LOW_QUALIFIER, "eight-if-announced");
        if announced { self.cited(key::LOW_STRAIGHTS, Which::Last) } else { Ruled { value: (), rule: None } }
    }

    fn matched(&self) -> Match {
        match self.house.word(key::MATCH).map(|said| said.value) {
            Some("fixed") => {
                self.house.amount(key::MATCH_AMOUNT).map_or(Match::Unsaid, |said| Match::Fixed(said.value))
            }
            _ => Match::PotLessFines,
        }
    }

    fn bounty(&self) -> Ruled<Option<Money>> {
        let each = self.house.amount(key::BOUNTY_SEVEN_DEUCE).map(|said| said.value);
        self.cited(key::BOUNTY_SEVEN_DEUCE, Which::First).with(each)
    }

    /// The re-ante of drop games, or else the ante again.
    fn reante(&self) -> Ruled<Option<Money>> {
        let own = self.house.amount(key::ANTE_REANTE_GUTS);
        let cited = if own.is_some() { key::ANTE_REANTE_GUTS } else { key::ANTE_REANTE };
        let amount = own.or_else(|| self.house.amount(key::ANTE)).map(|said| said.value);
        self.cited(cited, Which::First).with(amount)
    }

    fn reante_by_dealer(&self) -> Ruled<bool> {
        let said = if self.house.is_unset(key::ANTE_REANTE) { key::ANTE_PAYER } else { key::ANTE_REANTE };
        self.cited(said, Which::First).with(self.says(said, "dealer-for-all"))
    }

    fn says(&self, key: Key, word: &str) -> bool {
        self.house.word(key).is_some_and(|said| said.value == word)
    }

    fn ranking(&self) -> Ranking {
        Ranking {
            customs: self.customs(),
            beats: Beats::of(self.house),
            wild_games: self.of_games(key::WILD_GAMES, None),
            best_games: self.of_games(key::SHOW_BEST, self.best_hand().rule),
        }
    }

    fn customs(&self) -> Customs {
        let bare = self.says(key::RANK_FIVE, "standard") || self.says(key::WILD_REACH, "missing-cards");
        let repeats = self.flag(key::WILD_FLUSH_DUP, false, Which::First).value;
        let topped = |ladder: Ladder| {
            let ladder = ladder.with_flush_repeats(repeats);
            if bare { ladder.without_five_of_a_kind() } else { ladder }
        };
        let five = topped(Ladder::STANDARD);
        let wheel = self.flag(key::RANK_WHEEL_STRAIGHT, true, Which::First).value;
        let low_ace = self.word(key::WILD_LOW_ACE, LOW_ACES, LowAce::UnlessAllAces, Which::First).value;
        Customs {
            five: if wheel { five } else { five.without_wheel() },
            short: topped(Ladder::SHORT_DECK),
            three: self.three().with_flush_repeats(repeats),
            low: self.low(),
            wilds_pair: self.flag(key::WILD_LOW_PAIR, false, Which::First).value,
            low_ace,
            like_in_hand: self.says(key::WILD_LOW_HOLE_LIKE, "hand"),
        }
    }

    fn three(&self) -> Ladder {
        let kinds = |key| {
            let words = self.house.words(key)?.value.into_iter();
            Some(words.filter_map(|word| meaning(THREE_KINDS, word)).collect::<Vec<Category>>())
        };
        let said = kinds(key::RANK_THREE);
        let optional = kinds(key::RANK_THREE_OPTIONAL).unwrap_or_default();
        Ladder::three(said.as_deref().unwrap_or(&THREE), self.says(key::RANK_THREE_ACE, "second"))
            .leaving(&optional)
    }

    fn low(&self) -> LowLadder {
        if self.says(key::LOW_QUALIFIER, "eight") {
            return LowLadder::EIGHT_OR_BETTER;
        }
        LowLadder::Five(LowOrder {
            ace_low: true,
            paired_aces_low: !self.says(key::LOW_ACE_PAIR, "high"),
            spoilt: self.says(key::LOW_STRAIGHTS, "count"),
            eight_or_better: false,
            wilds_pair: false,
        })
    }
}

fn meaning<T: Copy>(meanings: &[(&str, T)], word: &str) -> Option<T> {
    meanings.iter().find(|(known, _)| *known == word).map(|(_, meaning)| *meaning)
}

fn one_id(ids: &str, which: Which) -> Option<String> {
    let mut ids = ids.split(',').map(|id| id.trim().to_owned());
    match which {
        Which::First => ids.next(),
        Which::Second => {
            let first = ids.next();
            ids.next().or(first)
        }
        Which::Last => ids.next_back(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_catalogue_has_a_meaning_here() {
        fn words<T>(meanings: &[(&'static str, T)]) -> Vec<&'static str> {
            meanings.iter().map(|(word, _)| *word).collect()
        }
        for (key, known) in [
            (key::ODD_TIE, words(ODDS)),
            (key::ODD_HALF, words(HALVINGS)),
            (key::HILO_MODE, words(HILOS)),
            (key::HILO_PIG_TIE, words(PIG_TIES)),
            (key::SPLIT_AGREED, words(DEALS)),
            (key::ALLIN, words(SIDE_POTS)),
            (key::HILO_TWO_LEFT, words(TWO_LEFT)),
            (key::WRONG_COUNT, words(WRONG_COUNTS)),
            (key::ALLIN_RUN_TWICE, words(RUNS)),
            (key::WILD_LOW_ACE, words(LOW_ACES)),
            (key::WILD_GAMES, words(WILD_GAMES)),
            (key::MISCALL, words(MISCALLS)),
            (key::SHOW_DECLARED, words(AS_CALLED)),
            (key::RANK_THREE, words(THREE_KINDS)),
        ] {
            let row = crate::house::row(key).unwrap();
            let said: Vec<&str> = row.kind.choices().iter().map(|choice| choice.word).collect();
            assert_eq!(said, known, "{key}");
        }
    }

    #[test]
    fn one_id_stands_for_each_choice() {
        assert_eq!(one_id("MIK-50, MIK-65", Which::First).as_deref(), Some("MIK-50"));
        assert_eq!(one_id("MIK-50, MIK-65", Which::Last).as_deref(), Some("MIK-65"));
        assert_eq!(one_id("IGL-17", Which::Last).as_deref(), Some("IGL-17"));
    }
}
