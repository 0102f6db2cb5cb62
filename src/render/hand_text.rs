//! A full hand as text to paste: seats, posts, streets, who collected what.

use crate::render::boards;
use crate::render::page::name;
use crate::render::replay::{Telling, is_unseen};
use engine::games::{Beside, Deed, Second, row};
use engine::money::Money;
use engine::play::{Act, Setup};
use ledger::night::hand_frames::{Frame, frames, uncalled};
use ledger::refusal::Refusal;

/// The streets of a board, by how many cards are on it.
const BOARDS: &[(usize, &str)] = &[(3, "FLOP"), (4, "TURN"), (5, "RIVER")];

/// The hand as people paste it: what was settled before it, its acts, and what each place was paid; `id` is its name in its file,
/// `notes` is what else is known of it (`year`, `time`).
///
/// # Errors
///
/// What the hand itself cannot do.
pub fn pasted(
    (setup, acts): (&Setup, &[Act]),
    wins: &[Money],
    id: Option<&str>,
    notes: &[(String, String)],
) -> Result<String, Refusal> {
    let frames = frames(setup, acts)?;
    let telling = Telling { setup, frames: &frames, currency: setup.currency };
    let mut lines = vec![title(setup, id, notes)];
    let seated = setup.seated();
    for (seat, place) in setup.places.iter().enumerate().filter(|(seat, _)| seated.contains(*seat)) {
        let stack =
            place.stack.map(|stack| format!(" ({} in chips)", telling.sum(stack))).unwrap_or_default();
        let button = if seat == setup.button { ", the button" } else { "" };
        let away = if place.dealt { "" } else { ", sitting out" };
        lines.push(format!("Seat {}: {}{stack}{button}{away}", seat + 1, telling.who(seat)));
    }
    if !setup.carry.is_zero() {
        lines.push(format!("{} is in the middle", telling.sum(setup.carry)));
    }
    for seat in setup.posting_order() {
        let posts = telling.posts(seat, ["an ante of", "a blind of", "dead money of"]);
        lines.extend(posts.iter().map(|post| format!("{} posts {post}", telling.who(seat))));
    }
    let mut before: Option<&Act> = None;
    for (last, frame) in frames.iter().zip(frames.iter().skip(1)) {
        let Some(act) = &frame.act else { continue };
        let said = telling.sentence(frame, act);
        if said.is_empty() && matches!(act, Act::Show(..)) {
            continue;
        }
        lines.extend(street(setup, (last, frame), act, before));
        if !matches!(act, Act::Board(_)) && !is_unseen(act) {
            lines.extend(Some(said).filter(|said| !said.is_empty()));
        }
        before = Some(act);
    }
    lines.extend(uncalled(setup, &frames).map(|(seat, over)| {
        format!("Uncalled bet of {} goes back to {}", telling.sum(over), telling.who(seat))
    }));
    lines.push("*** SUMMARY ***".to_owned());
    let pot = Money::sum(wins.iter().copied())?;
    lines.push(format!("Total pot {}", telling.sum(pot)));
    let winners = wins.iter().enumerate().filter(|(_, won)| !won.is_zero());
    lines.extend(winners.map(|(seat, won)| format!("{} collected {}", telling.who(seat), telling.sum(*won))));
    Ok(format!("{}\n", lines.join("\n")))
}

/// `Hand #3: holdem ($0.25/$0.50), 2026-01-02 19:23:00 UTC`.
fn title(setup: &Setup, id: Option<&str>, notes: &[(String, String)]) -> String {
    let mut blinds: Vec<Money> = setup.places.iter().map(|place| place.blind).collect();
    blinds.retain(|blind| blind.is_positive());
    blinds.sort_unstable();
    blinds.dedup();
    // Anything above the second blind is a straddle.
    let stakes = match blinds.as_slice() {
        [small, big, ..] => format!(" ({}/{})", setup.currency.shown(*small), setup.currency.shown(*big)),
        _ => String::new(),
    };
    let note =
        |key: &str| notes.iter().find(|(known, _)| known == key).map(|(_, value)| value.trim_matches('"'));
    let day = match (note("year"), note("month"), note("day")) {
        (Some(year), Some(month), Some(day)) => format!(", {year}-{month:0>2}-{day:0>2}"),
        _ => String::new(),
    };
    let zone = note("time_zone").or_else(|| note("time_zone_abbreviation"));
    let zone = zone.map(|zone| format!(" {}", name(zone))).unwrap_or_default();
    let time =
        note("time").map(|time| format!(" {time}{zone}")).filter(|_| !day.is_empty()).unwrap_or_default();
    let id = id.map(|id| format!(" #{}", name(id))).unwrap_or_default();
    let game: String =
        std::iter::once(name(setup.game.name)).chain(added(setup)).collect::<Vec<_>>().join(", ");
    format!("Hand{id}: {game}{stakes}{day}{time}")
}

/// What the dealer added to the game that decides who wins.
fn added(setup: &Setup) -> Vec<String> {
    let plain = row(setup.game.name).map_or(setup.game, |row| row.game);
    let second = match setup.game.second() {
        second if second == plain.second() => None,
        Second::Low => Some("high-low"),
        Second::Beside(Beside::HighSpade) => Some("high spade in the hole"),
        Second::None | Second::Beside(_) => None,
    };
    let wild = setup.announced.map(|wilds| format!("{} wild", wilds.named()));
    second.map(str::to_owned).into_iter().chain(wild).collect()
}

/// The heading of a street that starts with this act.
fn street(setup: &Setup, (last, frame): (&Frame, &Frame), act: &Act, before: Option<&Act>) -> Option<String> {
    match act {
        Act::Board(_) => {
            let run = (0..frame.boards.len()).find(|run| last.boards.get(*run) != frame.boards.get(*run))?;
            let board = frame.boards.get(run)?;
            let known =
                BOARDS.iter().find(|(count, _)| *count == board.len()).map_or("BOARD", |(_, street)| street);
            let known = if setup.game.boards.boards() > 1 { "BOARDS" } else { known };
            let again = if run == 0 { String::new() } else { format!(", run {}", run + 1) };
            Some(format!("*** {known}{again} *** [{}]", boards::laid(&setup.game.boards, board)))
        }
        Act::Deal { .. } if !matches!(before, Some(Act::Deal { .. })) => {
            Some(if before.is_none() { "*** CARDS ***" } else { "*** NEXT CARDS ***" }.to_owned())
        }
        Act::Draw(..) if !matches!(before, Some(Act::Draw(..) | Act::Deal { .. })) => {
            Some("*** DRAW ***".to_owned())
        }
        Act::Own { deed, .. } if !matches!(before, Some(Act::Own { deed: same, .. }) if same == deed) => {
            let street = match deed {
                Deed::Discard => "DISCARD",
                Deed::Pass(_) => "PASS",
                Deed::Roll => "TURNED UP",
            };
            Some(format!("*** {street} ***"))
        }
        Act::Show(..) | Act::Muck(_) if !matches!(before, Some(Act::Show(..) | Act::Muck(_))) => {
            Some("*** SHOWDOWN ***".to_owned())
        }
        _ => None,
    }
}
