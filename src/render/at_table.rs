//! A hand while it is entered at the table: the line that asks, what is legal, the board, and how the hand ends.

use crate::render::boards;
use crate::render::page::{WIDTH, name, reason, wrapped};
use engine::as_text::{counted, listed};
use engine::games::Step;
use engine::hand::HouseRules;
use engine::money::{Currency, Money};
use engine::play::{CardAsked, End, Intent, Next, Play, RaiseTo, Setup, Turn};

/// The longest a name may be in the line that asks.
const NAME_MAX: usize = 20;

/// The one line that asks for the next act: who, their stack, the pot, what is legal.
#[must_use]
pub fn question(play: &Play<'_>) -> String {
    let pot = || format!("pot {}", plain(play, play.pot()));
    let asked = match play.legal() {
        Next::Deal { .. } if play.is_short() => {
            let ways = play.ways_without_cards();
            let ways = [(ways.common, "common"), (ways.redeal, "redeal"), (true, "!")];
            let ways: Vec<&str> =
                ways.into_iter().filter_map(|(is_open, way)| is_open.then_some(way)).collect();
            let due = counted(play.cards_due(), "card");
            let ways = listed(&ways, "or").unwrap_or_default();
            format!("{due} due, {} in the deck · {ways}", play.cards_left())
        }
        Next::Deal { to, down, up } => {
            let due = to.iter().next().map_or(0, |seat| play.cards(seat).len() + down + up);
            let order = row(play, to.left_of(play.setup().button));
            let cards = if up == 1 { "one card".to_owned() } else { format!("{up} cards") };
            let street = stud_street(play, due).map(|street| format!("{street}, ")).unwrap_or_default();
            format!("{street}{cards} up: {order}")
        }
        Next::Blind(cards) => format!("{} for the extra hand", counted(cards, "card")),
        Next::Board { cards, run } => format!("{} · {}", board_name(play, cards, run), pot()),
        Next::Bet(turn) => format!("{} · {} · {}", player(play, turn.seat), pot(), options(play, &turn)),
        Next::Draw { seat, most, .. } => format!("{} · {} · draws 0–{most}", player(play, seat), pot()),
        Next::Own { to, deed, cards } => {
            let order = row(play, to.left_of(play.setup().button));
            format!("{} · each {} {cards}{}: {order}", pot(), deed.verb(), deed.whither())
        }
        Next::Asked(asked) => format!("{} · {} · {}", player(play, asked.seat), pot(), costs(play, asked)),
        Next::Declare(due) => {
            format!("{} · h, l or b: {}", pot(), row(play, due.left_of(play.setup().button)))
        }
        Next::Drop(due) => {
            format!("{} · in or out: {}", pot(), row(play, due.left_of(play.setup().button)))
        }
        Next::Show { first, .. } => format!("{} · {} shows", pot(), called(play.setup(), first)),
        Next::Over => return "record? [Y/n]".to_owned(),
    };
    shortened(&asked)
}

/// What a card that fell face up costs its owner, or what another card does.
fn costs(play: &Play<'_>, asked: CardAsked) -> String {
    let price = plain(play, asked.price);
    match (asked.card, asked.short.is_positive()) {
        (true, _) => format!("another card for {price}? y/N"),
        (false, true) => format!("pays {price} or folds; needs {} more", plain(play, asked.short)),
        (false, false) => format!("pays {price} or folds"),
    }
}

