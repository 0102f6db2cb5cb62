//! A result that's wrong about one player: the hint is the same line without that, or with the right dealer.

use crate::cli::failure::Failure;
use crate::cli::offered::typed::Typed;
use crate::cli::typed_line::{option_of, value_of};
use ledger::refusal::{
    AnteRefused, DealRefused, MatchRefused, RecordedHandRefused, ResultRefused, TableRefused, TonightRefused,
    Why,
};

/// The only verb that can do without these options: `deal` without a dealer is somebody else's deal.
const RESULT: &str = "hand result";

/// The fewest players of a hand.
const PLAYERS_MIN: usize = 2;

const AWAY: &str = "--away";
const DEALER: &str = "--dealer";
const PUT_IN: &str = "--in";
const MATCHED: &str = "--matched";

/// Offers the line without the wrong part. If it named the wrong dealer, the hint names the right one.
#[must_use]
pub fn offered(failure: Failure, typed: &Typed<'_>) -> Failure {
    let wrong = failure.refusal.as_deref().and_then(|refusal| said_of(&refusal.why));
    let Some((option, name)) = wrong.filter(|_| typed.has_verb(RESULT)) else { return failure };
    let is_his = |word: &str| {
        let said = value_of(word);
        let said = if [PUT_IN, MATCHED].contains(&option) {
            said.rsplit_once('=').map_or(said, |(name, _)| name)
        } else {
            said
        };
        typed.player(said).as_deref() == Some(name)
    };
    let has = |at: usize, word: &str| option_of(typed.words, at) == Some(option) && word != option;
    let is_said = |(at, word): (usize, &String)| has(at, word) && is_his(word);
    let Some(at) = typed.words.iter().enumerate().position(is_said) else { return failure };
    let said = typed.words.iter().enumerate().filter(|(at, word)| has(*at, word)).count();
    if option == PUT_IN && said <= PLAYERS_MIN {
        return failure;
    }
    // An option that comes before its value goes with it.
    let first = if typed.words.get(at).is_some_and(|word| word.starts_with("--")) {
        at
    } else {
        at.saturating_sub(1)
    };
    let (front, behind) = (typed.words.iter().take(first), typed.words.iter().skip(at.saturating_add(1)));
    let mut line: Vec<String> = front.chain(behind).cloned().collect();
    let instead = failure.refusal.as_deref().and_then(|refusal| deals_instead(&refusal.why));
    line.extend(instead.into_iter().flat_map(|dealer| [DEALER.to_owned(), dealer.to_owned()]));
    match typed.another(&line) {
        Some(line) => failure.hint(line),
        None => failure,
    }
}

/// The right dealer, if the line named the wrong one.
fn deals_instead(why: &Why) -> Option<&str> {
    match why {
        Why::DealRefused(DealRefused::NoChips { dealer, .. })
        | Why::RecordedHandRefused(RecordedHandRefused::DealerIsOut { dealer, .. }) => Some(dealer),
        _ => None,
    }
}

/// The option with the wrong part, and the player.
fn said_of(why: &Why) -> Option<(&'static str, &str)> {
    match why {
        Why::ResultRefused(ResultRefused::AwayAndIn { name } | ResultRefused::HadLeft { name })
        | Why::TonightRefused(TonightRefused::NamedTwice { name } | TonightRefused::NotInTheGame { name })
        | Why::TableRefused(TableRefused::AsideElsewhere { name, .. }) => Some((AWAY, name)),
        Why::MatchRefused(MatchRefused::NothingToMatch { name, .. }) => Some((MATCHED, name)),
        Why::AnteRefused(AnteRefused::NothingPutIn { name, .. }) => Some((PUT_IN, name)),
        Why::DealRefused(
            DealRefused::HasLeft { name }
            | DealRefused::DoesNotPlay { name }
            | DealRefused::HasNotCome { name }
            | DealRefused::NeverPlayed { name }
            | DealRefused::NoChips { name, .. },
        )
        | Why::RecordedHandRefused(RecordedHandRefused::DealerIsOut { named: name, .. })
        | Why::TableRefused(TableRefused::DealerElsewhere { name, played: true, .. }) => Some((DEALER, name)),
        _ => None,
    }
}
