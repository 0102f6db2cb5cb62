//! What a game of In Between tells: the standings, and why something isn't possible.

use crate::as_text::counted;
use crate::cards::Card;
use crate::games::party::bar::Bar;
use crate::games::party::in_between::gate::{Room, room};
use crate::games::party::in_between::points::{ACE, FIRST_LIMIT, LIMIT, ROUNDS, SPLIT};
use crate::games::party::in_between::{InBetween, Phase, ROW};
use crate::games::party::moves::{Choice, Move, Word};
use crate::games::party::party_game::PartyGame;

impl InBetween {
    /// Why a move is not legal now.
    pub(super) fn bar(&self, tried: &Move) -> Bar {
        if let Move::Dealt(card) = tried {
            return self.no_card(*card);
        }
        match (self.phase, tried) {
            (_, Move::Threw(_) | Move::Aside(..)) => ROW.alien(),
            (Phase::First, _) if self.was_runner() => {
                Bar::new("CAU-096", format!("{} make a runner, so there's no bet", self.gate()))
            }
            (Phase::FirstAce | Phase::SecondAce, _) => Bar::new(ACE.rule, "call the ace high or low first"),
            (_, Move::Chose(Choice::Word(Word::High | Word::Low))) => Bar::new(
                ACE.rule,
                "you can call an ace high or low only if it's dealt first; any other ace is high",
            ),
            (Phase::Pair, _) => {
                let price = self.setup.shown(self.setup.terms.amount(&SPLIT));
                Bar::new(SPLIT.rule, format!("{} make a pair: split it for {price}, or pass", self.gate()))
            }
            (_, Move::Chose(Choice::Word(Word::Split))) => Bar::new(SPLIT.rule, "only a pair can be split"),
            (Phase::Stake(_), Move::Chose(Choice::Bet(_))) => self.no_bet(),
            (Phase::Third(bet), _) => {
                let why = format!("the bet is {}, and the third card decides it", self.setup.shown(bet));
                Bar::new("CAU-094", why)
            }
            (_, Move::Chose(Choice::Bet(_) | Choice::Word(Word::Pass))) => {
                Bar::new(ROW.rule, "bet once both end cards are out")
            }
            _ => ROW.alien(),
        }
    }

    /// A card that cannot come, or comes too early.
    fn no_card(&self, card: Card) -> Bar {
        match self.phase {
            Phase::Stake(_) => Bar::new("CAU-093", "bet before the third card"),
            Phase::FirstAce | Phase::SecondAce => Bar::new(ACE.rule, "call the ace high or low first"),
            Phase::Pair => Bar::new(SPLIT.rule, "split the pair or pass first"),
            _ if card.is_joker() && !self.has_joker() => {
                let rounds = self.setup.terms.count(&ROUNDS);
                Bar::new(
                    ROUNDS.rule,
                    format!("the joker goes into the deck after {}", counted(rounds, "round")),
                )
            }
            _ => Bar::new(ROW.rule, format!("the {card} has already come out since the last shuffle")),
        }
    }

    /// A bet beyond the limit.
    fn no_bet(&self) -> Bar {
        let (row, when) = match self.is_open {
            true => (&LIMIT, "now that the table is open"),
            false => (&FIRST_LIMIT, "until the dealer has played"),
        };
        let limit = self.setup.shown(self.setup.terms.amount(row));
        let pot = self.setup.shown(self.till.pot());
        Bar::new(row.rule, format!("{when}, bet at most {limit}, or the pot ({pot}) if that's less"))
    }

    /// True if the turn before had no bet because its ends were next to each other.
    fn was_runner(&self) -> bool {
        matches!(self.ends[..], [one, other] if room(one, other) == Room::Runner)
    }

    /// The rule for a result, and the rule for aces if an end is one.
    pub(super) fn cited(&self, rule: &str) -> String {
        match self.ends.iter().any(|end| end.is_ace()) {
            true => format!("{rule}, {}", ACE.rule),
            false => rule.to_owned(),
        }
    }

    /// What else everybody can see.
    pub(super) fn notes(&self) -> Vec<String> {
        let terms = &self.setup.terms;
        let (rounds, deck) = (terms.count(&ROUNDS), self.deck().len());
        let round = self.turns.checked_div(self.setup.seats()).unwrap_or(0).saturating_add(1);
        let round = match self.phase {
            Phase::Over => return Vec::new(),
            _ if self.has_joker() => "the joker is in the deck".to_owned(),
            _ => format!("round {round} of {rounds}"),
        };
        let is_called = matches!(self.phase, Phase::Second | Phase::Pair | Phase::Stake(_) | Phase::Third(_));
        let ends = is_called.then(|| format!("ends {}", self.gate()));
        let open = self.is_open.then(|| "the table is open".to_owned());
        [Some(round), open, ends, Some(format!("{} in the deck", counted(deck, "card")))]
            .into_iter()
            .flatten()
            .collect()
    }

    /// A player by name.
    pub(super) fn named(&self, seat: usize) -> String {
        format!("`{}`", self.setup.name(seat))
    }

    /// The ends in words: `4c and 9d`.
    pub(super) fn gate(&self) -> String {
        self.ends.iter().map(|end| end.told()).collect::<Vec<_>>().join(" and ")
    }
}
