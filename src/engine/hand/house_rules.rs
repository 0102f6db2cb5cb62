//! What a house decides about dividing pots: each choice with the rule it stands in, or marked as the engine's own.

pub use crate::games::STANDARD;
use crate::games::{Game, Lows};
use crate::hand::beats::{Ahead, Beats};
use crate::hand::odd::{Halving, Odd};
use crate::house::Ruled;
use crate::money::Money;
use crate::rank::{Customs, Low, LowAce};
use crate::refusal::Refusal;

/// How the halves of a high-low pot find their winners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HiLo {
    /// Players declare for high, low or both.
    Declare,
    /// The cards decide.
    Cards,
    /// As the game or the dealer says: declared if anybody declares.
    ByGame,
}

/// What a tie costs a player who went both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PigTie {
    /// Everything (IGL-36, MIK-45).
    LosesAll,
    /// Only the half he tied; a half he won outright is his.
    KeepsWon,
}

/// What two players left on opposite sides do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TwoLeft {
    /// They split without comparing (IGL-31).
    Split,
    /// The same where any low takes its half; a low that must qualify is shown first (MIK-38).
    SplitAnyLow,
    /// They play on.
    PlayOn,
}

/// When money may be divided as the players agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deals {
    /// Whenever all who are still in agree (IGL-22, DAV-51).
    AllAgree,
    /// What the rules leave open is settled together, and no pot is divided (MIK-34).
    OddCases,
    /// Not by the rules of this house.
    No,
}

impl HouseRules {
    /// Refuses to divide a pot by agreement where the house does not.
    ///
    /// # Errors
    ///
    /// `no-deals`, by the rule of the house.
    pub fn check_deals(&self) -> Result<(), Refusal> {
        let message = match self.agreed.value {
            Deals::AllAgree => return Ok(()),
            Deals::OddCases => {
                "players can't split a pot by agreement at this house; they only agree on what the rules don't cover"
            }
            Deals::No => "players can't split a pot by agreement at this house",
        };
        Err(Refusal::new("no-deals", message).by(self.agreed.rule.as_deref()))
    }
}

/// What each loser of a drop game pays into the next pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Match {
    /// Always the same (CAU-119).
    Fixed(Money),
    /// What the pot held, fines left out (MIK-16).
    PotLessFines,
    /// A fixed sum that the house does not name.
    Unsaid,
}

