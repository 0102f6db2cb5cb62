//! A table for tests: sits players down by letters, calls a game, and plays what a line of words says.

use engine::cards::{Card, parse_cards};
use engine::formats::house::preset;
use engine::games;
use engine::hand::{Declares, HouseRules, Seats};
use engine::house::House;
use engine::money::Money;
use engine::play::{
    Act, DealersCall, Dealt, End, HandStakes, LastPot, Next, Play, Prepared, SettledHand, Sitter, Spots,
    Straddle, Table, Turn, first_spots, prepare,
};
use engine::refusal::{Notice, Refusal};

/// A table before a hand; players are letters, seats go clockwise, `.` is an empty seat.
#[derive(Clone)]
pub struct AtTable {
    pub house: House,
    pub called: DealersCall,
    pub table: Table,
    pub stakes: Option<&'static str>,
    /// The board, if it has to be known.
    pub board: &'static str,
}

impl AtTable {
    /// The house, the game, who sits, and the dealer's letter. Everybody has plenty of chips.
    pub fn new(house: &str, game: &str, seats: &str, dealer: char) -> Self {
        let house = preset(house).unwrap_or_else(|| panic!("no house {house}"));
        let row = games::row(game).unwrap_or_else(|| panic!("no game {game}"));
        let sitter = |letter: char| Sitter {
            name: letter.to_string(),
            stack: Some(Money::from_minor(1_000_000)),
            ..Sitter::default()
        };
        let sitters: Vec<_> = seats.chars().map(|letter| (letter != '.').then(|| sitter(letter))).collect();
        let button = seats.find(dealer).unwrap();
        let table = Table {
            spots: Spots { button, blinds: None },
            seats: sitters,
            last: LastPot::None,
            straddles: Vec::new(),
            carry: Money::ZERO,
            fines: Money::ZERO,
        };
        let stakes = (house.name() == "dave").then_some(".25/.50");
        let called = DealersCall::plain(row.game, row.course.clone());
        let mut at = Self { house, called, table, stakes, board: "" };
        at.find_spots();
        at
    }

    /// Puts the blinds after the button, as in a first hand.
    pub fn find_spots(&mut self) {
        let terms = HandStakes::of_house(&self.house, self.stakes).unwrap();
        let blinds = terms.stakes.is_some();
        if let Some(spots) = first_spots(&self.house, self.table.spots.button, &self.table.seats, blinds) {
            self.table.spots = spots;
        }
    }

    pub fn seat(&self, letter: char) -> usize {
        let named =
            |sitter: &Option<Sitter>| sitter.as_ref().is_some_and(|sitter| sitter.name == letter.to_string());
        self.table.seats.iter().position(named).unwrap_or_else(|| panic!("no {letter}"))
    }

    pub fn seats(&self, letters: &str) -> Seats {
        letters.chars().map(|letter| self.seat(letter)).collect()
    }

    pub fn with(mut self, letter: char, change: impl FnOnce(&mut Sitter)) -> Self {
        let seat = self.seat(letter);
        change(self.table.seats[seat].as_mut().unwrap());
        self
    }

    pub fn stack(self, letter: char, minor: i64) -> Self {
        self.with(letter, |sitter| sitter.stack = Some(Money::from_minor(minor)))
    }

    pub fn calling(mut self, change: impl FnOnce(&mut DealersCall)) -> Self {
        change(&mut self.called);
        self
    }

    pub fn straddled(mut self, letter: char, straddle: Straddle) -> Self {
        let seat = self.seat(letter);
        self.table.straddles.push((seat, straddle));
        self
    }

    pub fn prepared(&self) -> Result<Prepared, Refusal> {
        prepare(&self.house, &self.called, &self.table, self.stakes)
    }

    /// What each player posts: letter, ante, blind, dead money, in cents; players who post nothing are left out.
    pub fn posts(&self) -> Vec<(char, i64, i64, i64)> {
        let setup = self.prepared().unwrap().setup;
        let named = setup.places.iter().enumerate().map(|(seat, place)| {
            let letter = setup.name(seat).chars().next().unwrap();
            (letter, place.ante.minor(), place.blind.minor(), place.dead.minor())
        });
        named.filter(|(_, ante, blind, dead)| ante + blind + dead > 0).collect()
    }

