//! What happened in a tournament, in words: entries, exits, exchanges, agreements, prizes.

use crate::answer::Amount;
use crate::answer::tournament::chips::{ColouredUp, Exchanged, Starting};
use crate::answer::tournament::paid::{Cancelled, Chopped, Paid};
use crate::answer::tournament::{Agreed, Gone, Left, Out, Sold, Standings, Stands, Stopped, Ticket};
use crate::render::ordinal::ordinal;
use crate::render::page::{columns, harmless, name, or_dash, reason, table, together};
use engine::refusal::Notice;
use ledger::tournament::did::EntryKind;

fn cited(rule: Option<&String>) -> String {
    rule.map(|rule| reason("", rule)).unwrap_or_default()
}

/// Who bought chips.
#[must_use]
pub fn sold(answer: &Sold) -> String {
    let mut lines: Vec<String> = answer.entries.iter().map(ticket).collect();
    lines.push(format!("{} entered; the prize pool is {}", answer.entrants, answer.pool));
    lines.join("\n")
}

fn ticket(ticket: &Ticket) -> String {
    let verb = match ticket.how {
        EntryKind::First => "enters",
        EntryKind::Again => "buys back in",
        EntryKind::Addon => "takes the add-on",
    };
    let beside = [(ticket.bounty, "bounty"), (ticket.fee, "for the house")];
    let beside = beside.iter().filter(|(amount, _)| amount.is_positive());
    let beside: Vec<String> = beside.map(|(amount, what)| format!("{amount} {what}")).collect();
    let beside = if beside.is_empty() { String::new() } else { format!(" ({})", beside.join(", ")) };
    let part = ticket
        .part
        .as_ref()
        .map(|(part, stack, rule)| format!(", 1/{part} of {stack}{}", cited(rule.as_ref())));
    let (who, part) = (name(&ticket.player), part.unwrap_or_default());
    format!("{who} {verb} for {}{beside}: {} chips{part}", ticket.cost, ticket.stack)
}

/// Who is out.
#[must_use]
pub fn out(answer: &Out) -> String {
    let mut lines: Vec<String> = answer.out.iter().map(|gone| one_out(gone, answer)).collect();
    let won = answer.bounties.iter();
    lines.extend(won.map(|(who, bounty)| format!("{} wins a bounty of {bounty}", name(who))));
    lines.push(format!("{} left", answer.left));
    lines.join("\n")
}

fn one_out(gone: &Gone, answer: &Out) -> String {
    let who = name(&gone.player);
    let Some((place, others)) = &gone.shared else { return format!("{who} is out") };
    let others: Vec<String> = others.iter().map(|other| name(other)).collect();
    let with = if others.is_empty() { String::new() } else { format!(", tied with {}", together(&others)) };
    format!("{who} is out in {} place{with}{}", ordinal(*place), cited(answer.rule.as_ref()))
}

/// Who left with chips.
#[must_use]
pub fn left(answer: &Left) -> String {
    let (who, rule) = (name(&answer.player), cited(answer.rule.as_ref()));
    format!("{who} leaves; {} chips come out of play and {} stay in{rule}", answer.stack, answer.in_play)
}

/// A change of the rules.
#[must_use]
pub fn agreed(answer: &Agreed) -> String {
    format!("{} agreed: {}", everybody_still_in(answer.agreed.len()), name(&answer.text))
}

/// Everybody who can agree: `both players still in`, `all 5 players still in`.
#[must_use]
pub fn everybody_still_in(players: usize) -> String {
    match players {
        2 => "both players still in".to_owned(),
        _ => format!("all {players} players still in"),
    }
}

/// Play stops.
#[must_use]
pub fn stopped(answer: &Stopped) -> String {
    format!("leave the cards and chips where they are; play stops for a ruling: {}", name(&answer.why))
}

