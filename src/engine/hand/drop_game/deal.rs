//! One deal of a drop game: who takes the pot, what losers owe the next one, and whether the game goes on.

use crate::cards::Holding;
use crate::hand::award::Tally;
use crate::hand::checks;
use crate::hand::drop_game::all_out::all_out;
use crate::hand::house_rules::{Cite, HouseRules, Match};
use crate::hand::judge::Judge;
use crate::hand::laid::{collected, laid};
use crate::hand::one_deck;
use crate::hand::owed::{Matched, Owes};
use crate::hand::paying::settle_pots;
use crate::hand::pots::Layers;
use crate::hand::reason::{Hand, Reason, ReasonFact, Side};
use crate::hand::seats::Seats;
use crate::hand::settlement::{PotPaid, Settlement};
use crate::hand::showdown::{Contestant, Dropped, Showdown};
use crate::money::{Amount, Money};
use crate::refusal::{Instead, Refusal};

/// A deal after the drop: the money, and the players still in with their cards. Everybody who dropped counts as folded.
struct Deal<'a> {
    showdown: &'a Showdown,
    drop: &'a Dropped,
}

/// Settles a deal: pays the pot or leaves it in the middle, then says who pays into the next one.
pub(crate) fn settle_drop(
    showdown: &Showdown,
    drop: &Dropped,
    house: &HouseRules,
) -> Result<Settlement, Refusal> {
    if drop.stayed.is_empty() {
        return thrown_in(showdown, drop, house);
    }
    let deal = &Deal { showdown, drop };
    checks::blind(showdown, drop)?;
    // In Guts a tie is a loss for everybody tied; elsewhere only if that was announced.
    let posts = showdown.goalpost || house.goalpost.value || house.one_tie.value;
    let posted = Showdown { goalpost: posts, ..showdown.clone() };
    let found = Found::of(deal, house)?;
    let settlement = match found.nobody(deal) {
        true => stays(&posted, &found, (drop.blind.is_some(), house))?,
        false => settle_pots(&posted, house)?,
    };
    let laid = settlement.pots().first();
    let best = if posts && found.best.count() > 1 { Seats::NONE } else { found.best };
    let winners = laid.map_or(best, |paid| paid.high.or(paid.low)).and(deal.live());
    let mut matched = matched(deal, &found, (&settlement, winners), house)?;
    let named = settlement.reasons().any(|reason| reason.cite == Cite::AsCalled);
    let called =
        (found.called && !named).then_some(Reason { cite: Cite::AsCalled, fact: ReasonFact::AsCalled });
    let let_out =
        drop.let_out.iter().map(|seat| Reason { cite: Cite::Relief, fact: ReasonFact::LetOut { seat } });
    matched.why.splice(0..0, let_out.chain(called));
    Ok(settlement.and_then_owed(matched))
}

/// Everybody dropped: all the money waits (CAU-116).
fn thrown_in(showdown: &Showdown, drop: &Dropped, house: &HouseRules) -> Result<Settlement, Refusal> {
    checks::put_in(showdown, house)?;
    let mut tally = Tally::new(showdown.players.len());
    tally.carry = collected(showdown)?;
    tally.why = all_out(drop.dealt, showdown.last_or_button(), tally.carry, house)?.why;
    Settlement::new(tally.carry, Vec::new(), None, tally)
}

/// Who is best, and how the blind hand (the hand nobody plays) does.
struct Found {
    /// The best of the players still in.
    best: Seats,
    /// The blind hand, if it ties or beats theirs.
    blind: Option<Hand>,
    /// The blind hand, if it loses.
    beaten: Option<Hand>,
    /// True if a hand counts as it was called, and that decides who is best.
    called: bool,
    /// The players with the wrong number of cards, who can't win.
    miscounted: Seats,
}

impl Deal<'_> {
    fn live(&self) -> Seats {
        self.showdown.seats_where(|player| !player.stake.folded)
    }
}

