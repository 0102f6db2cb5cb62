//! What tests of these games share: tables, typed moves, and a player who plays at random.
//!
//! The random player makes legal moves and tries illegal ones; what must hold in every game is checked after each move.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::cards::{Card, deck, parse_cards};
use crate::games::party::ask::{Ask, Offer};
use crate::games::party::moves::{Choice, Face, Move, Word};
use crate::games::party::party_play::PartyPlay;
use crate::games::party::row::PartyRow;
use crate::games::party::setup::PartySetup;
use crate::games::party::term::{Term, TermKind, TermRow, TermSource, TermValue, Terms};
use crate::games::party::till::Till;
use crate::money::{Currency, Money};
use std::collections::BTreeSet;

/// More moves than any game of these tests takes.
const ENDLESS: usize = 50_000;

/// Repeatable luck (splitmix64).
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `ways`.
    pub(crate) fn below(&mut self, ways: usize) -> usize {
        usize::try_from(self.word() % (ways.max(1) as u64)).expect("small")
    }

    pub(crate) fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }
}

/// A table that plays for points, with a chip worth 25: P1 begins, the last player deals, real cards and dice; `told` are the
/// table's answers, as typed: `[("holes", "2")]`.
pub(crate) fn table(row: &'static PartyRow, seats: usize, told: &[(&str, &str)]) -> PartySetup {
    let chip = Money::from_minor(25);
    let known = |name: &&str| row.terms.iter().any(|term| term.name == *name);
    assert!(told.iter().all(|(name, _)| known(name)), "{told:?}");
    let term = |term: &'static TermRow| {
        let typed = told.iter().find(|(name, _)| *name == term.name);
        let value = typed.map_or_else(|| term.default(chip), |(_, typed)| answer(term, typed));
        Term { row: term, value, source: TermSource::Default, rule: term.rule.to_owned() }
    };
    PartySetup {
        names: (1..=seats).map(|seat| format!("P{seat}")).collect(),
        dealer: seats - 1,
        first: 0,
        carry: Money::ZERO,
        unit: chip,
        unit_rule: Some("CAU-001".to_owned()),
        is_own: true,
        currency: Currency::POINTS,
        terms: Terms(row.terms.iter().copied().map(term).collect()),
        is_dealt: false,
    }
}

fn answer(term: &TermRow, typed: &str) -> TermValue {
    match term.kind {
        TermKind::Chips(_) => TermValue::Amount(Money::from_minor(typed.parse().expect("an amount"))),
        TermKind::Count { .. } => TermValue::Count(typed.parse().expect("a number")),
        TermKind::Word(_) => TermValue::Word(term.word(typed).expect("a word of the term")),
    }
}

/// A game of [`table`].
pub(crate) fn game(row: &'static PartyRow, seats: usize, told: &[(&str, &str)]) -> PartyPlay {
    PartyPlay::begin(row, table(row, seats, told)).expect("a game")
}

/// Plays moves as they are typed: `bet 100, 6h, P2 look, roll, 1 1 5 off, L . C`.
#[track_caller]
pub(crate) fn play(play: &mut PartyPlay, typed: &str) {
    for one in typed.split(',') {
        let done = play.apply(read(one));
        assert_eq!(done, Ok(()), "{one}");
    }
}

/// The refusal's code for a move that isn't legal now; the game stays as it was.
#[track_caller]
pub(crate) fn refused(play: &mut PartyPlay, typed: &str) -> String {
    let before = format!("{play:?}");
    let refusal = play.apply(read(typed)).expect_err(typed);
    assert_eq!(format!("{play:?}"), before, "{typed}");
    refusal.code.to_owned()
}

fn read(typed: &str) -> Move {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let faces: Option<Vec<Face>> = words.iter().map(|word| face(word)).collect();
    if let Some(faces) = faces {
        return Move::Threw(faces);
    }
    if let Some(seat) = words[0].strip_prefix('P').and_then(|seat| seat.parse::<usize>().ok()) {
        return Move::Aside(seat - 1, choice(&words[1..]));
    }
    match parse_cards(typed) {
        Ok(cards) if cards.len() == 1 => Move::Dealt(cards[0]),
        _ => Move::Chose(choice(&words)),
    }
}

