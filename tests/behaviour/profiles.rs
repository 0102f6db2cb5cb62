//! Profiles as text: what is written reads back, and a bad line is refused with its place, its key and what was expected.

use engine::formats::house::{BadLine, check, new_from, preset, preset_names, preset_text, write};
use engine::house::{House, Misfit, Ruled, diff, key};
use engine::money::Money;

fn house(name: &str) -> House {
    preset(name).unwrap_or_else(|| panic!("no house {name}"))
}

fn lines(bad: &[BadLine]) -> String {
    bad.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_house_reads_back_as_it_was_written() {
    for name in preset_names() {
        let house = house(name);
        assert_eq!(check(&write(&house)), Ok(house), "{name}");
    }
}

#[test]
fn a_house_made_from_another_has_the_same_settings() {
    for name in preset_names() {
        let house = house(name);
        let text = new_from(&house, "sunday").unwrap();
        let made = check(&text).unwrap_or_else(|bad| panic!("{name}: {}", lines(&bad)));
        assert_eq!((made.name(), made.title()), ("sunday", "sunday"));
        assert_eq!(made.version(), format!("made from {name}"));
        assert_eq!(diff(&house, &made), [], "{name}");
        assert!(made.settings().eq(house.settings()), "{name}");
    }
    for name in ["", "Sunday", "3x", "a b", "é", &"x".repeat(33)] {
        assert!(matches!(new_from(&house("mike"), name), Err(Misfit::Name(_))), "{name}");
    }
}

#[test]
fn a_new_profile_explains_what_is_left_out() {
    let text = new_from(&house("casino"), "own").unwrap();
    assert!(
        text.contains(
            "\n# the bank sells chips in multiples of this\n# multiple = an amount of at least 0.01"
        ),
        "{text}"
    );
}

const HEAD: &str = "[house]\nname = \"x\"\ncurrency = \"USD\"\n";

/// Settings that don't exist, are there twice, or are cited in the wrong way.
const UNKNOWN: &[(&str, &str)] = &[
    (
        "[buyin]\nmultple = \"5.00\"",
        "5:1: `buyin.multple` is unknown: use a house setting; did you mean `buyin.multiple`?",
    ),
    ("[weather]\nsun = true", "4:2: `weather` is unknown: use a house setting"),
    ("[odd]\nties = \"carry\"", "5:1: `odd.ties` is unknown: use a house setting; did you mean `odd.tie`?"),
    (
        "[buyin]\nmultiple = { rule = \"X-1\" }",
        "5:1: `buyin.multiple` has a rule but no value: use `is` next to `rule`",
    ),
    ("[buyin]\nmultiple = { is = \"5\", rule = 2 }", "5:31: `buyin.multiple` has the rule 2: use text"),
    ("[buyin]\nmultiple = { is = \"5\", rul = \"2\" }", "5:24: `buyin.multiple.rul` is unknown"),
    ("[buyin]\nmultiple = \"5\"\nmultiple = \"6\"", "6:1: `multiple` appears twice: use each setting once"),
    (
        "[chips]\nseller = \"bank\"",
        "5:1: `chips.seller` is unknown: use a house setting; did you mean `chips.sellers`?",
    ),
    (
        "[house.buyin]\nmultiple = \"5\"",
        "4:8: `house.buyin` is unknown: use name, title, version or currency",
    ),
];

/// Amounts and numbers that need a guess or are out of range.
const FIGURES: &[(&str, &str)] = &[
    (
        "[buyin]\nmultiple = 5.00",
        "5:12: `buyin.multiple` is 5.00, a number with a fraction: use an amount of at least 0.01 in quotes, like \"20.00\"",
    ),
    ("[buyin]\nmultiple = 5", "5:12: `buyin.multiple` is 5: use an amount of at least 0.01"),
    ("[buyin]\nmultiple = \"five\"", "5:12: `buyin.multiple` is \"five\": use an amount"),
    ("[buyin]\nmultiple = \"0.005\"", "5:12: `buyin.multiple` is \"0.005\": use an amount"),
    ("[buyin]\nmultiple = \"0\"", "5:12: `buyin.multiple` is \"0\": use an amount of at least 0.01"),
    ("[buyin]\nmultiple = \"-5\"", "5:12: `buyin.multiple` is \"-5\": use an amount of at least 0.01"),
    ("[buyin]\nmultiple = \"1e3\"", "5:12: `buyin.multiple` is \"1e3\": use an amount"),
    (
        "[buyin]\nmultiple = { is = \"NaN\", rule = \"X-1\" }",
        "5:19: `buyin.multiple` is \"NaN\": use an amount",
    ),
    ("[raise]\ncap = 101", "5:7: `raise.cap` is 101: use a whole number from 0 to 100"),
    ("[raise]\ncap = -1", "5:7: `raise.cap` is -1: use a whole number from 0 to 100"),
    ("[raise]\ncap = 99999999999999999999", "5:7: `raise.cap` is 99999999999999999999: use a whole number"),
    ("[raise]\ncap = \"3\"", "5:7: `raise.cap` is \"3\": use a whole number"),
    ("[raise]\ncap = nan", "5:7: `raise.cap` is nan, a number with a fraction: use a whole number"),
    ("[raise]\ncap = 2018-06-21", "5:7: `raise.cap` is a date: use a whole number"),
];

/// Words, flags and texts.
const WORDS: &[(&str, &str)] = &[
    ("[raise]\nself = \"no\"", "5:8: `raise.self` is \"no\": use true or false"),
    (
        "[credit]\nis = \"notes\"\nwho = \"regular\"",
        "6:7: `credit.who` is \"regular\": use one of \"regulars\", \"anybody\"; did you mean `regulars`?",
    ),
    ("[fund]\nname = \"a\\u0007b\"", "5:8: `fund.name` is \"a\\u{0007}b\": use 1 to 100 characters"),
];

/// Lists of words, of chips, of shares.
const LISTS: &[(&str, &str)] = &[
    ("[announce]\nis = [\"wilds\", \"wlids\"]", "5:16: `announce` is \"wlids\": use a list of any of"),
    ("[announce]\nis = [\"wilds\", \"wilds\"]", "5:6: `announce` is a list: use a list of any of"),
    ("[announce]\nis = []", "5:6: `announce` is a list: use a list of any of"),
    (
        "[tournament]\npayout = [60.5, 39.5]",
        "5:11: `tournament.payout` is 60.5, a number with a fraction: use a list of whole percentages",
    ),
    (
        "[tournament]\npayout = [100, 0]",
        "5:10: `tournament.payout` is a list: use a list of whole percentages",
    ),
    ("[chips]\nis = [{ colour = \"red\" }]", "5:7: `chips` has a chip without `value`"),
    (
        "[chips]\nis = [{ color = \"red\", value = \"1\" }]",
        "5:9: `chips` has a chip with \"color\": use colour, value, reserve or count; did you mean `colour`?",
    ),
    (
        "[chips]\nis = [{ colour = \"red\", value = \"0\" }]",
        "5:33: `chips` has a chip with \"0\": use the chip's value",
    ),
    ("[chips]\nis = [{ colour = \"5c\", value = \"1\" }]", "5:6: `chips` is a list: use a list of chips"),
    (
        "[chips]\nis = [{ colour = \"red\", value = \"1\", count = -1 }]",
        "5:46: `chips` has a chip with -1: use the number of these chips",
    ),
];

#[test]
fn a_bad_line_is_named_with_its_place_its_key_and_what_was_expected() {
    for (body, said) in [UNKNOWN, FIGURES, WORDS, LISTS].into_iter().flatten() {
        let bad = check(&format!("{HEAD}{body}")).expect_err(body);
        assert!(bad[0].to_string().starts_with(said), "{}\n{said}", bad[0]);
        assert_eq!(bad.len(), 1, "{}", lines(&bad));
    }
}

#[test]
fn a_setting_written_in_two_ways_is_still_written_twice() {
    let bad = check(
        "\"buyin.multiple\" = \"5\"\nbuyin.multiple = \"6\"\nhouse = { name = \"x\", currency = \"USD\" }",
    );
    assert!(lines(&bad.unwrap_err()).contains("`buyin.multiple` appears twice"));
}

#[test]
fn text_that_is_no_toml_is_named_with_its_place() {
    for (body, place) in [("[buyin]\nmultiple = ", "5:12: "), ("[buyin\n", "4:7: "), ("= 3", "4:1: ")] {
        let bad = check(&format!("{HEAD}{body}")).expect_err(body);
        let line = bad[0].to_string();
        assert!(line.starts_with(place) && line.contains("use TOML"), "{line}");
    }
}

#[test]
fn who_a_house_is_has_to_be_said() {
    for (text, line) in [
        ("", "1:1: `house` is missing: use a [house] table with a name and currency"),
        ("house = 3", "1:1: `house` is missing: use a [house] table with a name and currency"),
        ("[house]\nname = \"x\"", "1:1: `house.currency` is missing: use text in quotes"),
        ("[house]\nname = 1\ncurrency = \"USD\"", "2:8: `house.name` is 1: use text in quotes"),
        (
            "[house]\nname = \"x\"\ncurrency = \"BTC\"",
            "3:12: `house.currency` is unknown: use one of USD, points, EUR, GBP, CHF",
        ),
        (
            "[house]\nname = \"x\"\ncurrency = \"USD\"\ntitel = \"y\"",
            "4:1: `house.titel` is unknown: use name, title, version or currency; did you mean `title`?",
        ),
    ] {
        let bad = check(text).expect_err(text);
        assert_eq!(bad[0].to_string(), line);
    }
    let unfit = check("[house]\nname = \"My House\"\ncurrency = \"USD\"").unwrap_err();
    assert!(unfit[0].to_string().starts_with("2:8: `house.name` won't work"), "{}", unfit[0]);
}

#[test]
fn all_mistakes_come_at_once_in_the_order_of_the_lines() {
    let bad = check(&format!("{HEAD}[raise]\ncap = 3.5\n[buyin]\nmax = 5\n[zebra]\na = 1\n")).unwrap_err();
    let places: Vec<_> = bad.iter().map(|line| (line.line, line.key.as_str())).collect();
    assert_eq!(places, [(5, "raise.cap"), (7, "buyin.max"), (8, "zebra")]);
}

#[test]
fn a_plain_value_a_cited_one_and_a_group_with_its_own_value_all_read() {
    let text = format!(
        "{HEAD}[credit]\nis = \"none\"\nwho = \"anybody\"\n[buyin]\nmultiple = \"$5\"\nmax = {{ is = \"35c\", rule = \"X-1\" }}\n[goalpost]\n"
    );
    let house = check(&text).unwrap();
    assert_eq!(house.word(key::CREDIT).unwrap(), Ruled { value: "none", rule: None });
    assert_eq!(house.amount(key::BUYIN_MULTIPLE).unwrap().value.minor(), 500);
    assert_eq!(
        house.amount(key::BUYIN_MAX).unwrap(),
        Ruled { value: Money::from_minor(35), rule: Some("X-1".into()) }
    );
    assert!(house.is_unset(key::GOALPOST));
}

#[test]
fn no_text_makes_the_reader_fall_over() {
    let mike = preset_text("mike").unwrap();
    let ends: Vec<usize> = (0..mike.len()).step_by(7).filter(|end| mike.is_char_boundary(*end)).collect();
    for end in ends {
        let _ = check(&mike[..end]);
    }
    let deep = format!("{HEAD}chips = {}1{}", "[".repeat(5000), "]".repeat(5000));
    assert!(check(&deep).is_err());
    assert!(check("\0\u{feff}é = ").is_err());
}
