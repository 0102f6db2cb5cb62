//! Nobody plays and is away at once, sits out at another table or after leaving, or sits out twice: the same line without that `--away`.

use crate::cli::failure::Failure;
use crate::render::shell;
use ledger::refusal::{ResultRefused, TableRefused, TonightRefused, Why};

/// How the line says who was away.
const AWAY: &str = "--away";

/// Offers the line without the player who cannot have been away, where the line says so.
#[must_use]
pub fn offered(failure: Failure, words: &[String]) -> Failure {
    let name = failure.refusal.as_deref().and_then(|refusal| match &*refusal.why {
        Why::ResultRefused(ResultRefused::AwayAndIn { name } | ResultRefused::HadLeft { name })
        | Why::TonightRefused(TonightRefused::NamedTwice { name } | TonightRefused::NotInTheGame { name })
        | Why::TableRefused(TableRefused::AsideElsewhere { name, .. }) => Some(name.to_lowercase()),
        _ => None,
    });
    let Some(name) = name else { return failure };
    let means = |typed: &str| name.starts_with(&typed.to_lowercase());
    let apart =
        |word: &String| word.strip_prefix(AWAY).and_then(|rest| rest.strip_prefix('=')).is_some_and(means);
    let at = words.iter().enumerate().find_map(|(at, word)| {
        let behind = words.get(at.saturating_add(1)).filter(|_| word == AWAY);
        match behind {
            Some(typed) if means(typed) => Some((at, 2)),
            _ => apart(word).then_some((at, 1)),
        }
    });
    let Some((at, count)) = at else { return failure };
    let (front, behind) = words.split_at(at);
    let line: Vec<String> =
        front.iter().chain(behind.iter().skip(count)).map(|word| shell::word(word)).collect();
    failure.hint(line.join(" "))
}
