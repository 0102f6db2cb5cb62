//! A game called in words, with suggestions for mistyped names.

use crate::as_text::listed;
use crate::calling::{self, Called, FEATURES, all_added, say};
use crate::formats::closest::closest;
use crate::games::{GameRow, ROWS, party, spelled};
use crate::house::House;
use crate::refusal::{Instead, Refusal};

/// The game and what is added to it, out of a line like `five-card-draw deuces-wild`.
///
/// # Errors
///
/// As [`say`], with names the user may have meant as a hint.
pub fn called(text: &str, house: &House) -> Result<Called, Refusal> {
    say(text, house).map_err(|refusal| near(refusal, text, house))
}

/// True for features, which aren't games by themselves; also for several at once: `high low declare`.
#[must_use]
pub fn is_added(typed: &str) -> bool {
    all_added(&spelled(typed))
}

/// The refusal of an unknown game or feature, with known ones whose names are nearly the same.
#[must_use]
pub fn near(refusal: Refusal, typed: &str, house: &House) -> Refusal {
    let typed = typed.trim();
    if matches!(refusal.instead, Some(Instead::Play(_))) {
        return refusal;
    }
    let near = match refusal.code {
        "unknown-game" if is_added(typed) => {
            let message = format!("`{typed}` isn't a game by itself; add it to one");
            return Refusal { message, ..refusal }.instead(Instead::ListGames);
        }
        "unknown-game" => near_games(typed, house),
        "unknown-feature" => {
            let last = typed.rsplit(['+', ' ', ',']).next().unwrap_or(typed);
            closest(last, FEATURES.iter().map(|feature| feature.name))
        }
        _ => return refusal,
    };
    if near.is_empty() {
        return refusal;
    }
    Refusal {
        message: format!("{}; did you mean {}?", refusal.message, listed(&near, "or").unwrap_or_default()),
        ..refusal
    }
}

/// The games whose names are nearly what was typed, or nearly its first words.
#[must_use]
pub fn near_games(typed: &str, house: &House) -> Vec<&'static str> {
    let typed = &*spelled(typed);
    let words: Vec<&str> = typed.split('-').collect();
    let firsts = (2..words.len()).rev().filter_map(|count| words.get(..count));
    let near = |typed: &str| Some(closest(typed, games(house))).filter(|near| !near.is_empty());
    let begun = || firsts.into_iter().find_map(|words| near(&words.join("-")));
    // Several games begin like that: name them.
    let several = || calling::begun(typed, house).iter().take(3).map(|row| row.name()).collect();
    near(typed).or_else(begun).unwrap_or_else(several)
}

/// Every name of a game.
fn games(house: &House) -> impl Iterator<Item = &'static str> {
    let own: Vec<&'static str> = house.games().iter().map(GameRow::name).collect();
    own.into_iter().chain(ROWS.iter().map(GameRow::name)).chain(party::ROWS.iter().map(|row| row.name))
}

#[cfg(test)]
mod tests {
    use crate::calling::{AtHand, FEATURES, Said, fitting, say, word};
    use crate::formats::house::preset;
    use crate::games::{Game, ROWS, row};