fn named<'a>(rules: &'a [(&'static str, String)], game: &str) -> Option<&'a str> {
    rules.iter().find(|(of, _)| *of == game).map(|(_, rule)| rule.as_str())
}

/// What beats what, in one game as in another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// What beats what.
    pub customs: Customs,
    /// Why it does.
    pub beats: Beats,
    /// What is wild in a game of the house's own, with its rule.
    pub wild_games: Vec<(&'static str, String)>,
    /// What the best hand of a game wins, with all rules on it.
    pub best_games: Vec<(&'static str, String)>,
}

macro_rules! choices {
    ($($(#[$doc:meta])* $field:ident $cite:ident: $kind:ty;)+) => {
        /// The choices that settling a hand consumes.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct HouseRules {
            /// What beats what.
            pub ranking: Ranking,
            $($(#[$doc])* pub $field: Ruled<$kind>,)+
        }

        /// Names one of the choices, so that a reason can cite it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Cite {
            $($(#[$doc])* $cite,)+
            /// What decided between two hands.
            Beats(Ahead),
            /// What is wild in this game.
            WildGame(&'static str),
            /// What the best hand of this game wins.
            BestGame(&'static str),
        }

        impl HouseRules {
            /// The id of the rule behind a choice; `None` where the engine chose.
            #[must_use]
            pub fn rule(&self, cite: Cite) -> Option<&str> {
                match cite {
                    $(Cite::$cite => self.$field.rule.as_deref(),)+
                    Cite::Beats(ahead) => self.ranking.beats.rule(ahead),
                    Cite::WildGame(game) => named(&self.ranking.wild_games, game),
                    Cite::BestGame(game) => {
                        named(&self.ranking.best_games, game).or(self.best_hand.rule.as_deref())
                    }
                }
            }
        }
    };
}

choices! {
    /// The smallest amount that is bet or paid.
    unit Unit: ();
    /// One person plays one hand.
    one_hand OneHand: ();
    /// The best hand takes the pot: what is shown counts as what it is.
    best_hand BestHand: ();
    /// The last one in takes the pot without showing.
    last_in LastIn: ();
    /// The hand goes on when nobody opens the first round (IGL-12).
    first_checked FirstChecked: ();
    /// A later round in which all check leaves the pot as it was (CAU-024).
    checked Checked: bool;
    /// There is a draw while more than one player is left.
    draw_when DrawWhen: ();
    /// Who shows first.
    show_order ShowOrder: ();
    /// A hand in the muck is dead.
    muck_dead MuckDead: ();
    /// A hand thrown away by mistake and taken back at once is in again.
    mucked_back MuckedBack: ();
    /// A bad deal is dealt again.
    bad_deal BadDeal: ();
    /// When the cards run out, those still in get new ones.
    redeal Redeal: ();
    /// What a player said before his turn binds him.
    early_word EarlyWord: ();
    /// Whether an ace can be the lowest card where that is wild.
    low_ace LowAce: LowAce;
    /// What nobody called goes back to who bet it.
    uncalled Uncalled: ();
    /// A hand that is not shown is not compared.
    unshown Unshown: ();
    /// Who throws his hand away at the showdown need not show it.
    mucked Mucked: ();
    /// True if a hand with the wrong number of cards stands but cannot win; else it must be put right first.
    wrong_count WrongCount: bool;
    /// Tied winners share.
    tie Tie: ();
    /// Winners who all play the shared cards share; told where the house says it of these alone (PIG-06).
    on_board OnBoard: ();
    /// True if players short of chips contest what they matched, in layered pots; false where every bet must be covered.
    side_pots SidePots: bool;
    /// True if the house describes side pots, played or not.
    method Method: bool;
    /// Who has less than his blind is all-in with it; told where the house says so.
    short_blind ShortBlind: ();
    /// Every further all-in makes a further pot.
    several_pots SeveralPots: ();
    /// Nobody all-in wins more from another than he put in himself; told where the house says so.
    all_in_cap AllInCap: ();
    /// Which of the cards he sees make a player's hand; told where the house says so.
    any_five AnyFive: ();
    /// The order of hands; told where the house had to be given one.
    usual_order UsualOrder: ();
    /// The remainder when tied winners share a whole pot.
    odd_pot OddPot: Odd;
    /// The remainder when tied winners share a half.
    odd_half OddHalf: Odd;
    /// The odd unit when a pot is halved.
    halving Halving: Halving;
    /// A high-low pot is halved.
    halves Halves: ();
    /// How the halves of a high-low pot find their winners.
    hilo HiLo: HiLo;
    /// Where games may do without declaring, the cards say then who takes which half.
    cards_talk CardsTalk: ();
    /// Where players declare, all who are in do.
    declaring Declaring: ();
    /// The best low takes half a high-low pot; without a low that qualifies the high takes all.
    low Low: ();
    /// Whether a pair of aces is the lowest pair of a low, or the highest.
    paired_aces PairedAces: ();
    /// A game with a low order of its own, such as badugi, is judged by that; no house rule speaks of it.
    own_low OwnLow: ();
    /// What two left on opposite sides do.
    two_left TwoLeft: TwoLeft;
    /// True if a player may go for both halves.
    pig Pig: bool;
    /// A player who went both ways takes all only if he is the best on both sides, without a tie.
    pig_wins PigWins: ();
    /// What a tie costs him.
    pig_fails PigFails: PigTie;
    /// Two players who went both ways and tie get nothing.
    pigs_tie PigsTie: ();
    /// One who goes both ways may use other cards for high than for low.
    two_hands TwoHands: ();
    /// One ace may be high in his high hand and low in his low.
    swinging_ace SwingingAce: ();
    /// True if a hand that failed both ways still counts against others who went both ways.
    pig_spoils PigSpoils: bool;
    /// A half that nobody is left to claim goes to the other side.
    unclaimed Unclaimed: ();
    /// A pot that nobody is entitled to stays for the next game.
    nobody Nobody: ();
    /// True if tied winners always get nothing of their part; else only where that was announced (MIK-19).
    goalpost Goalpost: bool;
    /// Goal-posting comes before whatever else says otherwise.
    goalpost_first GoalpostFirst: ();
    /// Which hands make a low where that was announced (MIK-38).
    qualifier Qualifier: ();
    /// How such a low is counted (MIK-39).
    qualified Qualified: ();
    /// Half the pot goes to the highest spade in the hole.
    spade Spade: ();
    /// The board may be dealt more than once, the pot shared per run, odd units to the earlier runs.
    runs Runs: bool;
    /// Players may divide the money as they agree.
    agreed Agreed: Deals;
    /// True if the dealer may name wild cards beside those of the game (MIK-53).
    announced Announced: bool;
    /// True if a hand named wrongly, for which another threw his away, cannot win (DAV-55); else it costs nothing.
    miscall Miscall: bool;
    /// True if a hand may count as its owner calls it, where that was agreed for the game (CAU-036).
    as_called AsCalled: bool;
    /// True if everybody left, those all in apart, must have put in the same before the showdown (PIG-52).
    level Level: bool;
    /// What each other player pays who wins a pot of hold'em with seven-deuce.
    seven_deuce SevenDeuce: Option<Money>;
    /// What losers of a drop game pay into the next pot.
    matched Matched: Match;
    /// True if tied players who win nothing by goal-posting pay as losers do (MIK-21).
    posters_owe PostersOwe: bool;
    /// True if in drop games a tie for best makes everybody in pay (CAU-121).
    one_tie OneTie: bool;
    /// A drop game is over when a player who stayed takes the pot and nobody owes (CAU-122).
    game_over GameOver: ();
    /// Who stayed by mistake may be let out by all the others (MIK-24).
    relief Relief: ();
    /// True if who dropped is dealt in again (CAU-120).
    back Back: bool;
    /// What everybody antes again when all dropped; nothing if the house has no ante.
    reante ReAnte: Option<Money>;
    /// True if the dealer pays it for all.
    reante_by_dealer ReAnteByDealer: bool;
}

impl HouseRules {
    /// Which choice says whether a hand is a low in this game.
    #[must_use]
    pub fn low_qualifies(&self, game: &Game) -> Cite {
        let eight = game.lows == Lows::EightOrBetter && self.qualifier.rule.is_some();
        if eight { Cite::Qualifier } else { Cite::Low }
    }

    /// Which choice says how this low is counted in this game.
    #[must_use]
    pub fn low_counted(&self, game: &Game, low: Low) -> Cite {
        let named = || game.scheme(&self.ranking.customs).low_name(low);
        let aces = self.paired_aces.rule.is_some() && named() == "pair of aces";
        let eight = game.lows == Lows::EightOrBetter && self.qualified.rule.is_some();
        match game.lows {
            Lows::AceToFive | Lows::DeuceToSeven | Lows::Badugi => Cite::OwnLow,
            _ if eight => Cite::Qualified,
            _ if aces => Cite::PairedAces,
            _ => Cite::Low,
        }
    }
}