fn face(word: &str) -> Option<Face> {
    match word {
        "L" => Some(Face::Left),
        "C" => Some(Face::Center),
        "R" => Some(Face::Right),
        "." => Some(Face::Dot),
        "off" => Some(Face::Off),
        pips => pips.parse().ok().map(Face::Pips),
    }
}

fn choice(words: &[&str]) -> Choice {
    let number = || words[1].parse().expect("a number");
    match words[0] {
        "bet" => Choice::Bet(Money::from_minor(words[1].parse().expect("an amount"))),
        "place" => Choice::Place(number()),
        "turn" => Choice::Turn(number()),
        "saw" => Choice::Saw(number()),
        "keep" => Choice::Keep(words[1..].iter().map(|die| die.parse().expect("a die")).collect()),
        word => Choice::Word(Word::find(word).unwrap_or_else(|| panic!("{word}"))),
    }
}

/// What each seat put in and took in a game that is over, and what stays in the middle.
#[track_caller]
pub(crate) fn figures(play: &PartyPlay) -> (Vec<(i64, i64)>, i64) {
    let outcome = play.outcome().expect("a game that is over");
    let figures = outcome.figures.iter().map(|(put_in, taken)| (put_in.minor(), taken.minor()));
    (figures.collect(), outcome.carry.minor())
}

/// What is in the pot.
pub(crate) fn pot(play: &PartyPlay) -> i64 {
    play.till().pot().minor()
}

/// Plays this many random games, each from its own seed, and checks after each move what must hold in all.
pub(crate) fn random(row: &'static PartyRow, plays: u64) {
    for seed in 0..plays {
        random_game(row, seed);
    }
}

fn random_game(row: &'static PartyRow, seed: u64) {
    let mut luck = Luck::new(seed);
    let setup = random_table(row, &mut luck);
    let mut play = PartyPlay::begin(row, setup.clone()).expect("a game");
    while play.ask() != Ask::Over {
        assert!(play.moves().len() < ENDLESS, "seed {seed} does not end: {}", play.told());
        assert_eq!(play.outcome(), None);
        refuses_one(&mut play, &mut luck);
        if luck.below(64) == 0 {
            refuses_the_rest(&play);
        }
        let before = play.till().clone();
        let done = random_move(&play, &mut luck);
        assert_eq!(play.apply(done.clone()), Ok(()), "seed {seed}: {done:?}");
        let (till, seats) = (play.till(), setup.seats());
        let figures =
            |till: &Till| (0..seats).map(|seat| (till.put_in(seat), till.taken(seat))).collect::<Vec<_>>();
        if figures(&before) != figures(till) {
            assert!(till.why().len() > before.why().len(), "seed {seed}: {done:?} moves money, but why");
        }
        conserved(&play);
        sheet_fits(&play);
    }
    ended(&play);
    repeats(&mut play, &mut luck);
}

/// Any number of players the game allows, any answers it takes, any dealer, real cards or dealt ones.
fn random_table(row: &'static PartyRow, luck: &mut Luck) -> PartySetup {
    let most = row.most.unwrap_or(row.least + 5).min(row.least + 5);
    let mut setup = table(row, row.least + luck.below(most + 1 - row.least), &[]);
    for term in &mut setup.terms.0 {
        term.value = match term.row.kind {
            TermKind::Chips(_) => term.value,
            TermKind::Count { least, default, .. } => {
                let more = usize::try_from(default.min(least.saturating_mul(3)) - least).expect("small");
                TermValue::Count(least + u32::try_from(luck.below(more + 1)).expect("small"))
            }
            TermKind::Word(words) => TermValue::Word(luck.pick(words).0),
        };
    }
    setup.dealer = luck.below(setup.seats());
    setup.first = setup.left(setup.dealer, luck.pick(&[1, 1, 2]));
    setup.carry = Money::from_minor(luck.pick(&[0, 0, 25, 250]));
    setup.is_dealt = luck.below(2) == 0;
    setup
}

