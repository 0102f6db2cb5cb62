//! Buying chips: who may buy how much from whom, and how they may pay.

use crate::chips::ChipCount;
use crate::ids::PlayerId;
use crate::journal::{BoughtIn, Means, NoteUse, PaymentPart};
use crate::night::apart::check_comes;
use crate::night::buying_again;
use crate::night::evening::Sitting;
use crate::night::opening::big_blind;
use crate::night::sold_colours::{check_colours, reserve_first};
use crate::night::tonight::Tonight;
use crate::night::usual::check_usual;
use crate::people::Standing;
use crate::refusal::{
    BuyingNoticed, BuyingRefused, DebtRefused, GuestWay, InCash, MeansRefused, Notice, PaidIn, Refusal,
    Ticket,
};
use engine::house::{Ruled, key};
use engine::money::Money;

/// A purchase as requested.
#[derive(Clone, Debug)]
pub struct Purchase {
    pub player: PlayerId,
    /// `None`: the bank.
    pub seller: Option<PlayerId>,
    pub parts: Vec<(Means, Money)>,
    pub chips: Option<ChipCount>,
}

/// Decides a purchase. `note` is the note written for a part paid by note.
pub fn buy(
    tonight: &Tonight,
    purchase: &Purchase,
    note: impl Fn(Money) -> Result<NoteUse, Refusal>,
) -> Result<(BoughtIn, Vec<Notice>), Refusal> {
    let (total, mut notices) = check_sale(tonight, purchase)?;
    for (means, _) in &purchase.parts {
        check_means(tonight, purchase, *means, || in_cash(tonight, purchase))?;
        check_owes(tonight, purchase.player, *means)?;
    }
    if let Some(chips) = &purchase.chips {
        check_colours(tonight, chips, (total, purchase.seller.is_none()))?;
    }
    notices.extend(check_usual(tonight, purchase.player, total)?);
    Ok((bought(tonight, purchase.clone(), note)?, notices))
}

/// Decides whether somebody may get chips for a note that's written or handed on for them: it's a purchase like any other.
pub fn check_for_note(
    tonight: &Tonight,
    player: PlayerId,
    seller: Option<PlayerId>,
    amount: Money,
) -> Result<Vec<Notice>, Refusal> {
    let purchase = Purchase { player, seller, parts: vec![(Means::Note, amount)], chips: None };
    let (total, mut notices) = check_sale(tonight, &purchase)?;
    check_means(tonight, &purchase, Means::Note, || in_cash(tonight, &purchase))?;
    notices.extend(check_usual(tonight, player, total)?);
    Ok(notices)
}

/// May this sale be made? How it's paid is checked separately.
fn check_sale(tonight: &Tonight, purchase: &Purchase) -> Result<(Money, Vec<Notice>), Refusal> {
    check_comes(tonight, purchase.player)?;
    for (_, amount) in &purchase.parts {
        tonight.check_amount(*amount)?;
    }
    let total = Money::sum(purchase.parts.iter().map(|(_, amount)| *amount))?;
    tonight.check_amount(total)?;
    let notices = match purchase.seller {
        Some(seller) => from_player(tonight, purchase, seller, total)?,
        None => from_bank(tonight, purchase, total)?,
    };
    Ok((total, notices))
}

/// Decides what's paid for something other than chips, such as a tournament entry: it becomes credit at the bank. Far above what
/// the others bought, it's asked about, like chips.
pub fn pay(
    tonight: &Tonight,
    (player, ticket): (PlayerId, Ticket),
    parts: Vec<(Means, Money)>,
    note: impl Fn(Money) -> Result<NoteUse, Refusal>,
) -> Result<(BoughtIn, Option<Notice>), Refusal> {
    let purchase = Purchase { player, seller: None, parts, chips: Some(ChipCount::default()) };
    for (means, amount) in &purchase.parts {
        tonight.check_amount(*amount)?;
        let in_cash = || Ok(InCash::Ticket { buyer: tonight.name(player).to_owned(), ticket });
        check_means(tonight, &purchase, *means, in_cash)?;
        check_owes(tonight, player, *means)?;
    }
    let total = Money::sum(purchase.parts.iter().map(|(_, amount)| *amount))?;
    let notice = check_usual(tonight, player, total)?;
    Ok((bought(tonight, purchase, note)?, notice))
}

