//! Random tournaments through the domain: money, chips and places add up, whatever happens.

pub mod room;

use crate::luck::{Luck, first, times};
use crate::random_tournaments::room::Room;
use crate::told::Told;
use engine::money::Money;
use ledger::accounts::{Asset, Party};
use ledger::ids::PlayerId;
use ledger::night::result_told::ToldResult;
use ledger::night::tournament::fallen::Fallen;
use ledger::night::tournament::going;
use ledger::night::tournament::sharing::{self, WantedDeal};
use ledger::night::tournament::{entering, making, paying, starting};
use ledger::time::Instant;
use ledger::tournament::Phase;
use ledger::tournament::agreement::PrizeDeal;
use ledger::tournament::clock::Moment;
use ledger::tournament::did::Did;
use ledger::tournament::level_words::parse_structure;
use ledger::tournament::prize_offers::suggestions;
use ledger::tournament::prize_table::PrizeTable;
use ledger::tournament::terms::{Addon, ComeBack, TournamentTerms, WayBack};

fn now() -> Moment {
    Moment { wall: Instant(0), tick: None, said: false }
}

fn terms(luck: &mut Luck, pig: bool, players: usize) -> TournamentTerms {
    let money = Money::from_minor;
    let stack = money(1500);
    let price = money(luck.pick(&[500, 1000, 2000, 2525]));
    let bounty = if luck.chance(40) { money(luck.pick(&[100, 500, 333])) } else { Money::ZERO };
    let offers = suggestions(players);
    let prizes = PrizeTable::Shares(luck.pick(offers).to_vec());
    let again = luck.chance(70).then(|| {
        if pig {
            WayBack {
                way: ComeBack::FirstOut,
                price: money(1000),
                bounty: Money::ZERO,
                fee: Money::ZERO,
                stack: money(500),
                most: 1,
                until: None,
            }
        } else if luck.chance(50) {
            WayBack {
                way: ComeBack::Rebuy,
                price: money(750),
                bounty: Money::ZERO,
                fee: Money::ZERO,
                stack: money(1000),
                most: 2,
                until: None,
            }
        } else {
            WayBack { way: ComeBack::Reentry, price, bounty, fee: Money::ZERO, stack, most: 1, until: None }
        }
    });
    let addon = luck.chance(30).then(|| Addon { price: money(250), stack: money(750), until: None });
    TournamentTerms {
        price,
        bounty,
        fee: Money::ZERO,
        stack,
        unit: money(25),
        again,
        addon,
        late: luck.chance(30).then_some(1),
        prizes: Some(prizes),
        step: money(luck.pick(&[1, 100, 500])),
        levels: parse_structure("25/50 50/100").expect("levels").expect("sound"),
        host: Some(Room::player(0)),
        deputy: Some(Room::player(1)),
        agreed: Vec::new(),
    }
}

fn enter(room: &mut Room, player: PlayerId) -> bool {
    let reading = room.on().reading(&now()).expect("a clock");
    let Ok(ticket) = entering::enter(&room.tonight, player, &reading) else { return false };
    room.pay(player, ticket.cost().expect("small"));
    room.does(Did::Entered(ticket));
    true
}

fn come_back(room: &mut Room, player: PlayerId) -> bool {
    let reading = room.on().reading(&now()).expect("a clock");
    let Ok(ticket) = entering::again(&room.tonight, player, &reading, true) else { return false };
    room.pay(player, ticket.cost().expect("small"));
    room.does(Did::Entered(ticket));
    true
}

/// Some players still in, in random order.
fn some(luck: &mut Luck, players: &[PlayerId], least: usize) -> Vec<PlayerId> {
    let mut all = players.to_vec();
    for at in (1..all.len()).rev() {
        all.swap(at, luck.below(at + 1));
    }
    let count = least + luck.below(all.len() + 1 - least);
    all.truncate(count);
    all
}