impl Found {
    fn of(deal: &Deal<'_>, house: &HouseRules) -> Result<Self, Refusal> {
        let live = deal.live();
        // Nobody is left to beat the blind hand, or there is no blind hand to beat.
        if live.is_empty() || deal.drop.blind.is_none() && live.only().is_some() {
            return Ok(Self {
                best: live,
                blind: None,
                beaten: None,
                called: false,
                miscounted: Seats::NONE,
            });
        }
        let nobody = deal.showdown.players.len();
        let mut showdown = deal.showdown.clone();
        // It is face down until the end, so all its cards are hole cards.
        let mut cards = Holding::default();
        let dealt = deal.drop.blind.iter().flat_map(|blind| blind.cards());
        dealt.for_each(|card| cards.push(*card, true));
        showdown.players.push(Contestant { name: "blind hand".to_owned(), cards, ..Contestant::default() });
        one_deck::check(&showdown)?;
        let shown = showdown.seats_where(|player| !player.stake.folded && !player.cards.is_empty());
        let miscounted = checks::counts(&showdown, shown, house)?.without(Seats::one(nobody));
        let shown = shown.without(miscounted);
        let scheme = showdown.game.scheme(&house.ranking.customs);
        let judged = |called: bool| Judge::new(&showdown, &scheme, (shown, 0), called);
        let judge = judged(showdown.as_called);
        let (best, hand) = judge.best(Side::Whole, shown);
        let called = showdown.as_called && judged(false).best(Side::Whole, shown) != (best, hand);
        let (_, blind) = judge.best(Side::Whole, Seats::one(nobody).and(shown));
        let players = best.without(Seats::one(nobody));
        let wins = best.contains(nobody);
        let (blind, beaten) = (blind.filter(|_| wins), blind.filter(|_| !wins));
        Ok(Self { best: players, blind, beaten, called, miscounted })
    }

    /// True if nobody can take the pot: the blind hand isn't beaten, or every hand is dead.
    fn nobody(&self, deal: &Deal<'_>) -> bool {
        let shown = !self.best.is_empty() || deal.drop.blind.is_none();
        self.blind.is_some() || deal.live().is_empty() || !shown
    }
}

/// All of the money stays in the middle.
fn stays(
    showdown: &Showdown,
    found: &Found,
    (has_blind, house): (bool, &HouseRules),
) -> Result<Settlement, Refusal> {
    let Layers { pots, uncalled } = laid(showdown, house)?;
    let collected = collected(showdown)?;
    let back = uncalled.map_or(Money::ZERO, |(_, amount)| amount);
    let mut tally = Tally::new(showdown.players.len());
    tally.carry = collected.minus(back)?;
    let cite = match (found.blind, house.one_tie.value && !found.best.is_empty()) {
        // A player without a hand can't beat the blind hand.
        (None, _) if has_blind => Cite::Matched,
        (None, _) => Cite::Nobody,
        (Some(_), true) => Cite::OneTie,
        (Some(_), false) => Cite::Matched,
    };
    tally.note_miscounted(showdown, found.miscounted);
    if let Some(hand) = found.blind {
        tally.note(cite, ReasonFact::Blind { hand, seats: found.best });
    }
    let amount = tally.carry;
    tally.note(cite, ReasonFact::Stays { pot: 0, side: Side::Whole, amount });
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
        note(Cite::GameOver, ReasonFact::BlindBeaten { hand, seats: found.best });
    }
    let losers = losers(deal, found, winners, house);
    let mut owed = Vec::new();
    if !losers.is_empty() {
        let amount = amount(deal, settlement, house)?;
        let (cite, fact) = owing(deal, found, losers, amount, winners, house);
        note(cite, fact);
        for seat in losers.iter() {
            let paid = has(deal, settlement, seat)?.map_or(amount, |has| amount.min(has));
            let missing = amount.minus(paid)?;
            if missing.is_positive() && !house.side_pots.value {
                return Err(not_covered(deal.showdown, (seat, amount, paid), house));
            }
            if missing.is_positive() {
                note(Cite::SidePots, ReasonFact::Short { seat, paid, missing });
            }
            owed.push(Owes { seat, amount, paid });
        }
    }
    let carry = settlement.carry().plus(Money::sum(owed.iter().map(|owes| owes.paid))?)?;
    let goes_on = carry.is_positive() && (winners.is_empty() || !losers.is_empty());
    let back = if house.back.value { deal.drop.dealt } else { deal.drop.stayed };
    match goes_on {
        true => note(Cite::Back, ReasonFact::GoesOn { seats: back, carry }),
        false => note(Cite::GameOver, ReasonFact::GameOver { seats: winners }),
    }
    Ok(Matched { owed, carry, goes_on, back, why })
}

