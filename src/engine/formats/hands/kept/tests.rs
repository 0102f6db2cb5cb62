//! Whatever is kept comes back: every game, every kind of act, limits of all sorts, free words.

use crate::cards::{Card, CardSet, Rank, Suit, parse_cards};
use crate::formats::hands::kept::{Kept, NotKept, write};
use crate::formats::hands::record::HandRecord;
use crate::games::{Beside, Boards, Course, Deck, Deed, Lows, PassWay, Size, Step, row};
use crate::hand::{Declares, HiLo};
use crate::money::{Currency, Money};
use crate::play::{Act, BetLimits, Dealt, Intent, Manner, Opener, Openers, Place, Ruling, Span, Structure};
use crate::rank::{Category, Joker, LowAce, Lowest, Wilds};

fn money(minor: i64) -> Money {
    Money::from_minor(minor)
}

fn dealt(text: &str) -> Dealt {
    Dealt::of(parse_cards(text).unwrap().into_iter().map(Some::<Card>)).unwrap()
}

/// Hold'em with three players, nothing said.
fn plain() -> HandRecord {
    let mut record = Kept::new(Currency::USD).into_record();
    let row = row("holdem").unwrap();
    (record.setup.game, record.setup.course) = (row.game, row.course.clone());
    record.variant = "holdem".to_owned();
    record.setup.limits = BetLimits::no_limit(money(50));
    let place = |stack, blind| Place { dealt: true, stack, blind: money(blind), ..Place::default() };
    record.setup.places = vec![place(Some(money(2000)), 25), place(None, 50), place(Some(money(1)), 0)];
    record.setup.button = 2;
    record
}

#[track_caller]
fn comes_back(record: &HandRecord) {
    let line = write(record);
    let mut kept = Kept::new(Currency::USD);
    assert_eq!(kept.read("hand1 Gholdem nonsense"), Err(NotKept("nonsense".to_owned())));
    assert_eq!(kept.read(&line), Ok(record), "{line}");
}

#[test]
fn a_plain_hand_is_one_short_line() {
    let mut record = plain();
    record.acts = vec![
        Act::Deal { seat: 0, cards: dealt("AsAd") },
        Act::Deal { seat: 1, cards: Dealt::unseen(2) },
        Act::Fold(2),
        Act::RaiseTo(0, money(150)),
        Act::Call(1),
        Act::Board(dealt("2c3c4h")),
    ];
    assert_eq!(
        write(&record),
        "hand1 Gholdem Lnn50 Ub P2000/0/25,-/0/50,1 B2 d0AsAd d1???? f2 r0150 c1 b2c3c4h"
    );
    comes_back(&record);
}

#[test]
fn every_act_comes_back() {
    let mut record = plain();
    let ruling = Ruling { by: "Ann Lee".to_owned(), why: "100 % fair: \u{1b} = ok".to_owned() };
    record.acts = vec![
        Act::Blind(dealt("Jo2c")),
        Act::BringIn(1),
        Act::Intend(0, Intent::Fold),
        Act::Intend(1, Intent::Check),
        Act::Intend(2, Intent::Call),
        Act::Intend(2, Intent::Raise),
        Act::Draw(2, dealt("3d")),
        Act::Draw(2, Dealt::NONE),
        Act::Own { seat: 2, deed: Deed::Discard, cards: dealt("3d") },
        Act::Own { seat: 0, deed: Deed::Pass(PassWay::Left), cards: dealt("3d4d5d") },
        Act::Own { seat: 0, deed: Deed::Pass(PassWay::Right), cards: Dealt::unseen(2) },
        Act::Own {
            seat: 1,
            deed: Deed::Pass(PassWay::Across),
            cards: Dealt::of([None, Some(Card::new(Rank::Ace, Suit::Spades))]).unwrap(),
        },
        Act::Own { seat: 31, deed: Deed::Roll, cards: dealt("Jo") },
        Act::Pay(3),
        Act::Decline(31),
        Act::Declare(0, Declares::Both),
        Act::Drop(1),
        Act::Stay(2),
        Act::Show(0, Dealt::NONE),
        Act::Show(31, dealt("9h9c9d9s")),
        Act::Muck(10),
        Act::Retrieve(1),
        Act::Kill(1),
        Act::Miscall(1),
        Act::Names(1, Category::FullHouse),
        Act::Runs(3),
        Act::Agree(vec![money(3), money(0), money(2)].into()),
        Act::Fine(1, money(25)),
        Act::Chips(1, money(500)),
        Act::Misdeal,
        Act::Redeal,
        Act::Rule(Box::new(ruling)),
    ];
    comes_back(&record);
}