/// One recorded hand; losers go out, alone or together.
fn play(luck: &mut Luck, room: &mut Room) {
    let playing: Vec<PlayerId> = room.on().players().collect();
    let with_chips: Vec<PlayerId> = playing.into_iter().filter(|player| room.stack(*player) > 0).collect();
    if with_chips.len() < 2 {
        return;
    }
    let players = some(luck, &with_chips, 2);
    let all_in = luck.chance(50);
    let put_in: Vec<(PlayerId, Money)> = players
        .iter()
        .map(|player| {
            let stack = room.stack(*player);
            let bet = if all_in { stack } else { 25 * (1 + luck.below((stack / 25).max(1) as usize) as i64) };
            (*player, Money::from_minor(bet.min(stack)))
        })
        .collect();
    let pot: i64 = put_in.iter().map(|(_, amount)| amount.minor()).sum();
    let first = luck.pick(&players);
    let second = luck.pick(&players);
    let half = pot / 50 * 25;
    let won = match first == second {
        true => vec![(first, Money::from_minor(pot))],
        false => vec![(first, Money::from_minor(pot - half)), (second, Money::from_minor(half))],
    };
    let won = won.into_iter().filter(|(_, amount)| amount.is_positive()).collect();
    let told = ToldResult { game: "holdem".to_owned(), put_in, won, ..ToldResult::default() };
    let Some(hand) = room.hand(&told) else { return };
    let gone = hand.seats.iter().map(|seat| seat.player).filter(|player| room.stack(*player) == 0);
    let gone: Vec<PlayerId> = gone.collect();
    if gone.is_empty() {
        return;
    }
    let fallen =
        going::fallen_in(&room.tonight, &hand).expect("they can be counted").expect("somebody is out");
    assert_eq!(fallen.players, gone);
    let out = going::out_in(&room.tonight, &fallen, &hand).expect("they have nothing");
    let waiting = out.waiting.clone();
    room.does(Did::Out(out));
    if !waiting.is_empty() {
        room.waiting.push((waiting, hand));
    }
}

/// Says who won the bounties that wait: anybody who matched the smallest of those stacks may have won some of it.
fn told_heads(room: &mut Room) {
    for (players, hand) in std::mem::take(&mut room.waiting) {
        assert!(
            players.iter().all(|player| room.on().head_waits(*player)),
            "the head waits until it is told"
        );
        let bet = |player: &PlayerId| {
            let seat = hand.seats.iter().find(|seat| seat.player == *player).expect("he is in it");
            seat.put_in.minus(seat.returned).expect("they can be counted")
        };
        let least = players.iter().map(bet).min().expect("somebody is out");
        let winners = hand.seats.iter().filter(|seat| seat.won.is_positive()).map(|seat| seat.player);
        let by = winners.filter(|winner| bet(winner) >= least).collect();
        let lost_in: Vec<_> = players.iter().map(|player| (*player, hand.clone())).collect();
        let told = Fallen { players, stacks: Vec::new(), by };
        let did = going::out(&room.tonight, &told, &lost_in).expect("they won it");
        room.does(did);
    }
}

/// Players who go out without a recorded hand.
fn told_out(luck: &mut Luck, room: &mut Room) {
    let playing: Vec<PlayerId> = room.on().players().collect();
    if playing.len() < 2 {
        return;
    }
    let count = 1 + luck.below((playing.len() - 1).min(3));
    let mut players = some(luck, &playing, count);
    players.truncate(count);
    let stacks =
        players.iter().map(|player| (*player, Money::from_minor(25 * (1 + luck.below(4) as i64)))).collect();
    let by = playing.iter().copied().find(|player| !players.contains(player));
    let fallen = Fallen { players, stacks, by: by.into_iter().collect() };
    let did = going::out(&room.tonight, &fallen, &[]).expect("somebody is left");
    room.does(did);
}

