//! A book of many nights, written through the library: what ten years of weekly play leave behind.
//!
//! The tests and the benchmark share it, so that both measure the same book.

use engine::formats::house::preset_text;
use engine::money::{Currency, Money};
use ledger::ids::{HandId, NightId, PlayerId};
use ledger::journal::{
    BoughtIn, CashOutFact, CashedOut, ChipFact, Fact, HandFact, HandPlayed, HandSeat, HouseFact, Marks,
    Means, NightFact, NightOpened, PaymentPart, PersonFact,
};
use ledger::people::Standing;
use ledger::store::{RequestKey, Stamp, Store, StoreError};
use ledger::time::Instant;
use std::path::Path;
use uuid::Uuid;

/// Who plays every night.
const NAMES: [&str; 8] = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"];

/// The hands of a night; with eight purchases, eight cash-outs, opening and close a night has 400 events.
const HANDS: u64 = 382;

/// How many events one request writes, as a script or an import would.
const EVENTS_PER_REQUEST: usize = 10;

const STACK: i64 = 20_000; // cents
const ANTE: i64 = 100;

/// What each player puts into the recorded hand; the first takes it all.
const FULL: [i64; 4] = [100, 10, 0, 100];

const WHY: (&str, &str) = ("MIK-31", "Ann has the best hand for the main pot of $2.10: pair of aces");

/// A hand of four as the book keeps it: a raise before the flop, bets on every street, a showdown.
const RECORD: &str = "hand1 Gholdem Lnn10 Ub P20000/0/5,20000/0/10,20000,20000 B3 T5 d0AsKd d1???? d2???? d3QsQd \
    f2 r330 r060 f1 c3 bAh7d2c r020 c3 b9s c0 c3 b3h r020 c3 w0AsKd w3QsQd";

/// Writes a new book at `path` with at least `events` events and an open night at its end.
pub fn write(path: &Path, events: u64) -> Result<u64, StoreError> {
    write_with(path, events, false)
}

/// The same with every act of each hand recorded.
pub fn write_full(path: &Path, events: u64) -> Result<u64, StoreError> {
    write_with(path, events, true)
}

fn write_with(path: &Path, events: u64, full: bool) -> Result<u64, StoreError> {
    let mut writer = Writer { store: Store::create(path)?, ids: 0, request: 0, waiting: Vec::new(), full };
    let book = writer.id();
    writer.add(HouseFact::BookBegun { book, currency: Currency::USD }.into())?;
    let profile = preset_text("mike").unwrap_or_default().to_owned();
    writer.add(HouseFact::HouseAdopted { house: "mike".to_owned(), profile: profile.clone() }.into())?;
    let players: Vec<PlayerId> = NAMES.iter().map(|_| PlayerId(writer.id())).collect();
    for (player, name) in players.iter().zip(NAMES) {
        let name = name.to_owned();
        writer.add(PersonFact::PlayerAdded { player: *player, name, standing: Standing::Regular }.into())?;
    }
    let nights = events.div_ceil(HANDS + 18);
    for number in 1..=nights {
        writer.night(u32::try_from(number).unwrap_or(u32::MAX), &profile, &players, number < nights)?;
    }
    writer.flush()?;
    writer.store.checkpoint()?;
    writer.store.reader().last_seq()
}

/// Collects facts and writes them in requests.
struct Writer {
    store: Store,
    ids: u128,
    request: u64,
    waiting: Vec<Fact>,
    /// True if every act of a hand is recorded.
    full: bool,
}

impl Writer {
    /// Ids in order, so that two books of the same length are identical to the byte.
    fn id(&mut self) -> Uuid {
        self.ids += 1;
        Uuid::from_u128(0x0196_0000_0000_7000_8000_0000_0000_0000 + self.ids)
    }

    fn add(&mut self, fact: Fact) -> Result<(), StoreError> {
        self.waiting.push(fact);
        if self.waiting.len() < EVENTS_PER_REQUEST { Ok(()) } else { self.flush() }
    }