/// The name of a street of stud, by how many cards everybody has on it.
fn stud_street(play: &Play<'_>, cards: usize) -> Option<&'static str> {
    const NAMES: [&str; 6] =
        ["second street", "third street", "fourth street", "fifth street", "sixth street", "seventh street"];
    let is_up = |step: &&Step| matches!(step, Step::Deal { up, .. } if *up > 0);
    let is_stud = play.setup().course.steps().iter().filter(is_up).count() > 1;
    NAMES.get(cards.checked_sub(2)?).copied().filter(|_| is_stud)
}

/// Who is in with how much, and the pot; none once the hand is over.
#[must_use]
pub fn view(play: &Play<'_>) -> Option<String> {
    if play.legal() == Next::Over {
        return None;
    }
    let dealt = play.live().iter().next().map_or(0, |seat| play.cards(seat).len());
    let street = stud_street(play, dealt).map(|street| format!("{street} · ")).unwrap_or_default();
    let stack = |seat: usize| match play.stack(seat) {
        Some(stack) if stack.is_zero() => format!("{} all in", called(play.setup(), seat)),
        _ => player(play, seat),
    };
    let players: Vec<String> = play.live().left_of(play.setup().button).map(stack).collect();
    Some(wrapped(&format!("  {street}in: {} · pot {}", players.join(", "), plain(play, play.pot()))))
}

/// Who is dealt in with how much, before the first card.
#[must_use]
pub fn stacks<'a>(
    stacks: impl Iterator<Item = (&'a str, Money)>,
    middle: Money,
    currency: Currency,
) -> String {
    let players: Vec<String> =
        stacks.map(|(player, stack)| format!("{} {}", name(player), currency.plain(stack))).collect();
    wrapped(&format!("  in: {} · in the middle {}", players.join(", "), currency.plain(middle)))
}

/// A word that can be typed at any time, if the table takes it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyTime {
    /// Chips from the bank for the player to act.
    Chips,
    /// Chips from the bank.
    ChipsOf,
    /// Chips from a player for the player to act.
    Sold,
    /// Chips from a player.
    SoldTo,
    /// A fine at the house's usual amount.
    Fine,
    /// A fine of any amount.
    FineOf,
    /// What a player says before their turn.
    Early,
    /// A deal that does not count.
    Misdeal,
    /// Cards of a player nobody had seen.
    Cards,
    /// Shared cards nobody had seen.
    Board,
    /// Cards of the extra hand nobody had seen.
    Blind,
    /// Whose cards were shown, and who saw them.
    Shown,
    /// The pot, divided as the players agree.
    Split,
    /// A hand that no longer counts.
    Dead,
    /// A hand named wrongly.
    Miscall,
    /// A folded hand taken back.
    Retrieve,
}

/// What may be typed now, in a few lines.
#[must_use]
pub fn legal(play: &Play<'_>, runs: bool, taken: &[AnyTime]) -> String {
    let now = match play.legal() {
        Next::Deal { .. } => "cards, clockwise from the dealer's left: Ah Td 2c; Enter if nobody saw them",
        Next::Blind(_) => "the cards for the extra hand; Enter if nobody saw them",
        Next::Board { .. } if runs && play.may_run_more() => {
            "the cards: Qs7h2c; Enter skips; run 2 deals the rest twice"
        }
        Next::Board { .. } => "the cards: Qs7h2c; Enter skips",
        Next::Bet(turn) => return format!("{}\n{}", betting(play, &turn), any_time(play, taken)),
        Next::Draw { .. } => "how many cards: 2, or d 2, or the cards; p stands pat",
        Next::Own { .. } => "cards, clockwise from the dealer's left: Ah Td, or NAME cards; Enter skips",
        Next::Asked(asked) if asked.card => "y buys the card; n or Enter doesn't",
        Next::Asked(_) => "p pays and f folds",
        Next::Declare(_) => "h high, l low, b both, one for each: h l b; or NAME h",
        Next::Drop(_) => "i in, o out, one for each: i o i; or NAME o",
        Next::Show { .. } => {
            "the cards, or NAME cards; Enter shows known cards, else mucks; x mucks\nw NAME wins unseen"
        }
        Next::Over => return over(play, taken),
    };
    format!("{now}\n{}", any_time(play, taken))
}

fn over(play: &Play<'_>, taken: &[AnyTime]) -> String {
    let end = "Enter or y records, n gives up; < goes back to what you left out";
    let said: Vec<String> = taken.iter().map(|word| said(play, *word)).collect();
    if said.is_empty() { end.to_owned() } else { format!("{end}\n{}", wrapped(&said.join(", "))) }
}

/// The words that can be typed at any time.
fn any_time(play: &Play<'_>, taken: &[AnyTime]) -> String {
    let always = ["< back", "q quits", "! REASON ruling"].map(str::to_owned);
    let said: Vec<String> = always.into_iter().chain(taken.iter().map(|word| said(play, *word))).collect();
    wrapped(&format!("any time: {}", said.join(", ")))
}

