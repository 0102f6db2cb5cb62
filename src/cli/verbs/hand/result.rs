//! `hand result`: a hand by who put in how much and who won.

use crate::answer::hand::Hand;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::typed_line::option_of;
use crate::cli::verbs::hand::few_words::{FewWords, Split};
use crate::cli::verbs::hand::game::{GAME, NewGame};
use crate::cli::verbs::hand::said_again;
use crate::cli::words::{Words, pair};
use crate::render::hand as render;
use crate::render::shell;
use clap::Args;
use engine::money::Money;
use ledger::bank::{load_tonight, playing};
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::night::result_told::ToldResult;
use ledger::refusal::Refusal;
use ledger::store::Reader;

/// Record who put in what and who won
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand result holdem Ann 2 Bob Cat\n  \
        housebook hand result --game omaha --in Ann=5 --in Cat=5 --win Cat=10")]
pub struct HandResult {
    /// Short form: everybody named put in STAKE, and the winner takes all
    #[arg(value_name = "GAME WINNER STAKE LOSER", allow_negative_numbers = true, conflicts_with_all = ["won", "carry"])]
    said: Vec<String>,
    /// The game, with what was added: "five-card-draw deuces-wild"
    #[arg(long, value_name = "GAME", required_unless_present = "said")]
    game: Option<String>,
    #[command(flatten)]
    new: NewGame,
    /// What a player put in (repeatable); after the short form, what somebody else put in
    #[arg(long = "in", value_name = "PLAYER=AMOUNT")]
    put_in: Vec<String>,
    /// What a player won (repeatable)
    #[arg(long = "win", value_name = "PLAYER=AMOUNT")]
    won: Vec<String>,
    /// What stays in the pot for the next hand (else what losers matched)
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    carry: Option<String>,
    /// What a loser at guts pays into the next pot, on top
    #[arg(long, value_name = "PLAYER=AMOUNT")]
    matched: Vec<String>,
    /// A fine paid in this hand, on top
    #[arg(long = "fine", value_name = "PLAYER=AMOUNT")]
    fined: Vec<String>,
    /// Only this player plays for what stays in the pot (the cards ran out)
    #[arg(long = "for", value_name = "PLAYER")]
    only: Vec<String>,
    /// Player who sat out, so the blinds passed them by
    #[arg(long, value_name = "PLAYER")]
    away: Vec<String>,
    /// The dealer (else the one on record)
    #[arg(long, value_name = "PLAYER")]
    dealer: Option<String>,
}

impl HandResult {
    /// Records.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let few = self.in_few_words(&words, &context.typed(), store.reader())?;
        let said = self.put_in.iter().chain(&self.won).chain(&self.matched).chain(&self.fined);
        let named = said.map(|word| pair(word).map(|(name, _)| name));
        let named = named.chain(few.iter().flat_map(FewWords::names).map(Ok));
        let named = named.map(|word| words.player(word?)).collect::<Result<Vec<_>, Failure>>()?;
        let words = words.at_table_of(store.reader(), &named)?;
        let tonight = load_tonight(store.reader())?;
        let typed = few.as_ref().map(|few| few.game.as_str()).or(self.game.as_deref()).unwrap_or_default();
        self.new.check_is_played(&context.typed(), typed, &tonight.house)?;
        let game = self.new.game(&context.typed(), typed, &tonight, store.reader())?;
        let level = tonight.tournament().map(|on| on.blinds(&context.moment())).transpose()?.flatten();
        drop(store);
        let amounts =
            |list: &[String]| list.iter().map(|word| words.player_amount(word)).collect::<Result<_, _>>();
        let put_in = amounts(&self.put_in)?;
        let (put_in, won) = match &few {
            Some(few) => few.figures(&words, &tonight.table_of(&named)?, put_in)?,
            None => (put_in, amounts(&self.won)?),
        };
        let typed: Vec<String> = context.typed().into_iter().map(str::to_owned).collect();
        let told = ToldResult {
            game: game.name,
            why: game.why,
            put_in,
            won,
            fined: amounts(&self.fined)?,
            matched: amounts(&self.matched)?,
            dealer: self.dealer.as_deref().map(|word| words.player(word)).transpose()?,
            away: self.away.iter().map(|word| words.player(word)).collect::<Result<_, _>>()?,
            level,
            only: self.only.iter().map(|word| words.player(word)).collect::<Result<_, _>>()?,
            carry: Money::ZERO,
            is_anted: false,
            waits_for: Vec::new(),
        };
        let carry = match self.carry.as_deref() {
            Some(word) => words.amount(word)?,
            None => told.left_by_matches(tonight.table_of(&named)?.evening.pot()).map_err(Refusal::from)?,
        };
        let told = ToldResult { carry, ..told };
        context.record(
            |session| playing::hand_result(session, &told),
            |(tonight, played, notices)| {
                let answer = Hand::of(&tonight, &played);
                let told = Told::new(render::reasoned(&answer), answer);
                told.with(said_again::with_the_line(notices, &typed, &self.won))
            },
        )
    }
}

