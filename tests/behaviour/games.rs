//! Games as they are called: the courses in the table, what a dealer adds, how many may play, games that somebody wrote.

use engine::calling::{Called, call, feature, off_menu, players, resolve, too_late};
use engine::formats::house::{check, games, preset, write};
use engine::games::{Beside, Course, GameRow, Menu, course, row, words};
use engine::house::House;
use engine::play::course_at;
use engine::refusal::{Instead, Notice, Refusal};

fn house(name: &str) -> House {
    preset(name).unwrap()
}

#[track_caller]
fn game(name: &str) -> &'static GameRow {
    row(name).unwrap()
}

#[track_caller]
fn steps(name: &str) -> Vec<String> {
    course(name).unwrap().steps().iter().map(|step| words::word(*step)).collect()
}

#[track_caller]
fn called(name: &str, features: &[&str], at: &str) -> Called {
    call(game(name), features, &house(at)).unwrap()
}

/// What happens in the game as that house plays it.
#[track_caller]
fn course_here(name: &str, features: &[&str], at: &str) -> Course {
    course_at(&house(at), &called(name, features, at).said).unwrap()
}

#[track_caller]
fn refused(name: &str, features: &[&str], at: &str) -> Refusal {
    call(game(name), features, &house(at)).unwrap_err()
}

fn by(notice: &Notice) -> Option<&str> {
    notice.rule.as_deref()
}

#[test]
fn two_to_six_players_get_five_cards_and_bet() {
    for name in ["five-card-draw", "acey-deucey-one-eyed-jack", "kings-and-low-man"] {
        assert_eq!(steps(name), ["down 5", "bet small", "draw 3", "bet big"], "{name}");
        for (count, code) in [(1, Some("players")), (2, None), (6, None), (7, Some("players"))] {
            let answer = players(game(name), count, &house("cause"));
            assert_eq!(answer.as_ref().err().map(|refusal| refusal.code), code, "{name}: {count}");
            let rule = answer.err().and_then(|refusal| refusal.rule);
            assert_eq!(rule.is_some_and(|rule| rule.contains("CAU-059")), code.is_some(), "{name}: {count}");
        }
    }
}

#[test]
fn three_cards_are_changed_unless_the_dealer_says_draw_all() {
    assert!(steps("five-card-draw").contains(&"draw 3".to_owned()));
    assert_eq!(course_here("five-card-draw", &["draw-all"], "mike").drawn(), 5);
    // At the Cause nobody draws more than three, whatever is called.
    assert_eq!(course_here("five-card-draw", &["draw-all"], "cause").drawn(), 3);
}

#[test]
fn seven_stud_goes_in_five_rounds() {
    let wanted = [
        "down 2 up 1",
        "bet small",
        "up 1",
        "bet small",
        "up 1",
        "bet big",
        "up 1",
        "bet big",
        "down 1",
        "bet big",
    ];
    assert_eq!(steps("seven-card-stud"), wanted);
    let too_many = players(game("seven-card-stud"), 7, &house("cause")).unwrap_err();
    assert_eq!((too_many.code, too_many.rule.as_deref()), ("players", Some("CAU-101")));
}

#[test]
fn high_spade_has_the_course_of_seven_stud() {
    assert_eq!(steps("high-spade-in-the-hole"), steps("seven-card-stud"));
}

#[test]
fn guts_is_for_four_to_ten_with_a_warning_above_six() {
    let guts = game("guts");
    let cause = house("cause");
    assert_eq!(players(guts, 3, &cause).unwrap_err().rule.as_deref(), Some("CAU-114"));
    assert_eq!(players(guts, 4, &cause).unwrap(), []);
    assert_eq!(players(guts, 6, &cause).unwrap(), []);
    for count in 7..=10 {
        let notices = players(guts, count, &cause).unwrap();
        assert_eq!(notices.iter().map(by).collect::<Vec<_>>(), [Some("CAU-114")], "{count}");
    }
    assert_eq!(players(guts, 11, &cause).unwrap_err().code, "players");
    // 33 cards are enough for ten players and the blind hand.
    assert!(guts.most_players() >= 10);
}

