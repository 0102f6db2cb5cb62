//! What a house decides about dividing pots: each choice with its rule, or marked as the engine's own.

pub use crate::games::STANDARD;
use crate::games::{Game, Lows};
use crate::hand::beats::{Ahead, Beats};
use crate::hand::odd::{Halving, Odd};
use crate::house::Ruled;
use crate::money::Money;
use crate::rank::{Customs, Low, LowAce};
use crate::refusal::Refusal;

/// How a high-low pot is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HiLo {
    /// Players declare high, low or both.
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
    /// Only the tied half; a half won outright is kept.
    KeepsWon,
}

/// What the last two players do if they went opposite ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TwoLeft {
    /// They split without comparing (IGL-31).
    Split,
    /// The same if any low takes its half; a low that must qualify is shown first (MIK-38).
    SplitAnyLow,
    /// They play on.
    PlayOn,
}

/// When money may be divided as the players agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deals {
    /// Whenever everybody still in agrees (IGL-22).
    AllAgree,
    /// Players settle together what the rules leave open, but no pot is divided (MIK-34).
    OddCases,
    /// Never at this house.
    No,
}

impl HouseRules {
    /// Refuses to divide a pot by agreement if the house doesn't allow it.
    ///
    /// # Errors
    ///
    /// `no-deals`, by the rule of the house.
    pub fn check_deals(&self) -> Result<(), Refusal> {
        let message = match self.agreed.value {
            Deals::AllAgree => return Ok(()),
            Deals::OddCases => {
                "players can't agree to split a pot at this house; they can only agree on what the rules don't cover"
            }
            Deals::No => "players can't split a pot by agreement at this house",
        };
        Err(Refusal::new("no-deals", message).by(self.agreed.rule.as_deref()))
    }
}

/// What each loser of a drop game pays into the next pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Match {
    /// Always the same amount (CAU-119).
    Fixed(Money),
    /// What the pot held, fines left out (MIK-16).
    PotLessFines,
    /// A fixed amount that the house doesn't name.
    Unsaid,
}

