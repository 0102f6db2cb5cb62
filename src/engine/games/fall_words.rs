//! The words for what follows when a card falls face up: `Q wild-next`, `3 pay pot`, `4 card for 0.50`.

use crate::cards::Rank;
use crate::games::falls::{Falls, More, Price};
use crate::readable::AsTyped;
use crate::refusal::Refusal;

/// The most hundredths a price may have: a thousand dollars.
const SUM_MAX: u32 = 100_000;

/// What follows, from a list of such words.
///
/// # Errors
///
/// `unknown-fall` for words that don't say such a thing, `fall-twice` for a second word of one kind.
///
/// ```
/// # use housebook_engine::games::{Price, falls};
/// let baseball = falls(["3 pay pot", "4 card for 0.50"])?;
/// assert_eq!(baseball.more.map(|more| more.price), Some(Price::Sum(50)));
/// assert_eq!(falls(["4 home run"]).unwrap_err().code, "unknown-fall");
/// # Ok::<(), housebook_engine::refusal::Refusal>(())
/// ```
pub fn falls<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Falls, Refusal> {
    let mut falls = Falls::NONE;
    for text in words {
        let unknown = || no_fall(text);
        let said: Vec<&str> = text.split_whitespace().collect();
        let (rank, rest) = said.split_first().ok_or_else(unknown)?;
        let rank = rank_of(rank).ok_or_else(unknown)?;
        let (rest, up) = match rest {
            ["card", "up", rest @ ..] => (["card"].iter().chain(rest).copied().collect::<Vec<_>>(), true),
            rest => (rest.to_vec(), false),
        };
        let twice = match rest.as_slice() {
            ["wild-next"] => falls.follow.replace(rank).is_some(),
            ["pay", price] => falls.pay.replace((rank, price_of(price).ok_or_else(unknown)?)).is_some(),
            ["card"] => falls.more.replace(More { rank, price: Price::Free, up }).is_some(),
            ["card", "for", price] => {
                let price = price_of(price).ok_or_else(unknown)?;
                falls.more.replace(More { rank, price, up }).is_some()
            }
            _ => return Err(unknown()),
        };
        if twice {
            let message = format!("`{}` repeats another one", shown(text));
            return Err(Refusal::new("fall-twice", message));
        }
    }
    Ok(falls)
}

/// The words for it.
#[must_use]
pub fn fall_words(falls: &Falls) -> Vec<String> {
    let follow = falls.follow.map(|rank| format!("{} wild-next", rank.letter()));
    let pay = falls.pay.map(|(rank, price)| format!("{} pay {}", rank.letter(), price_word(price)));
    let more = falls.more.map(|more| {
        let up = if more.up { " up" } else { "" };
        let price = match more.price {
            Price::Free => String::new(),
            price => format!(" for {}", price_word(price)),
        };
        format!("{} card{up}{price}", more.rank.letter())
    });
    follow.into_iter().chain(pay).chain(more).collect()
}

fn rank_of(word: &str) -> Option<Rank> {
    let mut letters = word.chars();
    letters.next().and_then(Rank::from_letter).filter(|_| letters.next().is_none())
}

/// `pot`, or a sum with at most two decimals.
fn price_of(word: &str) -> Option<Price> {
    if word == "pot" {
        return Some(Price::Pot);
    }
    let (whole, part) = word.split_once('.').unwrap_or((word, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !digits(whole) || !digits(part) || part.len() > 2 || word.ends_with('.') {
        return None;
    }
    let sum: u32 = format!("{whole}{part:0<2}").parse().ok()?;
    (1..=SUM_MAX).contains(&sum).then_some(Price::Sum(sum))
}

fn price_word(price: Price) -> String {
    match price {
        Price::Free => String::new(),
        Price::Pot => "pot".to_owned(),
        Price::Sum(sum) => {
            let (whole, part) = (sum.checked_div(100).unwrap_or(0), sum.checked_rem(100).unwrap_or(0));
            if part == 0 { whole.to_string() } else { format!("{whole}.{part:02}") }
        }
    }
}

fn shown(text: &str) -> String {
    text.chars().take(30).collect::<String>().as_typed()
}

fn no_fall(text: &str) -> Refusal {
    let known = "`Q wild-next`, `3 pay pot`, `3 pay 0.50`, `4 card`, `4 card up` or `4 card for 0.50` can";
    Refusal::new("unknown-fall", format!("`{}` can't follow an upcard; {known}", shown(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_what_follows_say_the_same() {
        for words in [
            vec!["Q wild-next"],
            vec!["3 pay pot", "4 card"],
            vec!["3 pay 0.50", "4 card up for 2"],
            vec!["A wild-next", "T pay 12.05", "4 card for pot"],
            vec![],
        ] {
            assert_eq!(fall_words(&falls(words.clone()).unwrap()), words);
        }
    }

    #[test]
    fn what_says_nothing_is_refused() {
        for text in [
            "",
            "Q",
            "Q wild",
            "11 card",
            "4 card for",
            "4 card for 0",
            "4 card for .50",
            "3 pay",
            "3 pay 1.5.5",
        ] {
            assert_eq!(falls([text]).unwrap_err().code, "unknown-fall", "{text}");
        }
        assert_eq!(falls(["4 card", "5 card up"]).unwrap_err().code, "fall-twice");
    }
}