/// What everybody got for their small chips.
#[must_use]
pub fn coloured_up(answer: &ColouredUp) -> String {
    let row = |row: &Exchanged| {
        let won = match (row.won, row.kept_in) {
            (true, _) => "wins one for the odd chips",
            (false, true) => "gets one to stay in",
            (false, false) => "",
        };
        [name(&row.player), row.large.to_string(), row.odd.to_string(), won.to_owned()]
    };
    let rows = table(&["player", "gets", "odd", ""], &[1, 2], answer.rows.iter().map(row));
    let change = if answer.difference.is_zero() {
        "the chips in play stay the same".to_owned()
    } else {
        format!("chips in play change by {}", answer.difference)
    };
    format!("{rows}\n{change}")
}

/// The chips each player starts with.
#[must_use]
pub fn starting(answer: &Starting) -> String {
    let mut text = vec![format!("each of {} players starts with {}", answer.players, answer.each_shown)];
    text.extend(answer.rebuy_shown.as_ref().map(|rebuy| format!("a rebuy is {rebuy}")));
    text.extend(answer.reserve_shown.as_ref().map(|reserve| format!("left in the case: {reserve}")));
    text.join("\n")
}

/// How the players still in share.
#[must_use]
pub fn chopped(answer: &Chopped) -> String {
    let text = table(&["player", "share"], &[1], named(answer.shares.iter()));
    match answer.play_for.is_positive() {
        true => format!("{text}\n{} is left to play for", answer.play_for),
        false => format!("{text}\npay it with: tournament payout"),
    }
}

fn named<'a>(amounts: impl Iterator<Item = &'a (String, Amount)>) -> impl Iterator<Item = [String; 2]> {
    amounts.map(|(who, amount)| [name(who), amount.to_string()])
}

/// The prizes, and how they were worked out.
#[must_use]
pub fn paid(answer: &Paid) -> String {
    let bounties = answer.places.iter().any(|prize| prize.bounty.is_positive());
    let rows = answer.places.iter().map(|prize| {
        let mut row = vec![prize.place.to_string(), name(&prize.player), prize.amount.to_string()];
        if bounties {
            row.push(or_dash(prize.bounty.is_zero(), prize.bounty.to_string()));
        }
        row
    });
    let rows: Vec<Vec<String>> = rows.collect();
    let header: &[&str] =
        if bounties { &["place", "player", "prize", "own bounty"] } else { &["place", "player", "prize"] };
    let mut text = columns(header, &[0, 2, 3], &rows);
    text.push_str(&format!("\nthe pool was {}; cashout pays the prizes", answer.pool));
    let why = |Notice { rule, text }: &Notice| {
        format!("\n  {}{}", harmless(&text.replace('`', "")), cited(rule.as_ref()))
    };
    text.extend(answer.why.iter().map(why));
    text
}

/// That it was called off.
#[must_use]
pub fn cancelled(answer: &Cancelled) -> String {
    let back = table(&["player", "gets back"], &[1], named(answer.back.iter()));
    format!("called off: {}\n{back}", name(&answer.why))
}

/// Points over many tournaments.
#[must_use]
pub fn standings(answer: &Standings) -> String {
    let Some(points) = &answer.points else { return "no tournament has finished yet".to_owned() };
    let row = |stands: &Stands| {
        let figures = [stands.wins, usize::try_from(stands.best_place).unwrap_or_default(), stands.played];
        let [wins, best, played] = figures.map(|figure| figure.to_string());
        [stands.rank.to_string(), name(&stands.player), stands.points.clone(), wins, best, played]
    };
    let rows = answer.standings.iter().map(row);
    let text = table(&["", "player", "points", "wins", "best", "played"], &[0, 2, 3, 4, 5], rows);
    let counted = answer.best.map(|best| format!(", counting each player's best {best}")).unwrap_or_default();
    let what = if answer.tournaments == 1 { "tournament" } else { "tournaments" };
    format!("{text}\n{} {what}, points {points}{counted}", answer.tournaments)
}
