//! Whether the bets of a hand told without its acts fit the house's limits (CAU-022, CAU-023).

use crate::ids::PlayerId;
use crate::night::antes::dealt_at_most;
use crate::night::tonight::Tonight;
use crate::refusal::{Refusal, ResultRefused};
use engine::calling::Called;
use engine::hand::{Contestant, Declares, Showdown};
use engine::house::{House, key};
use engine::money::Money;
use engine::play::{BetLimits, HandStakes, ante_of, course_at, ends_at_declare};

/// How many may bet without a limit if only the last two players can.
const TWO_LEFT: usize = 2;

/// What a player put in that others have to match, as far as it was told.
#[derive(Clone, Copy, Debug)]
pub struct ToldBet {
    pub player: PlayerId,
    pub bet: Money,
    /// True if the player's own ante may be part of it.
    pub with_ante: bool,
}

/// The bets of a hand told without its acts.
#[derive(Clone, Debug, Default)]
pub struct ToldBets {
    pub bets: Vec<ToldBet>,
    /// Whose bet may include the dealer's ante for the table: one of them does.
    pub dealers: Vec<PlayerId>,
    /// True if nobody anted for this pot.
    pub is_anted: bool,
    /// The most that a player who folded bet, if the two who are left declared for different halves.
    pub two_left: Option<Money>,
}

impl ToldBets {
    /// The bets of a hand told by its showdown, with how much of everybody's money the line says is dead.
    #[must_use]
    pub fn of_showdown(
        (showdown, players): (&Showdown, &[PlayerId]),
        dead: &[Option<Money>],
        (dealer, is_anted): (Option<PlayerId>, bool),
    ) -> Self {
        let is_said = |dead: &Option<Money>| dead.is_some_and(Money::is_positive);
        let bets = players.iter().zip(&showdown.players).zip(dead).map(|((player, shown), dead)| ToldBet {
            player: *player,
            bet: shown.stake.bet,
            with_ante: !is_said(dead),
        });
        let dealers = players.iter().copied().filter(|player| dealer.is_none_or(|dealer| dealer == *player));
        let dealers = if dead.iter().any(is_said) { Vec::new() } else { dealers.collect() };
        Self { bets: bets.collect(), dealers, is_anted, two_left: two_left(showdown) }
    }
}

/// The most that players who folded bet, if the two who are left declared for different halves.
fn two_left(showdown: &Showdown) -> Option<Money> {
    let is_in = |(seat, player): &(usize, &Contestant)| {
        !player.stake.folded || showdown.mucked.iter().any(|mucked| mucked == *seat)
    };
    let (left, out): (Vec<_>, Vec<_>) = showdown.players.iter().enumerate().partition(is_in);
    let declared: Vec<_> = left.iter().map(|(_, player)| player.declares).collect();
    let halves = [Some(Declares::High), Some(Declares::Low)];
    let differ = declared.len() == halves.len() && halves.iter().all(|half| declared.contains(half));
    differ.then(|| out.iter().map(|(_, player)| player.stake.bet).max().unwrap_or_default())
}

/// Asks about players who bet more than all rounds together allow, including those after a declare. If the last two may raise
/// without limit, it asks about a third.
///
/// # Errors
///
/// `over-the-limits` as a question, by the rule of the house about them; `no-declare` if a round was called after a declare that
/// nobody makes.
pub fn check(tonight: &Tonight, called: &Called, told: &ToldBets) -> Result<(), Refusal> {
    let house = &tonight.house;
    let course = course_at(house, &called.said)?;
    let Ok(terms) = HandStakes::of_house(house, tonight.evening.stakes.as_deref()) else { return Ok(()) };
    let Ok(limits) = BetLimits::of_house(house, terms, called.row.game.name) else { return Ok(()) };
    let Some((all, matter)) = limits.most(&course)? else { return Ok(()) };
    let Some(paid) = called.said.game.falls.most_paid(house.currency()) else { return Ok(()) };
    let mut most = all;
    if let Some(folded) = told.two_left.filter(|_| ends_at_declare(house, &called.said)) {
        // A player who folds after the declare has matched what was bet before it.
        let before = limits.most(&course.until_declare())?.map(|(most, _)| most).unwrap_or_default();
        most = before.max(before.min(folded).plus(all.minus(before)?)?);
    }
    let said = (called.said.forced, called.said.ante);
    let ante = if told.is_anted { Money::ZERO } else { ante_of(house, said, terms)? };
    let over = fewest_over(tonight, (told, payer(house, called)), most.plus(paid)?, ante)?;
    let free = if limits.heads_up_free { TWO_LEFT } else { 0 };
    let Some((bet, most)) = over.first().filter(|_| over.len() > free) else { return Ok(()) };
    let (name, game) = (tonight.name(bet.player).to_owned(), called.row.game.name.to_owned());
    let (bet, most) = (tonight.amount(bet.bet), tonight.amount(*most));
    let over = ResultRefused::OverTheLimits { name, bet, most, game, unless_two: free > 0 };
    tonight.asked(Refusal::new(over).by(limits.rule(matter))).map(|_| ())
}

/// Bets above what each of them could put in, each with that limit.
type Over = Vec<(ToldBet, Money)>;

/// Who bet too much. If we don't know who anted for the table, we take the player that leaves the fewest over the limit.
fn fewest_over(
    tonight: &Tonight,
    (told, payer): (&ToldBets, &str),
    most: Money,
    ante: Money,
) -> Result<Over, Refusal> {
    let of = |allowed: &dyn Fn(&ToldBet) -> Money| -> Result<Over, Refusal> {
        let each = told.bets.iter().map(|bet| Ok((*bet, most.plus(allowed(bet))?)));
        let each: Over = each.collect::<Result<_, Refusal>>()?;
        Ok(each.into_iter().filter(|(bet, most)| bet.bet > *most).collect())
    };
    let who: Vec<PlayerId> = told.bets.iter().map(|bet| bet.player).collect();
    let dealt = i64::try_from(dealt_at_most(tonight, &who)).unwrap_or(i64::MAX);
    match payer {
        "dealer-for-all" => {
            let all = ante.times(dealt)?;
            let mut fewest = of(&|_| Money::ZERO)?;
            for dealer in &told.dealers {
                let over = of(&|bet| if bet.player == *dealer { all } else { Money::ZERO })?;
                fewest = if over.len() < fewest.len() { over } else { fewest };
            }
            Ok(fewest)
        }
        "last-winners" => {
            let over = of(&|_| Money::ZERO)?;
            let beyond = over.iter().map(|(bet, most)| bet.bet.minus(*most));
            let beyond = Money::sum(beyond.collect::<Result<Vec<_>, _>>()?)?;
            Ok(if beyond > ante.times(dealt)? { over } else { Over::new() })
        }
        _ => of(&|bet| if bet.with_ante { ante } else { Money::ZERO }),
    }
}

/// Who antes at the house; in a bomb pot, everybody antes for themselves.
fn payer(house: &House, called: &Called) -> &'static str {
    let said = house.word(key::ANTE_PAYER).filter(|_| called.said.forced.bomb.is_none());
    said.map_or("each", |payer| payer.value)
}
