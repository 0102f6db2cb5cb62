//! Houses as data: the catalog covers every dimension, the six houses are complete, and a bad profile is refused.

use engine::formats::house::{BadLine, check, preset, preset_names, preset_text, write};
use engine::house::{About, House, Key, Misfit, Ruled, Stops, Value, key, rows, serving};
use engine::money::{Currency, Money};
use std::collections::BTreeSet;
use std::path::Path;

/// Every row of the comparison of the five houses, and which of them (Igloo, Dave, Cause, Pig, Mike) have a rule on it.
const DIMENSIONS: &[(&str, &str)] = &[
    ("money.unit", "IDCPM"),
    ("chips", "I.C.M"),
    ("chips.reserve_policy", ".D.PM"),
    ("buyin.initial", "ID.PM"),
    ("buyin.max", "ID.P."),
    ("buyin.multiple", "I...M"),
    ("buyin.announced", ".DCP."),
    ("rebuy", "IDCPM"),
    ("chips.sellers", "IDCPM"),
    ("chips.p2p", "ID.PM"),
    ("credit", ".D.PM"),
    ("credit.who", "....M"),
    ("credit.note_id", "....M"),
    ("credit.note_expiry", "....M"),
    ("book.consolidate", "....M"),
    ("book.surrogate", "....M"),
    ("cash.behind", ".DCP."),
    ("ratholing", ".D.PM"),
    ("rake", ".DCP."),
    ("penalties", "..CPM"),
    ("session.end_rule", "IDCPM"),
    ("cashout.leftover", "I...M"),
    ("cashout.leftover_game", "I...M"),
    ("cashout.check", "ID..M"),
    ("cashout.order", "I..P."),
    ("cashout.shortage", "ID..."),
    ("leave_early", ".D.PM"),
    ("tournament.payout", "...P."),
    ("tournament.rounding", "...P."),
    ("tournament.pool", "...P."),
    ("seating", "IDCP."),
    ("seating.tables", ".DC.."),
    ("seating.change", "IDCP."),
    ("dealer.first", "I.CPM"),
    ("dealer.last", "I...M"),
    ("dealer.rotation", "IDCPM"),
    ("dealer.deals", "...P."),
    ("dealer.duties", "...P."),
    ("dealer.dedicated", ".DCP."),
    ("game.choice", "ID.PM"),
    ("misdeal.triggers", ".DCPM"),
    ("misdeal.exposed_one", ".DCP."),
    ("misdeal.no_return", "..CP."),
    ("misdeal.remedy", "..CPM"),
    ("wrong_count", "..CP."),
    ("cut", ".DCP."),
    ("decks", ".DCP."),
    ("hole.cards", "...P."),
    ("burns", ".D.P."),
    ("board_errors", "...P."),
    ("deck_errors", "...P."),
    ("absent", ".D.P."),
    ("clock", "...P."),
    ("announce", "I...M"),
    ("manners", "I...."),
    ("ante", "I.CPM"),
    ("ante.payer", "I.C.M"),
    ("ante.reante", "..C.M"),
    ("blinds", ".D.P."),
    ("button.rule", ".D..."),
    ("blinds.newcomer", ".D..."),
    ("blinds.missed", ".D.P."),
    ("blinds.buy_button", ".D..."),
    ("straddle", ".D..."),
    ("blinds.short", "...P."),
    ("limit.kind", "IDCPM"),
    ("bet.min", "IDCPM"),
    ("bet.max", "IDCPM"),
    ("bet.max_final", "IDCPM"),
    ("bet.max_predeclare", "I...."),
    ("raise.min", "IDCPM"),
    ("raise.max", "IDCPM"),
    ("raise.cap", "I.CPM"),
    ("raise.cap_heads_up", "I.C.M"),
    ("check_raise", "I.CPM"),
    ("raise.self", "..C.M"),
    ("allin.reopen", ".D..."),
    ("allin", "IDCP."),
    ("allin.show", ".D..."),
    ("allin.run_twice", ".D..."),
    ("open.first", "..CPM"),
    ("open.later", "..CPM"),
    ("open.none", "I.C.."),
    ("wager.undeclared", ".DCP."),
    ("wager.string", ".DCP."),
    ("wager.out_of_turn", "..C.M"),
    ("wager.ambiguous", ".D.P."),
    ("wager.change", ".D.P."),
    ("match", "..C.M"),
    ("rank.five", "I.CPM"),
    ("rank.cards", "...P."),
    ("rank.wheel_straight", "I.C.M"),
    ("rank.suits", "I.C.M"),
    ("rank.artificial", "I.CPM"),
    ("rank.three", "..C.M"),
    ("rank.three_ace", "..C.."),
    ("rank.incomplete", "..C.."),
    ("low.order", "I...M"),
    ("low.straights", "I...M"),
    ("low.ace_pair", "I...M"),
    ("low.qualifier", "....M"),
    ("wild.reach", "I.C.M"),
    ("wild.flush_dup", "....M"),
    ("wild.low_pair", "....M"),
    ("wild.low_ace", "I.C.M"),
    ("wild.low_forced", "..C.M"),
    ("wild.games", "I.C.M"),
    ("show.cards_speak", "IDCPM"),
    ("show.declared", "IDC.M"),
    ("show.order", ".DCP."),
    ("show.required", "IDCPM"),
    ("show.notation", "I...."),
    ("show.right", ".DCP."),
    ("muck.dead", ".DC.."),
    ("miscall", "IDC.M"),
    ("collusion", ".DCP."),
    ("tie", "IDCPM"),
    ("odd.tie", "ID.PM"),
    ("odd.half", "IDC.M"),
    ("split.agreed", "ID.PM"),
    ("goalpost", "..C.M"),
    ("carry", "I.C.M"),
    ("hilo.mode", "I.C.M"),
    ("hilo.signal", "I...M"),
    ("hilo.post_round", "I...M"),
    ("hilo.post_open", "I...M"),
    ("hilo.two_left", "I...."),
    ("hilo.pig", "I...M"),
    ("hilo.pig_tie", "I...M"),
    ("hilo.pig_pig_tie", "I...M"),
    ("hilo.pig_spoils", "I...."),
    ("hilo.unclaimed", "I...."),
    ("hilo.pig_two_hands", "I...M"),
    ("drop", "..C.M"),
];

