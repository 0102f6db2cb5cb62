//! What is wrong with the chips of a tournament, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::tournament::levels::blinds;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::{counted, listed};
use ledger::refusal::{
    ColourUpFlaw, ExchangeSaid, NeededChips, RaceFlaw, StartingChipsFlaw, TournamentChipsRefused,
};

pub(super) fn said(why: &TournamentChipsRefused) -> Said {
    match why {
        TournamentChipsRefused::Starting(flaw) => starting(flaw),
        TournamentChipsRefused::ColourUp(flaw) => colour_up(flaw),
        TournamentChipsRefused::Race(flaw) => race(flaw),
    }
}

fn starting(flaw: &StartingChipsFlaw) -> Said {
    match flaw {
        StartingChipsFlaw::Nothing { stack } => {
            Said::new("stack-nothing", format!("a stack can't be {stack}"))
        }
        StartingChipsFlaw::Players { players, rebuys, most } => Said::new(
            "stack-players",
            format!(
                "stacks can be worked out for 1 to {most} players, not for {players} with {rebuys} rebuys"
            ),
        ),
        StartingChipsFlaw::TooManyChips { stack, most } => Said::new(
            "plan-too-large",
            format!("{stack} is too much: it would take more than {most} small chips"),
        ),
        StartingChipsFlaw::Unmakeable { stack, values } => {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            let values = listed(&values, "and").unwrap_or_default();
            Said::new("stack-unmakeable", format!("you can't make {stack} with these chips: {values}"))
        }
    }
}

fn colour_up(flaw: &ColourUpFlaw) -> Said {
    match flaw {
        ColourUpFlaw::Values { small, large } => Said::new(
            "colour-up-values",
            format!(
                "can't color up {small}s to {large}s: the new chip has to be a larger multiple of {small}"
            ),
        ),
        ColourUpFlaw::NotTheSmallest { smallest, said } => {
            Said::new("colour-up-order", format!("the smallest chips in play are {smallest}s, not {said}s"))
        }
        ColourUpFlaw::TooLarge { blinds: posted, large, instead } => Said::new(
            "colour-up-needed",
            format!("you can't pay {} with {large}s: color up to {}s instead", blinds(posted), instead.large),
        )
        .way(exchange(instead)),
        ColourUpFlaw::HeldUnsaid { held, instead } => {
            let names: Vec<String> = held.iter().map(|(name, _)| format!("`{name}`")).collect();
            let names = listed(&names, "and").unwrap_or_default();
            let have = if held.len() == 1 { "has" } else { "have" };
            let each: Vec<String> = held.iter().map(|(name, count)| format!("{name}={count}")).collect();
            let message = format!("say how many {}s {names} {have}: {}", instead.small, each.join(" "));
            Said::new("colour-up-count", message).way(exchange(instead))
        }
        ColourUpFlaw::InPlay(needed) => {
            Said::new("colour-up-early", format!("{}, and that's the current level", needs(needed)))
                .or("tournament level")
        }
        ColourUpFlaw::StillNeeded { needed, before } => {
            let when = match before {
                Some(level) => format!("they can go before level {level}"),
                None => "it's the last level, so they stay in play".to_owned(),
            };
            Said::new("colour-up-needed", format!("{}: {when}", needs(needed))).or("tournament level")
        }
        ColourUpFlaw::InTheMiddle { pot } => Said::new(
            "pot-not-won",
            format!("{pot} chips are in the middle of the table, so nobody can trade them in"),
        )
        .or("hand result --help"),
        ColourUpFlaw::MoreThanHeHas { name, stack, count, small } => Said::new(
            "stack-too-small",
            format!("`{name}` can't have {count} of the {small}s: the book says `{name}` has only {stack}"),
        )
        .way(counting(name)),
        ColourUpFlaw::RestUnmakeable { name, stack, count, small, rest, large } => Said::new(
            "colour-up-count",
            format!(
                "`{name}` has {stack}: coloring up {count} of the {small}s leaves {rest}, and {large}s and up \
                 can't make that"
            ),
        )
        .way(counting(name)),
    }
}

fn needs(needed: &NeededChips) -> String {
    let NeededChips { level, blinds: posted, small } = needed;
    format!("level {level} ({}) still needs the {small}s", blinds(posted))
}

/// The line of an exchange.
fn exchange(said: &ExchangeSaid) -> WayOut {
    let line = WayOut::line("tournament colour-up").amount(said.small).amount(said.large);
    let line = said.held.iter().fold(line, |line, (name, count)| line.arg(&format!("{name}={count}")));
    let line =
        said.cards.iter().fold(line, |line, (name, cards)| line.option("--card", &format!("{name}={cards}")));
    if said.round_up { line.arg("--round-up") } else { line }
}

fn counting(name: &str) -> WayOut {
    WayOut::line("count").who(&[name]).arg("--help")
}

fn race(flaw: &RaceFlaw) -> Said {
    match flaw {
        RaceFlaw::Cards { name, odd, small, cards } => Said::new(
            "race-cards",
            format!(
                "`{name}` has {} ({small}) in the race but {}",
                counted(odd, "odd chip"),
                counted(cards, "card")
            ),
        )
        .or("tournament colour-up --help"),
        RaceFlaw::CardsAt { seat, odd, cards } => Said::new(
            "race-cards",
            format!(
                "player {seat} in the exchange has {} in the race but {}",
                counted(odd, "odd chip"),
                counted(cards, "card")
            ),
        ),
        RaceFlaw::TooMany { odd, deck } => Said::new(
            "race-too-many",
            format!("{odd} odd chips are in the race, but a deck has only {deck} cards"),
        ),
        RaceFlaw::CardTwice(card) => Said::new("race-card-twice", format!("`{card}` is in the race twice")),
    }
}
