//! `deal`: who deals the next hand; the first dealer of a night by cards.

mod order;

use crate::answer::deal::{Committed, Deals, Drawn, First};
use crate::cli::context::{Context, DEALT_ONCE};
use crate::cli::failure::Failure;
use crate::cli::random;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::typed_cards;
use crate::cli::verbs::hand::new::due::{Due, due};
use crate::cli::verbs::hand::new::table_now;
use crate::cli::words::Words;
use crate::render::deal as render;
use crate::render::refusal::heard;
use clap::Args;
use engine::house::key;
use engine::refusal::Notice;
use ledger::bank::seating::{self, table_for};
use ledger::bank::tables::DrawCards;
use ledger::bank::{load_tonight, tables, tournament};
use ledger::ids::PlayerId;
use ledger::journal::{Dealing, FirstDealt};
use ledger::night::Tonight;
use ledger::night::tables::{MAIN, check_table, due as tables_due};
use ledger::people::Roster;
use ledger::refusal::Remark;
use ledger::tournament::Phase;

/// Say who deals next and who posts what
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook deal\n  housebook deal --cards \"9d Qs Jh\"\n  housebook deal --commit\n  \
    housebook deal --deal --salt banana\n  housebook deal --table 2\n  \
    housebook deal --next"
)]
pub struct Deal {
    /// The dealer (else the next player to the left)
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["cards", "deal", "from", "commit"])]
    dealer: Option<String>,
    /// The last hand was played but not recorded: move on
    #[arg(long, conflicts_with_all = ["cards", "deal", "from", "commit"])]
    next: bool,
    /// Cards you drew for the deal: up to the first jack, or one each
    #[arg(long, conflicts_with_all = ["deal", "commit"])]
    cards: Option<String>,
    /// Draw a seed and show its hash, before anybody names a word
    #[arg(long, conflicts_with_all = ["deal", "from", "table"])]
    commit: bool,
    /// Let the program draw the cards
    #[arg(long)]
    deal: bool,
    /// A word a player picks for the shuffle
    #[arg(long, value_name = "WORD", requires = "deal")]
    salt: Option<String>,
    /// Player who got the first card (else the lowest seat)
    #[arg(long, value_name = "PLAYER")]
    from: Option<String>,
    /// Table number, if two play (else the dealer's)
    #[arg(long, value_name = "N")]
    table: Option<u32>,
}

impl Deal {
    /// Records the dealer.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        if self.commit {
            return commit(context);
        }
        let words = Words::load(context.look()?.reader())?;
        let player = |word: &Option<String>| word.as_deref().map(|word| words.player(word)).transpose();
        let (dealer, from) = (player(&self.dealer)?, player(&self.from)?);
        let tonight = load_tonight(context.look()?.reader())?;
        let table = table_for(&tonight, self.table, dealer.or(from))?;
        let cards = match &self.cards {
            Some(typed) => Some(DrawCards::Typed(typed_cards::cards(typed)?)),
            None if self.deal => {
                context.check_not_rehearsed(DEALT_ONCE)?;
                let seed = random::hex(&context.random.seed());
                Some(DrawCards::Dealt(Dealing::of(seed, self.salt.clone().unwrap_or_default())))
            }
            None if from.is_some() => {
                return Err(Failure::usage("`--from` only works with --cards or --deal"));
            }
            None => None,
        };
        match cards {
            Some(cards) => first(context, &words, self.stage(&tonight, table, from)?, from, cards),
            None => match self.stage(&tonight, table, dealer)? {
                None => at_tournament(context, &words, dealer, self.next),
                Some(table) => next(context, &words, table, dealer, self.next),
            },
        }
    }

    /// The table of the night that the deal belongs to; none if it is the tournament's.
    fn stage(&self, tonight: &Tonight, table: u32, player: Option<PlayerId>) -> Result<Option<u32>, Failure> {
        if !is_staged(tonight, player) {
            return Ok(Some(table));
        }
        if let Some(table) = self.table {
            check_table(&tonight.at_tournament(None)?, table)?;
        }
        Ok(None)
    }
}

/// True if the deal is the tournament's: one is running, and the next dealer plays in it or has no chips for money.
fn is_staged(tonight: &Tonight, dealer: Option<PlayerId>) -> bool {
    let playing =
        tonight.tournament().is_some_and(|on| on.phase == Phase::Running || tonight.is_tournament());
    let is_cash = |dealer: PlayerId| {
        let plays = tonight.plays_in_tournament(dealer) || tonight.is_tournament();
        !plays && tonight.evening.chips(dealer).is_positive()
    };
    playing && !dealer.is_some_and(is_cash)
}

/// The next dealer, or the one who was named.
fn next(
    context: &mut Context,
    words: &Words,
    table: u32,
    dealer: Option<PlayerId>,
    played: bool,
) -> Result<Reply, Failure> {
    context.record(
        |session| {
            let mut deal = seating::deal(session, table, dealer, played)?;
            let button = if deal.dead { None } else { Some(deal.dealer) };
            let tonight = session.tonight()?;
            let due = due(session.journal().reader(), &tonight, table, button)?;
            if due.is_none() {
                // This many players can't be dealt in, and nobody knows who posts what.
                deal.notices.extend(tables_due(&tonight));
            }
            Ok((deal, due))
        },
        |(deal, due)| {
            let by = dealer.filter(|_| deal.notices.iter().any(is_beside));
            let button = by.map(|_| called(&words.people, deal.dealer));
            let dealer = called(&words.people, by.unwrap_or(deal.dealer));
            let (why, notices) = (heard(deal.why), heard(deal.notices));
            told(Dealer { dealer, button, first: None, why, notices }, due)
        },
    )
}