/// How a word is typed.
fn said(play: &Play<'_>, word: AnyTime) -> String {
    let one = example(play);
    match word {
        // The least of them: where only what somebody is short can be bought, more is refused.
        AnyTime::Chips => format!("$ {one} chips bought"),
        AnyTime::ChipsOf => format!("$ NAME {one} chips bought"),
        AnyTime::Sold => format!("$ {one} from NAME buys"),
        AnyTime::SoldTo => format!("$ NAME {one} from NAME buys"),
        AnyTime::Fine => "fine NAME".to_owned(),
        AnyTime::FineOf => format!("fine NAME {one}"),
        AnyTime::Early => "early NAME fold".to_owned(),
        AnyTime::Misdeal => "m misdeal".to_owned(),
        AnyTime::Cards => "NAME cards".to_owned(),
        AnyTime::Board => "board cards".to_owned(),
        AnyTime::Blind => "blind cards".to_owned(),
        AnyTime::Shown => "shown NAME NAME".to_owned(),
        AnyTime::Split => split_in_two(play),
        AnyTime::Dead => "dead NAME".to_owned(),
        AnyTime::Miscall => "miscall NAME".to_owned(),
        AnyTime::Retrieve => "retrieve NAME".to_owned(),
    }
}

/// The pot divided between two: shares that don't make up the pot are refused.
fn split_in_two(play: &Play<'_>) -> String {
    let Ok([one, other]) = play.halves() else { return "split NAME AMOUNT NAME AMOUNT".to_owned() };
    let other = if other.is_zero() { String::new() } else { format!(" NAME {}", plain(play, other)) };
    format!("split NAME {}{other}", plain(play, one))
}

/// A dollar or a point, or a unit if the house counts in larger ones.
#[must_use]
pub fn example(play: &Play<'_>) -> String {
    let (currency, unit) = (play.setup().currency, play.setup().unit);
    let whole = currency.whole();
    let step = if whole.remainder(unit).is_zero() { whole } else { unit };
    let plain = plain(play, step);
    plain.strip_suffix(".00").unwrap_or(&plain).to_owned()
}

fn betting(play: &Play<'_>, turn: &Turn) -> String {
    let free = |words: &[Intent]| turn.held.is_none_or(|said| words.contains(&said));
    let calls = turn.short.is_zero() && free(&[Intent::Check, Intent::Call]);
    let stays = play.may_stay_for_main_pot(turn.seat);
    let said = [
        (turn.bring_in.is_some(), "Enter posts the bring-in"),
        (turn.folds && free(&[Intent::Fold]), "f folds"),
        (calls && stays, "c stays in for the main pot, $ buys chips"),
        (calls && !stays, if turn.call.is_positive() { "c calls" } else { "Enter or k checks" }),
    ];
    let said = said.into_iter().filter(|(is_taken, _)| *is_taken).map(|(_, word)| word.to_owned());
    let said: Vec<String> = said.chain(turn.raise.map(|raise| raises(play, turn.seat, raise))).collect();
    let now = format!("{}: {}", options(play, turn), said.join(", "));
    let many = "several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest";
    format!("{}\n{many}", wrapped(&now))
}

/// How to type a bet or raise, with the smallest one as the example; all-in if the limit allows it.
fn raises(play: &Play<'_>, seat: usize, raise: RaiseTo) -> String {
    let to = plain(play, raise.min);
    let by = plain(play, raise.min.minus(play.to_match()).unwrap_or(raise.min));
    let all = play.stack(seat).and_then(|stack| play.bet(seat).plus(stack).ok());
    let all_in = if all.is_some_and(|all| all <= raise.max) { ", a all-in" } else { "" };
    format!("{to} or b {to} or r {to} makes it {to}, +{by} adds {by}{all_in}")
}

/// What the player to act may do, with the figures.
fn options(play: &Play<'_>, turn: &Turn) -> String {
    let mut options = Vec::new();
    if let Some(said) = turn.held {
        options.push(format!("has to {}", said.word()));
    }
    if let Some(bring_in) = turn.bring_in {
        options.push(format!("bring-in {}", plain(play, bring_in)));
    } else if turn.short.is_positive() {
        options.push(format!("needs {} more to call", plain(play, turn.short)));
    } else if turn.held.is_some_and(|said| matches!(said, Intent::Fold | Intent::Raise)) {
        // The player neither checks nor calls.
    } else if play.may_stay_for_main_pot(turn.seat) {
        let lacks = play.to_match().minus(play.bet(turn.seat)).unwrap_or_default();
        options.push(format!("buy {} to call, or stay in for the main pot", plain(play, lacks)));
    } else if turn.call.is_positive() {
        let all = play.stack(turn.seat) == Some(turn.call);
        options.push(format!("call {}{}", plain(play, turn.call), if all { " all-in" } else { "" }));
    } else {
        options.push("check".to_owned());
    }
    if let Some(raise) = turn.raise {
        let verb = if raise.opens { "bet" } else { "raise" };
        let (min, max) = (plain(play, raise.min), plain(play, raise.max));
        options.push(if min == max { format!("{verb} {min}") } else { format!("{verb} {min}–{max}") });
    }
    options.join(", ")
}