/// The players who pay: everybody who stayed and won nothing, and tied leaders too if the house says so.
fn losers(deal: &Deal<'_>, found: &Found, winners: Seats, house: &HouseRules) -> Seats {
    let losers = deal.drop.stayed.or(deal.live()).without(winners);
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
    due(collected(deal.showdown)?.minus(back)?, deal.showdown.fines, house)
}

/// What a loser owes the next pot, if this one held `pot`, with `fines` in it.
///
/// # Errors
///
/// `match-unsaid` if the house has a fixed amount and doesn't name it (CAU-119).
pub fn due(pot: Money, fines: Money, house: &HouseRules) -> Result<Money, Refusal> {
    match house.matched.value {
        Match::Fixed(amount) => Ok(amount),
        Match::PotLessFines => Ok(pot.minus(fines)?.max(Money::ZERO)),
        Match::Unsaid => {
            let message =
                "losers pay a fixed sum at this house, but the rules don't say how much: set `match.amount`";
            Err(Refusal::new("match-unsaid", message)
                .by(house.matched.rule.as_deref())
                .instead(Instead::Explain("match.amount".to_owned())))
        }
    }
}

/// If every bet must be covered, a loser who can't pay buys chips before the hand is settled (CAU-027).
fn not_covered(
    showdown: &Showdown,
    (seat, amount, has): (usize, Money, Money),
    house: &HouseRules,
) -> Refusal {
    let name = showdown.players.get(seat).map(|player| player.name.as_str()).unwrap_or_default();
    let shown = |amount| showdown.currency.shown(amount);
    let missing = amount.minus(has).unwrap_or_default();
    let message = format!(
        "`{name}` owes {} to the next pot but has only {}: the hand waits until `{name}` buys {}",
        shown(amount),
        shown(has),
        shown(missing)
    );
    Refusal::new("match-not-covered", message).by(house.side_pots.rule.as_deref()).instead(
        Instead::BuyInHand { name: name.to_owned(), amount: Amount::new(missing, showdown.currency) },
    )
}

/// What a seat has when it has to pay, if that is known.
fn has(deal: &Deal<'_>, settlement: &Settlement, seat: usize) -> Result<Option<Money>, Refusal> {
    let Some(stacks) = &deal.drop.stacks else { return Ok(None) };
    let back = settlement.returned().iter().filter(|(of, _)| *of == seat).map(|(_, amount)| *amount);
    let got = [stacks.get(seat), settlement.awards().get(seat)].into_iter().flatten().copied();
    Ok(Some(Money::sum(got.chain(back))?))
}

/// The rule by which the losers pay.
fn owing(
    deal: &Deal<'_>,
    found: &Found,
    losers: Seats,
    amount: Money,
    winners: Seats,
    house: &HouseRules,
) -> (Cite, ReasonFact) {
    let tied = winners.is_empty() && found.best.count() > u32::from(found.blind.is_none());
    let announced = deal.showdown.goalpost || house.goalpost.value;
    match (tied, announced) {
        (true, true) if house.posters_owe.value && !losers.and(found.best).is_empty() => {
            (Cite::PostersOwe, ReasonFact::TiedOwe { seats: losers, amount })
        }
        (true, _) if house.one_tie.value => (Cite::OneTie, ReasonFact::TiedOwe { seats: losers, amount }),
        _ => (Cite::Matched, ReasonFact::Owe { seats: losers, amount, fines: deal.showdown.fines }),
    }
}
