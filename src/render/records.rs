//! The records of the table as text.

use crate::answer::records::{AllIns, Beat, Luck, NightResult, Pot, Records, Rivals, Streak, Streaks};
use crate::answer::stats::Share;
use crate::answer::{Amount, ByName};
use crate::render::page::{columns, name, table, wrapped};
use engine::as_text::counted;

/// How pairs are counted, said once below them.
const RIVALS_NOTE: &str = "ahead: nights when that player did better; pots and net: hands that one of \
                           the two won alone and the other lost money in";

/// All records, each under its heading; empty ones are left out.
#[must_use]
pub fn page(records: &Records) -> String {
    let (Some(first), Some(last)) = (&records.first, &records.last) else {
        return "there are no finished nights to look at".to_owned();
    };
    let head = match records.nights {
        1 => format!("1 night, {}", first.day()),
        nights => format!("{nights} nights, {} to {}", first.day(), last.day()),
    };
    let nemeses = records.nemesis.iter();
    let nemeses = nemeses.map(|(who, by)| [name(who), name(&by.player), by.amount.to_string()]);
    let parts = [
        part("biggest pots", pots(&records.pots)),
        part("best nights", nights_of(&records.best_nights)),
        part("worst nights", nights_of(&records.worst_nights)),
        part("nights in a row", streaks(&records.streaks)),
        part("nemesis", table(&["player", "loses most to", "net"], &[2], nemeses)),
        part("head to head", rivals(&records.head_to_head)),
        part("who shows up", attendance(&records.attendance)),
        part("worst beats", beats(&records.all_ins.beats)),
        part("luck", luck(&records.all_ins)),
    ];
    let there = [
        !records.pots.is_empty(),
        !records.best_nights.is_empty(),
        !records.worst_nights.is_empty(),
        !records.streaks.is_empty(),
        !records.nemesis.is_empty(),
        !records.head_to_head.is_empty(),
        !records.attendance.is_empty(),
        !records.all_ins.beats.is_empty(),
        records.all_ins.hands > 0,
    ];
    let parts = parts.into_iter().zip(there).filter(|(_, there)| *there).map(|(part, _)| part);
    std::iter::once(head).chain(parts).collect::<Vec<_>>().join("\n\n")
}

fn part(heading: &str, body: String) -> String {
    format!("{heading}:\n{body}")
}

/// The biggest pots, each with its cards below if some are known.
fn pots(pots: &[Pot]) -> String {
    let row = |pot: &Pot| {
        let hand = format!("night {} hand {}", pot.night, pot.hand);
        vec![pot.pot.to_string(), winners(&pot.winners), hand, pot.at.day().to_owned(), name(&pot.game)]
    };
    let rows: Vec<Vec<String>> = pots.iter().map(row).collect();
    let table = columns(&["pot", "won by", "hand", "day", "game"], &[0], &rows);
    let cards = pots.iter().filter(|pot| !pot.cards.is_empty() || !pot.board.is_empty());
    let cards = cards.map(|pot| cards_of((pot.night, pot.hand), &pot.cards, &pot.board));
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() { table } else { format!("{table}\n{}", cards.join("\n")) }
}

fn winners(winners: &ByName<Amount>) -> String {
    let all: Vec<&(String, Amount)> = winners.iter().collect();
    match all.as_slice() {
        [(who, _)] => name(who),
        several => {
            several.iter().map(|(who, won)| format!("{} {won}", name(who))).collect::<Vec<_>>().join(", ")
        }
    }
}

fn cards_of((night, hand): (u32, u32), cards: &ByName<String>, board: &str) -> String {
    let held = cards.iter().map(|(who, cards)| format!("{} {}", name(who), name(cards)));
    let board = Some(format!("board {}", name(board))).filter(|_| !board.is_empty());
    let seen = held.chain(board).collect::<Vec<_>>().join("; ");
    wrapped(&format!("night {night} hand {hand}: {seen}"))
}

/// The worst beats, and the cards of each below.
fn beats(beats: &[Beat]) -> String {
    let row = |of: &Beat| {
        [
            format!("{}%", of.equity),
            name(&of.player),
            of.pot.to_string(),
            format!("night {} hand {}", of.night, of.hand),
            of.at.day().to_owned(),
            name(&of.game),
        ]
    };
    let header = ["had", "player", "lost a pot of", "hand", "day", "game"];
    let cards = beats.iter().map(|of| cards_of((of.night, of.hand), &of.cards, &of.board));
    let lines = std::iter::once(table(&header, &[0, 2], beats.iter().map(row))).chain(cards);
    lines.collect::<Vec<_>>().join("\n")
}

/// What all-ins brought everybody, and how many hands that is based on.
fn luck(all_ins: &AllIns) -> String {
    let row = |(who, of): &(String, Luck)| {
        [name(who), of.hands.to_string(), of.worth.to_string(), of.won.to_string(), of.luck.to_string()]
    };
    let header = ["player", "all-ins", "fair share", "won", "luck"];
    let rests = counted(all_ins.hands, "hand");
    let estimated = match all_ins.estimated {
        0 => String::new(),
        hands => format!("; {hands} of them estimated"),
    };
    let note =
        format!("from {rests} with a player all-in before the last card and all cards known{estimated}");
    format!("{}\n{}", table(&header, &[1, 2, 3, 4], all_ins.luck.iter().map(row)), wrapped(&note))
}

fn nights_of(nights: &[NightResult]) -> String {
    let row = |of: &NightResult| {
        [
            of.result.to_string(),
            name(&of.player),
            of.night.to_string(),
            of.opened.day().to_owned(),
            name(&of.house),
        ]
    };
    table(&["result", "player", "night", "day", "house"], &[0, 2], nights.iter().map(row))
}

fn streaks(streaks: &ByName<Streaks>) -> String {
    let run = |run: &Option<Streak>| match run {
        None => "–".to_owned(),
        Some(Streak { nights: 1, from, .. }) => format!("1 (night {from})"),
        Some(Streak { nights, from, to }) => format!("{nights} (nights {from} to {to})"),
    };
    let now = |now: i64| match now {
        0 => "–".to_owned(),
        now if now > 0 => format!("won {now}"),
        now => format!("lost {}", now.unsigned_abs()),
    };
    let row = |(who, of): &(String, Streaks)| [name(who), run(&of.won), run(&of.lost), now(of.now)];
    table(&["player", "won", "lost", "now"], &[], streaks.iter().map(row))
}

fn rivals(pairs: &[Rivals]) -> String {
    let row = |of: &Rivals| {
        [
            name(&of.player),
            name(&of.other),
            of.nights.to_string(),
            format!("{}:{}", of.ahead, of.behind),
            format!("{}:{}", of.took, of.gave),
            of.net.to_string(),
        ]
    };
    let header = ["player", "against", "nights", "ahead", "pots", "net"];
    format!("{}\n{}", table(&header, &[2, 3, 4, 5], pairs.iter().map(row)), wrapped(RIVALS_NOTE))
}

fn attendance(came: &ByName<Share>) -> String {
    let row = |(who, share): &(String, Share)| {
        let percent = share.percent.map(|percent| format!("{percent}%")).unwrap_or_default();
        [name(who), format!("{} of {}", share.times, share.of), percent]
    };
    table(&["player", "nights", ""], &[1, 2], came.iter().map(row))
}
