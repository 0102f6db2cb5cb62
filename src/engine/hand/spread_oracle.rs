//! A second, naive banker for boards, lines and parts of a pot: tries every five cards that may be used.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::cards::{Card, Holding, deck};
use crate::games::find;
use crate::hand::pots::Stake;
use crate::hand::settle::settle;
use crate::hand::showdown::{Contestant, Showdown};
use crate::hand::silent::silent;
use crate::money::{Currency, Money};
use crate::rank::naive::{self, Plain, STANDARD, kinds, plain, words};

/// How good something is for a part of the pot; greater is better.
type Worth = Option<(Vec<i32>, usize, Vec<u8>)>;

/// What decides a part of the pot: a player's own cards and the lines they may be used with.
type Judged = fn(&[Plain], &[Vec<Plain>]) -> Worth;

/// A game as somebody tells it who only sees the table.
struct Told {
    game: &'static str,
    own: usize,
    shared: usize,
    /// The boards, and in each the sets of cards that are used together.
    boards: fn(&[Plain]) -> Vec<Vec<Vec<Plain>>>,
    parts: &'static [Judged],
}

fn every(cards: &[Plain], size: usize) -> Vec<Vec<Plain>> {
    let all = (0_u32..1 << cards.len()).filter(|set| set.count_ones() as usize == size);
    let of = |set: u32| (0..cards.len()).filter(move |at| set & (1 << at) != 0).map(|at| cards[at]).collect();
    all.map(of).collect()
}

fn best_five(own: &[Plain], lines: &[Vec<Plain>], judge: impl Fn(&[Plain]) -> Worth) -> Worth {
    let all = lines.iter().map(|line| own.iter().chain(line).copied().collect::<Vec<_>>());
    all.flat_map(|all| every(&all, 5)).filter_map(|five| judge(&five)).max()
}

fn two_and_three(own: &[Plain], lines: &[Vec<Plain>], judge: impl Fn(&[Plain]) -> Worth) -> Worth {
    let twos = every(own, 2);
    let threes: Vec<Vec<Plain>> = lines.iter().flat_map(|line| every(line, 3)).collect();
    let fives = twos.iter().flat_map(|two| threes.iter().map(move |three| [&two[..], three].concat()));
    fives.filter_map(|five| judge(&five)).max()
}

fn high_of(five: &[Plain]) -> Worth {
    let (kind, ranks) = naive::high(five, &STANDARD);
    Some((Vec::new(), kind, ranks))
}

