//! The questions that come up at a table, one word each: what happened, without figures.

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

            /// What it means.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$situation => $meaning,)+ }
            }
        }
    };
}

situations! {
    Dispute = "dispute": "players disagree, or the rules leave something open";
    DisputeOfHost = "dispute-of-host": "the same, and the host is party to it";
    Decks = "decks": "how the cards are made ready";
    CutBefore = "cut-before": "somebody asks for a cut before the deal";
    CutAfter = "cut-after": "somebody asks for a cut when dealing has begun";
    AbsentPaid = "absent-paid": "cards are dealt, and a player is away who has paid his blinds";
    AbsentUnpaid = "absent-unpaid": "cards are dealt, and a player is away who has not paid his blinds";
    AbsentWronglyDealt = "absent-wrongly-dealt": "an absent player was dealt in or left out by mistake";
    AbsentAtTurn = "absent-at-turn": "it is a player's turn, and he is away";
    Burns = "burns": "which cards are burned, and where they lie";
    FacedCard = "faced-card": "a card lies face up in the deck";
    BadFlop = "bad-flop": "a flop with too many cards, or without a burn";
    BadStreet = "bad-street": "a turn or river with too many cards, or without a burn";
    EarlyBoard = "early-board": "a board card is dealt ahead of its time";
    DeckOutCommon = "deck-out-common": "the deck will not do, but one shared card for all is left";
    DeckOutAgreed = "deck-out-agreed": "the deck will not do, and all still in agree on a way";
    DeckOut = "deck-out": "the deck will not do, and nobody can agree";
    ChangeInBetting = "change-in-betting": "somebody wants change while there is betting";
    ChangeAfter = "change-after": "somebody wants change when the betting is over";
    MisreadAlone = "misread-alone": "a player misread a bet, and nobody acted after him";
    MisreadHarmed = "misread-harmed": "a player misread a bet, and others acted on what he did";
    DropHesitated = "drop-hesitated": "a player wavered at the drop";
    DropForgotten = "drop-forgotten": "a player stayed in because he forgot to drop";
    DropForgiven = "drop-forgiven": "the same, and all the others would let him out";
    DropByAccident = "drop-by-accident": "a player dropped and did not mean to";
    MuckedAtOnce = "mucked-at-once": "a hand was mucked by mistake, taken back at once, its cards beyond doubt";
    MuckedMixed = "mucked-mixed": "a hand reached the muck and cannot be told from it";
    AllIn = "all-in-cards": "nobody can bet any more, and cards are still to come";
    ShowFirst = "show-first": "the betting is over: who shows his hand first";
    StackAsked = "stack-asked": "somebody asks what another has in front of him";
    Helped = "helped": "a player helps another in his hand, or talks about a live one";
    ShownToOne = "shown-to-one": "one player saw another's cards";
    ShowsPart = "shows-part": "a player wants the pot and shows only some of his cards";
    ShowsNone = "shows-none": "a player does not show at the showdown";
    SeeShowdown = "see-showdown": "a player dealt in asks to see a beaten hand of the showdown";
    SeeAsWinner = "see-as-winner": "the winner asks to see a beaten hand";
    SeeAsOnlooker = "see-as-onlooker": "somebody not dealt in asks to see a hand";
    SeeFolded = "see-folded": "somebody asks to see a folded hand";
    SeeUncalled = "see-uncalled": "somebody asks to see the hand of a bet nobody called";
    MiscallAlone = "miscall-alone": "a hand was named wrongly, and nobody folded for it";
    MiscallMuck = "miscall-muck": "a hand was named wrongly, and another threw his away for it";
    ReadingBefore = "reading-before": "a hand was misread, and the pot still lies there";
    ReadingAfter = "reading-after": "a hand was misread, and the pot has been handed over";
}

impl Situation {
    /// The situation a word means.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|known| known.word() == word)
    }
}
