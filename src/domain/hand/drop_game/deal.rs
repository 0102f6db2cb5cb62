//! One deal of a drop game: who takes the pot, what losers owe the next one, and whether the game goes on.

use crate::domain::cards::Holding;
use crate::domain::hand::award::Tally;
use crate::domain::hand::checks;
use crate::domain::hand::house_rules::{Cite, HouseRules, Match};
use crate::domain::hand::judge::Judge;
use crate::domain::hand::pots::Layers;
use crate::domain::hand::seats::Seats;
use crate::domain::hand::settle::{collected, laid, settle};
use crate::domain::hand::settlement::{PotPaid, Settlement};
use crate::domain::hand::showdown::{Contestant, Showdown};
use crate::domain::hand::why::{Fact, Hand, Reason, Side};
use crate::domain::money::Money;
use crate::domain::refusal::Refusal;

/// A deal after the drop.
#[derive(Clone, Copy, Debug)]
pub struct Deal<'a> {
    /// The money, and the cards of those who are in; who dropped has folded.
    pub showdown: &'a Showdown,
    /// Who was dealt in.
    pub dealt: Seats,
    /// Who stayed, whatever became of his cards.
    pub stayed: Seats,
    /// The hand nobody plays, if there is one; without cards if everybody gave up before it was seen.
    pub blind: Option<&'a Holding>,
    /// What of the pot are fines of this deal (MIK-16).
    pub fines: Money,
    /// What each seat has left, before anything is paid out.
    pub stacks: &'a [Money],
}

/// What a loser owes the next pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owes {
    /// Who.
    pub seat: usize,
    /// How much by the rule.
    pub amount: Money,
    /// How much he has and puts in; what is missing was said in the reasons.
    pub paid: Money,
}

/// What follows a deal somebody stayed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matched {
    /// What losers owe; it leaves their stacks now.
    pub owed: Vec<Owes>,
    /// The next pot: what stayed in the middle and what losers put in.
    pub carry: Money,
    /// False once the game is over.
    pub goes_on: bool,
    /// Who is dealt in if it goes on.
    pub back: Seats,
    /// The reasons, in order.
    pub why: Vec<Reason>,
}

/// Settles a deal: pays the pot or lets it stay, then says who feeds the next one.
pub fn settle_drop(deal: &Deal<'_>, house: &HouseRules) -> Result<(Settlement, Matched), Refusal> {
    // In Guts a tie is a loss for all; elsewhere only where that was announced.
    let posts = deal.showdown.goalpost || house.goalpost.value || house.one_tie.value;
    let showdown = Showdown { goalpost: posts, ..deal.showdown.clone() };
    let found = Found::of(deal, house)?;
    let settlement = match found.nobody(deal) {
        true => stays(&showdown, &found, house)?,
        false => settle(&showdown, house)?,
    };
    let laid = settlement.pots().first();
    let best = if posts && found.best.count() > 1 { Seats::NONE } else { found.best };
    let winners = laid.map_or(best, |paid| paid.high.or(paid.low)).and(deal.live());
    let matched = matched(deal, &found, (&settlement, winners), house)?;
    Ok((settlement, matched))
}

/// Who is best, and how the hand nobody plays does.
struct Found {
    /// The best of those who are in.
    best: Seats,
    /// The hand nobody plays, if it is as good as theirs or better.
    blind: Option<Hand>,
    /// It, if it is worse.
    beaten: Option<Hand>,
}

impl Deal<'_> {
    fn live(&self) -> Seats {
        self.showdown.seats_where(|player| !player.stake.folded)
    }
}

impl Found {
    fn of(deal: &Deal<'_>, house: &HouseRules) -> Result<Self, Refusal> {
        let live = deal.live();
        if deal.blind.is_none() && live.only().is_some() {
            return Ok(Self { best: live, blind: None, beaten: None });
        }
        let nobody = deal.showdown.players.len();
        let mut showdown = deal.showdown.clone();
        let cards = deal.blind.cloned().unwrap_or_default();
        showdown.players.push(Contestant { name: "blind hand".to_owned(), cards, ..Contestant::default() });
        checks::cards(&showdown)?;
        let shown = showdown.seats_where(|player| !player.stake.folded && !player.cards.is_empty());
        let shown = shown.without(checks::counts(&showdown, shown, house)?);
        let judge = Judge::new(&showdown, &showdown.game.scheme(&house.customs), shown, 0);
        let (best, _) = judge.best(Side::Whole, shown);
        let (_, blind) = judge.best(Side::Whole, Seats::one(nobody).and(shown));
        let players = best.without(Seats::one(nobody));
        let wins = best.contains(nobody);
        Ok(Self { best: players, blind: blind.filter(|_| wins), beaten: blind.filter(|_| !wins) })
    }

    /// True if nobody can take the pot: the blind hand is not beaten, or every hand is dead.
    fn nobody(&self, deal: &Deal<'_>) -> bool {
        let shown = !self.best.is_empty() || deal.blind.is_none();
        self.blind.is_some() || deal.live().is_empty() || !shown
    }
}