    fn flush(&mut self) -> Result<(), StoreError> {
        self.request += 1;
        let request = format!("request-{}", self.request);
        let moment = Instant(1_767_380_400_000 + i64::try_from(self.request).unwrap_or(0) * 60_000);
        let key = RequestKey::new(request.clone(), "");
        let stamp = Stamp { request, at: moment, recorded: moment };
        let facts = std::mem::take(&mut self.waiting);
        if self.store.wants_checkpoint() {
            self.store.checkpoint()?;
        }
        self.store.write(&stamp, true, |journal| {
            facts.iter().try_for_each(|fact| journal.append(fact).map(|_| ()))?;
            journal.remember(&key, "{}")
        })
    }

    fn night(
        &mut self,
        number: u32,
        profile: &str,
        players: &[PlayerId],
        ends: bool,
    ) -> Result<(), StoreError> {
        let night = NightId(self.id());
        self.add(
            NightFact::NightOpened(NightOpened {
                night,
                number,
                house: "mike".to_owned(),
                profile: profile.to_owned(),
                banker: players.first().copied(),
                stakes: None,
                float: Money::ZERO,
                float_of: None,
                opened: Instant(1_767_380_400_000 + i64::from(number) * 86_400_000),
                kept_in: None,
            })
            .into(),
        )?;
        for player in players {
            let amount = Money::from_minor(STACK);
            let parts = vec![PaymentPart { means: Means::Cash, amount, note: None }];
            self.add(
                ChipFact::BoughtIn(BoughtIn { night, player: *player, seller: None, parts, chips: None })
                    .into(),
            )?;
        }
        let mut stacks = vec![STACK; players.len()];
        for hand in 0..HANDS {
            self.hand(night, hand, players, &mut stacks)?;
        }
        if !ends {
            return Ok(());
        }
        for (player, stack) in players.iter().zip(&stacks) {
            self.add(CashOutFact::CashedOut(cashed(night, *player, Money::from_minor(*stack))).into())?;
        }
        self.add(NightFact::NightClosed { night, dealer: None, owner: None }.into())
    }

    /// Four neighbors put a dollar in and take turns winning, so that no stack runs out.
    fn hand(
        &mut self,
        night: NightId,
        number: u64,
        players: &[PlayerId],
        stacks: &mut [i64],
    ) -> Result<(), StoreError> {
        let first = usize::try_from(number % 8).unwrap_or(0);
        let mut seats = Vec::new();
        for seat in (first..first + 4).map(|seat| seat % players.len()) {
            let place = (seat + players.len() - first) % players.len();
            let put_in = if self.full { FULL.get(place).copied().unwrap_or(0) } else { ANTE };
            let pot = if self.full { FULL.iter().sum() } else { 4 * ANTE };
            let won = if seat == first { pot } else { 0 };
            stacks[seat] += won - put_in;
            seats.push(HandSeat {
                player: players[seat],
                put_in: Money::from_minor(put_in),
                returned: Money::ZERO,
                won: Money::from_minor(won),
                did: Marks::default(),
            });
        }
        let hand = HandId(self.id());
        self.add(
            HandFact::HandPlayed(HandPlayed {
                night,
                hand,
                number: u32::try_from(number + 1).unwrap_or(u32::MAX),
                game: "holdem".to_owned(),
                depth: if self.full { "full" } else { "result" }.to_owned(),
                seats,
                chairs: Box::default(),
                carried_in: Money::ZERO,
                carried_out: Money::ZERO,
                fed: Money::ZERO,
                fines: Money::ZERO,
                record: self.full.then(|| RECORD.to_owned()),
                why: if self.full { vec![(WHY.0.to_owned(), WHY.1.to_owned())] } else { Vec::new() },
                engine: 1,
                print: None,
                blinds: None,
                tournament: None,
                follows: None,
                aside: Vec::new(),
                lost_to: Vec::new(),
            })
            .into(),
        )
    }
}

fn cashed(night: NightId, player: PlayerId, stack: Money) -> CashedOut {
    CashedOut {
        night,
        player,
        stack,
        notes: Vec::new(),
        debt: Money::ZERO,
        answered: Vec::new(),
        app: Money::ZERO,
        cash: stack,
        claim: Money::ZERO,
        chips: None,
    }
}