    /// Why these amounts: the rules, with their sentences.
    pub fn told(&self) -> Vec<(String, String)> {
        ruled(self.prepared().unwrap().why)
    }

    /// What else the table hears: the rules, with their sentences.
    pub fn warned(&self) -> Vec<(String, String)> {
        ruled(self.prepared().unwrap().notices)
    }

    pub fn dealt(&self) -> String {
        let setup = self.prepared().unwrap().setup;
        let dealt = setup.places.iter().enumerate().filter(|(_, place)| place.dealt);
        dealt.map(|(seat, _)| setup.name(seat)).collect()
    }

    pub fn begin(&self) -> Hand {
        let setup = Box::leak(Box::new(self.prepared().unwrap_or_else(|no| panic!("{no}")).setup));
        let mut hand = Hand { at: self.clone(), play: Play::begin(setup).unwrap() };
        hand.deal();
        hand
    }

    pub fn on_board(mut self, cards: &'static str) -> Self {
        self.board = cards;
        self
    }

    /// A hand after these words.
    pub fn played(&self, words: &str) -> Hand {
        let mut hand = self.begin();
        hand.run(words);
        hand
    }
}

/// A hand being played. Cards that nobody names are dealt unseen.
#[derive(Clone)]
pub struct Hand {
    pub at: AtTable,
    pub play: Play<'static>,
}

impl Hand {
    /// Does what the words say; each of them must be allowed.
    #[track_caller]
    pub fn run(&mut self, words: &str) {
        for word in words.split(", ") {
            if let Err(no) = self.act(word) {
                panic!("{word}: {} ({}, {:?})", no.message, no.code, no.rule);
            }
        }
    }

    /// The last of the words is refused, for that reason and by that rule.
    #[track_caller]
    pub fn refuses(&self, words: &str, code: &str, rule: &str) {
        let mut hand = self.clone();
        let (before, last) =
            words.rsplit_once(", ").map_or((None, words), |(before, last)| (Some(before), last));
        before.into_iter().for_each(|before| hand.run(before));
        let untouched = hand.play.clone();
        let Err(no) = hand.act(last) else { panic!("`{last}` was not refused") };
        assert_eq!((no.code, no.rule.as_deref().unwrap_or("")), (code, rule), "{}", no.message);
        assert!(untouched == hand.play, "a refused act changed something");
    }

    /// Deals whatever is due, unseen.
    pub fn deal(&mut self) {
        loop {
            let acts: Vec<Act> = match self.play.legal() {
                Next::Deal { to, down, up } => {
                    to.iter().map(|seat| Act::Deal { seat, cards: Dealt::unseen(down + up) }).collect()
                }
                Next::Board { cards, .. } => vec![Act::Board(self.next_board(cards))],
                Next::Blind(cards) => vec![Act::Blind(Dealt::unseen(cards))],
                _ => return,
            };
            for act in acts {
                self.play.apply(&act).unwrap_or_else(|no| panic!("{act:?}: {no}"));
            }
        }
    }

    fn next_board(&self, cards: usize) -> Dealt {
        let known = parse_cards(self.at.board).unwrap();
        let laid = self.play.board(0).len();
        match known.get(laid..laid + cards) {
            Some(cards) => Dealt::of(cards.iter().copied().map(Some)).unwrap(),
            None => Dealt::unseen(cards),
        }
    }

