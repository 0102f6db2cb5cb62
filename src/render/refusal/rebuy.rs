//! What is wrong with buying again, in words.

use crate::render::refusal::buying::from_a_player;
use crate::render::refusal::said::Said;
use ledger::refusal::RebuyRefused;

pub(super) fn said(why: &RebuyRefused) -> Said {
    match why {
        RebuyRefused::FromPlayers { name, total, sellers } => {
            let message =
                format!("`{name}` already bought from the bank once; buy more chips from another player");
            from_a_player(Said::new("no-rebuy", message), (name, *total), sellers)
        }
        RebuyRefused::NotOut { name } => {
            Said::new("no-rebuy", format!("only a player who's out can rebuy, and `{name}` isn't"))
        }
        RebuyRefused::DoneOnce { again } => Said::new(
            "no-rebuy",
            format!("`{again}` already rebought tonight, and only the first player out can rebuy"),
        ),
        RebuyRefused::NotFirstOut { first } => {
            Said::new("no-rebuy", format!("only the first player out can rebuy, and that was `{first}`"))
        }
        RebuyRefused::OutTogether { name, other } => Said::new(
            "no-rebuy",
            format!("only the first player out can rebuy, but `{name}` and `{other}` went out together"),
        ),
        RebuyRefused::Never { name, bought } => Said::new(
            "no-rebuy",
            format!("`{name}` already bought {bought} tonight, and this house has no rebuys"),
        ),
    }
}