/// The shared cards and the pot, once there are any: one line for each run.
#[must_use]
pub fn street(play: &Play<'_>) -> Option<String> {
    let run = (0..usize::from(play.runs())).rev().find(|run| !play.board(*run).is_empty())?;
    let of = if play.runs() > 1 { format!("run {} ", run.saturating_add(1)) } else { String::new() };
    let pot = plain(play, play.pot());
    let board = play.board(run);
    let title = boards::street(play, board.len());
    let laid = boards::laid(&play.setup().game.boards, board);
    Some(format!("{of}{title}: {laid} · pot {pot}"))
}

/// How the hand ends: the reasons, and what everybody wins or loses by it.
#[must_use]
pub fn ended(play: &Play<'_>, end: &End, house: &HouseRules) -> String {
    let setup = play.setup();
    let mut lines: Vec<String> =
        end.told(setup, house).into_iter().map(|told| wrapped(&reason(&told.text, &told.rule))).collect();
    match end {
        End::Settled(_) => lines.extend(Some(wrapped(&won(play, end))).filter(|won| !won.is_empty())),
        End::Returned(back) => {
            let back: Vec<String> = back
                .iter()
                .map(|(seat, amount)| format!("{} {}", called(setup, *seat), plain(play, *amount)))
                .collect();
            // Money that was carried in stays in the middle.
            lines.extend((!back.is_empty()).then(|| wrapped(&format!("returned: {}", back.join(", ")))));
        }
        End::Waits { all_out: Some(_), carry, .. } => {
            lines.push(format!("{} carries over to the next hand", plain(play, *carry)));
        }
        // The reason says it.
        End::Waits { .. } => {}
    }
    lines.join("\n")
}

/// `Ann wins 5.25 (+3.00), Bob loses 2.00`: everybody whose chips moved.
fn won(play: &Play<'_>, end: &End) -> String {
    let mut told = Vec::new();
    for (seat, (put_in, back, award)) in end.figures(play).unwrap_or_default().into_iter().enumerate() {
        let who = called(play.setup(), seat);
        let net = award.plus(back).and_then(|got| got.minus(put_in)).unwrap_or_default();
        if award.is_positive() {
            let sign = if net.is_negative() { "" } else { "+" };
            told.push(format!("{who} gets {} ({sign}{})", plain(play, award), plain(play, net)));
        } else if !net.is_zero() {
            told.push(format!("{who} {}", plain(play, net)));
        }
    }
    let carry = end.carry(play.setup());
    if carry.is_positive() {
        told.push(format!("{} carries over to the next hand", plain(play, carry)));
    }
    told.join(", ")
}

fn board_name(play: &Play<'_>, due: usize, run: usize) -> String {
    let of = if play.runs() > 1 { format!(" of run {}", run.saturating_add(1)) } else { String::new() };
    format!("{}{of}", boards::next(play, play.board(run).len(), due))
}

fn player(play: &Play<'_>, seat: usize) -> String {
    let stack = play.stack(seat).map(|stack| format!(" {}", plain(play, stack))).unwrap_or_default();
    format!("{}{stack}", called(play.setup(), seat))
}

fn called(setup: &Setup, seat: usize) -> String {
    let whole = setup.name(seat);
    if whole.chars().count() <= NAME_MAX {
        return name(&whole);
    }
    name(&whole.chars().take(NAME_MAX.saturating_sub(1)).chain(['…']).collect::<String>())
}

fn row(play: &Play<'_>, seats: impl Iterator<Item = usize>) -> String {
    seats.map(|seat| called(play.setup(), seat)).collect::<Vec<_>>().join(" ")
}

fn plain(play: &Play<'_>, money: Money) -> String {
    play.setup().currency.plain(money)
}

/// A line that asks, cut where it would not fit the page.
fn shortened(line: &str) -> String {
    let room = usize::from(WIDTH).saturating_sub(4);
    if line.chars().count() <= room {
        return line.to_owned();
    }
    line.chars().take(room.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_fits_the_page() {
        assert_eq!(shortened("short"), "short");
        let long = shortened(&"x".repeat(200));
        assert!(long.chars().count() <= usize::from(WIDTH) - 3 && long.ends_with('…'));
    }
}
