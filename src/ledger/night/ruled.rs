//! What a ruling says about a player's stack: it has to name the player, by whole words, and an amount that can be read, and say
//! nothing else (DAV-20).

use crate::ids::PlayerId;
use crate::night::ruling_words::{BESIDE, PAYING};
use crate::people::NamesThen;
use crate::people::fold::folded;
use engine::money::{Currency, Money};
use std::collections::BTreeSet;
use std::ops::Range;

/// The amounts in a ruling about a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuledStack {
    /// The amounts that can be read.
    pub amounts: BTreeSet<Money>,
    /// The first word that's an amount to people but not to the program.
    pub unread: Option<String>,
    /// The ruling, if it may say something else: it says `not`, or names another player.
    pub doubtful: Option<String>,
}

/// Numbers and coins in words: people read an amount there, the program doesn't.
const SPELLED: &[&str] = &[
    "nothing",
    "zero",
    "half",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "seventy",
    "eighty",
    "ninety",
    "hundred",
    "thousand",
    "penny",
    "pennies",
    "nickel",
    "nickels",
    "dime",
    "dimes",
    "quarter",
    "quarters",
];

/// Units for a figure; without a figure before it, the word is an amount in words.
const WHOLES: &[&str] = &["dollar", "dollars", "buck", "bucks", "euro", "euros", "pound", "pounds", "francs"];

/// Units for a figure in hundredths.
const CENTS: &[&str] = &["cent", "cents"];

impl RuledStack {
    /// What a ruling says about a player's stack; `None` if it doesn't name the player, or names no amount. `names` are those at
    /// the time of the ruling.
    #[must_use]
    pub fn of(said: &str, player: PlayerId, (names, currency): (&NamesThen, Currency)) -> Option<Self> {
        let ruling = folded(said);
        let Named { his, names_another } = named(&ruling, player, names);
        let is_name = |at: usize| his.iter().any(|span| span.contains(&at));
        let rest: String =
            ruling.char_indices().map(|(at, letter)| if is_name(at) { ' ' } else { letter }).collect();
        let mut ruled = Self::amounts(&rest, currency);
        if his.is_empty() || ruled == Self::default() {
            return None;
        }
        ruled.doubtful = (names_another || is_doubtful(&rest, currency)).then(|| said.to_owned());
        Some(ruled)
    }

    /// The amounts in a sentence without names.
    fn amounts(rest: &str, currency: Currency) -> Self {
        let mut ruled = Self::default();
        let mut words = rest.split_whitespace().map(bare).peekable();
        while let Some(word) = words.next() {
            let next = words.peek().copied().unwrap_or_default();
            let cents = CENTS.contains(&next).then(|| format!("{word}c"));
            let read = currency.parse(cents.as_deref().unwrap_or(word)).ok();
            if read.is_some() && (cents.is_some() || WHOLES.contains(&next)) {
                words.next();
            }
            if ruled.unread.is_none() && read.is_none() && looks_like_an_amount(word) {
                ruled.unread = Some(word.to_owned());
            }
            ruled.amounts.extend(read);
        }
        ruled
    }

    /// True if it names this amount and no other.
    #[must_use]
    pub fn names(&self, amount: Money) -> bool {
        self.unread.is_none() && self.amounts.iter().eq([&amount])
    }

    /// True if it certainly says that the player is paid this amount.
    #[must_use]
    pub fn is(&self, amount: Money) -> bool {
        self.doubtful.is_none() && self.names(amount)
    }
}

/// True if a sentence without names has a word that isn't a paying word: near the amount only the words of the payment count, in
/// other parts of the sentence also those of its reason.
fn is_doubtful(rest: &str, currency: Currency) -> bool {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let is_figure = |word: &str| {
        let word = bare(word);
        looks_like_an_amount(word) || currency.parse(word).is_ok()
    };
    let mut parts = words.split_inclusive(|word| word.ends_with([',', ';', ':', '.']));
    let is_question = rest.contains('?');
    is_question
        || parts.any(|part| {
            let pays = part.iter().any(|word| is_figure(word));
            let is_plain = |word: &str| {
                word.is_empty()
                    || PAYING.contains(&word)
                    || (!pays && BESIDE.contains(&word))
                    || is_figure(word)
            };
            !part.iter().all(|word| is_plain(bare(word)))
        })
}

/// A word without the marks around it; a point before a figure belongs to it (`.50`).
fn bare(word: &str) -> &str {
    let word = word.trim_matches([',', ';', ':', '!', '?', '(', ')', '[', ']', '"', '\'', '“', '”', '’']);
    let word = word.trim_end_matches('.');
    let begins = word.trim_start_matches('.');
    let is_fraction = begins.starts_with(|letter: char| letter.is_ascii_digit());
    if is_fraction && begins.len().saturating_add(1) == word.len() { word } else { begins }
}

fn looks_like_an_amount(word: &str) -> bool {
    let mut parts = word.split(|letter: char| !letter.is_alphanumeric());
    let is_spelled = |part: &str| [SPELLED, WHOLES, CENTS].iter().any(|words| words.contains(&part));
    word.contains(char::is_numeric) || parts.any(is_spelled)
}

/// Where the words name the player, and whether they name another player too.
struct Named {
    his: Vec<Range<usize>>,
    names_another: bool,
}