#[test]
fn everything_that_was_settled_before_comes_back() {
    let mut record = plain();
    let cards = CardSet::of(&parse_cards("JsJh").unwrap());
    let wilds = Wilds {
        ranks: 0x1001,
        cards,
        joker: Joker::Bug,
        lowest: Some(Lowest::HoleAndLike),
        ace: LowAce::Choice,
    };
    let setup = &mut record.setup;
    setup.game.lows = Lows::House;
    setup.game.wilds = wilds;
    setup.announced = Some(wilds);
    setup.course = Course::written(vec![
        Step::Deal { down: 2, up: 1 },
        Step::Blind(3),
        Step::Bet(Size::Small),
        Step::Draw { most: 3 },
        Step::Board(1),
        Step::Own { deed: Deed::Pass(PassWay::Across), cards: 3 },
        Step::Own { deed: Deed::Discard, cards: 2 },
        Step::Own { deed: Deed::Roll, cards: 1 },
        Step::Declare,
        Step::Bet(Size::Big),
        Step::Drop,
    ]);
    (setup.first, setup.bring_in, setup.unit, setup.carry) = (Some(1), money(15), money(5), money(125));
    (setup.antes_matched, setup.goalpost, setup.as_called, setup.no_return) = (true, true, true, Some(2));
    (setup.miscall_out, setup.muck_final, setup.late_asks) = (true, true, true);
    (setup.actor_shows, setup.words_wait) = (true, true);
    (setup.hilo, setup.manner) = (Some(HiLo::Declare), Manner::Strict);
    setup.places.push(Place { dealt: false, ..Place::default() });
    setup.places.push(Place {
        dealt: true,
        stack: Some(money(9)),
        ante: money(1),
        blind: money(0),
        dead: money(4),
    });
    setup.openers = Openers {
        first: Opener::LastRaiser,
        showing: Some((Opener::BestShowing, Opener::LeftOfLastRaiser)),
        lock: false,
        redeal: true,
        ..Openers::BLINDS
    };
    let span = Span {
        bet_min: money(5),
        bet_max: None,
        raise_min: money(10),
        raise_max: Some(money(50)),
        total: None,
    };
    setup.limits = BetLimits {
        structure: Structure::Spread,
        early: span,
        last: Span { total: Some(money(100)), ..span },
        cap: Some(3),
        raise_self: true,
        all_in: false,
        buys: true,
        ..BetLimits::no_limit(money(5))
    };
    (record.id, record.house) = (Some("a b=1".to_owned()), Some("mike".to_owned()));
    record.variant = "N T".to_owned();
    record.finishing = Some(vec![money(1), money(2)]);
    record.notes = vec![("event".to_owned(), "WSOP = \"final\"".to_owned())];
    comes_back(&record);
}

#[test]
fn fixed_and_pot_limits_are_one_word() {
    let mut record = plain();
    for (limits, word) in [
        (BetLimits::fixed(money(10), money(20)), " Lf10,20 "),
        (BetLimits { structure: Structure::PotLimit, ..BetLimits::no_limit(money(50)) }, " Lnp50 "),
    ] {
        record.setup.limits = limits;
        assert!(write(&record).contains(word));
        comes_back(&record);
    }
}

#[test]
fn the_house_is_cited_by_its_profile_and_not_by_the_hand() {
    let mut record = plain();
    record.setup.limits.rules = vec![(crate::play::Matter::Cap, "MIK-61".to_owned())];
    assert!(!write(&record).contains("MIK"));
}

#[test]
fn every_game_of_the_table_comes_back() {
    for game in crate::games::ROWS {
        let mut record = plain();
        (record.setup.game, record.setup.course) = (game.game, game.course.clone());
        record.variant = game.name().to_owned();
        comes_back(&record);
    }
}

#[test]
fn a_game_of_a_houses_own_comes_back() {
    let mut record = plain();
    record.setup.game.name = "ballpark";
    (record.setup.game.cards, record.setup.game.board) = (7, 0);
    record.setup.game.beside = Some(Beside::HighSpade);
    record.setup.game.wilds.ranks = 6;
    record.setup.course = Course::written(vec![Step::Deal { down: 7, up: 0 }, Step::Bet(Size::Small)]);
    record.variant = "ballpark".to_owned();
    comes_back(&record);
    record.setup.game.also = 0x130;
    comes_back(&record);
    record.setup.game.falls =
        crate::games::falls(["Q wild-next", "3 pay pot", "4 card up for 0.50"]).unwrap();
    comes_back(&record);
    // A game of the table without what it does when a card falls.
    let mut record = plain();
    let row = crate::games::row("baseball").unwrap();
    (record.setup.game, record.setup.course) = (row.game, row.course.clone());
    (record.setup.game.falls, record.variant) = (Default::default(), "baseball".to_owned());
    comes_back(&record);
    // A known name that the house plays with other numbers of cards.
    let mut record = plain();
    (record.setup.game.cards, record.setup.game.board) = (3, 4);
    comes_back(&record);
    // The house's own boards, lines, stripped deck and second half of the pot.
    record.setup.game.beside = Some(Beside::LowSpade);
    record.setup.game.deck = Deck::from_rank(Rank::Eight);
    record.setup.game.boards = Boards::PLAIN.with_boards(&[3, 12]).with_lines(&[1, 8]).with_wild(2);
    comes_back(&record);
}

#[test]
fn a_line_that_is_no_hand_is_refused_with_the_word() {
    let mut kept = Kept::new(Currency::USD);
    for line in [
        "",
        "hand2 Gholdem",
        "hand1 Gcanasta",
        "hand1 d",
        "hand1 d0A",
        "hand1 r0x",
        "hand1 dxAs",
        "hand1  f1",
    ] {
        assert!(kept.read(line).is_err(), "{line}");
    }
}
