//! Plays a recorded hand act by act and divides the money: who had what, who has what, and why.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::record::{HandRecord, Spot};
use crate::hand::HouseRules;
use crate::money::{Money, Overflow};
use crate::play::{End, Next, Play};
use crate::refusal::Refusal;

/// How a hand came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayedHand {
    /// What each place has after the hand; `None` if nobody knows what the player had.
    pub finishing: Vec<Option<Money>>,
    /// How it ended.
    pub end: End,
    /// What is unusual about it, in stable kebab-case words.
    pub flags: Vec<&'static str>,
}

/// The flag of a hand whose file gives other stacks at its end: a rake, or another rule for an odd amount.
pub const FINISHING_DIFFERS: &str = "finishing-differs";

/// Plays the hand and settles it by the rules of a house, or names the act that isn't possible.
///
/// # Errors
///
/// The place and number of the first act that isn't possible, with what would be legal instead; or why the hand cannot be
/// settled.
pub fn replay(record: &HandRecord, house: &HouseRules) -> Result<ReplayedHand, HandFault> {
    let mut play =
        Play::begin(&record.setup).map_err(|refusal| HandFault::new(begin(record), said(&refusal)))?;
    for (number, act) in record.acts.iter().enumerate() {
        let passed = play.pass_over(act).and_then(|()| play.check_still_buys(act, house));
        if let Err(refusal) = passed.and_then(|()| play.apply(act)) {
            let spot = record.spots.get(number).copied().unwrap_or_default();
            let message = format!("{}; {}", said(&refusal), legal_words(&play));
            return Err(HandFault::new(spot, message).of_action(number + 1));
        }
    }
    let last = record.spots.last().copied().unwrap_or_else(|| begin(record));
    let end = play.end(house).map_err(|refusal| {
        let in_middle = odd_in_the_middle(record);
        let fault = HandFault::new(in_middle.unwrap_or(last), said(&refusal));
        let of_an_act = in_middle.is_none() && !record.acts.is_empty();
        if of_an_act { fault.of_action(record.acts.len()) } else { fault }
    })?;
    let finishing = finishing(&play, &end).map_err(|overflow| HandFault::new(last, overflow.to_string()))?;
    let mut flags = record.flags.clone();
    match &end {
        End::Settled(settled) => flags.extend(settled.flags.words()),
        End::Returned(_) | End::Waits { .. } => flags.extend(play.flags().words()),
    }
    if record.finishing.as_ref().is_some_and(|told| differs(told, &finishing)) {
        flags.push(FINISHING_DIFFERS);
    }
    Ok(ReplayedHand { finishing, end, flags })
}

/// Where the hand begins; if the fines are more than the middle holds, where the file gives the fines.
fn begin(record: &HandRecord) -> Spot {
    let fines = record.middle.fines.filter(|_| record.setup.fines > record.setup.carry);
    fines.or_else(|| record.spots.first().copied()).unwrap_or(Spot { line: 1, column: 1 })
}

/// Where the file gives an amount for the middle that the table's chips cannot make.
fn odd_in_the_middle(record: &HandRecord) -> Option<Spot> {
    let (setup, middle) = (&record.setup, record.middle);
    let told = [(setup.carry, middle.carry), (setup.fines, middle.fines)];
    told.into_iter().find(|(amount, _)| !amount.remainder(setup.unit).is_zero()).and_then(|(_, spot)| spot)
}

fn said(refusal: &Refusal) -> String {
    match &refusal.rule {
        Some(rule) => format!("{} ({rule})", refusal.message),
        None => refusal.message.clone(),
    }
}

fn differs(told: &[Money], found: &[Option<Money>]) -> bool {
    told.iter().zip(found).any(|(told, found)| found.is_some_and(|found| found != *told))
}

/// What every place has left, with what it was paid and minus what it still owed.
fn finishing(play: &Play<'_>, end: &End) -> Result<Vec<Option<Money>>, Overflow> {
    let mut stacks: Vec<_> = (0..play.setup().places.len()).map(|seat| play.stack(seat)).collect();
    end.pay(&mut stacks)?;
    Ok(stacks)
}

/// What would be legal now, in the words of a hand file.
fn legal_words(play: &Play<'_>) -> String {
    let player = |seat: usize| format!("p{}", seat + 1);
    let plain = |amount: Money| play.setup().currency.plain(amount);
    let next = match play.legal() {
        Next::Deal { to, down, up } => {
            let seats: Vec<String> = to.iter().map(player).collect();
            format!("`d dh` with {} for {}", cards(down + up), seats.join(", "))
        }
        Next::Blind(count) => format!("`d bh` with {}", cards(count)),
        Next::Board { cards: count, .. } => format!("`d db` with {}", cards(count)),
        Next::Bet(turn) => {
            let name = player(turn.seat);
            let call = match turn.bring_in {
                Some(amount) => format!("`{name} pb` for {}", plain(amount)),
                None if turn.short.is_positive() => {
                    format!("`{name} f`, `{name} chips {}` to buy enough", plain(turn.short))
                }
                None if play.may_stay_for_main_pot(turn.seat) => {
                    format!("`{name} f`, `{name} chips` to buy, `{name} cc` to stay for the main pot")
                }
                None if turn.call.is_zero() => format!("`{name} cc` to check"),
                None => format!("`{name} f`, `{name} cc` to call {}", plain(turn.call)),
            };
            let call = match turn.held {
                Some(said) => format!("what `{name}` said out of turn: {}", said.word()),
                None => call,
            };
            match turn.raise {
                Some(raise) if raise.min == raise.max => format!("{call}, `{name} cbr {}`", plain(raise.min)),
                Some(raise) => {
                    format!("{call}, `{name} cbr` from {} to {}", plain(raise.min), plain(raise.max))
                }
                None => call,
            }
        }
        Next::Draw { seat, most, .. } => format!("`{} sd` with up to {}", player(seat), cards(most)),
        Next::Own { to, deed, cards: count } => {
            let seats: Vec<String> = to.iter().map(player).collect();
            format!("`{}` with {} of {}", deed.word(), cards(count), seats.join(", "))
        }
        Next::Asked(asked) => {
            let (name, price) = (player(asked.seat), plain(asked.price));
            let or = if asked.card { "decline" } else { "f" };
            let pay = match asked.short.is_positive() {
                true => format!("`{name} chips {}` to cover it", plain(asked.short)),
                false => format!("`{name} pay` for {price}"),
            };
            format!("{pay}, or `{name} {or}`")
        }
        Next::Declare(seats) => {
            format!("`dc` for {}", seats.iter().map(player).collect::<Vec<_>>().join(", "))
        }
        Next::Drop(seats) => {
            format!("`drop` or `stay` for {}", seats.iter().map(player).collect::<Vec<_>>().join(", "))
        }
        Next::Show { first, .. } => format!("`{} sm`", player(first)),
        Next::Over => return "nothing is left to do".to_owned(),
    };
    format!("use {next}")
}

fn cards(count: usize) -> String {
    format!("{count} {}", if count == 1 { "card" } else { "cards" })
}
