//! What hands are worth before the last card: each player's share of each pot, over every way the missing cards can come.
//!
//! Hands are judged as in a settlement. Nothing is rounded: shares are exact fractions.

mod open_hand;
#[cfg(test)]
mod oracle;
mod pot_share;
mod runouts;
mod share;
mod worth;

pub use share::EquityShare;
pub use worth::{Equity, PotWorth, Worth};

use crate::hand::equity::open_hand::OpenHand;
use crate::hand::equity::pot_share::PotShare;
use crate::hand::house_rules::HouseRules;
use crate::hand::showdown::Showdown;
use crate::refusal::Refusal;

/// How many hands may be looked at before an answer is an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most hands that may be made and compared to go through every runout.
    pub hands: u64,
    /// How many runouts are drawn if that isn't enough.
    pub drawn: u32,
}

impl Effort {
    /// Every hold'em hand is exact, before the flop too; a second or two at most.
    pub const THOROUGH: Self = Self { hands: 5_000_000, drawn: 200_000 };

    /// For many hands in a row: exact from the flop on.
    pub const QUICK: Self = Self { hands: 200_000, drawn: 20_000 };
}

/// Deals the missing cards in every way, or in as many as the effort allows, and counts what each player gets of each pot.
///
/// The board may be short of cards, and so may the hands of players still in: missing cards come from the rest of the pack.
/// Cards of folded players can't come any more. The same question always gets the same answer, even if it is an estimate.
///
/// # Errors
///
/// `cards-unknown` if a player still in has no cards, `hole-cards-unknown` if it matters whether a missing card is a hole card,
/// `no-equity` if more than the cards decides, `pack-too-small`, and whatever the settlement of such a hand refuses.
///
/// ```
/// # use housebook_engine::{cards::*, formats::house::preset, games::find, hand::*, money::{Currency, Money}};
/// let player = |name: &str, cards: &str| Contestant {
///     name: name.to_owned(),
///     stake: Stake { bet: Money::from_minor(500), ..Stake::default() },
///     cards: parse_holding(cards).expect("cards"),
///     ..Contestant::default()
/// };
/// // A set against a flush draw on the flop: 990 ways the last two cards can come.
/// let players = vec![player("Ann", "9h 9d"), player("Bob", "As Ks")];
/// let board = parse_cards("9s 5s 2c")?.into();
/// let holdem = *find("holdem").expect("in the table");
/// let open = Showdown { board, ..Showdown::new(holdem, Currency::USD, Money::from_minor(5), players) };
/// let equity = equity(&open, &HouseRules::of(&preset("casino").expect("comes along")), Effort::THOROUGH)?;
/// let [ann, bob] = equity.pots[0].worth[..] else { panic!("two players") };
/// assert_eq!((equity.runouts, ann.wins, bob.wins), (990, 737, 253));
/// assert_eq!((ann.share.per_mille(), bob.share.per_mille()), (744, 256));
/// assert_eq!(ann.share.of(equity.pots[0].pot.amount)?, Money::from_minor(744));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn equity(showdown: &Showdown, house: &HouseRules, effort: Effort) -> Result<Equity, Refusal> {
    let mut open = OpenHand::of(showdown, house)?;
    let boards = open.boards();
    let mut pots: Vec<PotShare> = open.pots().iter().map(|pot| PotShare::of(*pot, boards)).collect();
    let mut runouts = 0_u64;
    let exact = open.needs() <= effort.hands;
    open.run((!exact).then_some(effort.drawn), &mut |dealt| {
        runouts = runouts.saturating_add(1);
        for board in 0..boards {
            let judge = dealt.judge(board);
            pots.iter_mut().for_each(|pot| pot.board(dealt.claims(&judge, pot.eligible())));
        }
        pots.iter_mut().for_each(PotShare::end_runout);
    });
    let pots = pots.into_iter().map(|pot| pot.worth(runouts, exact));
    Ok(Equity { runouts, exact, pots: pots.collect() })
}