#[test]
fn guts_deals_two_and_a_blind_hand_and_a_third_card_after_the_drop() {
    assert_eq!(steps("two-card-guts-with-a-bump"), ["down 2", "blind 2", "drop", "up 1", "blind 1"]);
    assert!(game("guts").matched);
}

#[test]
fn the_declare_comes_after_round_four_and_one_round_follows() {
    let course = course_here("five-card-stud-hi-lo", &[], "igloo");
    let words: Vec<String> = course.steps().iter().map(|step| words::word(*step)).collect();
    assert_eq!(words[..8], steps("five-card-stud-hi-lo")[..]);
    assert_eq!(words[8..], ["declare", "bet big"]);
}

#[test]
fn nobody_declares_in_a_game_for_high_alone() {
    let plain = course_here("five-card-stud", &[], "igloo");
    assert_eq!(&plain, course("five-card-stud").unwrap());
    let added = course_here("five-card-stud", &["high-low"], "igloo");
    assert_eq!(added.rounds(), 5);
}

#[test]
fn the_dealer_says_whether_it_is_declared_and_bet_again() {
    let plain = course_here("seven-card-stud-hi-lo", &[], "mike");
    assert_eq!(plain.steps(), game("seven-card-stud-hi-lo").course.steps());
    let declared = course_here("seven-card-stud-hi-lo", &["declare"], "mike");
    assert_eq!((declared.steps().len(), declared.rounds()), (11, 5));
    let more = course_here("seven-card-stud-hi-lo", &["round-after-declare", "declare"], "mike");
    assert_eq!((more.steps().len(), more.rounds()), (12, 6));
}

#[test]
fn the_record_keeps_the_name_of_the_game_with_every_extra() {
    let game = called("seven-card-stud", &["3s wild", "goal-post", "8 or better"], "igloo");
    assert_eq!(game.name(), "seven-card-stud-hi-lo-8 + goal-post + threes-wild");
    assert!(game.said.goalpost && !game.said.redeal);
}

#[test]
fn no_opener_redeal_is_said_with_the_game() {
    assert!(called("five-card-draw", &["no-opener-redeal"], "igloo").said.redeal);
    assert!(!called("five-card-draw", &[], "igloo").said.redeal);
    let said = called("five-card-draw", &["no-opener-redeal"], "igloo").reminders(&house("igloo"));
    assert_eq!(said.iter().map(by).collect::<Vec<_>>(), [Some("IGL-12")]);
    assert_eq!(refused("cold-hands", &["no-opener-redeal"], "igloo").code, "feature-misfit");
}

#[test]
fn eight_or_better_holds_if_it_was_said_and_is_to_be_said_before_the_deal() {
    let eight = called("seven-card-stud", &["eight-or-better"], "mike");
    assert_eq!(eight.row.game.lows, game("seven-card-stud-hi-lo-8").game.lows);
    let said = eight.reminders(&house("mike"));
    assert_eq!(said.iter().map(by).collect::<Vec<_>>(), [Some("MIK-40")]);
    let late = too_late(feature("eight-or-better").unwrap(), &house("mike"));
    assert_eq!((late.code, late.rule.as_deref()), ("announced-too-late", Some("MIK-40")));
}

#[test]
fn wild_cards_of_the_dealer_are_announced_and_too_late_after_the_first_card() {
    let deuces = called("seven-card-stud", &["deuces-wild", "kings-wild"], "mike");
    assert_eq!(deuces.said.announced.unwrap().named(), "deuces, kings");
    assert_eq!(deuces.row.game.wilds, deuces.said.announced.unwrap());
    let late = too_late(feature("deuces-wild").unwrap(), &house("mike"));
    assert_eq!((late.code, late.rule.as_deref()), ("announced-too-late", Some("MIK-53")));
}

#[test]
fn where_games_have_their_own_wild_cards_the_dealer_adds_none() {
    let more = refused("five-card-draw", &["deuces-wild"], "cause");
    assert_eq!((more.code, more.rule.as_deref()), ("wild-not-announced-here", None));
}