fn turned(five: &[Plain], named: Option<&(&'static str, Vec<u8>)>) -> Worth {
    let (name, ranks) = named?;
    let kind = STANDARD.kinds.iter().position(|kind| kind == name)?;
    assert_eq!(five.len(), 5);
    Some((Vec::new(), STANDARD.kinds.len() - kind, ranks.iter().map(|rank| 40 - rank).collect()))
}

fn aces_low(cards: &[Plain]) -> Vec<Plain> {
    cards.iter().map(|(rank, suit)| (if *rank == 14 { 1 } else { *rank }, *suit)).collect()
}

fn ace_to_five(five: &[Plain]) -> Worth {
    let rules = naive::Rules { ace_below: 0, ..STANDARD };
    turned(five, kinds(&aces_low(five), &rules).first())
}

fn eight(five: &[Plain]) -> Worth {
    let low = aces_low(five);
    let many = low.iter().any(|card| low.iter().filter(|other| other.0 == card.0).count() > 1);
    if many || low.iter().any(|card| card.0 > 8) { None } else { ace_to_five(five) }
}

fn deuce_to_seven(five: &[Plain]) -> Worth {
    let rules = naive::Rules { ace_below: 0, ..STANDARD };
    turned(five, kinds(five, &rules).last())
}

fn badugi(own: &[Plain], _: &[Vec<Plain>]) -> Worth {
    let low = aces_low(own);
    let good = |cards: &Vec<Plain>| {
        let apart = |at: usize| (at + 1..cards.len()).all(|next| cards[at].0 != cards[next].0);
        let other = |at: usize| (at + 1..cards.len()).all(|next| cards[at].1 != cards[next].1);
        (0..cards.len()).all(|at| apart(at) && other(at))
    };
    let worth = |cards: Vec<Plain>| {
        let mut ranks: Vec<u8> = cards.iter().map(|card| 20 - card.0).collect();
        ranks.sort_unstable();
        (Vec::new(), cards.len(), ranks)
    };
    (1..=4).flat_map(|size| every(&low, size)).filter(good).map(worth).max()
}

/// The lowest spade of the first two cards and the last one: the other cards lie open.
fn low_spade(own: &[Plain], _: &[Vec<Plain>]) -> Worth {
    let hole = [own[0], own[1], own[6]];
    let spades = hole.into_iter().filter(|card| card.1 == 3).map(|card| -i32::from(card.0)).max();
    spades.map(|rank| (vec![rank], 0, Vec::new()))
}

fn at(shared: &[Plain], places: &[usize]) -> Vec<Plain> {
    places.iter().map(|place| shared[*place]).collect()
}

fn two_boards(shared: &[Plain]) -> Vec<Vec<Vec<Plain>>> {
    // Both flops, both turns, both rivers.
    let one = [&shared[0..3], &shared[6..7], &shared[8..9]].concat();
    let two = [&shared[3..6], &shared[7..8], &shared[9..10]].concat();
    vec![vec![one], vec![two]]
}

fn cross(shared: &[Plain]) -> Vec<Vec<Vec<Plain>>> {
    let [left, top, right, bottom, centre] = *shared else { unreachable!() };
    vec![vec![vec![left, centre, right], vec![top, centre, bottom]]]
}

fn square(shared: &[Plain]) -> Vec<Vec<Vec<Plain>>> {
    // The order the cards are laid in: top row, bottom row, the ends of the middle row, the center.
    let grid = [[0, 1, 2], [6, 8, 7], [3, 4, 5]];
    let mut lines: Vec<Vec<usize>> = grid.iter().map(|row| row.to_vec()).collect();
    lines.extend((0..3).map(|column| grid.iter().map(|row| row[column]).collect()));
    lines.push((0..3).map(|step| grid[step][step]).collect());
    lines.push((0..3).map(|step| grid[step][2 - step]).collect());
    vec![lines.iter().map(|line| at(shared, line)).collect()]
}

fn floors(shared: &[Plain]) -> Vec<Vec<Vec<Plain>>> {
    vec![(0..3).map(|floor| at(shared, &[floor, 6, floor + 3])).collect()]
}

fn three_flops(shared: &[Plain]) -> Vec<Vec<Vec<Plain>>> {
    let path = |flop: usize, turn: usize| at(shared, &[3 * flop, 3 * flop + 1, 3 * flop + 2, 9 + turn, 11]);
    vec![vec![path(0, 0), path(1, 0), path(1, 1), path(2, 1)]]
}

fn whole(shared: &[Plain]) -> Vec<Vec<Vec<Plain>>> {
    vec![vec![shared.to_vec()]]
}

const HIGH: Judged = |own, lines| best_five(own, lines, high_of);
const HIGH_TWO: Judged = |own, lines| two_and_three(own, lines, high_of);
const EIGHT_TWO: Judged = |own, lines| two_and_three(own, lines, eight);
const OWN: Judged = |own, _| best_five(own, &[Vec::new()], high_of);

const TOLD: &[Told] = &[
    Told { game: "double-board-holdem", own: 2, shared: 10, boards: two_boards, parts: &[HIGH] },
    Told { game: "double-board-omaha", own: 4, shared: 10, boards: two_boards, parts: &[HIGH_TWO] },
    Told {
        game: "double-board-omaha-hi-lo-8",
        own: 4,
        shared: 10,
        boards: two_boards,
        parts: &[HIGH_TWO, EIGHT_TWO],
    },
    Told { game: "cincinnati", own: 5, shared: 5, boards: whole, parts: &[HIGH] },
    Told { game: "iron-cross", own: 5, shared: 5, boards: cross, parts: &[HIGH] },
    Told { game: "tic-tac-toe", own: 2, shared: 9, boards: square, parts: &[HIGH] },
    Told { game: "elevator", own: 4, shared: 7, boards: floors, parts: &[HIGH] },
    Told { game: "chowaha", own: 2, shared: 12, boards: three_flops, parts: &[HIGH] },
    Told { game: "drawmaha", own: 5, shared: 5, boards: whole, parts: &[HIGH_TWO, OWN] },
    Told { game: "dramadugi", own: 5, shared: 5, boards: whole, parts: &[HIGH_TWO, badugi] },
    Told { game: "low-spade-in-the-hole", own: 7, shared: 0, boards: whole, parts: &[HIGH, low_spade] },
    Told {
        game: "badeucey",
        own: 5,
        shared: 0,
        boards: whole,
        parts: &[|own, lines| best_five(own, lines, deuce_to_seven), badugi],
    },
    Told {
        game: "razzdugi",
        own: 7,
        shared: 0,
        boards: whole,
        parts: &[|own, lines| best_five(own, lines, ace_to_five), badugi],
    },
];

/// Who gets how much of what everybody put in; there are no odd chips.
fn paid(told: &Told, hands: &[Vec<Plain>], shared: &[Plain], pot: i64) -> Vec<i64> {
    let boards = (told.boards)(shared);
    let mut paid = vec![0; hands.len()];
    for lines in &boards {
        let worth = |part: &Judged| hands.iter().map(|own| part(own, lines)).collect::<Vec<_>>();
        let parts: Vec<Vec<Worth>> = told.parts.iter().map(worth).collect();
        let sought = parts.iter().filter(|part| part.iter().any(Option::is_some)).count() as i64;
        let share = pot / boards.len() as i64 / sought;
        for part in parts.iter().filter(|part| part.iter().any(Option::is_some)) {
            let top = part.iter().max().unwrap();
            let winners: Vec<usize> = (0..hands.len()).filter(|seat| part[*seat] == *top).collect();
            winners.iter().for_each(|seat| paid[*seat] += share / winners.len() as i64);
        }
    }
    paid
}

#[test]
fn boards_lines_and_parts_are_paid_as_the_stupid_banker_pays_them() {
    let rules = silent();
    let mut words = words(27);
    let mut pack: Vec<Card> = deck::standard().to_vec();
    for told in TOLD {
        let game = *find(told.game).unwrap();
        assert_eq!((game.cards, game.board), (told.own, told.shared), "{}", told.game);
        for round in 0..120_usize {
            deck::shuffle(&mut pack, &mut words);
            let players = 2 + round % 3;
            let (dealt, rest) = pack.split_at(players * told.own);
            let board = &rest[..told.shared];
            let hands: Vec<&[Card]> = dealt.chunks(told.own).collect();
            let contestants = hands.iter().enumerate().map(|(seat, cards)| {
                let mut holding = Holding::default();
                let open = |place: usize| told.own == 7 && (2..6).contains(&place);
                cards.iter().enumerate().for_each(|(place, card)| holding.push(*card, !open(place)));
                let stake = Stake { bet: Money::from_minor(2880), ..Stake::default() };
                Contestant { name: format!("p{seat}"), stake, cards: holding, ..Contestant::default() }
            });
            let showdown = Showdown {
                board: board.to_vec().into(),
                ..Showdown::new(game, Currency::USD, Money::from_minor(1), contestants.collect())
            };
            let settled = settle(&showdown, &rules).unwrap();
            let awards: Vec<i64> = settled.awards().iter().map(|award| award.minor()).collect();
            let plain_of = |cards: &[Card]| cards.iter().map(|card| plain(*card)).collect::<Vec<Plain>>();
            let plains: Vec<Vec<Plain>> = hands.iter().map(|cards| plain_of(cards)).collect();
            let wanted = paid(told, &plains, &plain_of(board), 2880 * players as i64);
            assert_eq!(awards, wanted, "{} {hands:?} {board:?}", told.game);
        }
    }
}

#[test]
fn the_wild_centre_is_whatever_serves_and_the_cards_like_it_too() {
    let rules = silent();
    let player = |name: &str, cards: &str| Contestant {
        name: name.to_owned(),
        stake: Stake { bet: Money::from_minor(100), ..Stake::default() },
        cards: crate::cards::parse_holding(cards).unwrap(),
        ..Contestant::default()
    };
    // Across 9h 9s, down 4c 5c; the center, a king, is wild, and so is Bob's king.
    let board = crate::cards::parse_cards("9h 4c 9s 5c Kd").unwrap();
    for (game, cards, wins) in [
        ("criss-cross", ["9d 2s 3h 7d Jc", "Ah Ad Qc 8s 6h"], [200, 0]),
        ("criss-cross", ["9d 2s 3h 7d Jc", "Ah Ad Kc 8s 6h"], [0, 200]),
        ("iron-cross", ["9d 2s 3h 7d Jc", "Ah Ad Kc 8s 6h"], [200, 0]),
        ("iron-cross", ["Qd 2s 3h 7d Jc", "Ah Ad Kc 8s 6h"], [0, 200]),
    ] {
        let players = vec![player("Ann", cards[0]), player("Bob", cards[1])];
        let showdown = Showdown {
            board: board.clone().into(),
            ..Showdown::new(*find(game).unwrap(), Currency::USD, Money::from_minor(1), players)
        };
        let settled = settle(&showdown, &rules).unwrap();
        assert_eq!(settled.awards(), wins.map(Money::from_minor), "{game} {cards:?}");
    }
}
