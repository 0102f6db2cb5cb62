//! One line of a hand: an amount, cards, and what somebody did.

/// An amount in ten-thousandths, so that no float is needed.
pub(super) type Cents = i64;

/// Ten-thousandths in a whole.
const PARTS: i64 = 10_000;

/// Reads `$1,250.50`, `€2`, `300`.
pub(super) fn cents(text: &str) -> Option<Cents> {
    let plain: String =
        text.trim().trim_start_matches(['$', '€', '£']).chars().filter(|c| *c != ',').collect();
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if plain.is_empty() || whole.len() > 12 || fraction.len() > 4 || !is_number(whole) || !is_number(fraction)
    {
        return None;
    }
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let fraction: i64 = format!("{fraction:0<4}").parse().ok()?;
    whole.checked_mul(PARTS)?.checked_add(fraction)
}

/// The amount as a JSON number.
pub(super) fn number(amount: Cents) -> String {
    let (whole, fraction) = (amount / PARTS, amount % PARTS);
    let text = format!("{whole}.{fraction:04}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The cards in the last brackets of a line: `[Ah Kd]`.
pub(super) fn cards(text: &str) -> Option<Vec<&str>> {
    let open = text.rfind('[')?;
    let inside = text.get(open.saturating_add(1)..)?;
    let inside = inside.get(..inside.find(']')?)?;
    let cards: Vec<&str> = inside.split([' ', ',']).filter(|card| !card.is_empty()).collect();
    cards.iter().all(|card| card.len() == 2 && card.is_ascii()).then_some(cards)
}

/// What somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Small(Cents),
    Big(Cents),
    /// Both blinds at once, from a player who missed them.
    Both(Cents),
    /// Only the small blind, missed and dead.
    Dead(Cents),
    Straddle(Cents),
    Ante(Cents),
    Fold,
    Check,
    Call(Cents),
    Bet(Cents),
    /// The player's bets in this round come to this.
    RaiseTo(Cents),
    Show,
    Muck,
    /// Not part of the hand.
    Nothing,
}

/// What follows the colon of a player's line.
pub(super) fn deed(text: &str) -> Option<Deed> {
    let text = text.trim().trim_end_matches(" and is all-in");
    let amount = |word: &str| text.strip_prefix(word).and_then(cents);
    let first = text.split(' ').next().unwrap_or_default();
    Some(match first {
        "posts" => return posted(text),
        "straddles" | "straddle" => Deed::Straddle(cents(text.rsplit(' ').next()?)?),
        "folds" => Deed::Fold,
        "checks" => Deed::Check,
        "calls" => Deed::Call(amount("calls ")?),
        "bets" => Deed::Bet(amount("bets ")?),
        "raises" => Deed::RaiseTo(cents(text.rsplit_once(" to ")?.1)?),
        "shows" => Deed::Show,
        "mucks" | "doesn't" => Deed::Muck,
        "is" | "has" | "sits" | "said" | "leaves" | "joins" | "chooses" | "Chooses" | "Pays" | "Receives" => {
            Deed::Nothing
        }
        _ => return None,
    })
}

/// What kind of post an amount is.
type PostedAs = fn(Cents) -> Deed;

fn posted(text: &str) -> Option<Deed> {
    let amount = cents(text.rsplit(' ').next()?)?;
    let what = text.strip_prefix("posts ")?.trim_start_matches("the ").trim_start_matches("a ");
    let kinds: [(&str, PostedAs); 8] = [
        ("small & big blinds", Deed::Both),
        ("small blind", Deed::Small),
        ("big blind", Deed::Big),
        ("missed blind", Deed::Dead),
        ("dead", Deed::Dead),
        ("straddle", Deed::Straddle),
        ("button blind", Deed::Straddle),
        ("ante", Deed::Ante),
    ];
    kinds.iter().find(|(word, _)| what.starts_with(word)).map(|(_, deed)| deed(amount))
}