/// The houses with their own text: letter, name, prefix of the rules, how many rules there are.
const HOUSES: &[(char, &str, &str, u32)] = &[
    ('I', "igloo", "IGL", 47),
    ('D', "dave", "DAV", 59),
    ('C', "cause", "CAU", 133),
    ('P', "pig", "PIG", 67),
    ('M', "mike", "MIK", 70),
];

fn house(name: &str) -> House {
    let text = preset_text(name).unwrap_or_else(|| panic!("no house {name}"));
    check(text).unwrap_or_else(|bad| panic!("{name}: {}", lines(&bad)))
}

fn lines(bad: &[BadLine]) -> String {
    bad.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_dimension_is_served_and_every_setting_serves_one() {
    let known: BTreeSet<&str> = DIMENSIONS.iter().map(|(name, _)| *name).collect();
    assert_eq!(known.len(), 134);
    for name in &known {
        assert!(serving(name).next().is_some(), "nothing serves {name}");
    }
    let served = rows().flat_map(|row| row.serves.iter().map(move |served| (row.key, *served)));
    let unknown: Vec<_> = served.filter(|(_, served)| !known.contains(served)).collect();
    assert!(unknown.is_empty(), "serve no dimension: {unknown:?}");
}

#[test]
fn a_house_speaks_exactly_where_its_text_does() {
    let mut wrong = Vec::new();
    for (letter, name, ..) in HOUSES {
        let house = house(name);
        for (dimension, speakers) in DIMENSIONS {
            let set = serving(dimension).any(|row| !house.is_unset(row.key));
            let alone = serving(dimension).any(|row| !house.is_unset(row.key) && row.serves == [*dimension]);
            match speakers.contains(*letter) {
                true if !set => wrong.push(format!("{name} should speak on {dimension}")),
                false if alone => wrong.push(format!("{name} should be silent on {dimension}")),
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_value_of_the_five_houses_cites_its_own_rules() {
    for (_, name, prefix, last) in HOUSES {
        for (key, ruled) in house(name).settings() {
            // No sentence of the house's page says so: Mike counts the wheel as a straight, and at Dave's players may agree on a
            // split before anybody is all-in.
            let unsaid = [("mike", "rank.wheel_straight"), ("dave", "split.agreed")];
            if unsaid.contains(&(*name, key.to_string().as_str())) {
                continue;
            }
            let rule = ruled.rule.clone().unwrap_or_default();
            for id in rule.split(", ") {
                let number = id.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-'));
                let number: u32 = number.and_then(|digits| digits.parse().ok()).unwrap_or(0);
                assert!((1..=*last).contains(&number), "{name} {key}: {rule}");
            }
        }
    }
}

#[test]
fn the_plain_card_room_cites_nobody() {
    assert!(house("casino").settings().all(|(_, ruled)| ruled.rule.is_none()));
}

#[test]
fn six_houses_come_along_and_all_are_sound_but_one() {
    let names: Vec<_> = preset_names().collect();
    assert_eq!(names, ["igloo", "dave", "cause", "pig", "mike", "casino"]);
    for name in names {
        let house = preset(name).unwrap();
        assert_eq!(house.name(), name);
        let at_night: Vec<_> =
            house.faults().into_iter().filter(|fault| fault.stops == Stops::Night).collect();
        assert_eq!(at_night, [], "{name}");
        assert_eq!(house.faults().len(), usize::from(name == "pig"), "{name}");
    }
    assert_eq!(preset("nobody"), None);
}

#[test]
fn the_printed_table_is_named_and_never_mended() {
    let pig = house("pig");
    assert!(pig.is_unset(key::TOURNAMENT_PAYOUT));
    let printed = pig.shares(key::TOURNAMENT_PAYOUT_PRINTED).unwrap();
    assert_eq!((printed.value, printed.rule.as_deref()), (vec![60, 30, 20], Some("PIG-16")));
    let faults = pig.faults();
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    assert_eq!(fault.rule.as_deref(), Some("PIG-16"));
    assert_eq!(fault.message, "the prize table 60/30/20 adds up to 110%, so it can't be paid");
    assert_eq!(fault.offers, ["[60, 30, 10]", "[50, 30, 20]"]);
    assert_eq!(fault.stops, Stops::Tournament);
    for offer in &fault.offers {
        let mended = preset_text("pig")
            .unwrap()
            .replace("[tournament]\n", &format!("[tournament]\npayout = {offer}\n"));
        assert_eq!(check(&mended).unwrap().faults(), [], "{offer}");
    }
    let wrong = preset_text("pig").unwrap().replace("[tournament]\n", "[tournament]\npayout = [60, 30]\n");
    assert!(check(&wrong).unwrap().faults()[0].message.contains("60/30 adds up to 90%"));
}

#[test]
fn the_version_of_the_rules_is_kept() {
    let dave = house("dave");
    assert_eq!(dave.version(), "v8 2018-06-21");
    assert_eq!(dave.about().version.rule.as_deref(), Some("DAV-22"));
    let stored = check(&write(&dave)).unwrap();
    assert_eq!(stored, dave);
}

#[test]
fn other_figures_are_read_exactly() {
    let mike = house("mike");
    let multiple = mike.amount(key::BUYIN_MULTIPLE).unwrap();
    assert_eq!((multiple.value, multiple.rule.as_deref()), (Money::from_minor(500), Some("MIK-02")));
    assert_eq!(mike.amount(key::PENALTY_JUMP).unwrap().value, Money::from_minor(20));
    assert_eq!(mike.count(key::PENALTY_WARNINGS).unwrap().value, 1);
    assert_eq!(mike.word(key::CREDIT).unwrap().value, "notes+book");
    assert_eq!(mike.word(key::CREDIT_WHO).unwrap().value, "regulars");
    assert_eq!(mike.text(key::CREDIT_NOTE_RESERVED).unwrap().value, "BOG");
    assert_eq!(mike.words(key::CHIPS_P2P_PAY).unwrap().value, ["cash", "note", "book"]);
    assert_eq!(mike.flag(key::CREDIT_SPONSOR), Some(Ruled { value: true, rule: Some("MIK-12".into()) }));
    assert_eq!(mike.amount(key::BUYIN_MAX), None);
    let chips = mike.chips().unwrap().value;
    let values: Vec<_> =
        chips.iter().map(|c| (c.colour.as_str(), c.value.minor(), c.reserve, c.count)).collect();
    assert_eq!(values[0], ("white", 5, false, None));
    assert_eq!(values[5], ("green", 500, true, None));
}

#[test]
fn units_come_from_the_house_else_from_its_chips_else_from_the_currency() {
    assert_eq!(house("igloo").unit(), Money::from_minor(5));
    assert_eq!(house("cause").unit(), Money::from_minor(25));
    assert_eq!(house("dave").unit(), Money::from_minor(1));
    let own =
        "[house]\nname = \"x\"\ncurrency = \"USD\"\n[chips]\nis = [{ colour = \"red\", value = \"0.50\" }]\n";
    assert_eq!(check(own).unwrap().unit(), Money::from_minor(50));
}

const HEAD: &str = "[house]\nname = \"x\"\ncurrency = \"USD\"\n";

#[test]
fn figures_that_contradict_each_other_are_faults() {
    for (body, message) in [
        (
            "[buyin]\ninitial = \"30\"\nmax = \"20\"",
            "`buyin.initial` is 30.00, more than `buyin.max`, which is 20.00",
        ),
        (
            "[buyin]\nmin_bb = 200\nmax_bb = 100",
            "`buyin.min_bb` is 200, more than `buyin.max_bb`, which is 100",
        ),
        (
            "[buyin]\ninitial = \"7\"\nmultiple = \"5\"",
            "`buyin.initial` is 7.00, which isn't a multiple of `buyin.multiple`, 5.00",
        ),
        (
            "[money]\nunit = \"0.05\"\n[ante]\nis = \"0.12\"",
            "`ante` has 0.12, which isn't a multiple of the smallest amount, 0.05",
        ),
        (
            "[money]\nunit = \"0.05\"\n[chips]\nis = [{ colour = \"tin\", value = \"0.01\" }]",
            "`chips` has 0.01, which isn't a multiple of the smallest amount, 0.05",
        ),
        ("[match]\nis = \"fixed\"", "`match` is `fixed`, so set `match.amount` too"),
    ] {
        let faults = check(&format!("{HEAD}{body}")).unwrap_or_else(|bad| panic!("{}", lines(&bad))).faults();
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert_eq!((faults[0].message.as_str(), faults[0].stops), (message, Stops::Night));
    }
}

#[test]
fn a_house_cannot_be_built_of_values_that_do_not_fit() {
    let about = || About {
        name: "x".into(),
        title: "x".into(),
        version: Ruled { value: String::new(), rule: None },
        currency: Currency::USD,
    };
    let with = |key: Key, value| House::new(about(), [(key, Ruled { value, rule: None })]);
    assert!(with(key::BUYIN_MULTIPLE, Value::Amount(Money::from_minor(500))).is_ok());
    for (key, value) in [
        (key::BUYIN_MULTIPLE, Value::Amount(Money::ZERO)),
        (key::BUYIN_MULTIPLE, Value::Count(5)),
        (key::CREDIT, Value::Word("regulars")),
        (key::RAISE_CAP, Value::Count(-1)),
        (key::CHIPS, Value::Chips(Vec::new())),
    ] {
        assert!(matches!(with(key, value), Err(Misfit::Value { .. })), "{key}");
    }
}

#[test]
fn what_acts_on_a_setting_names_it() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let idle: Vec<_> = rows().filter(|row| row.consumer.is_none()).map(|row| row.key.name()).collect();
    assert_eq!(idle, [""; 0], "settings that nothing acts on");
    for row in rows() {
        let Some(file) = row.consumer else { continue };
        let code =
            std::fs::read_to_string(source.join(file)).unwrap_or_else(|_| panic!("{}: no {file}", row.key));
        assert!(code.contains(row.constant), "src/{file} does not name {}", row.constant);
    }
}
