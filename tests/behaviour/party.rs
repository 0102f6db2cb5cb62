//! Games that aren't poker, played at random through their words: every chip is somewhere, there is one
//! ending, and the record settles the way the game did; a record somebody changed doesn't.

use crate::luck::{Luck, first, times};
use engine::calling::agreed;
use engine::formats::house::{check, preset_text};
use engine::formats::party::{Typed, replay, word};
use engine::games::party::{Ask, Choice, Move, Offer, PartyPlay, PartyRow, ROWS, TermKind, find};
use engine::house::House;
use engine::money::Money;
use ledger::bank::party::settles_the_same;
use ledger::bank::throws::drawn;
use ledger::formats::party_record::PartyRecord;
use ledger::ids::{HandId, NightId, PlayerId};
use ledger::journal::{Dealing, HandPlayed, PartyBegun};
use ledger::night::party_game::{self, kept, setup};
use uuid::Uuid;

/// Plays of each game.
const PLAYS: u64 = 250;

const HOUSES: [&str; 3] = ["cause", "mike", "igloo"];

fn house(name: &str) -> House {
    let text = preset_text(name).unwrap_or_else(|| panic!("no house {name}"));
    check(text).unwrap_or_else(|bad| panic!("{name}: {bad:?}"))
}

/// Each on a thread of its own is all that two cores need.
#[test]
fn random_plays_of_each_game_end_once_and_are_settled_again() {
    let plays = times(PLAYS);
    let houses = HOUSES.map(house);
    std::thread::scope(|scope| {
        let working: Vec<_> = ROWS
            .iter()
            .map(|row| {
                let houses = &houses;
                let work = move || {
                    (first()..first() + plays).map(|seed| random_game(row, houses, seed)).sum::<usize>()
                };
                (row.name, scope.spawn(work))
            })
            .collect();
        for (name, working) in working {
            println!("{plays} plays of {name}: {} moves", working.join().expect("no game went wrong"));
        }
    });
}

/// Plays one game; returns its moves.
fn random_game(row: &'static PartyRow, houses: &[House], seed: u64) -> usize {
    let mut luck = Luck::new(seed);
    let house = &houses[luck.below(houses.len())];
    let begun = random_table(row, house, &mut luck);
    let carry = house.unit().times(luck.pick(&[0, 0, 3, 17])).expect("a small sum");
    let name = |player: PlayerId| format!("P{}", player.0.as_u128());
    let (row, setup) = setup(&begun, house, house.currency(), carry, name).expect("a game");
    let mut play = PartyPlay::begin(row, setup.clone()).expect("enough players");
    let mut words = Vec::new();
    while play.ask() != Ask::Over {
        assert!(words.len() < 100_000, "{} {seed} does not end: {}", row.name, play.told());
        assert_eq!(play.outcome(), None);
        let dealt = begun.dealt.as_ref().and_then(|dealing| drawn(&play, dealing));
        let done = dealt.unwrap_or_else(|| random_move(&play, &mut luck));
        let typed = word(&done, house.currency());
        let read = Typed::new(&typed).next(&play).expect("its own words").expect("a move");
        assert_eq!(read, done, "{typed}");
        play.apply(read).unwrap_or_else(|refusal| panic!("{} {seed}: {typed}: {refusal}", row.name));
        words.push(typed);
        let seats = 0..setup.seats();
        let staked = Money::sum(seats.clone().map(|seat| play.till().put_in(seat))).expect("small");
        let taken = Money::sum(seats.map(|seat| play.till().taken(seat))).expect("small");
        assert_eq!(carry.plus(staked), taken.plus(play.till().pot()), "{} {seed}: chips vanish", row.name);
    }
    for over in ["stop", "pass", "1 2 3", "Ah"] {
        assert!(Typed::new(over).next(&play).is_err(), "{} {seed}: {over} after its end", row.name);
    }
    let hand = hand(&begun, &play, words, carry);
    assert!(settles_the_same(&hand, house, house.currency()), "{} {seed}", row.name);
    if seed.is_multiple_of(100) {
        nothing_else_settles(&hand, house);
    }
    play.moves().len()
}

/// A hand with a changed figure or move doesn't settle the way it says.
fn nothing_else_settles(hand: &HandPlayed, house: &House) {
    let same = |hand: &HandPlayed| settles_the_same(hand, house, house.currency());
    let mut richer = hand.clone();
    richer.seats[0].won = richer.seats[0].won.plus(house.unit()).expect("small");
    assert!(!same(&richer), "{}", hand.game);
    let mut record = PartyRecord::read(hand.record.as_deref().expect("a record")).expect("its own line");
    record.moves.pop();
    let shorter = HandPlayed { record: line(&record.begun, record.moves), ..hand.clone() };
    assert!(!same(&shorter), "{}", hand.game);
}

fn line(begun: &PartyBegun, words: Vec<String>) -> Option<String> {
    Some(PartyRecord::new(begun.clone(), words).line().expect("plain text"))
}

/// The hand a finished game becomes.
fn hand(begun: &PartyBegun, play: &PartyPlay, words: Vec<String>, carry: Money) -> HandPlayed {
    let outcome = play.outcome().expect("it is over");
    party_game::hand(begun, 1, carry, outcome, line(begun, words).expect("a line"))
}