    /// One act: `B bets 0.50`, `C raises to 1.00`, `A checks`, `B draws 2`, `C declares low`, `A shows AhKh…`.
    pub fn act(&mut self, words: &str) -> Result<(), Refusal> {
        let words: Vec<&str> = words.split(' ').collect();
        let seat = self.at.seat(words[0].chars().next().unwrap());
        let money = |text: &str| self.at.house.currency().parse(text).unwrap();
        let act = match words[1..] {
            ["checks" | "calls"] => Act::Call(seat),
            ["folds"] => Act::Fold(seat),
            ["bets", amount] | ["raises", "to", amount] => Act::RaiseTo(seat, money(amount)),
            ["all-in"] => {
                let all = self.play.stack(seat).unwrap().plus(self.play.bet(seat)).unwrap();
                Act::RaiseTo(seat, all)
            }
            ["draws", count] => Act::Draw(seat, Dealt::unseen(count.parse().unwrap())),
            ["declares", side] => {
                let sides = [("high", Declares::High), ("low", Declares::Low), ("both", Declares::Both)];
                Act::Declare(seat, sides.into_iter().find(|(word, _)| *word == side).unwrap().1)
            }
            ["shows", cards] => {
                let cards = parse_cards(cards).unwrap().into_iter().map(Some::<Card>);
                Act::Show(seat, Dealt::of(cards).unwrap())
            }
            ["buys", amount] => Act::Chips(seat, money(amount)),
            ["drops"] => Act::Drop(seat),
            ["stays"] => Act::Stay(seat),
            ref other => panic!("{other:?}"),
        };
        self.play.apply(&act)?;
        self.deal();
        Ok(())
    }

    pub fn pot(&self) -> i64 {
        self.play.pot().minor()
    }

    /// Everything a player has put in so far.
    pub fn put_in(&self, letter: char) -> i64 {
        self.play.put_in(self.at.seat(letter)).minor()
    }

    pub fn turn(&self) -> Turn {
        match self.play.legal() {
            Next::Bet(turn) => turn,
            other => panic!("nobody's turn to bet: {other:?}"),
        }
    }

    /// Whose turn it is.
    pub fn on(&self) -> char {
        self.play.setup().name(self.turn().seat).chars().next().unwrap()
    }

    pub fn to_call(&self) -> i64 {
        self.turn().call.minor()
    }

    /// The least and the most the player to act may bet or raise to; `None` if they may not.
    pub fn range(&self) -> Option<(i64, i64)> {
        self.turn().raise.map(|raise| (raise.min.minor(), raise.max.minor()))
    }

    /// The order in which players act if all check or call.
    pub fn order(&self, rounds: usize) -> Vec<String> {
        let mut hand = self.clone();
        let mut orders = Vec::new();
        for _ in 0..rounds {
            let (step, mut order) = (hand.play.step(), String::new());
            while hand.play.step() == step && matches!(hand.play.legal(), Next::Bet(_)) {
                let letter = hand.on();
                order.push(letter);
                hand.run(&format!("{letter} calls"));
            }
            orders.push(order);
        }
        orders
    }

    pub fn settled(&self) -> SettledHand {
        match self.play.end(&HouseRules::of(&self.at.house)).unwrap_or_else(|no| panic!("{no}")) {
            End::Settled(settled) => *settled,
            other => panic!("{other:?}"),
        }
    }

    /// The pots, each with the letters of the players in it.
    pub fn pots(&self) -> Vec<(i64, String)> {
        let settled = self.settled();
        let letters = |seats: Seats| seats.iter().map(|seat| self.play.setup().name(seat)).collect();
        settled
            .settlement
            .pots()
            .iter()
            .map(|paid| (paid.pot.amount.minor(), letters(paid.pot.eligible)))
            .collect()
    }

    /// What each player gets, by letter; nobody is left out.
    pub fn awards(&self) -> Vec<(char, i64)> {
        let settled = self.settled();
        let named = settled
            .settlement
            .awards()
            .iter()
            .enumerate()
            .map(|(seat, amount)| (self.play.setup().name(seat).chars().next().unwrap(), amount.minor()));
        named.filter(|(_, amount)| *amount != 0).collect()
    }
}

fn ruled(notices: Vec<Notice>) -> Vec<(String, String)> {
    notices.into_iter().map(|notice| (notice.rule.unwrap_or_default(), notice.text)).collect()
}