/// One of the legal moves; now and then one out of turn.
fn random_move(play: &PartyPlay, luck: &mut Luck) -> Move {
    let asides = play.asides();
    if !asides.is_empty() && luck.below(8) == 0 {
        let (seat, offer) = luck.pick(&asides);
        return Move::Aside(seat, luck.pick(&choices(&offer)));
    }
    match play.ask() {
        Ask::Throw { dice, die, .. } => {
            let mut face = || if luck.below(40) == 0 { Face::Off } else { luck.pick(&die.faces()) };
            Move::Threw((0..dice).map(|_| face()).collect())
        }
        Ask::Deal { .. } => Move::Dealt(luck.pick(&play.deck())),
        Ask::Choose { offers, .. } => {
            let offer = luck.pick(&offers);
            Move::Chose(luck.pick(&choices(&offer)))
        }
        Ask::Over => panic!("nothing to do"),
    }
}

/// Everything an offer covers.
fn choices(offer: &Offer) -> Vec<Choice> {
    match offer {
        Offer::Word(word) => vec![Choice::Word(*word)],
        Offer::Keep(sets) => sets.iter().cloned().map(Choice::Keep).collect(),
        Offer::Bet { least, most, step } => {
            let bets = std::iter::successors(Some(*least), |bet| bet.plus(*step).ok());
            bets.take_while(|bet| bet <= most).map(Choice::Bet).collect()
        }
        Offer::Place(places) => places.iter().copied().map(Choice::Place).collect(),
        Offer::Turn(places) => places.iter().copied().map(Choice::Turn).collect(),
        Offer::Saw(places) => places.iter().copied().map(Choice::Saw).collect(),
    }
}

/// True for a move that is offered, found by listing every offer.
fn is_legal(play: &PartyPlay, done: &Move) -> bool {
    match (play.ask(), done) {
        (_, Move::Aside(seat, choice)) => {
            play.asides().iter().any(|(who, offer)| who == seat && choices(offer).contains(choice))
        }
        (Ask::Throw { dice, die, .. }, Move::Threw(faces)) => {
            let sides: BTreeSet<Face> = die.faces().into_iter().chain([Face::Off]).collect();
            faces.len() == usize::from(dice) && faces.iter().all(|face| sides.contains(face))
        }
        (Ask::Deal { .. }, Move::Dealt(card)) => play.deck().contains(card),
        (Ask::Choose { offers, .. }, Move::Chose(choice)) => {
            offers.iter().any(|offer| choices(offer).contains(choice))
        }
        _ => false,
    }
}

/// Moves of every kind, most of them nonsense at any given time.
fn tries(seats: usize) -> Vec<Move> {
    let words = [
        Word::Roll,
        Word::Stop,
        Word::Pass,
        Word::Stock,
        Word::Discard,
        Word::Look,
        Word::High,
        Word::Low,
        Word::Split,
        Word::Safe,
        Word::Trigger,
    ];
    let places = |of: fn(u8) -> Choice| (0..=5).map(of).collect::<Vec<_>>();
    let bets = [-25, 0, 1, 10, 25, 100, 110, 500, 525, 1_000_000].map(Money::from_minor).map(Choice::Bet);
    let keeps = [vec![], vec![1], vec![6], vec![5, 5], vec![2, 2, 2], vec![7], vec![6; 7]].map(Choice::Keep);
    let choices: Vec<Choice> = (words.map(Choice::Word).into_iter())
        .chain(bets)
        .chain(keeps)
        .chain([Choice::Place, Choice::Turn, Choice::Saw].into_iter().flat_map(places))
        .collect();
    let throws = (0..=7).flat_map(|dice| {
        [Face::Pips(6), Face::Pips(0), Face::Pips(7), Face::Left, Face::Off].map(|face| vec![face; dice])
    });
    let cards = deck::standard().into_iter().chain([Card::JOKER]);
    let asides = (0..=seats).flat_map(|seat| choices.iter().map(move |choice| (seat, choice)));
    let asides: Vec<Move> = asides.map(|(seat, choice)| Move::Aside(seat, choice.clone())).collect();
    let chosen: Vec<Move> = choices.into_iter().map(Move::Chose).collect();
    chosen.into_iter().chain(throws.map(Move::Threw)).chain(cards.map(Move::Dealt)).chain(asides).collect()
}

