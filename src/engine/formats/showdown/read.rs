//! The object that describes a showdown, read into what the engine settles.

use crate::calling::{goes_with, listed_game, one_way};
use crate::cards::{Card, Cards, parse_cards, parse_holding};
use crate::formats::calling::called;
use crate::formats::line::{Id, Pairs, Rules, Text, wilds};
use crate::formats::showdown::spoken::{Called, Direction, Mode};
use crate::games::{Course, Game, GameRow, Step};
use crate::hand::hole_cards_known;
use crate::hand::{Contestant, Declares, Dropped, HiLo, Named, Pot, Seats, Showdown, Stake};
use crate::money::{Currency, Money};
use crate::rank::{Category, Wilds};
use crate::readable::AsTyped;
use crate::readable::check_readable;
use crate::refusal::{Instead, Refusal};
use serde::Deserialize;
use std::borrow::Cow;

/// A showdown as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written<'a> {
    /// Given back with the answer.
    #[serde(borrow, default)]
    pub id: Id<'a>,
    /// The house whose rules apply.
    #[serde(borrow, default)]
    pub house: Option<Cow<'a, str>>,
    #[serde(borrow)]
    pub(super) game: Cow<'a, str>,
    #[serde(borrow, default)]
    unit: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    carry: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    fines: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    blind: Option<Cow<'a, str>>,
    #[serde(borrow)]
    players: Vec<Player<'a>>,
    /// Who was away from the table: the book reads that, settling does not.
    #[serde(borrow, default, rename = "away")]
    _away: Vec<Text<'a>>,
    #[serde(borrow, default)]
    button: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    board: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    boards: Option<Vec<Text<'a>>>,
    #[serde(default)]
    pub(super) hilo: Option<Mode>,
    #[serde(default)]
    pub(super) goalpost: bool,
    #[serde(borrow, default)]
    layers: Option<Vec<Layer<'a>>>,
    #[serde(borrow, default)]
    agreed: Option<Pairs<'a>>,
    #[serde(borrow, default)]
    pub(super) wild: Vec<Text<'a>>,
    #[serde(default)]
    as_called: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Player<'a> {
    #[serde(borrow)]
    name: Cow<'a, str>,
    #[serde(borrow, rename = "in")]
    bet: Cow<'a, str>,
    #[serde(borrow, default)]
    dead: Option<Cow<'a, str>>,
    #[serde(default)]
    folded: bool,
    #[serde(borrow, default)]
    cards: Cow<'a, str>,
    #[serde(default)]
    declare: Option<Direction>,
    #[serde(default)]
    allin: Option<bool>,
    #[serde(default)]
    miscalled: bool,
    #[serde(default)]
    calls: Option<Called>,
    #[serde(borrow, default)]
    fine: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    paid: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    stack: Option<Cow<'a, str>>,
    #[serde(default)]
    stayed: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Layer<'a> {
    #[serde(borrow)]
    amount: Cow<'a, str>,
    #[serde(borrow)]
    eligible: Vec<Text<'a>>,
}

/// A game with its additions.
struct WithAdded<'r> {
    row: Cow<'r, GameRow>,
    announced: Option<Wilds>,
    hilo: Option<HiLo>,
    goalpost: bool,
}

/// How often a board may be dealt.
const RUNS_MAX: usize = 20;

/// True if the one shared card is everybody's last, because too few are left for a card to each player still in (MIK-34).
fn is_common(course: &Course, game: &Game, players: &[Contestant], boards: &[Vec<Card>]) -> bool {
    let (pack, before) = (game.pack(), course.dealt().saturating_sub(1));
    // If nobody wrote down the whole of a folded hand, all but its last card may have been dealt.
    let least = course.steps().iter().find_map(|step| match step {
        Step::Deal { down, up } => Some(usize::from(down.saturating_add(*up))),
        _ => None,
    });
    let held = players.iter().map(|player| match player.cards.cards().len() {
        known if known < least.unwrap_or_default() => before,
        known => known,
    });
    let live = players.iter().filter(|player| !player.stake.folded).count();
    let is_short = held.sum::<usize>().saturating_add(live) > pack;
    let may_be = players.len() <= course.most_players_with_common_card(pack);
    let one = matches!(boards, [board] if board.len() == 1);
    game.board == 0 && one && is_short && may_be && course.most_players(pack) < players.len()
}

