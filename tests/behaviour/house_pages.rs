//! Houses as people see them: lists, comparisons, explanations and faults, within eighty columns.

use engine::formats::house::{preset, preset_names};
use engine::house::{House, diff, find, key, row, rows};
use housebook::render::house as text;

fn house(name: &str) -> House {
    preset(name).unwrap_or_else(|| panic!("no house {name}"))
}

#[test]
fn only_what_differs_is_compared() {
    let (igloo, mike) = (house("igloo"), house("mike"));
    assert_eq!(diff(&igloo, &igloo), []);
    let differing: Vec<_> = diff(&igloo, &mike).iter().map(|pair| pair.row.key).collect();
    assert!(differing.contains(&key::CREDIT) && differing.contains(&key::CHIPS));
    assert!(!differing.contains(&key::ODD_HALF) && !differing.contains(&key::DEALER_ROTATION));
    let shown = text::differences(&igloo, &mike);
    assert!(
        shown
            .lines()
            .any(|line| line.contains("credit") && line.contains('—') && line.contains("notes+book"))
    );
    assert_eq!(text::differences(&igloo, &igloo), "`igloo` and `igloo` have the same rules\n");
    let cause = text::differences(&igloo, &house("cause"));
    assert!(cause.contains("house.currency"), "{cause}");
}

#[test]
fn an_explanation_says_where_an_answer_comes_from() {
    let multiple = find("buyin.multiple").unwrap();
    let mike = text::explain(multiple, &house("mike"));
    assert!(mike.contains("$5.00 (rule MIK-02)"), "{mike}");
    let casino = text::explain(row(key::DEALER_ROTATION).unwrap(), &house("casino"));
    assert!(casino.contains("left (no rule cited)"), "{casino}");
    let igloo = text::explain(row(key::CREDIT).unwrap(), &house("igloo"));
    assert!(igloo.contains("none (standard rule)"), "{igloo}");
}

#[test]
fn a_gap_is_sent_to_the_rules_the_house_names() {
    let shown = text::explain(row(key::CHECK_RAISE).unwrap(), &house("dave"));
    assert!(shown.contains("Robert's Rules of Poker, version 11"), "{shown}");
    assert!(shown.contains("yes (standard rule)"), "{shown}");
}

#[test]
fn a_check_names_the_fault_the_rule_and_the_way_out() {
    let shown = text::check(&house("pig")).split_whitespace().collect::<Vec<_>>().join(" ");
    for words in
        ["60/30/20 adds up to 110%", "(PIG-16)", "no tournament can start", "[60, 30, 10] or [50, 30, 20]"]
    {
        assert!(shown.contains(words), "{shown}");
    }
    assert!(text::check(&house("mike")).starts_with("`mike` checks out: "));
}

#[test]
fn every_page_fits_eighty_columns() {
    let houses: Vec<House> = preset_names().map(house).collect();
    let mut pages = vec![text::list(&houses)];
    for house in &houses {
        pages.extend([text::show(house), text::check(house)]);
        pages.extend(houses.iter().map(|other| text::differences(house, other)));
        pages.extend(rows().map(|row| text::explain(row, house)));
    }
    for line in pages.iter().flat_map(|page| page.lines()) {
        assert!(line.chars().count() <= 80, "{}: {line}", line.chars().count());
    }
}
