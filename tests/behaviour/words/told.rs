//! What decides a hand at a house, as one text: two houses with the same text play the same.

use engine::calling::agreed;
use engine::games::{find, party};
use engine::hand::HouseRules;
use engine::house::{About, House, Key, Ruled, SettingRow, Value, ValueKind, key};
use engine::money::{Currency, Money};
use engine::play::misdeal::{By, Exposed, Noticed, Shown, Slip, Whose, judge, shown_on_purpose};
use engine::play::procedure::{self, Situation};
use engine::play::spoken::{Facing, Moved, early, phrase, understand};
use engine::play::{BetLimits, HandStakes, Openers, RaiseTo, Stakes, Turn};
use std::fmt::Write;

/// A house that says one word and nothing else; a setting with only one word needs its rule.
pub fn house_that_says(row: &SettingRow, word: Option<&str>) -> House {
    let about = About {
        name: "ours".into(),
        title: "ours".into(),
        version: Ruled { value: String::new(), rule: None },
        currency: Currency::USD,
    };
    let known = |word: &str| {
        let choice = row.kind.choices().iter().find(|choice| choice.word == word);
        choice.map(|choice| choice.word).expect("a word of the row")
    };
    let value = |word: &str| match row.kind {
        ValueKind::Flag => Value::Flag(word == "true"),
        ValueKind::Words(_) => Value::Words(vec![known(word)]),
        _ => Value::Word(known(word)),
    };
    let rule = (row.kind.choices().len() == 1).then(|| "OWN-1".to_owned());
    let said = word.map(|word| (row.key, Ruled { value: value(word), rule }));
    House::new(about, said.into_iter().chain(beside(row.key))).expect("a house of one word")
}

/// What else has to be set before a word can have an effect.
fn beside(of: Key) -> Vec<(Key, Ruled<Value>)> {
    let ruled = |value| Ruled { value, rule: None };
    let found: &[(Key, Key, Value)] = &[
        (key::RAISE_CAP_HEADS_UP, key::RAISE_CAP, Value::Count(3)),
        (key::RAISE_CAP_HEADS_UP, key::BET_MAX, Value::Amount(Money::from_minor(100))),
        (key::PENALTY_FOLDING_EXEMPT, key::PENALTY_JUMP, Value::Amount(Money::from_minor(20))),
    ];
    found
        .iter()
        .filter(|(with, ..)| *with == of)
        .map(|(_, key, value)| (*key, ruled(value.clone())))
        .collect()
}

/// Everything that decides a hand.
pub fn told(house: &House) -> String {
    let mut text = String::new();
    let mut add = |what: &dyn std::fmt::Debug| writeln!(text, "{what:?}").expect("text");
    for situation in Situation::ALL {
        add(&procedure::judge(house, *situation));
    }
    for slip in slips() {
        for acted in [0, 1, 2] {
            add(&judge(house, &slip, Noticed { acted, earlier: 0 }));
        }
    }
    add(&shown_on_purpose(house, Shown { pot: Money::from_minor(500), stack: None, folded: false }));
    add(&HouseRules::of(house));
    let stakes = Stakes { small: Money::from_minor(50), big: Money::from_minor(100) };
    for stakes in [None, Some(stakes)] {
        let limits = BetLimits::of_house(house, HandStakes { stakes, unit: house.unit() }, "holdem");
        add(&limits.map_err(|refusal| refusal.message));
    }
    for game in ["holdem", "5 card draw", "7 card stud"].iter().filter_map(|name| find(name)) {
        add(&[true, false].map(|blinds| Openers::of_house(house, game, blinds, false)));
    }
    for row in party::ROWS {
        add(&agreed(row, house, &[]).map_err(|refusal| refusal.message));
    }
    for word in ["fold", "raise to 6", "call"] {
        add(&phrase(word, Currency::USD).map(|phrase| early(house, phrase)));
    }
    spoken(house, &mut add);
    text
}

fn slips() -> Vec<Slip> {
    let mut slips: Vec<Slip> = Slip::PLAIN.iter().map(|(_, slip, _)| *slip).collect();
    for by in [By::Dealer, By::Player, By::Deck] {
        for (cards, whose) in [(1, Whose::Other), (1, Whose::SmallBlind), (2, Whose::Other)] {
            slips.push(Slip::Exposed(Exposed { cards, whose, card: 1, by }));
        }
    }
    slips
}

fn spoken(house: &House, add: &mut dyn FnMut(&dyn std::fmt::Debug)) {
    let money = |minor| Money::from_minor(minor);
    let facing = Facing {
        turn: Turn {
            seat: 2,
            call: money(400),
            folds: true,
            short: Money::ZERO,
            raise: Some(RaiseTo { min: money(800), max: money(10_000), opens: false }),
            bring_in: None,
            held: None,
        },
        own: Money::ZERO,
        bet: money(400),
        stack: Some(money(10_000)),
        currency: Currency::USD,
    };
    for said in ["raise", "raise 10", "call and raise 4", "raise to 6", "call", "all in", "raise 5"] {
        add(&understand(house, Some(said), None, &facing).map_err(|refusal| refusal.message));
    }
    for (sum, pieces) in [(500, 1), (500, 2), (700, 2), (1000, 1), (1000, 2), (400, 1), (200, 1)] {
        let moved = Moved::at_once(money(sum), pieces);
        add(&understand(house, None, Some(moved), &facing).map_err(|refusal| refusal.message));
        let splashed = Moved { splashed: true, ..moved };
        add(&understand(house, None, Some(splashed), &facing).map_err(|refusal| refusal.message));
        let later = Moved { later: money(400), ..Moved::at_once(money(400), 1) };
        add(&understand(house, None, Some(later), &facing).map_err(|refusal| refusal.message));
    }
}
