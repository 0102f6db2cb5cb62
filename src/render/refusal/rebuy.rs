//! What is wrong with buying again, in words.

use crate::render::refusal::buying::from_a_player;
use crate::render::refusal::said::Said;
use ledger::refusal::RebuyRefused;

pub(super) fn said(why: &RebuyRefused) -> Said {
    match why {
        RebuyRefused::FromPlayers { name, total, seller } => {
            let message = format!("`{name}` bought from the bank once; more chips come from other players");
            Said::new("no-rebuy", message).way(from_a_player(name, *total, seller.as_deref()))
        }
        RebuyRefused::NotOut { name } => {
            Said::new("no-rebuy", format!("`{name}` is not out, and only who is out may buy again"))
        }
        RebuyRefused::DoneOnce { again } => Said::new(
            "no-rebuy",
            format!("`{again}` bought again tonight, and that is done once: by the first player out"),
        ),
        RebuyRefused::NotFirstOut { first } => Said::new(
            "no-rebuy",
            format!("`{first}` was the first player out, and only the first may buy again"),
        ),
        RebuyRefused::OutTogether { name, other } => Said::new(
            "no-rebuy",
            format!("only the first player out may buy again, and `{name}` and `{other}` went out together"),
        ),
        RebuyRefused::Never { name, bought } => Said::new(
            "no-rebuy",
            format!("`{name}` bought {bought} tonight, and nobody buys a second time here"),
        ),
    }
}