#[test]
fn a_feature_that_does_not_go_with_the_game_says_why() {
    for (name, features, code, part) in [
        ("razz", &["eight-or-better"][..], "feature-misfit", "low only"),
        ("guts", &["high-low"], "feature-misfit", "five cards"),
        ("five-card-draw", &["low-hole-wild"], "feature-misfit", "low-card-wild"),
        ("five-card-stud", &["declare"], "feature-misfit", "add `high-low` too"),
        ("seven-card-stud", &["draw-all"], "feature-misfit", "it has no draw"),
        ("acey-deucey", &["2s-wild"], "feature-misfit", "already wild"),
        ("low-hole-wild", &["low-card-wild"], "feature-misfit", "lowest card is already wild"),
        ("guts", &["match-pot"], "feature-misfit", "stay-or-drop game"),
        ("omaha-hi-lo", &["match-pot"], "feature-misfit", "won only half"),
        ("seven-card-stud-hi-lo", &["high-spade"], "feature-misfit", "other half already goes to the low"),
        ("holdem", &["joker-wild", "joker-bug"], "feature-misfit", "joker is already wild"),
        ("holdem", &["weather"], "unknown-feature", "`weather`"),
        ("holdem", &["2s-wild", "deuces-wild"], "feature-twice", "`deuces-wild`"),
    ] {
        let refusal = refused(name, features, "mike");
        assert_eq!(refusal.code, code, "{name} {features:?}: {refusal}");
        assert!(refusal.message.contains(part), "{name} {features:?}: {refusal}");
    }
}

#[test]
fn whatever_is_added_the_game_can_be_played() {
    let mike = house("mike");
    for row in engine::games::ROWS {
        for one in engine::calling::fitting(row) {
            let first = match call(row, &[one.name], &mike) {
                Ok(first) => first,
                // Mike leaves runs and flushes to the dealer, and nothing else.
                Err(refusal) => {
                    assert!(["trips-count", "pairs-count"].contains(&one.name), "{refusal}");
                    continue;
                }
            };
            assert_eq!(first.row.faults(), [], "{} + {}", row.name(), one.name);
            for two in engine::calling::fitting(&first.row).filter(|two| *two != one) {
                if let Ok(both) = call(row, &[one.name, two.name], &mike) {
                    assert_eq!(both.row.faults(), [], "{}", both.name());
                }
            }
        }
    }
}

#[test]
fn eight_players_of_seven_stud_run_out_of_cards_with_four_left() {
    let stud = game("seven-card-stud");
    assert_eq!((stud.most_players(), stud.most_players_with_common_card()), (7, 8));
    let notices = players(stud, 8, &house("mike")).unwrap();
    assert_eq!(notices.iter().map(by).collect::<Vec<_>>(), [Some("MIK-34")]);
    let text = &notices[0].text;
    assert!(text.contains("56 cards") && text.contains("52"), "{text}");
    let nine = players(stud, 9, &house("mike")).unwrap_err();
    assert_eq!((nine.code, nine.rule.as_deref()), ("not-enough-cards", Some("MIK-34")));
}

#[test]
fn an_unlisted_game_is_refused_until_its_rules_are_entered() {
    let mike = house("mike");
    let refusal = resolve("canasta", &mike).unwrap_err();
    assert_eq!((refusal.code, refusal.rule.as_deref()), ("unknown-game", Some("MIK-58")));
    assert_eq!(refusal.instead, Some(Instead::ListGames));
    let stated = check(&(write(&mike) + "\n[game.canasta]\nlike = \"high-spade-in-the-hole\"\n")).unwrap();
    assert_eq!(resolve("canasta", &stated).unwrap().game.beside, Some(Beside::HighSpade));
}

#[test]
fn games_of_the_collection_go_by_the_table_and_a_house_keeps_its_own() {
    let mike = house("mike");
    assert_eq!(resolve("low-hole-wild", &mike).unwrap().name(), "seven-card-stud-low-hole-wild");
    let text =
        write(&mike) + "\n[game.low-ball]\ncourse = [\"down 5\", \"bet\"]\nhigh = \"none\"\nlow = \"27\"\n";
    let house = check(&text).unwrap();
    assert_eq!(check(&write(&house)).unwrap(), house);
    assert_eq!(house.games().len(), 1);
}