/// A move that isn't offered is refused, and the game stays as it was.
fn refuses_one(play: &mut PartyPlay, luck: &mut Luck) {
    let one = match luck.below(4) {
        0 => Move::Dealt(luck.pick(&deck::standard())),
        1 => Move::Threw(vec![Face::Pips(3); luck.below(8)]),
        2 => Move::Chose(Choice::Place(u8::try_from(luck.below(6)).expect("small"))),
        _ => Move::Chose(Choice::Bet(Money::from_minor(i64::try_from(luck.below(600)).expect("small")))),
    };
    if is_legal(play, &one) {
        return;
    }
    let moves = play.moves().len();
    let before = (luck.below(8) == 0).then(|| format!("{play:?}"));
    assert!(play.apply(one.clone()).is_err(), "{one:?}: {}", play.told());
    assert_eq!(play.moves().len(), moves);
    if let Some(before) = before {
        assert_eq!(format!("{play:?}"), before, "{one:?}");
    }
}

/// Of all moves one could try, exactly the offered ones are accepted.
fn refuses_the_rest(play: &PartyPlay) {
    for one in tries(play.setup().seats()) {
        assert_eq!(play.check(&one).is_ok(), is_legal(play, &one), "{one:?}: {}", play.told());
    }
}

/// All money put in or there before was taken, or is still there.
fn conserved(play: &PartyPlay) {
    let (till, seats) = (play.till(), play.setup().seats());
    let put_in = (0..seats).map(|seat| till.put_in(seat).minor()).sum::<i64>();
    let taken = (0..seats).map(|seat| till.taken(seat).minor()).sum::<i64>();
    assert_eq!(put_in + play.setup().carry.minor(), taken + pot(play));
    assert!(pot(play) >= 0);
}

fn sheet_fits(play: &PartyPlay) {
    let sheet = play.sheet();
    assert_eq!(sheet.rows.len(), play.setup().seats());
    assert!(sheet.rows.iter().all(|row| row.len() == sheet.columns.len()), "{sheet:?}");
}

/// A game that is over says why, and takes no more moves.
fn ended(play: &PartyPlay) {
    let outcome = play.outcome().expect("an outcome");
    assert!(!outcome.why.is_empty());
    assert!(outcome.why.iter().all(|(rule, text)| !rule.is_empty() && !text.is_empty()), "{outcome:?}");
    assert!(play.asides().is_empty());
    assert!(tries(play.setup().seats()).iter().all(|one| play.check(one).is_err()));
}

/// The same moves bring the same game, even if some of them are taken back in between.
fn repeats(play: &mut PartyPlay, luck: &mut Luck) {
    let (told, moves) = (format!("{play:?}"), play.moves().to_vec());
    let again = PartyPlay::replay(play.row(), play.setup().clone(), &moves).expect("the same game");
    assert_eq!((again.outcome(), format!("{again:?}")), (play.outcome(), told.clone()));
    let back = luck.below(moves.len()) + 1;
    play.back(back).expect("a game without its last moves");
    assert_eq!((play.outcome(), play.moves()), (None, &moves[..moves.len() - back]));
    for done in &moves[moves.len() - back..] {
        play.apply(done.clone()).expect("the same move");
    }
    assert_eq!(format!("{play:?}"), told);
}

#[test]
fn every_game_comes_to_an_end_whatever_is_played() {
    for row in crate::games::party::ROWS {
        random(row, 100);
    }
}