/// True for the remark that somebody deals without playing.
fn is_beside(notice: &ledger::refusal::Notice) -> bool {
    matches!(*notice.what, Remark::DealsBeside { .. })
}

/// The next hand of the tournament: the button, and who deals if that is somebody else.
fn at_tournament(
    context: &mut Context,
    words: &Words,
    named: Option<PlayerId>,
    played: bool,
) -> Result<Reply, Failure> {
    let now = context.moment();
    context.record(
        |session| {
            let staged = table_now(&session.tonight()?, &now, false)?;
            let (tonight, deal) = tournament::deal(session, &staged, (named, &[]), played)?;
            let table = table_now(&tonight, &now, false)?;
            let button = if deal.dead.is_some() { None } else { Some(deal.button) };
            let due = due(session.journal().reader(), &table, MAIN, button)?;
            Ok((tonight, deal, due))
        },
        |(tonight, deal, due)| {
            let button = called(&words.people, deal.button);
            let dealer = deal.by.map_or_else(|| button.clone(), |by| called(&words.people, by));
            let mut why = order::of_deal(&tonight, &deal);
            why.extend(due.iter().flat_map(|due| order::of_turns(&tonight, due.setup())));
            let notices = heard(deal.dead.into_iter().chain(deal.again));
            told(Dealer { dealer, button: Some(button), first: None, why, notices }, due)
        },
    )
}

/// Draws a seed and shows its hash, before anybody picks a word for it.
fn commit(context: &mut Context) -> Result<Reply, Failure> {
    let seed = random::hex(&context.random.seed());
    let hash = random::hash_of(&seed);
    context.record(
        |session| tables::commit(session, seed, hash.clone()),
        |()| Told::new(render::committed(&hash, "deal"), Committed { commit: hash.clone() }),
    )
}

/// The first dealer, by cards.
fn first(
    context: &mut Context,
    words: &Words,
    table: Option<u32>,
    from: Option<PlayerId>,
    cards: DrawCards,
) -> Result<Reply, Failure> {
    let now = context.moment();
    context.record(
        |session| {
            let first = seating::first_dealer(session, table, from, cards)?;
            let here = table_now(&session.tonight()?, &now, table.is_some())?;
            let at = table.unwrap_or(MAIN);
            let due = due(session.journal().reader(), &here, at, Some(first.dealer))?;
            Ok((first, due, here))
        },
        |(first, due, tonight)| {
            let dealer = called(&words.people, first.dealer);
            let why = vec![first_by(&tonight, first.high)];
            let first = Some(by_cards(&words.people, first));
            told(Dealer { dealer, button: None, first, why, notices: Vec::new() }, due)
        },
    )
}

/// The house's rule on the cards that pick the first dealer.
fn first_by(tonight: &Tonight, high: bool) -> Notice {
    let rule = tonight.house.word(key::DEALER_FIRST).and_then(|said| said.rule);
    let card = if high { "highest card" } else { "first jack" };
    Notice::new(rule.as_deref(), format!("the player with the {card} deals the first hand"))
}

/// Who deals, and what has to be said about it.
struct Dealer {
    dealer: String,
    button: Option<String>,
    first: Option<First>,
    why: Vec<Notice>,
    notices: Vec<Notice>,
}

/// The dealer, with what is put in before the first card, if known.
fn told(found: Dealer, due: Option<Due>) -> Told {
    let Dealer { dealer, button, first, why, mut notices } = found;
    let mut answer =
        Deals { dealer, button, first, game: None, posts: None, why_dealer: why.len(), why, is_guess: false };
    if let Some(due) = due {
        answer.why.extend(due.why.iter().cloned());
        answer.is_guess = due.is_guess;
        answer.posts = Some(due.posts());
        answer.game = Some(due.game);
        notices.extend(due.notices);
    }
    Told::new(render::deals(&answer), answer).with(notices)
}

fn called(people: &Roster, player: PlayerId) -> String {
    people.get(player).map(|person| person.name.to_string()).unwrap_or_default()
}

/// Who got which card.
#[must_use]
pub fn drawn(people: &Roster, cards: &[(PlayerId, String)]) -> Vec<Drawn> {
    let drawn =
        |(player, card): &(PlayerId, String)| Drawn { player: called(people, *player), card: card.clone() };
    cards.iter().map(drawn).collect()
}

fn by_cards(people: &Roster, first: FirstDealt) -> First {
    let dealt_by = first.dealt_by;
    let (seed, salt) = dealt_by.clone().map(|dealing| (dealing.seed, dealing.salt)).unzip();
    First { cards: drawn(people, &first.cards), seed, salt, dealt_by, is_high: first.high }
}
