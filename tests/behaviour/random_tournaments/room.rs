//! A night in memory for random tournaments: decisions are posted and applied, as the book would.

use engine::formats::house::preset_text;
use engine::money::{Currency, Money};
use ledger::accounts::{Asset, Party};
use ledger::bank::loaded::profile;
use ledger::ids::{HandId, NightId, PlayerId, TournamentId};
use ledger::journal::{ChipFact, Fact, HandFact, HandPlayed, InTournament, Means, recipe};
use ledger::night::evening::Evening;
use ledger::night::hand_result;
use ledger::night::insists::Insists;
use ledger::night::result_told::ToldResult;
use ledger::night::{Sitting, Tonight, buy_in};
use ledger::people::{Name, Person, Roster, Standing};
use ledger::refusal::{Refusal, Ticket};
use ledger::time::Instant;
use ledger::tournament::Tournament;
use ledger::tournament::did::Did;
use uuid::Uuid;

const NAMES: [&str; 12] =
    ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim", "Kit", "Lou"];

/// A night in memory: decisions are posted and applied, as the book would.
pub struct Room {
    pub tonight: Tonight,
    /// Players whose bounties wait until somebody says who won them, and the hand that took their last chips.
    pub waiting: Vec<(Vec<PlayerId>, HandPlayed)>,
    hands: u128,
}

impl Room {
    /// An open night.
    pub fn open(house: &str) -> Self {
        let text = preset_text(house).expect("a preset").to_owned();
        let night = NightId(Uuid::from_u128(1));
        let person = |(at, name): (usize, &&str)| Person {
            id: PlayerId(Uuid::from_u128(100 + at as u128)),
            name: Name::new(name).expect("a name"),
            standing: Standing::Regular,
            aliases: Vec::new(),
        };
        let people = Roster::new(NAMES.iter().enumerate().map(person).collect());
        let evening = Evening::begun(night, 1, house.to_owned(), text.clone(), Instant(0));
        let tonight = Tonight {
            evening,
            house: profile(&text).expect("a house"),
            owner: None,
            people,
            notes: Vec::new(),
            apart: Vec::new(),
            tournaments: Vec::new(),
            case: None,
            currency: Currency::USD,
            insists: Insists::default(),
        };
        Self { tonight, waiting: Vec::new(), hands: 0 }
    }

    pub fn player(at: usize) -> PlayerId {
        PlayerId(Uuid::from_u128(100 + at as u128))
    }

    pub fn on(&self) -> &Tournament {
        self.tonight.tournaments.last().expect("announced")
    }

    fn post(&mut self, fact: &Fact) {
        let entry = recipe::entry(fact).expect("it balances");
        self.tonight.evening.accounts.post(&entry).expect("nobody falls below zero");
        for player in entry.postings().iter().filter_map(|posting| posting.party.player()) {
            if self.tonight.evening.sitting(player).is_none() {
                self.tonight.evening.sittings.push(newcomer(player));
            }
        }
    }

    pub fn does(&mut self, did: Did) {
        let night = self.tonight.evening.id;
        let tournament = TournamentId(Uuid::from_u128(9));
        match &did {
            Did::Made(made) => {
                self.tonight.tournaments.push(Tournament::made(night, tournament, made));
            }
            _ => {
                let known = self.tonight.tournaments.last_mut().expect("announced");
                known.apply(&did).expect("what was decided can happen");
                let kept = serde_json::to_string(known).expect("it can be kept");
                assert_eq!(&serde_json::from_str::<Tournament>(&kept).expect("and read"), known);
            }
        }
        self.post(&Fact::Tournament(InTournament { night, tournament, did }));
    }

    pub fn stack(&self, player: PlayerId) -> i64 {
        self.tonight.evening.accounts.holding(player.into(), Asset::Stacks).minor()
    }

    pub fn pay(&mut self, player: PlayerId, price: Money) {
        let no_note = |_| Err(Refusal::worded("no-note", "no notes here").into());
        let (bought, _) =
            buy_in::pay(&self.tonight, (player, Ticket::Entry), vec![(Means::Cash, price)], no_note)
                .expect("cash");
        self.post(&ChipFact::BoughtIn(bought).into());
    }

    /// A tournament hand by its result; returns who has nothing left afterwards.
    pub fn hand(&mut self, told: &ToldResult) -> Option<HandPlayed> {
        let players: Vec<PlayerId> = told.put_in.iter().map(|(player, _)| *player).collect();
        let table = self.tonight.table_of(&players).expect("all play in it");
        self.hands += 1;
        let hand = hand_result::settle(&table, HandId(Uuid::from_u128(1000 + self.hands)), told).ok()?;
        self.post(&HandFact::HandPlayed(hand.clone()).into());
        self.tonight.evening.hands = hand.number;
        self.tonight.tournaments.last_mut().expect("announced").count_hand();
        Some(hand)
    }

    pub fn check(&self) {
        let accounts = &self.tonight.evening.accounts;
        let on = self.on();
        let stacks: i64 = on.entrants.iter().map(|entrant| self.stack(entrant.player)).sum();
        let elsewhere = |party| accounts.holding(party, Asset::Stacks).minor();
        let out = elsewhere(Party::Bank) + elsewhere(Party::Table) + elsewhere(Party::Pot);
        assert_eq!(stacks + out, 0, "chips are conserved");
        assert_eq!(-elsewhere(Party::Bank), on.chips.minor(), "the field knows what is in play");
        let pool = accounts.holding(Party::Pool, Asset::Chips);
        if on.is_open() {
            assert_eq!(
                pool,
                on.pool.plus(on.bounties).expect("small"),
                "all that was paid in is in the pool"
            );
        }
        for entrant in on.entrants.iter().filter(|entrant| !on.is_in(entrant.player)) {
            assert_eq!(self.stack(entrant.player), 0, "who is out has no chips");
        }
    }
}

/// Somebody who is there, and nothing else.
pub fn newcomer(player: PlayerId) -> Sitting {
    Sitting {
        player,
        seat: None,
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
    }
}