fn named<'a>(rules: &'a [(&'static str, String)], game: &str) -> Option<&'a str> {
    rules.iter().find(|(of, _)| *of == game).map(|(_, rule)| rule.as_str())
}

/// What beats what, the same for every game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// What beats what.
    pub customs: Customs,
    /// Why it does.
    pub beats: Beats,
    /// What is wild in one of the house's games, with its rule.
    pub wild_games: Vec<(&'static str, String)>,
    /// What the best hand of a game wins, with all the rules for it.
    pub best_games: Vec<(&'static str, String)>,
}

macro_rules! choices {
    ($($(#[$doc:meta])* $field:ident $cite:ident: $kind:ty;)+) => {
        /// The choices needed to settle a hand.
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
            /// The id of the rule behind a choice; `None` if the engine chose.
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
    /// One player plays one hand.
    one_hand OneHand: ();
    /// The best hand takes the pot, and a shown hand counts for what it is.
    best_hand BestHand: ();
    /// The last one in takes the pot without showing.
    last_in LastIn: ();
    /// What happens to the hand when nobody opens the first round (IGL-12).
    first_checked FirstChecked: ();
    /// If everybody checks a later round, the pot stays as it was (CAU-024).
    checked Checked: bool;
    /// There is a draw only while more than one player is left.
    draw_when DrawWhen: ();
    /// Who shows first.
    show_order ShowOrder: ();
    /// A hand in the muck is dead.
    muck_dead MuckDead: ();
    /// A mucked hand taken back at once is in again.
    mucked_back MuckedBack: ();
    /// A bad deal is dealt again.
    bad_deal BadDeal: ();
    /// When the cards run out, the players still in get new ones.
    redeal Redeal: ();
    /// Players are held to what they said before their turn.
    early_word EarlyWord: ();
    /// Whether an ace can be the lowest card if the lowest card is wild.
    low_ace LowAce: LowAce;
    /// A bet nobody called goes back to the bettor.
    uncalled Uncalled: ();
    /// A hand that is not shown is not compared.
    unshown Unshown: ();
    /// A player who mucks at the showdown needn't show.
    mucked Mucked: ();
    /// True if a hand with the wrong number of cards stays in but can't win; else it must be corrected first.
    wrong_count WrongCount: bool;
    /// Tied winners share.
    tie Tie: ();
    /// Winners who all play the board share; told only if the house has a rule on exactly that (PIG-06).
    on_board OnBoard: ();
    /// True if a player short of chips contests what they matched, with side pots; false if every bet must be covered.
    side_pots SidePots: bool;
    /// True if the house describes side pots, whether it plays them or not.
    method Method: bool;
    /// A player short of the blind is all-in with it; told if the house says so.
    short_blind ShortBlind: ();
    /// Every further all-in makes another side pot.
    several_pots SeveralPots: ();
    /// Nobody all-in wins more from any player than they put in themselves; told if the house says so.
    all_in_cap AllInCap: ();
    /// Which cards make a player's hand; told if the house says so.
    any_five AnyFive: ();
    /// The order of hands; told if the house states it.
    usual_order UsualOrder: ();
    /// The remainder if tied winners share a whole pot.
    odd_pot OddPot: Odd;
    /// The remainder if tied winners share a half.
    odd_half OddHalf: Odd;
    /// The odd unit if a pot is halved.
    halving Halving: Halving;
    /// A high-low pot is halved.
    halves Halves: ();
    /// How a high-low pot is divided.
    hilo HiLo: HiLo;
    /// If a game can be played without declaring, the cards then say who takes which half.
    cards_talk CardsTalk: ();
    /// If players declare, everybody still in does.
    declaring Declaring: ();
    /// The best low takes half of a high-low pot; if no low qualifies, high takes all.
    low Low: ();
    /// Whether a pair of aces is the lowest or the highest pair in a low.
    paired_aces PairedAces: ();
    /// A game with its own low order, such as badugi, is judged by that; no house rule covers it.
    own_low OwnLow: ();
    /// What the last two do on opposite sides.
    two_left TwoLeft: TwoLeft;
    /// True if a player may go for both halves.
    pig Pig: bool;
    /// A pig takes all only as the best on both sides, without a tie.
    pig_wins PigWins: ();
    /// What a tie costs a pig.
    pig_fails PigFails: PigTie;
    /// Two pigs who tie get nothing.
    pigs_tie PigsTie: ();
    /// A pig may use different cards for high and for low.
    two_hands TwoHands: ();
    /// One ace may be high in a pig's high hand and low in the low one.
    swinging_ace SwingingAce: ();
    /// True if a pig's failed hand still counts against other pigs.
    pig_spoils PigSpoils: bool;
    /// A half that nobody can claim goes to the other side.
    unclaimed Unclaimed: ();
    /// A pot that nobody is entitled to stays for the next game.
    nobody Nobody: ();
    /// True if tied winners always get nothing of their part; else only if that was announced (MIK-19).
    goalpost Goalpost: bool;
    /// Goal-posting comes before every other rule.
    goalpost_first GoalpostFirst: ();
    /// Which hands make a low, if that was announced (MIK-38).
    qualifier Qualifier: ();
    /// How such a low is counted (MIK-39).
    qualified Qualified: ();
    /// Half the pot goes to the highest spade in the hole.
    spade Spade: ();
    /// The board may be dealt more than once: each run gets an equal share of the pot, odd units go to the earlier runs.
    runs Runs: bool;
    /// Players may divide the money as they agree.
    agreed Agreed: Deals;
    /// True if the dealer may name wild cards besides those of the game (MIK-53).
    announced Announced: bool;
    /// True if a hand can't win once it was miscalled and another player mucked because of it (DAV-55); else that costs nothing.
    miscall Miscall: bool;
    /// True if a hand may count as its owner calls it, if that was agreed for the game (CAU-036).
    as_called AsCalled: bool;
    /// True if everybody left, except players all-in, must have put in the same before the showdown (PIG-52).
    level Level: bool;
    /// What each other player pays the winner of a hold'em pot who holds seven-deuce.
    seven_deuce SevenDeuce: Option<Money>;
    /// What the losers of a drop game pay into the next pot.
    matched Matched: Match;
    /// True if tied players who goal-post pay as losers do (MIK-21).
    posters_owe PostersOwe: bool;
    /// True if a tie for best in a drop game makes everybody still in pay (CAU-121).
    one_tie OneTie: bool;
    /// A drop game is over when a player who stayed takes the pot and nobody owes (CAU-122).
    game_over GameOver: ();
    /// A player who stayed by mistake may be let out by all the others (MIK-24).
    relief Relief: ();
    /// True if players who dropped are dealt in again (CAU-120).
    back Back: bool;
    /// What everybody antes again when all dropped; `None` if the house has no ante.
    reante ReAnte: Option<Money>;
    /// True if the dealer pays it for everybody.
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