/// A throw that the seed doesn't give is noticed, even if the game would settle with it.
#[test]
fn a_throw_of_the_program_cannot_be_changed_afterwards() {
    let house = house("cause");
    let dealing = Dealing::of("ab".repeat(32), "banana".to_owned());
    let begun = PartyBegun { dealt: Some(dealing.clone()), ..table("6-5-4", 2, &house, &[]) };
    let name = |_| String::new();
    let (row, setup) = setup(&begun, &house, house.currency(), Money::ZERO, name).expect("a game");
    let mut play = PartyPlay::begin(row, setup.clone()).expect("two players");
    while play.ask() != Ask::Over {
        let done = drawn(&play, &dealing).unwrap_or_else(|| first_choice(&play));
        play.apply(done).expect("a legal move");
    }
    let words: Vec<String> = play.moves().iter().map(|done| word(done, house.currency())).collect();
    let fair = hand(&begun, &play, words.clone(), Money::ZERO);
    assert!(settles_the_same(&fair, &house, house.currency()));
    let turned = |word: &String| word.chars().rev().collect::<String>();
    let throw = words.iter().position(|word| word.len() == 9 && turned(word) != *word);
    let throw = throw.expect("a throw of five dice that reads otherwise from behind");
    let mut forged = words;
    forged[throw] = turned(&forged[throw]);
    let again = replay(row, setup, &forged).expect("the same dice the other way round");
    assert_eq!(again.outcome(), play.outcome());
    let hand = hand(&begun, &again, forged, Money::ZERO);
    assert!(!settles_the_same(&hand, &house, house.currency()));
}

fn table(game: &str, seats: usize, house: &House, told: &[(String, String)]) -> PartyBegun {
    let row = find(game).expect("a game");
    PartyBegun {
        night: NightId(Uuid::nil()),
        hand: HandId(Uuid::nil()),
        game: row.name.to_owned(),
        seats: (1..=seats as u128).map(|seat| PlayerId(Uuid::from_u128(seat))).collect(),
        dealer: seats - 1,
        first: 0,
        terms: kept(&agreed(row, house, told).expect("answers it takes")),
        dealt: None,
    }
}

/// Any number of players the game allows, and any answers to what is open.
fn random_table(row: &'static PartyRow, house: &House, luck: &mut Luck) -> PartyBegun {
    let most = row.most.unwrap_or(row.least + 6).min(row.least + 6);
    let seats = row.least + luck.below(most + 1 - row.least);
    let mut told = Vec::new();
    for term in row.terms.iter().filter(|term| term.open) {
        let answer = match term.kind {
            TermKind::Chips(_) => continue,
            TermKind::Count { least, default, .. } => (least
                + luck.below(usize::try_from(default.min(4).saturating_sub(least)).expect("small") + 1)
                    as u32)
                .to_string(),
            TermKind::Word(words) => luck.pick(words).0.to_owned(),
        };
        told.push((term.name.to_owned(), answer));
    }
    let mut begun = table(row.name, seats, house, &told);
    begun.dealer = luck.below(seats);
    begun.first = (begun.dealer + 1) % seats;
    if luck.chance(50) {
        begun.dealt = Some(Dealing::of(luck.word().to_string(), String::new()));
    }
    begun
}

fn random_move(play: &PartyPlay, luck: &mut Luck) -> Move {
    let asides = play.asides();
    if !asides.is_empty() && luck.chance(10) {
        let (seat, offer) = &asides[luck.below(asides.len())];
        return Move::Aside(*seat, choose(offer, luck));
    }
    match play.ask() {
        Ask::Throw { dice, die, .. } => Move::Threw((0..dice).map(|_| luck.pick(&die.faces())).collect()),
        Ask::Deal { .. } => Move::Dealt(luck.pick(&play.deck())),
        Ask::Choose { offers, .. } => Move::Chose(choose(&offers[luck.below(offers.len())], luck)),
        Ask::Over => panic!("it is over"),
    }
}

fn first_choice(play: &PartyPlay) -> Move {
    match play.ask() {
        Ask::Choose { offers, .. } => Move::Chose(choose(&offers[0], &mut Luck::new(0))),
        ask => panic!("{ask:?} is chance"),
    }
}

fn choose(offer: &Offer, luck: &mut Luck) -> Choice {
    match offer {
        Offer::Word(word) => Choice::Word(*word),
        Offer::Keep(sets) => Choice::Keep(sets[luck.below(sets.len())].clone()),
        Offer::Bet { least, most, step } => {
            let steps = most.minus(*least).expect("small").minor() / step.minor();
            let more =
                step.times(luck.below(usize::try_from(steps).expect("small") + 1) as i64).expect("small");
            Choice::Bet(least.plus(more).expect("small"))
        }
        Offer::Place(places) => Choice::Place(luck.pick(places)),
        Offer::Turn(places) => Choice::Turn(luck.pick(places)),
        Offer::Saw(places) => Choice::Saw(luck.pick(places)),
    }
}