/// The purchase as a fact, with the note that's written for it.
fn bought(
    tonight: &Tonight,
    purchase: Purchase,
    note: impl Fn(Money) -> Result<NoteUse, Refusal>,
) -> Result<BoughtIn, Refusal> {
    if purchase.parts.iter().filter(|(means, _)| *means == Means::Note).count() > 1 {
        return Err(Refusal::new(MeansRefused::TwoNotes));
    }
    let parts = purchase.parts.iter().map(|(means, amount)| {
        let note = if *means == Means::Note { Some(note(*amount)?) } else { None };
        Ok(PaymentPart { means: *means, amount: *amount, note })
    });
    Ok(BoughtIn {
        night: tonight.evening.id,
        player: purchase.player,
        seller: purchase.seller,
        parts: parts.collect::<Result<_, Refusal>>()?,
        chips: purchase.chips,
    })
}

/// The rules of buying from the bank.
fn from_bank(tonight: &Tonight, purchase: &Purchase, total: Money) -> Result<Vec<Notice>, Refusal> {
    let before = tonight.evening.sitting(purchase.player).map_or(Money::ZERO, |sitting| sitting.banked);
    let sellers = tonight.word_or(key::CHIPS_SELLERS, "bank");
    if sellers.value == "bank-once" && before.is_positive() {
        let name = tonight.name(purchase.player).to_owned();
        let have = tonight.who_have(total, purchase.player);
        let (before, total) = (tonight.amount(before), tonight.amount(total));
        let once = BuyingRefused::BankSellsOnce { name, before, total, sellers: have };
        return Err(Refusal::new(once).by(sellers.rule.as_deref()));
    }
    tonight.check_chips_make(total)?;
    check_tournament(tonight, purchase.player)?;
    buying_again::check_bank(tonight, purchase.player, before, total)?;
    buying_again::check_equal(tonight, purchase.player, before, total)?;
    if let Some(initial) = tonight.house.amount(key::BUYIN_INITIAL)
        && before.is_zero()
        && total != initial.value
    {
        let (first, total) = (tonight.amount(initial.value), tonight.amount(total));
        return Err(Refusal::new(BuyingRefused::NotTheFirst { first, total }).by(initial.rule.as_deref()));
    }
    if let Some(multiple) = tonight.house.amount(key::BUYIN_MULTIPLE)
        && !total.remainder(multiple.value).is_zero()
    {
        let (rule, multiple) = (multiple.rule, tonight.amount(multiple.value));
        let total = tonight.amount(total);
        return Err(Refusal::new(BuyingRefused::NotAMultiple { multiple, total }).by(rule.as_deref()));
    }
    check_limits(tonight, purchase.player, before, total)?;
    let mut notices = players_first(tonight, purchase.player, &sellers, before);
    notices.extend(reserve_first(tonight, purchase.chips.as_ref())?);
    Ok(notices)
}

/// In a tournament nobody puts money onto a stack that is still in play (PIG-10).
fn check_tournament(tonight: &Tonight, player: PlayerId) -> Result<(), Refusal> {
    let stack = tonight.evening.chips(player);
    let plays = tonight.plays_in_tournament(player);
    if !tonight.is_tournament() || !plays && stack.is_zero() {
        return Ok(());
    }
    let (name, stack) = (tonight.name(player).to_owned(), tonight.amount(stack));
    let is_over = !tonight.tournaments.is_empty() && tonight.tournament().is_none();
    let why = match is_over {
        _ if plays => BuyingRefused::PlaysInTournament { name },
        true => BuyingRefused::TournamentOver { name, stack },
        false => BuyingRefused::StackInPlay { name, stack },
    };
    let behind = tonight.house.word(key::CASH_BEHIND).and_then(|behind| behind.rule);
    Err(Refusal::new(why).by(behind.as_deref()))
}

/// Limits in money and in big blinds; the latter need stakes.
fn check_limits(tonight: &Tonight, player: PlayerId, before: Money, total: Money) -> Result<(), Refusal> {
    check_most(tonight, before, total)?;
    let stack = tonight.evening.chips(player);
    if let Some(min) = tonight.house.amount(key::BUYIN_MIN)
        && stack.is_zero()
        && total < min.value
    {
        let (least, total) = (tonight.amount(min.value), tonight.amount(total));
        return Err(Refusal::new(BuyingRefused::TooLittle { least, total }).by(min.rule.as_deref()));
    }
    let Some(blind) = big_blind(&tonight.house, tonight.evening.stakes.as_deref())? else { return Ok(()) };
    if let Some(min) = tonight.house.count(key::BUYIN_MIN_BB)
        && stack.is_zero()
        && total < blind.times(min.value)?
    {
        let (least, total) = (tonight.amount(blind.times(min.value)?), tonight.amount(total));
        let why = BuyingRefused::TooFew { blinds: min.value, least, total };
        return Err(Refusal::new(why).by(min.rule.as_deref()));
    }
    let Some(max) = tonight.house.count(key::BUYIN_MAX_BB) else { return Ok(()) };
    let most = blind.times(max.value)?.max(biggest_stack(tonight));
    if stack.plus(total)? > most {
        let [total, stack, most] = [total, stack, most].map(|money| tonight.amount(money));
        let why = BuyingRefused::TooMany { total, stack, most, blinds: max.value };
        return Err(Refusal::new(why).by(max.rule.as_deref()));
    }
    Ok(())
}