    fn game(typed: &str, at_hand: AtHand<'_>) -> Option<&'static str> {
        let mike = preset("mike").unwrap();
        match word(typed, at_hand, &mike)? {
            Said::Game(row) => Some(row.name()),
            Said::Added(added) => added.first().map(|feature| feature.name),
        }
    }

    #[test]
    fn a_game_is_found_by_what_people_type() {
        for (typed, name) in [
            ("holdem", Some("holdem")),
            ("Hold", Some("holdem")),
            ("Hold'em", Some("holdem")),
            ("texas-holdem", Some("holdem")),
            ("7stud", Some("seven-card-stud")),
            ("5-stud", Some("five-card-stud")),
            ("7stud-8", Some("seven-card-stud-hi-lo-8")),
            ("5omaha", Some("five-card-omaha")),
            ("stud-hi", None),
            ("low hole", Some("seven-card-stud-low-hole-wild")),
            ("lowba", Some("ace-to-five-draw")),
            ("hold", Some("holdem")),
            ("omah", Some("omaha")),
            ("low", None),
            ("deu", None),
            ("canasta", None),
            ("", None),
            ("-", None),
            ("w", None),
        ] {
            assert_eq!(game(typed, AtHand::None), name, "{typed}");
        }
        for row in ROWS {
            assert_eq!(game(row.name(), AtHand::Said), Some(row.name()));
            let (mike, title) = (preset("mike").unwrap(), row.title.to_string());
            let game = say(&title, &mike).map(|called| Game { name: row.name(), ..called.row.game });
            assert_eq!(game, Ok(row.game), "{title}");
        }
    }

    #[test]
    fn no_feature_puts_another_game_in_place_of_the_one_that_was_said() {
        for row in ROWS {
            for feature in fitting(row) {
                assert_eq!(game(feature.name, AtHand::Proposed(row)), Some(feature.name), "{}", row.name());
            }
            for feature in FEATURES {
                assert_eq!(game(feature.name, AtHand::Said), Some(feature.name), "{}", feature.name);
            }
        }
        let draw = AtHand::Proposed(row("five-card-draw").unwrap());
        assert_eq!(game("low-hole-wild", draw), Some("seven-card-stud-low-hole-wild"));
        assert_eq!(game("low-hole-wild", AtHand::None), Some("seven-card-stud-low-hole-wild"));
    }

    #[test]
    fn a_call_is_a_game_and_what_is_added() {
        let mike = preset("mike").unwrap();
        for (said, name) in [
            ("five card draw deuces wild", "five-card-draw + deuces-wild"),
            ("five-card-draw + 3s wild", "five-card-draw + threes-wild"),
            ("7stud low-hole-wild threes-wild", "seven-card-stud-low-hole-wild + threes-wild"),
            ("razz + goal-post", "razz + goal-post"),
            ("seven-card-stud-hi-lo low-hole-wild", "seven-card-stud-hi-lo + low-hole-wild"),
            ("omaha 8", "omaha-hi-lo-8"),
            ("draw high low", "five-card-draw-hi-lo"),
            ("draw hi-lo declare", "five-card-draw-hi-lo + declare"),
            ("7stud eight-or-better", "seven-card-stud-hi-lo-8"),
            ("Texas Hold'em", "holdem"),
            ("7stud-8", "seven-card-stud-hi-lo-8"),
            ("seven-card-stud + low-hole-wild", "seven-card-stud + low-hole-wild"),
            ("hold hi lo", "holdem + high-low"),
            ("holdem-hi-lo", "holdem + high-low"),
            ("crazy-hi-lo", "crazy-pineapple + high-low"),
            ("six-plus hi lo", "short-deck-holdem + high-low"),
            ("6+ hi lo", "short-deck-holdem + high-low"),
            ("draw+10s wild", "five-card-draw + tens-wild"),
            ("high spade in the", "high-spade-in-the-hole"),
            ("omaha-hi-lo-8 hi lo", "omaha-hi-lo-8"),
            ("low hole wild hi lo 8", "seven-card-stud-low-hole-wild + eight-or-better"),
        ] {
            assert_eq!(say(said, &mike).map(|called| called.name()), Ok(name.to_owned()), "{said}");
        }
        let code = |said: &str| say(said, &mike).unwrap_err().code;
        assert_eq!(code("canasta low-hole-wild"), "unknown-game");
        assert_eq!(code("razz nonsense"), "unknown-feature");
        // Hyphens are blanks.
        for said in ["holdem hi", "holdem-hi", "stud low", "stud-low", "draw bug", "draw-bug"] {
            assert_eq!(code(said), "unknown-feature", "{said}");
        }
        assert_eq!(code(""), "unknown-game");
    }
}