#[test]
fn a_written_game_is_listed_under_the_kind_it_names() {
    let chicago =
        "[game.chicago]\ntitle = \"Chicago\"\nlike = \"high-spade-in-the-hole\"\nmenu = [\"7-stud\"]\n";
    let games = games(chicago).unwrap();
    assert_eq!(games[0].menu[..], [Menu::SevenStud]);
    assert_eq!((games[0].name(), &games[0].title[..]), ("chicago", "Chicago"));
    assert_eq!(games[0].course, game("seven-card-stud").course);
}

#[test]
fn every_kind_of_game_is_on_the_menu() {
    for menu in Menu::ALL {
        let listed = engine::games::ROWS.iter().filter(|row| row.menu.contains(&menu)).count();
        let parties = engine::games::party::ROWS.iter().filter(|_| menu == Menu::Party).count();
        assert!(listed + parties > 0, "{}", menu.word());
    }
}

#[test]
fn houses_of_holdem_remark_on_anything_else() {
    for (name, rule) in [("dave", "DAV-01"), ("pig", "PIG-04, PIG-23")] {
        let remark = off_menu(&Called::plain(game("razz")), &house(name)).unwrap();
        assert_eq!(remark.rule.as_deref(), Some(rule));
        assert_eq!(off_menu(&Called::plain(game("holdem")), &house(name)), None);
    }
    assert_eq!(off_menu(&Called::plain(game("razz")), &house("mike")), None);
}

#[test]
fn every_game_of_the_table_is_written_and_read_back_as_itself() {
    for row in engine::games::ROWS {
        let text = engine::formats::game::write(row).replacen("[game.", "[game.our-", 1);
        let text = text.replacen("title = \"", "title = \"Our ", 1);
        let mut same = games(&text).unwrap().remove(0);
        same.game.name = row.name();
        same.title = row.title.clone();
        assert_eq!(&same, row, "{text}");
    }
}

#[test]
fn the_example_of_the_document_can_be_played() {
    let names = ["ballpark", "boa", "our-bomb", "quick-cincinnati", "wild-chicago"];
    let read = games(housebook::render::games_document::EXAMPLE).unwrap();
    assert!(read.iter().map(GameRow::name).eq(names));
}