impl Written<'_> {
    /// What the engine settles, with amounts of the house's currency.
    pub(crate) fn showdown(&self, rules: &Rules) -> Result<Showdown, Refusal> {
        let amounts = Amounts { currency: rules.currency };
        let called = self.called(rules)?;
        self.check_keys(rules)?;
        let mut game = called.row.game;
        let announced = (!self.wild.is_empty()).then(|| wilds(&self.wild)).transpose()?;
        game.wilds = game.wilds.with(announced.unwrap_or_default());
        let unit = self.unit.as_ref().map_or(Ok(rules.unit), |text| amounts.read(text, "the unit"))?;
        let players = self.players.iter().map(|player| player.contestant(&amounts));
        let layers =
            self.layers.as_ref().map(|layers| layers.iter().map(|layer| self.pot(layer, &amounts)).collect());
        let boards = self.boards(&game)?;
        let players: Vec<Contestant> = players.collect::<Result<_, Refusal>>()?;
        if is_common(&called.row.course, &game, &players, &boards) {
            players.iter().try_for_each(|player| hole_cards_known(&game, player))?;
            (game.cards, game.board) = (game.cards.saturating_sub(1), 1);
        }
        let mut boards = boards.into_iter().map(Cards::from);
        Ok(Showdown {
            game,
            announced: match (announced, called.announced) {
                (Some(said), Some(added)) => Some(said.with(added)),
                (said, added) => said.or(added),
            },
            as_called: self.as_called,
            currency: rules.currency,
            unit,
            carry: amounts.optional(self.carry.as_ref(), "the carry")?,
            fines: self.fines(&amounts)?,
            players,
            button: self.button.as_ref().map(|name| self.seat(name)).transpose()?,
            board: boards.next().unwrap_or_default(),
            more_boards: boards.collect(),
            hilo: self.halves(&called)?,
            goalpost: self.goalpost || called.goalpost,
            pots: layers.transpose()?,
            takers: Seats::NONE,
            mucked: Seats::NONE,
            short_blinds: Seats::NONE,
            agreed: self.agreed.as_ref().map(|agreed| self.shares(agreed, &amounts)).transpose()?,
            drop: self.drop_of(&called.row, &amounts)?,
            dealt: None,
            left: Vec::new(),
        })
    }
    /// The game with its additions.
    fn called<'r>(&self, rules: &'r Rules) -> Result<WithAdded<'r>, Refusal> {
        // Most games are called by their own names.
        if let Some(row) = listed_game(&self.game, &rules.house) {
            return Ok(WithAdded { row: Cow::Borrowed(row), announced: None, hilo: None, goalpost: false });
        }
        let called = called(&self.game, &rules.house)?;
        let hilo = |declares| if declares { HiLo::Declare } else { HiLo::Cards };
        Ok(WithAdded {
            row: Cow::Owned(called.row),
            announced: called.said.announced,
            hilo: called.said.declare.map(hilo),
            goalpost: called.said.goalpost,
        })
    }

    /// How the halves find their winners, if there are two; it may be said in one way only.
    fn halves(&self, called: &WithAdded<'_>) -> Result<Option<HiLo>, Refusal> {
        let said = self.hilo.map(HiLo::from);
        if let Some(said) = said {
            goes_with(said, &called.row)?;
        }
        match (said, called.hilo) {
            (Some(said), Some(added)) if said != added => Err(one_way()),
            (said, added) => Ok(said.or(added)),
        }
    }

    /// What the players are called.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.players.iter().map(|player| &*player.name)
    }

    /// How much of the carry is fines.
    pub(crate) fn carried_fines(&self, rules: &Rules) -> Result<Money, Refusal> {
        Amounts { currency: rules.currency }.optional(self.fines.as_ref(), "the fines")
    }

    /// The fines in the carry and those paid in this hand.
    fn fines(&self, amounts: &Amounts) -> Result<Money, Refusal> {
        let carried = amounts.optional(self.fines.as_ref(), "the fines")?;
        let paid = self.players.iter().map(|player| amounts.optional(player.fine.as_ref(), &player.name));
        Ok(Money::sum(paid.collect::<Result<Vec<_>, _>>()?)?.plus(carried)?)
    }

    /// Who stayed and who dropped, and the hand nobody plays, if the game has them.
    fn drop_of(&self, row: &GameRow, amounts: &Amounts) -> Result<Option<Dropped>, Refusal> {
        let due = row.course.blind();
        if let (Some(_), 0) = (&self.blind, due) {
            let message = format!("there's no blind hand in `{}`", row.name());
            return Err(Refusal::new("no-blind-hand", message));
        }
        if !row.course.steps().contains(&Step::Drop) {
            return Ok(None);
        }
        let seats = || self.players.iter().enumerate();
        let stayed = |player: &Player| player.stayed.unwrap_or(!player.folded);
        let stayed: Seats = seats().filter(|(_, player)| stayed(player)).map(|(seat, _)| seat).collect();
        let blind = self.blind.as_ref().map(|cards| {
            parse_holding(cards)
                .map_err(|why| Refusal::new("no-card", format!("cards of the blind hand: {why}")))
        });
        if blind.is_none() && due > 0 && !stayed.is_empty() && self.agreed.is_none() {
            let message =
                format!("`{}` is played against a blind hand, so its {due} cards count too", row.name());
            return Err(Refusal::new("blind-missing", message).instead(Instead::GiveBlindHand));
        }
        let left = self.players.iter().map(|player| player.left(amounts)).collect::<Result<Vec<_>, _>>()?;
        Ok(Some(Dropped {
            dealt: seats().map(|(seat, _)| seat).collect(),
            stayed,
            let_out: Seats::NONE,
            blind: (due > 0).then(|| blind.transpose()).transpose()?.map(Option::unwrap_or_default),
            stacks: left.into_iter().collect(),
        }))
    }

    fn boards(&self, game: &Game) -> Result<Vec<Vec<Card>>, Refusal> {
        let read =
            |text: &str| parse_cards(text).map_err(|why| Refusal::new("no-card", format!("board: {why}")));
        let boards: Vec<Vec<Card>> = match (&self.board, &self.boards) {
            (Some(_), Some(_)) => {
                return Err(Refusal::new("board-twice", "give `board` or `boards`, not both"));
            }
            (Some(board), None) => vec![read(board)?],
            (None, Some(boards)) if (1..=RUNS_MAX).contains(&boards.len()) => {
                boards.iter().map(|Text(board)| read(board)).collect::<Result<_, _>>()?
            }
            (None, Some(boards)) => {
                let message = format!("{} boards; give 1 to {RUNS_MAX}", boards.len());
                return Err(Refusal::new("too-many-boards", message));
            }
            (None, None) => Vec::new(),
        };
        match game.board == 0 && boards.iter().all(Vec::is_empty) {
            true => Ok(Vec::new()),
            false => Ok(side_by_side(game, &boards).unwrap_or(boards)),
        }
    }

    fn seat(&self, name: &str) -> Result<usize, Refusal> {
        self.players.iter().position(|player| player.name == name).ok_or_else(|| {
            Refusal::new("unknown-player", format!("`{}` isn't in this hand", name.as_typed()))
        })
    }

    fn pot(&self, layer: &Layer, amounts: &Amounts) -> Result<Pot, Refusal> {
        let seats = layer.eligible.iter().map(|Text(name)| self.seat(name));
        let eligible: Seats = seats.collect::<Result<_, _>>()?;
        Ok(Pot { amount: amounts.read(&layer.amount, "a layer")?, eligible })
    }

    fn shares(&self, agreed: &Pairs, amounts: &Amounts) -> Result<Vec<Money>, Refusal> {
        let mut shares = vec![Money::ZERO; self.players.len()];
        for (name, amount) in &agreed.0 {
            if let Some(share) = shares.get_mut(self.seat(name)?) {
                *share = amounts.read(amount, name)?;
            }
        }
        Ok(shares)
    }
}