/// Where the words name the player: `Ann` is neither in `Anna` nor in `Ann Lee`, if somebody has that name.
fn named(words: &str, player: PlayerId, names: &NamesThen) -> Named {
    let spans = |is_wanted: &dyn Fn(PlayerId) -> bool| -> Vec<Range<usize>> {
        let wanted = names.all().filter(|(who, _)| is_wanted(*who));
        let names: BTreeSet<String> = wanted.map(|(_, name)| folded(name)).collect();
        names.iter().flat_map(|name| whole(words, name)).collect()
    };
    let others = spans(&|other| other != player);
    let mut his: Vec<Range<usize>> = spans(&|other| other == player);
    let is_longer = |other: &Range<usize>, own: &Range<usize>| {
        other.start <= own.start && other.end >= own.end && other.len() > own.len()
    };
    his.retain(|own| !others.iter().any(|other| is_longer(other, own)));
    let is_his =
        |other: &Range<usize>| his.iter().any(|own| own.start <= other.start && own.end >= other.end);
    let names_another = !others.iter().all(is_his);
    Named { his, names_another }
}

/// Where a name is in the words as a word of its own, or as several.
fn whole<'a>(words: &'a str, name: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
    words.match_indices(name).map(|(start, found)| start..start.saturating_add(found.len())).filter(|span| {
        let before = words.get(..span.start).unwrap_or_default();
        let after = words.get(span.end..).unwrap_or_default();
        !goes_on(before.chars().rev()) && (is_genitive(after) || !goes_on(after.chars()))
    })
}

/// True if the letters next to a name belong to its word: letters, digits, and what a hyphen or an apostrophe joins to it.
fn goes_on(mut letters: impl Iterator<Item = char>) -> bool {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    match letters.next() {
        Some('-' | '\'' | '’') => letters.next().is_some_and(is_letter),
        next => next.is_some_and(is_letter),
    }
}

/// True for the rest of `Bob's`.
fn is_genitive(after: &str) -> bool {
    let rest = after.strip_prefix(['\'', '’']).and_then(|rest| rest.strip_prefix('s'));
    rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn of_ann(ruling: &str) -> Option<RuledStack> {
        let names = [(1, "Ann"), (1, "J.R."), (2, "Ann Lee"), (3, "Dan")];
        let names = names.map(|(id, name)| (PlayerId(Uuid::from_u128(id)), name.to_owned()));
        let names: NamesThen = names.into_iter().collect();
        RuledStack::of(ruling, PlayerId(Uuid::from_u128(1)), (&names, Currency::USD))
    }

    /// What a ruling says about Ann's stack: its amounts in cents, and the word that can't be read.
    fn said(ruling: &str) -> Option<(Vec<i64>, Option<String>)> {
        let of = of_ann(ruling);
        of.map(|ruled| (ruled.amounts.iter().map(|amount| amount.minor()).collect(), ruled.unread))
    }

    #[test]
    fn what_does_not_certainly_pay_is_said_to_be_doubtful() {
        for ruling in [
            "Ann is paid 50",
            "50.00 for ANN",
            "Ann's count is right, she is paid $50.",
            "Ann gets 50 dollars, the banker had miscounted",
            "Ann miscounted, she has 50",
            "J.R. is paid 50",
        ] {
            assert_eq!(of_ann(ruling).unwrap().doubtful, None, "{ruling}");
        }
        for ruling in [
            "Ann does not get 50",
            "Ann isn't paid 50",
            "Dan is paid 50, not Ann",
            "Ann and Dan 50",
            "Ann is paid 50, Ann Lee is not",
            "Ann owes 50 for pizza",
            "In hand 50 Ann has to be quiet",
            "Ann miscounted 50",
            "Is Ann paid 50?",
        ] {
            assert_eq!(of_ann(ruling).unwrap().doubtful.as_deref(), Some(ruling));
        }
    }

    #[test]
    fn a_ruling_names_a_player_by_whole_words() {
        for ruling in [
            "Ann is paid 50",
            "50.00 for ANN",
            "Ann's count is right: $50.",
            "J.R. has 50,",
            "Dan and Ann 50",
        ] {
            assert_eq!(said(ruling), Some((vec![5000], None)), "{ruling}");
        }
        for ruling in
            ["Anna is paid 50", "Susann, 50", "Ann Lee is paid 50", "Ann-Marie 50", "D'Ann 50", "Dan 50"]
        {
            assert_eq!(said(ruling), None, "{ruling}");
        }
        assert_eq!(said("Ann Lee 40, Ann 50"), Some((vec![4000, 5000], None)));
    }

    #[test]
    fn what_looks_like_an_amount_is_read_or_is_said_not_to_be() {
        for (amount, cents) in [
            (".50", 50),
            ("$.50", 50),
            ("(49.50)", 4950),
            ("1,250.50", 125_050),
            ("50 dollars", 5000),
            ("50 bucks", 5000),
            ("50c", 50),
            ("50 cents", 50),
            ("USD 49.", 4900),
        ] {
            assert_eq!(said(&format!("Ann has {amount}")), Some((vec![cents], None)), "{amount}");
        }
        for (amount, unread) in [
            ("49,00", "49,00"),
            ("49$", "49$"),
            ("49.-", "49.-"),
            ("forty-nine dollars", "forty-nine"),
            ("a dollar less", "dollar"),
            ("half of it", "half"),
            ("49/50", "49/50"),
        ] {
            assert_eq!(
                said(&format!("Ann has {amount}")),
                Some((vec![], Some(unread.to_owned()))),
                "{amount}"
            );
        }
        assert_eq!(said("Ann said sorry for the beer"), None);
    }
}
