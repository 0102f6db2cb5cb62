//! A table for dialogues without a book.

use crate::cli::verbs::hand::new::names::Names;
use crate::cli::verbs::hand::new::table::AtTable;
use engine::formats::house::preset;
use engine::hand::HouseRules;
use engine::house::House;
use engine::money::Money;
use ledger::accounts::{Accounts, Asset, Counter, Flow, Party};
use ledger::ids::{NightId, PlayerId};
use ledger::night::blind_debts::BlindDebts;
use ledger::night::insists::Insists;
use ledger::night::next_hand::NextHand;
use ledger::night::{Deal, Evening, Sitting, Tonight};
use ledger::people::Roster;
use ledger::time::Instant;
use uuid::Uuid;

/// A table of that house with these stacks; the last one deals.
pub fn table(house: &str, stakes: Option<&str>, stacks: &[i64]) -> AtTable {
    let house = preset(house).unwrap();
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"];
    let players: Vec<PlayerId> = (1..).map(|id| PlayerId(Uuid::from_u128(id))).take(stacks.len()).collect();
    let stacks: Vec<Money> = stacks.iter().map(|stack| Money::from_minor(*stack)).collect();
    AtTable {
        number: 1,
        beside: None,
        untold: None,
        rules: HouseRules::of(&house),
        tonight: tonight(&house, stakes, (&players, &stacks)),
        house,
        names: Names {
            names: names.iter().take(players.len()).map(|name| (*name).to_owned()).collect(),
            numbers: (0..players.len()).map(chair).collect(),
        },
        players,
        stacks,
        stakes: stakes.map(str::to_owned),
        carry: Money::ZERO,
        fines: Money::ZERO,
        noted: None,
        game: None,
        unlisted: Vec::new(),
        next: NextHand::default(),
        owed: BlindDebts::default(),
        host: "Ann".to_owned(),
        warned: 0,
    }
}

/// The chair of a place.
fn chair(place: usize) -> Option<u32> {
    u32::try_from(place + 11).ok()
}

/// A night of that house in which these players have these chips, and the last one was named as the dealer.
fn tonight(house: &House, stakes: Option<&str>, (players, stacks): (&[PlayerId], &[Money])) -> Tonight {
    let begun = Evening::begun(NightId(Uuid::nil()), 1, house.name().to_owned(), String::new(), Instant(0));
    let sitting = |(place, player): (usize, &PlayerId)| Sitting {
        player: *player,
        seat: chair(place),
        table: 1,
        from: None,
        notice: None,
        bought: Money::ZERO,
        banked: Money::ZERO,
        counted: None,
        chips: None,
        paid: Money::ZERO,
        left: None,
        left_after: None,
    };
    let named = |dealer: &PlayerId| Deal {
        dealer: *dealer,
        table: 1,
        dead: false,
        by_turn: false,
        after: 0,
        again: false,
        made: false,
        unwritten: false,
        void: false,
    };
    let has = |(player, stack): (&PlayerId, &Money)| {
        let key = (Party::from(*player), Asset::Chips, Counter::None);
        (key, Flow { play: *stack, ..Flow::default() })
    };
    let evening = Evening {
        stakes: stakes.map(str::to_owned),
        sittings: players.iter().enumerate().map(sitting).collect(),
        deals: players.last().map(named).into_iter().collect(),
        accounts: Accounts::from_rows(players.iter().zip(stacks).map(has)),
        ..begun
    };
    let (people, currency) = (Roster::default(), house.currency());
    Tonight {
        evening,
        house: house.clone(),
        owner: None,
        people,
        notes: Vec::new(),
        apart: Vec::new(),
        tournaments: Vec::new(),
        case: None,
        currency,
        insists: Insists::default(),
    }
}
