//! What is wrong with the tables, and what this number of players needs, in words.

use crate::render::refusal::dealing::dealer;
use crate::render::refusal::said::Said;
use engine::as_text::counted;
use ledger::night::tables::{MAIN, SECOND};
use ledger::refusal::{MoveRefused, SplitRefused, TableNoticed, TableRefused};

pub(super) fn said(why: &TableRefused) -> Said {
    match why {
        TableRefused::OneTable { house } => Said::new(
            "one-table",
            format!("`{house}` plays at one table, with as many players as the cards allow"),
        )
        .or("seats"),
        TableRefused::NoTable { table, tables } => {
            let message = match tables {
                1 => format!("there's only one table, so there's no table {table}"),
                _ => format!("there's no table {table}, only tables 1 and {tables}"),
            };
            Said::new("no-table", message).or("seats")
        }
        TableRefused::TooLarge { players, most, split } => {
            let message = format!("you can't deal in {players} players: a table has room for only {most}");
            Said::new("table-too-large", message).or(if *split {
                "seats balance --help"
            } else {
                "seats split --help"
            })
        }
        TableRefused::DealerElsewhere { name, at, table, played } => {
            let said = Said::new("other-table", format!("`{name}` sits at table {at}, not at table {table}"));
            match played {
                true => said.or("seats"),
                false => said.way(dealer(name).option("--table", &at.to_string())),
            }
        }
        TableRefused::AsideElsewhere { name, at, table } => {
            let message = format!("`{name}` sits at table {at}, but this hand is at table {table}");
            Said::new("other-table", message)
        }
        TableRefused::AtTwoTables { main, second } => {
            let message = format!(
                "`{main}` sits at table {MAIN} and `{second}` at table {SECOND}, but a hand is played at one table"
            );
            Said::new("other-table", message).or("seats")
        }
        TableRefused::Full { table, playing } => {
            let playing =
                playing.map(|players| format!("; {players} are playing in all")).unwrap_or_default();
            Said::new("table-full", format!("table {table} has no free seats{playing}"))
        }
        TableRefused::Move(why) => no_move(why),
        TableRefused::Split(why) => no_split(why),
    }
}

fn no_move(why: &MoveRefused) -> Said {
    match why {
        MoveRefused::Level { main, second } => {
            let message = format!("the tables have {main} and {second} players, so they're already balanced");
            Said::new("tables-level", message).or("seats")
        }
        MoveRefused::WouldDiffer { name, from, to } => {
            let message = format!("if `{name}` moved, the tables would have {from} and {to} players");
            Said::new("tables-would-differ", message).or("seats")
        }
        MoveRefused::OfTheSmaller { name, at, table } => {
            let message = format!("`{name}` is at table {at}, but somebody from table {table} has to move");
            Said::new("other-table", message).or("seats")
        }
        MoveRefused::Stays { name, is_banker } => {
            let who = if *is_banker { "the banker" } else { "the host" };
            Said::new("banker-stays", format!("`{name}` is {who} and doesn't move")).or("seats")
        }
        MoveRefused::NobodyDue { table } => {
            let message = format!(
                "nobody recorded who dealt at table {table}, so nobody knows who's next for the big blind"
            );
            Said::new("nobody-due", message).or("seats balance --help")
        }
        MoveRefused::AllJustCame { table, other, hands } => {
            let message = format!(
                "everybody at table {table} just came from table {other}, and nobody goes back before table {other} has \
                 played {}",
                counted(hands, "hand")
            );
            Said::new("just-came", message).or(format!("deal --table {other}"))
        }
        MoveRefused::JustCame { name, other, hands } => {
            let message = format!(
                "`{name}` just came from table {other} and can't go back before table {other} has played {}",
                counted(hands, "hand")
            );
            Said::new("just-came", message).or("seats")
        }
    }
}

fn no_split(why: &SplitRefused) -> Said {
    match why {
        SplitRefused::NotSplit => Said::new("no-second-table", "there's only one table now").or("seats"),
        SplitRefused::SplitAlready => Said::new("tables-split", "there are already two tables").or("seats"),
        SplitRefused::TooFew { players, most } => Said::new(
            "too-few-to-split",
            format!("only {players} are playing, so one table is enough: it has room for {most}"),
        )
        .or("seats"),
        SplitRefused::TooMany { players, most } => {
            let message = format!("{players} are playing, but the tables only merge at {most} or fewer");
            Said::new("too-many-to-merge", message).or("seats")
        }
        SplitRefused::WrongMovers { going, named } => {
            let message = format!("{} to the second table, but you named {named}", moving(*going));
            Said::new("wrong-movers", message).or("seats split")
        }
    }
}

fn moving(players: usize) -> String {
    let have = if players == 1 { "has" } else { "have" };
    format!("{} {have} to move", counted(players, "player"))
}

pub(super) fn noticed(what: &TableNoticed) -> String {
    match what {
        TableNoticed::SplitDue { players, most } => format!(
            "{players} players are here, but one table has room for only {most}: split into two after this hand (seats split)"
        ),
        TableNoticed::MergeDue { players } => {
            format!("{players} players are left in all: merge the tables (seats merge)")
        }
        TableNoticed::BalanceDue { main, second } => {
            format!("the tables have {main} and {second} players: one player has to move (seats balance)")
        }
        TableNoticed::BlindsUnknown { table } => {
            format!("the blinds at table {table} aren't recorded, so any seat will do (standard rule)")
        }
    }
}
