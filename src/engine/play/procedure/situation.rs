//! The questions that come up at a table, one word each: what happened, without amounts.

macro_rules! situations {
    ($($situation:ident = $word:literal: $meaning:literal;)+) => {
        /// Something that happened, or that somebody asks for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Situation {
            $(#[doc = $meaning] $situation,)+
        }

        impl Situation {
            /// Every situation, in the order of a hand.
            pub const ALL: &'static [Self] = &[$(Self::$situation,)+];

            /// The word people type.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$situation => $word,)+ }
            }

            /// What the situation is.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$situation => $meaning,)+ }
            }
        }
    };
}

situations! {
    Dispute = "dispute": "players disagree, or the rules don't cover it";
    DisputeOfHost = "dispute-of-host": "the same, but the host is involved";
    Decks = "decks": "how to shuffle";
    CutBefore = "cut-before": "somebody asks for a cut before the deal";
    CutAfter = "cut-after": "somebody asks for a cut after the deal has started";
    AbsentPaid = "absent-paid": "a player who paid the blinds is away when the cards are dealt";
    AbsentUnpaid = "absent-unpaid": "a player who didn't pay the blinds is away when the cards are dealt";
    AbsentWronglyDealt = "absent-wrongly-dealt": "a player who's away was dealt in or left out by mistake";
    AbsentAtTurn = "absent-at-turn": "a player is away when it's their turn";
    Burns = "burns": "which cards to burn, and where they go";
    FacedCard = "faced-card": "a card is face up in the deck";
    BadFlop = "bad-flop": "a flop with too many cards, or without a burn";
    BadStreet = "bad-street": "a turn or river with too many cards, or without a burn";
    EarlyBoard = "early-board": "a board card is dealt too early";
    DeckOutCommon = "deck-out-common": "the deck runs out, but there is one card left for a community card";
    DeckOutAgreed = "deck-out-agreed": "the deck runs out, and everybody still in agrees what to do";
    DeckOut = "deck-out": "the deck runs out, and nobody can agree";
    ChangeInBetting = "change-in-betting": "somebody wants change during the betting";
    ChangeAfter = "change-after": "somebody wants change after the betting";
    MisreadAlone = "misread-alone": "a player misread a bet, and nobody has acted since";
    MisreadHarmed = "misread-harmed": "a player misread a bet, and others acted because of it";
    DropHesitated = "drop-hesitated": "a player hesitated at the drop";
    DropForgotten = "drop-forgotten": "a player forgot to drop and stayed in";
    DropForgiven = "drop-forgiven": "the same, but everybody else would let them out";
    DropByAccident = "drop-by-accident": "a player dropped by accident";
    MuckedAtOnce = "mucked-at-once": "a hand was mucked by mistake and taken back right away, and everybody knows which cards";
    MuckedMixed = "mucked-mixed": "a hand is in the muck and can't be told apart";
    AllIn = "all-in-cards": "nobody can bet anymore, but cards are still to come";
    ShowFirst = "show-first": "the betting is over: who shows first";
    StackAsked = "stack-asked": "somebody asks how many chips another player has";
    Helped = "helped": "a player helps another player, or talks about a hand in play";
    ShownToOne = "shown-to-one": "one player saw another player's cards";
    ShowsPart = "shows-part": "a player wants the pot but doesn't show all the cards";
    ShowsNone = "shows-none": "a player doesn't show at the showdown";
    SeeShowdown = "see-showdown": "a player who was dealt in asks to see a losing hand at the showdown";
    SeeAsWinner = "see-as-winner": "the winner asks to see a losing hand";
    SeeAsOnlooker = "see-as-onlooker": "somebody who wasn't dealt in asks to see a hand";
    SeeFolded = "see-folded": "somebody asks to see a folded hand";
    SeeUncalled = "see-uncalled": "somebody asks to see a hand nobody called";
    MiscallAlone = "miscall-alone": "a player called a hand wrong, and nobody folded because of it";
    MiscallMuck = "miscall-muck": "a player called a hand wrong, and another one folded because of it";
    ReadingBefore = "reading-before": "a hand was misread, and the pot is still on the table";
    ReadingAfter = "reading-after": "a hand was misread, and the winner already has the pot";
}

impl Situation {
    /// The situation for a word.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|known| known.word() == word)
    }
}