/// Boards of a game with several side by side, given one by one; with several runs, one run after the other.
fn side_by_side(game: &Game, boards: &[Vec<Card>]) -> Option<Vec<Vec<Card>>> {
    let each = game.boards.boards();
    let several = each > 1 && boards.len().checked_rem(each) == Some(0) && !boards.is_empty();
    let runs = || boards.chunks(each).map(|run| game.boards.together(game.board, run)).collect();
    several.then(runs).flatten()
}

impl Player<'_> {
    /// What the player put in that nobody has to match: antes and blinds they owed, fines, and what they paid for cards.
    fn dead(&self, amounts: &Amounts) -> Result<Money, Refusal> {
        let posted = amounts.optional(self.dead.as_ref(), &self.name)?;
        let fined = amounts.optional(self.fine.as_ref(), &self.name)?;
        Ok(posted.plus(fined)?.plus(amounts.optional(self.paid.as_ref(), &self.name)?)?)
    }

    /// What is left of the player's stack before anything is paid out, if the line gives the stack.
    fn left(&self, amounts: &Amounts) -> Result<Option<Money>, Refusal> {
        let Some(stack) = &self.stack else { return Ok(None) };
        let put_in = amounts.read(&self.bet, &self.name)?.plus(self.dead(amounts)?)?;
        let left = amounts.read(stack, &self.name)?.minus(put_in)?;
        if left.is_negative() {
            let message = format!("`{}` put in more than the stack had", self.name.as_typed());
            return Err(Refusal::new("stack-too-small", message));
        }
        Ok(Some(left))
    }

    fn contestant(&self, amounts: &Amounts) -> Result<Contestant, Refusal> {
        let name = shown_name(&self.name)?;
        let cards = parse_holding(&self.cards)
            .map_err(|why| Refusal::new("no-card", format!("cards of `{name}`: {why}")))?;
        // A player who didn't stay dropped.
        let folded = self.folded || self.stayed == Some(false);
        let stake = Stake { bet: amounts.read(&self.bet, &name)?, dead: self.dead(amounts)?, folded };
        Ok(Contestant {
            name,
            stake,
            cards,
            declares: self.declare.map(Declares::from),
            all_in: self.allin,
            named: if self.miscalled { Named::Misleadingly } else { Named::Rightly },
            calls: self.calls.map(Category::from),
        })
    }
}

fn shown_name(name: &str) -> Result<String, Refusal> {
    if name.is_empty() || check_readable(name).is_err() || name.chars().count() > 100 {
        return Err(Refusal::new("bad-name", "a player's name has 1 to 100 characters and no hidden ones"));
    }
    Ok(name.to_owned())
}

struct Amounts {
    currency: Currency,
}

impl Amounts {
    fn read(&self, text: &str, whose: &str) -> Result<Money, Refusal> {
        self.currency
            .parse(text)
            .map_err(|why| Refusal::new("no-amount", format!("`{}`: {why}", whose.as_typed())))
    }

    fn optional(&self, text: Option<&Cow<'_, str>>, whose: &str) -> Result<Money, Refusal> {
        text.map_or(Ok(Money::ZERO), |text| self.read(text, whose))
    }
}
