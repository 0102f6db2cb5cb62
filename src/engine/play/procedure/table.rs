//! The table of procedures: what a choice of the house means for a situation, one row each.
//!
//! A row counts where the house made that choice; of several the first. Where the house is silent, the rows of the
//! setting's fallback count, and are named as one.

use crate::house::{Key, key};
use crate::play::procedure::outcome::Remedy;
use crate::play::procedure::situation::Situation;
use crate::play::procedure::verdict::Which;

/// A choice of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Says {
    /// It chose this word.
    Word(&'static str),
    /// This word is among those it chose.
    Among(&'static str),
    /// It said yes, or no.
    Flag(bool),
}

/// One row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// What happened.
    pub when: Situation,
    /// The setting that decides.
    pub key: Key,
    /// What the house must have chosen there.
    pub says: Says,
    /// Which of its ids is the rule.
    pub which: Which,
    /// The ending.
    pub then: Remedy,
    /// The sentence.
    pub text: &'static str,
}

const fn row(when: Situation, key: Key, says: Says, which: Which, then: Remedy, text: &'static str) -> Row {
    Row { when, key, says, which, then, text }
}

use Remedy as Then;
use Says::{Among, Flag, Word};
use Situation as When;
use Which::{First, Last};

/// The table.
#[rustfmt::skip]
pub(crate) static ROWS: &[Row] = &[
    row(When::Dispute, key::RULING, Word("host"), Last, Then::Told, "the host decides; until then play stops, and cards and chips stay as they are"),
    row(When::Dispute, key::RULING, Word("management"), First, Then::Told, "management decides, and that is final"),
    row(When::Dispute, key::RULING, Word("agreement"), First, Then::Told, "what is fair and quickly agreed on is done, and written down"),
    row(When::DisputeOfHost, key::RULING, Word("host"), First, Then::Told, "the player chosen beforehand decides in the host's place"),
    row(When::DisputeOfHost, key::RULING, Word("management"), First, Then::Told, "management decides, and that is final"),
    row(When::DisputeOfHost, key::RULING, Word("agreement"), First, Then::Told, "what is fair and quickly agreed on is done, and written down"),

    row(When::Decks, key::DECKS_WASH, Flag(true), First, Then::Told, "the cards are washed face down on the table, then shuffled by hand"),
    row(When::Decks, key::DECKS, Word("two-behind"), First, Then::Told, "two decks may alternate: the last dealer shuffles his behind, and it comes round ready to be cut"),
    row(When::Decks, key::DECKS, Word("one"), First, Then::Told, "one deck of 52 cards is in use"),
    row(When::CutBefore, key::CUT, Word("on-request"), First, Then::Granted, "anybody may ask for a cut until the deal begins"),
    row(When::CutBefore, key::CUT, Word("offered-right"), First, Then::Granted, "the cut is offered to the player on the right; if he declines, anybody may cut"),
    row(When::CutBefore, key::CUT, Word("dealer"), First, Then::Told, "the new dealer cuts the deck he receives, or the small blind does"),
    row(When::CutAfter, key::CUT, Word("on-request"), First, Then::Refused, "dealing has begun: it is too late for a cut"),

    row(When::AbsentPaid, key::ABSENT, Word("dealt-if-paid"), Last, Then::DealtIn, "his blinds are paid: he is dealt in, and his hand dies when it is his turn"),
    row(When::AbsentPaid, key::ABSENT, Word("not-dealt"), First, Then::NotDealt, "the dealer takes his blinds, and he gets no cards"),
    row(When::AbsentUnpaid, key::ABSENT, Word("dealt-if-paid"), Last, Then::NotDealt, "he missed a blind: he is not dealt in"),
    row(When::AbsentUnpaid, key::ABSENT, Word("not-dealt"), First, Then::NotDealt, "the dealer takes his blinds, and he gets no cards"),
    row(When::AbsentWronglyDealt, key::ABSENT, Word("dealt-if-paid"), Last, Then::PlaysOn, "dealing an absent player in or out by mistake is no misdeal"),
    row(When::AbsentAtTurn, key::ABSENT, Word("dealt-if-paid"), First, Then::Dead, "his hand is dead and a blind he posted stays in the pot; a host busy for the others deserves patience"),
    row(When::AbsentAtTurn, key::ABSENT, Word("not-dealt"), First, Then::Dead, "his seat counts as folded before the flop, and his blinds stay in the pot"),

    row(When::Burns, key::BURNS_APART, Flag(true), First, Then::Told, "a card is burned only when a board card is due; burns lie face down apart from the muck"),
    row(When::Burns, key::BURNS, Word("each-street"), First, Then::Told, "one card is burned before the flop, one before the turn, one before the river"),
    row(When::Burns, key::BURNS, Word("none"), First, Then::Told, "no card is burned"),
    row(When::FacedCard, key::DECK_ERRORS, Word("bottom-or-replace"), First, Then::ToBottom, "it goes to the bottom, and the next card is used"),
    row(When::BadFlop, key::BOARD_ERRORS, Word("redo"), First, Then::FlopAgain, "the deck is shuffled with the flop, one card is burned, three are turned"),
    row(When::BadStreet, key::BOARD_ERRORS, Word("redo"), Last, Then::CardAgain, "the good shared cards stay; the rest is shuffled, one card is burned, one is turned"),
    row(When::EarlyBoard, key::BURNS_APART, Flag(true), Last, Then::Refused, "no board card is dealt ahead of its time, face up or face down"),
    row(When::DeckOutCommon, key::MISDEAL_TRIGGERS, Among("deck-out"), First, Then::CommonCard, "one shared card can stand for everybody's last, if that is fair to all"),
    row(When::DeckOutAgreed, key::MISDEAL_TRIGGERS, Among("deck-out"), First, Then::AsAgreed, "those still in agreed on a way: so it is done"),
    row(When::DeckOut, key::MISDEAL_TRIGGERS, Among("deck-out"), First, Then::Redeal, "a misdeal: the pot stays, and the game is dealt again to those still in"),

    row(When::ChangeInBetting, key::WAGER_CHANGE, Word("after-betting"), First, Then::Refused, "the chips stay as they lie; change is made when the betting is over"),
    row(When::ChangeInBetting, key::WAGER_CHANGE, Word("from-pot"), First, Then::Granted, "the dealer makes change from the pot; who puts a large chip in says what he bets"),
    row(When::ChangeAfter, key::WAGER_CHANGE, Word("after-betting"), First, Then::Granted, "the betting is over: change may be made"),
    row(When::ChangeAfter, key::WAGER_CHANGE, Word("from-pot"), First, Then::Granted, "the dealer makes change from the pot"),
    row(When::MisreadAlone, key::WAGER_MISREAD, Word("relief"), First, Then::Relief, "he may be let off, to fold or to call in full: write down what, why and who decided"),
    row(When::MisreadHarmed, key::WAGER_MISREAD, Word("relief"), First, Then::Stands, "others have acted on it: it stands"),
    row(When::DropHesitated, key::DROP, Word("hesitation-in"), First, Then::In, "wavering at the drop keeps him in"),
    row(When::DropForgotten, key::DROP, Word("hesitation-in"), First, Then::In, "not dropped is in"),
    row(When::DropForgiven, key::DROP_RELIEF, Word("unanimous"), First, Then::Out, "all the others agree: he is let out"),
    row(When::DropForgiven, key::DROP_RELIEF, Word("none"), First, Then::In, "in is in"),
    row(When::DropByAccident, key::DROP_FINAL, Flag(true), First, Then::Out, "dropped is dropped, and no vote changes it"),
    row(When::DropByAccident, key::DROP_FINAL, Flag(false), First, Then::In, "a drop by accident may be taken back"),

    row(When::MuckedAtOnce, key::MUCK_DEAD, Word("retrievable-at-once"), Last, Then::Restored, "taken back at once and known for certain: it is his hand again, and the ruling is written down"),
    row(When::MuckedAtOnce, key::MUCK_DEAD, Word("dead"), First, Then::StaysDead, "cards in the muck are dead"),
    row(When::MuckedMixed, key::MUCK_DEAD, Word("retrievable-at-once"), First, Then::StaysDead, "cards that reached the muck are dead, by accident too"),
    row(When::MuckedMixed, key::MUCK_DEAD, Word("dead"), First, Then::StaysDead, "cards in the muck are dead"),
    row(When::AllIn, key::ALLIN_SHOW, Word("optional"), First, Then::Told, "their cards may stay hidden until the board is complete"),
    row(When::AllIn, key::ALLIN_SHOW, Word("at-once"), First, Then::Told, "everybody left turns his cards up at once"),
    row(When::ShowFirst, key::SHOW_ORDER, Word("last-aggressor"), First, Then::Told, "the last to bet or raise shows first, else the first player left of the dealer; then clockwise"),
    row(When::ShowFirst, key::SHOW_ORDER, Word("bettor"), First, Then::Told, "the player whose bet was called shows first, else the first who had to act; then clockwise"),
    row(When::StackAsked, key::CHIPS_VISIBILITY, Word("front"), First, Then::Granted, "high chips stand in front, where everybody can judge them"),
    row(When::StackAsked, key::CHIPS_VISIBILITY, Word("on-request"), First, Then::Granted, "he is told the count; high chips stay where all can see them"),
    row(When::Helped, key::COLLUSION, Word("discuss"), First, Then::Refused, "nobody talks about a live hand; the table settles what was said"),
    row(When::Helped, key::COLLUSION, Word("expulsion"), First, Then::Refused, "a player who helps another, or asks for help, has to leave the game"),
    row(When::Helped, key::COLLUSION, Word("own-hand"), First, Then::Refused, "everybody plays his own hand, without help"),
    row(When::ShownToOne, key::SHOW_RIGHT, Word("show-one-show-all"), First, Then::Granted, "what one player saw, everybody may see when the hand is over"),
    row(When::ShownToOne, key::MISDEAL_EXPOSED_ONE, Word("shown-to-all"), Last, Then::ShownToAll, "what one player saw, everybody gets to see"),
    row(When::ShownToOne, key::PENALTY_SHOW, Word("dead-half-pot"), First, Then::Warned, "no cards are shown while the hand runs: on purpose it costs the hand and half the pot"),
    row(When::ShowsPart, key::SHOW_REQUIRED, Word("both-hole-cards"), First, Then::CannotWin, "both hole cards are turned up together, or no part of the pot is his"),
    row(When::ShowsPart, key::SHOW_REQUIRED, Word("all-cards"), First, Then::CannotWin, "all his cards are turned up at once, or the pot is not his"),
    row(When::ShowsNone, key::SHOW_REQUIRED, Word("both-hole-cards"), First, Then::CannotWin, "a hand that is not shown wins nothing"),
    row(When::ShowsNone, key::SHOW_REQUIRED, Word("all-cards"), First, Then::CannotWin, "a hand that is not shown wins nothing"),
    row(When::ShowsNone, key::SHOW_REQUIRED, Word("may-fold"), First, Then::CannotWin, "he may fold unseen instead of showing"),
    row(When::ShowsNone, key::SHOW_REQUIRED, Word("yes"), First, Then::CannotWin, "players show; a hand that is not shown wins nothing"),
    row(When::ShowsNone, key::SHOW_REQUIRED, Word("no"), First, Then::CannotWin, "nobody has to show; a hand that is not shown concedes"),
    row(When::SeeShowdown, key::SHOW_RIGHT, Word("dealt-in-may-ask"), First, Then::Granted, "anybody dealt in may ask; asking too often can end that right"),
    row(When::SeeAsWinner, key::SHOW_RIGHT, Word("dealt-in-may-ask"), First, Then::Discouraged, "he may, but the winner should not ask"),
    row(When::SeeAsOnlooker, key::SHOW_RIGHT, Word("dealt-in-may-ask"), First, Then::Refused, "only those dealt in may ask"),
    row(When::SeeFolded, key::SHOW_RIGHT, Word("dealt-in-may-ask"), Last, Then::Refused, "nobody may see folded cards"),
    row(When::SeeUncalled, key::SHOW_RIGHT, Word("uncalled-unseen"), First, Then::Refused, "a bet nobody called wins unseen"),
    row(When::MiscallAlone, key::MISCALL, Word("harmless"), First, Then::PlaysOn, "a wrong claim costs nothing: the cards count"),
    row(When::MiscallAlone, key::MISCALL, Word("corrected"), First, Then::Corrected, "it is put right as long as the pot lies there"),
    row(When::MiscallAlone, key::SHOW_CARDS_SPEAK, Word("until-miscall"), First, Then::PlaysOn, "nobody was misled: the cards count"),
    row(When::MiscallMuck, key::MISCALL, Word("harmless"), First, Then::PlaysOn, "a wrong claim costs nothing: the cards that are shown count"),
    row(When::MiscallMuck, key::MISCALL, Word("corrected"), First, Then::Corrected, "it is put right as long as the pot lies there"),
    row(When::MiscallMuck, key::MISCALL, Word("disqualified-if-muck"), First, Then::Disqualified, "the miscalled hand is out, even if the other can be found again"),
    row(When::ReadingBefore, key::SHOW_CARDS_SPEAK, Word("always"), First, Then::Corrected, "the cards count for what they are; any player who sees it says so"),
    row(When::ReadingBefore, key::SHOW_CARDS_SPEAK, Word("until-miscall"), First, Then::Corrected, "the cards count for what they are; any player who sees it says so at once"),
    row(When::ReadingBefore, key::SHOW_CARDS_SPEAK, Word("until-award"), First, Then::Corrected, "the cards count for what they are; any player who sees it says so"),
    row(When::ReadingAfter, key::SHOW_CARDS_SPEAK, Word("until-award"), Last, Then::Stands, "the pot has been handed over: no hand is read again"),
];