/// What one player can buy from the bank in a night is limited, whatever they buy.
pub fn check_most(tonight: &Tonight, before: Money, total: Money) -> Result<(), Refusal> {
    let Some(max) = tonight.house.amount(key::BUYIN_MAX) else { return Ok(()) };
    if before.plus(total)? <= max.value {
        return Ok(());
    }
    let [before, total, most] = [before, total, max.value].map(|money| tonight.amount(money));
    Err(Refusal::new(BuyingRefused::PastTheMost { before, total, most }).by(max.rule.as_deref()))
}

fn biggest_stack(tonight: &Tonight) -> Money {
    if !tonight.flag_or(key::BUYIN_MAX_STACK, false).value {
        return Money::ZERO;
    }
    let stacks = tonight.evening.sittings.iter().map(|sitting| tonight.evening.chips(sitting.player));
    stacks.max().unwrap_or_default()
}

/// Players are asked first (MIK-04): said, not enforced. If it applies to every purchase, it's said to the second player who buys
/// from the bank, and the table has heard it.
fn players_first(tonight: &Tonight, buyer: PlayerId, sellers: &Ruled<&str>, before: Money) -> Vec<Notice> {
    let rebuy = tonight.house.word(key::REBUY).filter(|_| before.is_positive());
    let Some(asked) =
        [Some(sellers), rebuy.as_ref()].into_iter().flatten().find(|said| said.value == "players-first")
    else {
        return Vec::new();
    };
    let sittings = &tonight.evening.sittings;
    let has_bought = |sitting: &&Sitting| sitting.banked.is_positive();
    if sellers.value == "players-first" && sittings.iter().filter(has_bought).count() > 1 {
        return Vec::new();
    }
    let others = sittings.iter().filter(|sitting| sitting.player != buyer);
    let best = others.max_by_key(|sitting| tonight.evening.chips(sitting.player));
    match best {
        Some(sitting) if tonight.evening.chips(sitting.player).is_positive() => {
            let seller = tonight.name(sitting.player).to_owned();
            let stack = tonight.amount(tonight.evening.chips(sitting.player));
            vec![Notice::new(asked.rule.as_deref(), BuyingNoticed::PlayersFirst { seller, stack })]
        }
        _ => Vec::new(),
    }
}

/// The rules of buying from another player.
fn from_player(
    tonight: &Tonight,
    purchase: &Purchase,
    seller: PlayerId,
    total: Money,
) -> Result<Vec<Notice>, Refusal> {
    if seller == purchase.player {
        return Err(Refusal::new(BuyingRefused::FromHimself { name: tonight.name(seller).to_owned() }));
    }
    let allowed = tonight.flag_or(key::CHIPS_P2P, true);
    if !allowed.value {
        return Err(Refusal::new(BuyingRefused::NoPlayerSales).by(allowed.rule.as_deref()));
    }
    let sellers = tonight.word_or(key::CHIPS_SELLERS, "bank");
    if sellers.value == "dealer" {
        return Err(Refusal::new(BuyingRefused::OnlyDealerSells).by(sellers.rule.as_deref()));
    }
    if sellers.value == "bank-once" {
        check_bank_first(tonight, purchase.player)?;
    }
    tonight.check_not_playing(seller)?;
    tonight.check_stack(seller, total)?;
    buying_again::check_never(tonight, purchase.player)?;
    Ok(Vec::new())
}

/// If the bank sells to each player once, everybody begins with that (IGL-01).
fn check_bank_first(tonight: &Tonight, player: PlayerId) -> Result<(), Refusal> {
    let banked = tonight.evening.sitting(player).is_some_and(|sitting| sitting.banked.is_positive());
    match tonight.house.amount(key::BUYIN_INITIAL).filter(|_| !banked) {
        Some(initial) => {
            let (name, first) = (tonight.name(player).to_owned(), tonight.amount(initial.value));
            Err(Refusal::new(BuyingRefused::BankFirst { name, first }).by(initial.rule.as_deref()))
        }
        None => Ok(()),
    }
}