fn tournament(seed: u64) {
    let luck = &mut Luck::new(seed);
    let pig = luck.chance(50);
    let mut room = Room::open(if pig { "pig" } else { "casino" });
    let players = 2 + luck.below(9);
    let terms = terms(luck, pig, players);
    let (made, _) =
        making::make(&room.tonight, 1, "random".to_owned(), terms, true).expect("it can be played");
    room.does(Did::Made(Box::new(made)));
    for at in 0..players {
        assert!(enter(&mut room, Room::player(at)));
    }
    let (did, _) =
        starting::start(&room.tonight, starting::SaidAtStart::default(), now()).expect("it begins");
    room.does(did);
    room.check();
    for _ in 0..2_000 {
        let on = room.on();
        if on.winner().is_some() || on.chopped.as_ref().is_some_and(|chopped| chopped.play_for.is_zero()) {
            break;
        }
        match luck.below(100) {
            0..=69 => play(luck, &mut room),
            70..=76 => told_out(luck, &mut room),
            77..=86 => {
                let gone: Vec<PlayerId> = on.entrants.iter().map(|entrant| entrant.player).collect();
                come_back(&mut room, luck.pick(&gone));
            }
            87..=89 => drop(enter(&mut room, Room::player(players))),
            90..=92 => {
                let reading = on.reading(&now()).expect("a clock");
                let player = luck.pick(&on.players().collect::<Vec<_>>());
                if let Ok(ticket) = entering::addon(&room.tonight, player, &reading) {
                    room.pay(player, ticket.cost().expect("small"));
                    room.does(Did::Entered(ticket));
                }
            }
            93..=94 if on.players().count() > 2 && on.chopped.is_none() => {
                let player = luck.pick(&on.players().collect::<Vec<_>>());
                // Nobody is kept from leaving, but chips of players who are out must be assigned first.
                match going::leave(&room.tonight, player, false) {
                    Ok((did, _)) => room.does(did),
                    Err(no) => assert_eq!(no.told().code, "stacks-uncounted", "{no}"),
                }
            }
            95 if on.players().count() > 1 => {
                let deal = luck.pick(&[0, 1, 2]);
                let deal = [PrizeDeal::Icm, PrizeDeal::Even, PrizeDeal::ChipChop][deal].clone();
                let play_for = if luck.chance(30) { Money::from_minor(100) } else { Money::ZERO };
                let wanted = WantedDeal { deal, players: Vec::new(), play_for, against: Vec::new() };
                if let Ok((did, _)) = sharing::chop(&room.tonight, &wanted) {
                    room.does(did);
                }
            }
            _ => {}
        }
        if luck.chance(30) {
            told_heads(&mut room);
        }
        room.check();
    }
    told_heads(&mut room);
    end(&mut room);
}

fn end(room: &mut Room) {
    let paid_in: i64 = room.on().entrants.iter().map(|entrant| entrant.paid.minor()).sum();
    let (did, _) = paying::payout(&room.tonight).expect("it is over");
    let Did::Paid(paid) = did.clone() else { panic!("{did:?}") };
    room.does(did);
    room.check();
    let on = room.on();
    assert_eq!(on.phase, Phase::Paid);
    let accounts = &room.tonight.evening.accounts;
    assert!(accounts.holding(Party::Pool, Asset::Chips).is_zero(), "the pool is empty");
    assert_eq!(accounts.result(Party::Pool).minor(), 0);
    let prizes: i64 = paid.places.iter().map(|prize| prize.amount.minor()).sum();
    assert_eq!(prizes, on.pool.minor(), "the prizes are the pool");
    let won: i64 = on.entrants.iter().map(|entrant| accounts.result(entrant.player.into()).minor()).sum();
    assert_eq!(won, 0, "what one won another lost");
    assert!(paid_in >= prizes);
    for party in [Party::Bank, Party::Table, Party::Pot] {
        assert!(accounts.holding(party, Asset::Stacks).is_zero(), "every chip is in the case");
    }
    for entrant in &on.entrants {
        let places = paid.places.iter().filter(|prize| prize.player == entrant.player).count();
        let ranked = entrant.standing != ledger::tournament::EntrantState::Left;
        assert_eq!(places, usize::from(ranked), "everybody has one place, who left has none");
    }
    let mut places: Vec<u32> = paid.places.iter().map(|prize| prize.place).collect();
    places.sort_unstable();
    for (at, place) in (1_u32..).zip(&places) {
        let shared = places.iter().filter(|other| *other == place).count() as u32;
        assert!(*place <= at && at < place + shared, "places are filled one after the other: {places:?}");
    }
    let order: Vec<(u32, i64)> =
        paid.places.iter().map(|prize| (prize.place, prize.amount.minor())).collect();
    if on.chopped.is_none() {
        for (better, worse) in order.iter().zip(order.iter().skip(1)) {
            assert!(better.0 == worse.0 || better.1 >= worse.1, "a better place is paid no less: {order:?}");
        }
    }
}

/// How many are played.
const TOURNAMENTS: u64 = 1_000;

#[test]
fn random_tournaments_pay_out_what_was_paid_in_and_place_everybody_once() {
    for seed in first()..first() + times(TOURNAMENTS) {
        let done = std::panic::catch_unwind(|| tournament(seed));
        assert!(done.is_ok(), "tournament {seed}");
    }
}