#[test]
fn every_mistake_of_a_written_game_has_its_place() {
    for (text, wanted) in [
        (
            "[game.x]\ncourse = [\"down 5\", \"bte\"]\n",
            "2:21: `game.x.course` has \"bte\": use one of down, up, board, blind, bet, draw, discard, pass, roll, declare, drop; did you mean `bet`?",
        ),
        (
            "[game.x]\ncourse = [\"down\", \"bet\"]\n",
            "2:11: `game.x.course` has \"down\": use `down` with a number of cards from 1 to 8",
        ),
        (
            "[game.x]\nlike = \"raz\"\n",
            "2:8: `game.x.like` isn't a game on the list: use a name from `games`; did you mean `razz`?",
        ),
        (
            "[game.x]\nlike = \"y\"\n\n[game.y]\nlike = \"x\"\n",
            "2:8: `game.x.like` leads back to where it started: `x` is like `y` is like `x`: use a game that isn't like this one",
        ),
        (
            "[game.b]\nlike = \"c\"\n\n[game.z]\nlike = \"y\"\n\n[game.c]\nlike = \"z\"\n\n[game.y]\nlike = \"c\"\n",
            "5:8: `game.z.like` leads back to where it started: `z` is like `y` is like `c` is like `z`: use a game that isn't like this one",
        ),
        (
            "[game.x]\nlike = \"x\"\n",
            "2:8: `game.x.like` leads back to where it started: `x` is like `x`: use a game that isn't like this one",
        ),
        (
            "[game.x]\nlike = \"razz\"\nlow = \"72\"\n",
            "3:7: `game.x.low` is unknown: use none, house, 8, a5, 27, badugi, a6 or 7-points; did you mean `27`?",
        ),
        (
            "[game.razz]\nlike = \"razz\"\n",
            "1:7: `game.razz` is already the name of a game (`razz`): use another name",
        ),
        (
            "[game.x]\nlike = \"razz\"\ncuorse = [\"bet\"]\n",
            "3:1: `game.x.cuorse` is unknown: use title, like, menu, course, boards, lines, high, low, half, use, wild, spade, deck, match, falls, ante, blinds or bomb; did you mean `course`?",
        ),
        (
            "[game.x]\n",
            "1:7: `game.x` has no course: use steps, like course = [\"down 5\", \"bet\"], or like = \"razz\"",
        ),
        (
            "[game.x]\ncourse = [\"bet\", \"down 5\"]\n",
            "2:10: `game.x` has players bet before anybody has a card: use a `down` or an `up` step first",
        ),
        (
            "[game.x]\nlike = \"razz\"\nwild = [\"1\"]\n",
            "3:8: `game.x.wild` won't work (`1` can't be wild; use a rank `2`, a card `Jh`, `joker`, `bug`, `low-hole`, `low-hole-all` or `low-card`): use cards that can be wild",
        ),
        (
            "[game.x]\nlike = \"razz\"\nmenu = [\"stud\"]\n",
            "3:9: `game.x.menu` isn't a kind of game: use 7-stud, 5-stud, draw, match-pot, shared, casino, other or party",
        ),
        ("title = \"x\"\n", "1:1: `title` isn't a game: use a table like [game.chicago]"),
        ("", "1:1: `game` is missing: use a table like [game.chicago]"),
    ] {
        let said: Vec<String> = games(text).unwrap_err().iter().map(ToString::to_string).collect();
        assert_eq!(said, [wanted], "{text}");
    }
}

#[test]
fn a_written_game_may_begin_as_another_of_its_file() {
    let text = "[game.b]\nlike = \"a\"\nhigh = \"none\"\n\n[game.a]\nlike = \"razz\"\nlow = \"27\"\nwild = [\"2\"]\n\n\
                [game.c]\nlike = \"b\"\nwild = [\"3\"]\n";
    let games_of = games(text).unwrap();
    let game = |name: &str| games_of.iter().find(|row| row.name() == name).unwrap();
    assert_eq!(game("b").game.lows, game("a").game.lows);
    assert_eq!(game("b").game.wilds, game("a").game.wilds);
    assert_eq!(game("c").game.lows, game("a").game.lows);
    assert_ne!(game("c").game.wilds, game("a").game.wilds);
    assert_eq!(game("c").course, game("a").course);
    // The same in the profile of a house; what is wrong with the other one is reported there, once.
    let mike = engine::formats::house::preset_text("mike").unwrap();
    assert_eq!(check(&format!("{mike}\n{text}")).unwrap().games().len(), 3);
    let wrong = text.replace("\"27\"", "\"72\"");
    assert_eq!(games(&wrong).unwrap_err().len(), 1);
    // A house setting about games isn't a game.
    let said = check(&format!("{mike}\n[game.e]\nlike = \"choice\"\n")).unwrap_err();
    assert!(said[0].to_string().contains("`game.e.like` isn't a game on the list"), "{said:?}");
}

#[test]
fn a_written_game_begins_as_another_over_eight_at_most() {
    let file = |games: usize| {
        let like = |at: usize| if at == 0 { "razz".to_owned() } else { format!("g{}", at - 1) };
        (0..games).map(|at| format!("[game.g{at}]\nlike = \"{}\"\n\n", like(at))).collect::<String>()
    };
    assert_eq!(games(&file(9)).unwrap().len(), 9);
    let said: Vec<String> = games(&file(10)).unwrap_err().iter().map(ToString::to_string).collect();
    let wanted =
        "29:8: `game.g9.like` goes through more than 8 other games: use a game closer to one on the list";
    assert_eq!(said, [wanted]);
}
