//! Why the players' deal doesn't work, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::tournament::outsider;
use crate::render::refusal::tournament::players::players;
use engine::as_text::counted;
use ledger::refusal::{SharesFlaw, TableMatter, TournamentDealRefused};

pub(super) fn said(why: &TournamentDealRefused) -> Said {
    match why {
        TournamentDealRefused::NobodyEntered { on } => {
            let on = matter(*on);
            Said::new("nobody-entered", format!("everybody has to agree to {on}, but nobody has entered yet"))
                .or("tournament enter --help")
        }
        TournamentDealRefused::NotUnanimous { on, all, against } => {
            let is_one = against.len() == 1;
            let (on, against) = (matter(*on), players(against, "and"));
            let all = if *all == 2 { "both".to_owned() } else { format!("all {all}") };
            Said::new(
                "not-unanimous",
                format!(
                    "{all} players have to agree to {on}, but {against} {} against it",
                    if is_one { "is" } else { "are" }
                ),
            )
        }
        TournamentDealRefused::DealtAlready => {
            Said::new("chopped-already", "the players already agreed on a chop").or("tournament status")
        }
        TournamentDealRefused::SharedAlready => Said::new(
            "chopped-already",
            "the players already agreed on a chop, and that's how the prizes are split",
        )
        .or("tournament status"),
        TournamentDealRefused::LevelNotPayable { amount, unit } => {
            Said::new("level-unpayable", format!("you can't pay {amount} in {unit}s")).or("tournament level")
        }
        TournamentDealRefused::SameLevel { level } => {
            Said::new("no-level", format!("it's already level {level}")).or("tournament level")
        }
        TournamentDealRefused::OtherJudge { judge, named } => {
            Said::new("other-judge", format!("`{judge}` makes the rulings, not `{named}`"))
                .or("ruling --help")
        }
        TournamentDealRefused::NoJudge { party } => {
            let party = match party {
                Some(name) => format!("no host was named, and `{name}` is involved"),
                None => "the host and the deputy are both involved".to_owned(),
            };
            Said::new("no-judge", format!("{party}, so the other players choose who makes the rulings"))
                .or("ruling --help")
        }
        TournamentDealRefused::NotInAnyMore(who) => outsider::said(who, "tournament status"),
        TournamentDealRefused::StacksOff { known, all } => Said::new(
            "stacks-off",
            format!("the book's stacks add up to {known}, but {all} chips are in play: count them first"),
        )
        .or("tournament status"),
        TournamentDealRefused::Shares(flaw) => shares(flaw),
    }
}

const fn matter(on: TableMatter) -> &'static str {
    match on {
        TableMatter::Rules => "a rule change",
        TableMatter::Prizes => "new prizes",
        TableMatter::Level => "a new level",
        TableMatter::Deal => "a chop",
    }
}

fn shares(flaw: &SharesFlaw) -> Said {
    match flaw {
        SharesFlaw::Alone { players } => {
            Said::new("deal-alone", format!("a chop needs at least 2 players, but only {players} is left"))
        }
        SharesFlaw::TooManyPlayers { players, most } => {
            Said::new("icm-players", format!("{players} players are left, but ICM works for {most} at most"))
        }
        SharesFlaw::TooManyPlaces { places, players } => Said::new(
            "prizes-field",
            format!("{places} places get a prize, with only {} left", counted(players, "player")),
        ),
        SharesFlaw::WithoutChips => {
            Said::new("stack-empty", "a player with no chips can't be in the chop: knock them out first")
        }
        SharesFlaw::PrizeBelowNothing => Said::new("prizes-zero", "a prize can't be negative"),
        SharesFlaw::PlayedFor { amount, most } => Said::new(
            "deal-play-for",
            format!("can't leave {amount} to play for: this chop leaves {most} at most"),
        ),
        SharesFlaw::Number { players, shares } => Said::new(
            "deal-players",
            format!("{players} players are left, but you gave {}", counted(shares, "share")),
        ),
        SharesFlaw::ShareBelowNothing { share } => {
            Said::new("deal-negative", format!("a share can't be negative: {share}"))
        }
        SharesFlaw::Sum { sum, there } => {
            Said::new("deal-sum", format!("the shares add up to {sum}, but there's {there} to share"))
        }
    }
}
