//! What is wrong with the tables, and what the number of players asks for, in words.

use crate::render::refusal::dealing::dealer;
use crate::render::refusal::said::Said;
use ledger::night::tables::{MAIN, SECOND};
use ledger::refusal::{MoveRefused, SplitRefused, TableNoticed, TableRefused};

pub(super) fn said(why: &TableRefused) -> Said {
    match why {
        TableRefused::OneTable { house } => {
            Said::new("one-table", format!("`{house}` plays at one table, with as many as the cards allow"))
                .or("seats")
        }
        TableRefused::NoTable { table, tables } => {
            let message = match tables {
                1 => format!("one table plays, and {table} is another"),
                _ => format!("there is no table {table}: tables go from 1 to {tables}"),
            };
            Said::new("no-table", message).or("seats")
        }
        TableRefused::TooLarge { players, most, split } => {
            let message = format!("{players} players can't be dealt in: a table has room for {most}");
            Said::new("table-too-large", message).or(if *split { "seats balance" } else { "seats split" })
        }
        TableRefused::DealerElsewhere { name, at, table } => {
            Said::new("other-table", format!("`{name}` sits at table {at}, not at table {table}"))
                .way(dealer(name).option("--table", &at.to_string()))
        }
        TableRefused::AtTwoTables { main, second } => {
            let message = format!(
                "`{main}` sits at table {MAIN} and `{second}` at table {SECOND}, and a hand is played at one table"
            );
            Said::new("other-table", message).or("seats")
        }
        TableRefused::Full { table, playing } => {
            let playing = playing.map(|players| format!("; {players} play in all")).unwrap_or_default();
            Said::new("table-full", format!("table {table} has no free seat{playing}"))
        }
        TableRefused::Move(why) => no_move(why),
        TableRefused::Split(why) => no_split(why),
    }
}

fn no_move(why: &MoveRefused) -> Said {
    match why {
        MoveRefused::Level { main, second } => {
            let message = format!("the tables have {main} and {second} players, which is level");
            Said::new("tables-level", message).or("seats")
        }
        MoveRefused::WouldDiffer { name, from, to } => {
            let message = format!("with `{name}` gone the tables would have {from} and {to} players");
            Said::new("tables-would-differ", message).or("seats")
        }
        MoveRefused::OfTheSmaller { name, at, table } => {
            let message = format!("`{name}` sits at table {at}, and somebody of table {table} moves");
            Said::new("other-table", message).or("seats")
        }
        MoveRefused::BankerStays { name } => {
            Said::new("banker-stays", format!("`{name}` is the banker and stays where it is")).or("seats")
        }
        MoveRefused::NobodyDue { table } => {
            let message = format!(
                "nobody noted who dealt at table {table}, so nobody is known to be next for the big blind"
            );
            Said::new("nobody-due", message).or("seats balance --help")
        }
        MoveRefused::AllJustCame { table, other, hands } => {
            let message = format!(
                "everybody at table {table} has just come from table {other}, which plays {hands} hands before anybody \
                 goes back"
            );
            Said::new("just-came", message).or(format!("deal --table {other}"))
        }
        MoveRefused::JustCame { name, other, hands } => {
            let message = format!(
                "`{name}` has just come from table {other}, which plays {hands} hands before he goes back"
            );
            Said::new("just-came", message).or("seats")
        }
    }
}

fn no_split(why: &SplitRefused) -> Said {
    match why {
        SplitRefused::NotSplit => {
            Said::new("no-second-table", "there is only one table now").or("seats split")
        }
        SplitRefused::SplitAlready => Said::new("tables-split", "two tables play already").or("seats"),
        SplitRefused::TooFew { players, most } => {
            Said::new("too-few-to-split", format!("{players} play, and up to {most} share one table"))
                .or("seats")
        }
        SplitRefused::TooMany { players, most } => {
            let message = format!("{players} play, and the tables come together at {most} or fewer");
            Said::new("too-many-to-merge", message).or("seats")
        }
        SplitRefused::WrongMovers { going, named } => {
            let message = format!("{going} go to the second table, and {named} are named");
            Said::new("wrong-movers", message).or("seats split")
        }
    }
}

pub(super) fn noticed(what: &TableNoticed) -> String {
    match what {
        TableNoticed::SplitDue { players, most } => format!(
            "{players} are here and {most} share a table: after this hand split into two (seats split)"
        ),
        TableNoticed::MergeDue { players } => {
            format!("{players} are left in all: the tables come together (seats merge)")
        }
        TableNoticed::BalanceDue { main, second } => {
            format!("the tables have {main} and {second} players: one moves (seats balance)")
        }
        TableNoticed::BlindsUnknown { table } => {
            format!("nothing is known of the blinds at table {table}: any chair will do (standard rule)")
        }
    }
}