/// Whether a sale among players may be paid this way (MIK-03); an app counts as cash.
fn check_cover(tonight: &Tonight, means: Means) -> Result<(), Refusal> {
    let by = match means {
        Means::Note => "note",
        Means::Book => "book",
        _ => "cash",
    };
    match tonight.house.words(key::CHIPS_P2P_PAY) {
        Some(Ruled { value: covers, rule }) if !covers.contains(&by) => {
            Err(Refusal::new(MeansRefused::NotCovered { covers, by }).by(rule.as_deref()))
        }
        _ => Ok(()),
    }
}

/// Whether the house lets a purchase be paid this way.
fn check_means(
    tonight: &Tonight,
    purchase: &Purchase,
    means: Means,
    in_cash: impl Fn() -> Result<InCash, Refusal>,
) -> Result<(), Refusal> {
    let bank = purchase.seller.is_none();
    if !bank {
        check_cover(tonight, means)?;
    }
    if !matches!(means, Means::Note | Means::Book) {
        return if bank { check_paid(tonight, means, in_cash) } else { Ok(()) };
    }
    let credit = tonight.house.word(key::CREDIT);
    let given = credit.as_ref().map_or("none", |credit| credit.value);
    let wanted = if means == Means::Note { "notes" } else { "book" };
    if !given.contains(wanted) {
        let paid_in = if means == Means::Note { PaidIn::Notes } else { PaidIn::Book };
        let (is_said, in_cash) = (credit.is_some(), in_cash()?);
        let rule = credit.and_then(|credit| credit.rule);
        let why = MeansRefused::NoCredit { paid_in, is_said, in_cash };
        return Err(Refusal::new(why).by(rule.as_deref()));
    }
    if bank { check_paid(tonight, means, in_cash) } else { Ok(()) }
}

/// The same purchase in cash.
fn in_cash(tonight: &Tonight, purchase: &Purchase) -> Result<InCash, Refusal> {
    let buyer = tonight.name(purchase.player).to_owned();
    let total = tonight.amount(Money::sum(purchase.parts.iter().map(|(_, amount)| *amount))?);
    let seller = purchase.seller.map(|seller| tonight.name(seller).to_owned());
    Ok(InCash::Chips { buyer, total, seller })
}

/// Whether this player may owe what they pay with.
fn check_owes(tonight: &Tonight, player: PlayerId, means: Means) -> Result<(), Refusal> {
    match means {
        Means::Note | Means::Book => check_debtor(tonight, player, means),
        _ => Ok(()),
    }
}

/// Whether the bank takes this for chips at all (DAV-18); if the house gives no credit, the refusal says so.
fn check_paid(
    tonight: &Tonight,
    means: Means,
    in_cash: impl Fn() -> Result<InCash, Refusal>,
) -> Result<(), Refusal> {
    let (word, paid_in) = match means {
        Means::Transfer => ("transfer", PaidIn::App),
        Means::Cash => ("cash", PaidIn::Cash),
        Means::Note => ("note", PaidIn::Notes),
        Means::Book => ("book", PaidIn::Book),
        Means::Chips | Means::Gift => return Ok(()),
    };
    match tonight.house.words(key::BUYIN_PAID) {
        Some(Ruled { value: takes, rule }) if !takes.contains(&word) => {
            let in_cash = in_cash()?;
            Err(Refusal::new(MeansRefused::NotTaken { takes, paid_in, in_cash }).by(rule.as_deref()))
        }
        _ => Ok(()),
    }
}

/// Whether this player may owe: regulars themselves, guests only by a note their inviter answers for.
pub fn check_debtor(tonight: &Tonight, player: PlayerId, means: Means) -> Result<(), Refusal> {
    let who = tonight.word_or(key::CREDIT_WHO, "regulars");
    let person = tonight.person(player)?;
    let Standing::Guest { inviter } = person.standing else { return Ok(()) };
    if who.value != "regulars" {
        return Ok(());
    }
    let guest = person.name.to_string();
    if means == Means::Book {
        let in_book = DebtRefused::Guest { name: guest, way: GuestWay::MadeRegular };
        return Err(Refusal::new(in_book).by(who.rule.as_deref()));
    }
    let sponsor = tonight.flag_or(key::CREDIT_SPONSOR, true);
    let why = match inviter {
        _ if !sponsor.value => MeansRefused::GuestWithoutSponsor { guest },
        None => MeansRefused::GuestWithoutInviter { guest },
        Some(_) => return Ok(()),
    };
    Err(Refusal::new(why).by(sponsor.rule.as_deref()))
}