impl HandResult {
    /// The hand in few words, if the short form was used.
    fn in_few_words(
        &self,
        words: &Words,
        line: &[&str],
        reader: Reader<'_>,
    ) -> Result<Option<FewWords<'_>>, Failure> {
        if self.said.is_empty() {
            return Ok(None);
        }
        let line: Vec<String> = line.iter().map(|word| (*word).to_owned()).collect();
        let tonight = load_tonight(reader).ok();
        let split = Split::of(&self.said, words, tonight.as_ref());
        self.check_one_game(split, &line)?;
        FewWords::of(&self.said, split, (words, tonight.as_ref()), &line)
    }

    /// The short form names the game, so `--game` isn't for it; the hint is the same line with the game that was meant.
    fn check_one_game(&self, split: Split, line: &[String]) -> Result<(), Failure> {
        let (Some(game), [first, ..]) = (self.game.as_deref(), self.said.as_slice()) else { return Ok(()) };
        // `Ann 2 Bob` after `--game` names no game, and `deuces-wild Ann 2 Bob` only what's added; `holdem Ann 2 Bob` does.
        let is_said = |at: &usize| option_of(line, *at).is_none() && line.get(*at) == Some(first);
        let from = (VERB.len()..line.len()).find(is_said);
        let named = |at: usize| from.filter(|from| *from == at && !split.is_game).map(|_| game);
        let stays =
            |at: usize| option_of(line, at) != Some(GAME) && line.get(at).is_some_and(|word| word != GAME);
        let said = |at: usize| line.get(at).filter(|_| stays(at)).map(String::as_str);
        let words: Vec<&str> = (0..line.len()).flat_map(|at| named(at).into_iter().chain(said(at))).collect();
        let message = "leave out --game if the line starts with the game; --game goes with --in and --win";
        Err(Failure::usage(message).hint(shell::line(&words)))
    }
}

/// The verb, in its words.
const VERB: [&str; 2] = ["hand", "result"];

/// How results are typed.
const HELP: &str = "hand result --help";

/// What each of some players put in or won.
type Figures = Vec<(PlayerId, Money)>;

impl FewWords<'_> {
    /// Everybody put in the stake, and others `more`; the winner takes it all, with what was in the middle.
    fn figures(
        &self,
        words: &Words,
        tonight: &Tonight,
        more: Figures,
    ) -> Result<(Figures, Figures), Failure> {
        let pot = tonight.evening.pot();
        let stake = words.amount(self.stake)?;
        let said = self.names().map(|name| Ok((words.player(name)?, stake)));
        let mut put_in = said.collect::<Result<Figures, Failure>>()?;
        put_in.extend(&more);
        let players = put_in.iter().map(|(player, _)| *player);
        tonight.check_once(players).map_err(|twice| self.each_once(tonight, (&put_in, &more), twice))?;
        let sum = Money::sum(put_in.iter().map(|(_, amount)| *amount).chain([pot])).map_err(Refusal::from)?;
        Ok((put_in, vec![(words.player(self.winner)?, sum)]))
    }

    /// The refusal of a name that came twice, with the line in which everybody comes once.
    fn each_once(&self, tonight: &Tonight, (put_in, more): (&Figures, &Figures), twice: Refusal) -> Failure {
        let said = put_in.len().saturating_sub(more.len());
        let (mut names, mut others) = (Vec::<&str>::new(), Vec::new());
        for (at, (player, amount)) in put_in.iter().enumerate() {
            let name = tonight.name(*player);
            if put_in.iter().take(at).any(|(earlier, _)| earlier == player) {
                continue;
            }
            if at < said {
                names.push(name);
            } else {
                others.push(shell::option("--in", &format!("{name}={}", tonight.amount(*amount).plain())));
            }
        }
        let line = match names.as_slice() {
            // Nobody is left who could have lost.
            [] | [_] => None,
            [winner, losers @ ..] => {
                let words = ["hand", "result", &self.game, winner, self.stake];
                Some(shell::line(&words.iter().chain(losers).copied().collect::<Vec<_>>()))
            }
        };
        let line = line.map(|line| std::iter::once(line).chain(others).collect::<Vec<_>>().join(" "));
        Failure::from(twice).hint(line.unwrap_or_else(|| HELP.to_owned()))
    }
}
