//! Hands step by step over a socket: the table drawn, and no card that nobody showed.

use crate::program::Table;
use crate::web::Served;

/// A hand of hold'em with two players who fold and two at the showdown; Bob's cards are written down and never shown.
pub fn played() -> Table {
    let mut table = Table::new();
    for line in [
        "init --house dave",
        "player add Ann Bob Cat Dan",
        "open --banker Ann --stakes .25/.50",
        "seat Ann Bob Cat Dan",
        "buy Ann 40",
        "buy Bob 40",
        "buy Cat 40",
        "buy Dan 40",
    ] {
        table.does(line);
    }
    table.write("hand.phh", HAND);
    table.does("hand add hand.phh");
    table
}

const HAND: &str = "variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0, 0]
blinds_or_straddles = [0.25, 0.50, 0, 0]
min_bet = 0.50
starting_stacks = [40, 40, 40, 40]
actions = ['d dh p1 9c9s', 'd dh p2 AhKh', 'd dh p3 2c7d', 'd dh p4 QhQd', 'p3 f', 'p4 cbr 1.50', 'p1 f', 'p2 cc', 'd db Qs7h2d', 'p2 cc', 'p4 cbr 3', 'p2 cc', 'd db 9d', 'p2 cc', 'p4 cc', 'd db Th', 'p2 cc', 'p4 cbr 10', 'p2 cc', 'p4 sm QhQd', 'p2 sm AhKh']
players = ['Bob', 'Cat', 'Dan', 'Ann']
";

#[test]
fn a_hand_is_drawn_step_by_step() {
    let mut table = played();
    let served = Served::start(&mut table, &[]);
    let end = served.get("/hand/1").body;
    assert!(end.contains("<svg class=\"felt\"") && end.contains("Ann wins $29.25"), "{end}");
    assert!(end.contains("main pot") && end.contains("three queens"), "{end}");
    let count: u32 =
        end.split("step ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap().parse().unwrap();
    assert!(count > 10, "{count}");
    let mut path = "/hand/1?night=1&step=1".to_owned();
    let mut steps = 0;
    loop {
        let page = served.get(&path);
        assert_eq!(page.status, 200, "{path}");
        steps += 1;
        let next = page.body.split("rel=\"next\" href=\"").nth(1).and_then(|rest| rest.split('"').next());
        match next {
            Some(next) => path = next.replace("&amp;", "&").replace("&#x2f;", "/"),
            None => break,
        }
    }
    assert_eq!(steps, count);
    let flop = served.get("/hand/1?step=9").body;
    assert!(flop.contains("before the flop"), "{flop}");
    assert!(served.get(&format!("/hand/1?step={}", count + 1)).body.contains("have that step"));
    assert_eq!(served.get("/hand/1?step=0").status, 400);
}

#[test]
fn cards_that_nobody_showed_stay_face_down() {
    let mut table = played();
    // The banker sees what was written down.
    assert!(table.does("hand show 1").contains("9c 9s"));
    let served = Served::start(&mut table, &[]);
    for step in 1..25 {
        let page = served.get(&format!("/hand/1?step={step}")).body;
        for hidden in ["9c", "9s", "9♣", "9♠", "7♦", "7d"] {
            assert!(!page.contains(hidden), "{hidden} at {step}: {page}");
        }
    }
    let tv = served.get("/tv").body;
    assert!(tv.contains("Q♥") && tv.contains("A♥") && tv.contains("T♥") && !tv.contains("9♣"), "{tv}");
    assert!(served.get("/hand/1?step=5").body.contains("A♥"));
}

#[test]
fn every_kind_of_hand_has_its_picture() {
    let mut table = played();
    table.does("hand result holdem Bob 2 Cat Dan");
    let served = Served::start(&mut table, &[]);
    let page = served.get("/hand/2").body;
    assert!(page.contains("step 1 of 1") && page.contains("<svg") && page.contains("+$6.00"), "{page}");
}

#[test]
fn the_tv_says_who_may_still_enter_and_who_is_out() {
    let mut table = Table::new();
    for line in [
        "init --house pig",
        "player add Ann Bob Cat Dan Eve",
        "open --banker Ann",
        "tournament new --entry 20 --bounty 5 --stack 1500 --payout 60/30/10 --late 3 --reentry 1 --agreed --host Ann --deputy Bob",
        "tournament enter Ann Bob Cat Dan",
        "tournament start",
        "tournament bust Cat --by Bob",
    ] {
        table.does(line);
    }
    let served = Served::start(&mut table, &[]);
    let tv = served.get("/tv").body;
    for says in
        ["late entry through level 3", "re-entry $25.00", "out: Cat", "prize pool", "class=\"minute\""]
    {
        assert!(tv.contains(says), "`{says}` in {tv}");
    }
}