/// All of the money stays.
fn stays(showdown: &Showdown, found: &Found, house: &HouseRules) -> Result<Settlement, Refusal> {
    let Layers { pots, uncalled } = laid(showdown)?;
    let collected = collected(showdown)?;
    let back = uncalled.map_or(Money::ZERO, |(_, amount)| amount);
    let mut tally = Tally::new(showdown.players.len());
    tally.carry = collected.minus(back)?;
    if let Some(hand) = found.blind {
        let seats = found.best;
        let cite = match (seats.is_empty(), house.one_tie.value) {
            (false, true) => Cite::OneTie,
            _ => Cite::Matched,
        };
        tally.note(cite, Fact::Blind { hand, seats });
    }
    let amount = tally.carry;
    tally.note(Cite::Nobody, Fact::Stays { pot: 0, side: Side::Whole, amount });
    let paid = pots.into_iter().map(|pot| PotPaid { pot, high: Seats::NONE, low: Seats::NONE });
    Settlement::new(collected, paid.collect(), uncalled, tally)
}

fn matched(
    deal: &Deal<'_>,
    found: &Found,
    (settlement, winners): (&Settlement, Seats),
    house: &HouseRules,
) -> Result<Matched, Refusal> {
    let mut why = Vec::new();
    let mut note = |cite, fact| why.push(Reason { cite, fact });
    if let Some(hand) = found.beaten {
        note(Cite::GameOver, Fact::BlindBeaten { hand, seats: found.best });
    }
    let losers = losers(deal, found, winners, house);
    let mut owed = Vec::new();
    let mut missing = false;
    if !losers.is_empty() {
        let amount = amount(deal, settlement, house)?;
        let (cite, fact) = owing(deal, found, losers, amount, winners, house);
        note(cite, fact);
        for seat in losers.iter() {
            let paid = amount.min(has(deal, settlement, seat)?);
            let short = amount.minus(paid)?;
            if short.is_positive() {
                missing = true;
                let buys = !house.side_pots.value;
                note(Cite::SidePots, Fact::Short { seat, paid, missing: short, buys });
            }
            owed.push(Owes { seat, amount, paid });
        }
    }
    let carry = settlement.carry().plus(Money::sum(owed.iter().map(|owes| owes.paid))?)?;
    let playable = carry.is_positive() || (missing && !house.side_pots.value);
    let goes_on = playable && (winners.is_empty() || !losers.is_empty());
    let back = if house.back.value { deal.dealt } else { deal.stayed };
    match goes_on {
        true => note(Cite::Back, Fact::GoesOn { seats: back, carry }),
        false => note(Cite::GameOver, Fact::GameOver { seats: winners }),
    }
    Ok(Matched { owed, carry, goes_on, back, why })
}

/// Those who pay: everybody who stayed and won nothing, tied leaders too where the house says so.
fn losers(deal: &Deal<'_>, found: &Found, winners: Seats, house: &HouseRules) -> Seats {
    let losers = deal.stayed.or(deal.live()).without(winners);
    let free = winners.is_empty()
        && found.blind.is_none()
        && !house.one_tie.value
        && !house.posters_owe.value
        && found.best.count() > 1;
    if free { losers.without(found.best) } else { losers }
}

/// What each of them owes.
fn amount(deal: &Deal<'_>, settlement: &Settlement, house: &HouseRules) -> Result<Money, Refusal> {
    let back = Money::sum(settlement.returned().iter().map(|(_, amount)| *amount))?;
    match house.matched.value {
        Match::Fixed(amount) => Ok(amount),
        Match::PotLessFines => Ok(collected(deal.showdown)?.minus(back)?.minus(deal.fines)?.max(Money::ZERO)),
        Match::Unsaid => {
            let message = "losers pay a fixed sum here, but the house does not say how much: `match.amount`";
            Err(Refusal::new("match-unsaid", message)
                .by(house.matched.rule.as_deref())
                .hint("house explain match.amount"))
        }
    }
}

/// What a seat has when it has to pay.
fn has(deal: &Deal<'_>, settlement: &Settlement, seat: usize) -> Result<Money, Refusal> {
    let back = settlement.returned().iter().filter(|(of, _)| *of == seat).map(|(_, amount)| *amount);
    let got = [deal.stacks.get(seat), settlement.awards().get(seat)].into_iter().flatten().copied();
    Ok(Money::sum(got.chain(back))?)
}

/// By which rule the losers pay.
fn owing(
    deal: &Deal<'_>,
    found: &Found,
    losers: Seats,
    amount: Money,
    winners: Seats,
    house: &HouseRules,
) -> (Cite, Fact) {
    let tied = winners.is_empty() && found.best.count() > u32::from(found.blind.is_none());
    let announced = deal.showdown.goalpost || house.goalpost.value;
    match (tied, announced) {
        (true, true) if house.posters_owe.value && !losers.and(found.best).is_empty() => {
            (Cite::PostersOwe, Fact::TiedOwe { seats: losers, amount })
        }
        (true, _) if house.one_tie.value => (Cite::OneTie, Fact::TiedOwe { seats: losers, amount }),
        _ => (Cite::Matched, Fact::Owe { seats: losers, amount, fines: deal.fines }),
    }
}
