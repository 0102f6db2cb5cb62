//! The table of procedures: what a choice of the house means for a situation, one row each.
//!
//! A row counts if the house made that choice; if several do, the first counts. If the house doesn't say, the rows of the
//! setting's fallback count, and are marked as a fallback.

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
    /// Which of the setting's ids is the rule.
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
    row(When::Dispute, key::RULING, Word("host"), Last, Then::Told, "the host decides; until then play stops, and nobody touches the cards or chips"),
    row(When::Dispute, key::RULING, Word("management"), First, Then::Told, "management decides, and that's final"),
    row(When::Dispute, key::RULING, Word("agreement"), First, Then::Told, "agree quickly on what's fair, and write it down"),
    row(When::DisputeOfHost, key::RULING, Word("host"), First, Then::Told, "the player chosen beforehand decides instead of the host"),
    row(When::DisputeOfHost, key::RULING, Word("management"), First, Then::Told, "management decides, and that's final"),
    row(When::DisputeOfHost, key::RULING, Word("agreement"), First, Then::Told, "agree quickly on what's fair, and write it down"),

    row(When::Decks, key::DECKS_WASH, Flag(true), First, Then::Told, "wash the cards face down on the table, then shuffle by hand"),
    row(When::Decks, key::DECKS, Word("two-behind"), First, Then::Told, "you can use two decks: the last dealer shuffles the other one, so it's ready to cut"),
    row(When::Decks, key::DECKS, Word("one"), First, Then::Told, "play with one deck of 52 cards"),
    row(When::CutBefore, key::CUT, Word("on-request"), First, Then::Granted, "anybody can ask for a cut until the deal starts"),
    row(When::CutBefore, key::CUT, Word("offered-right"), First, Then::Granted, "offer the cut to the player on the right; if that player says no, anybody can cut"),
    row(When::CutBefore, key::CUT, Word("dealer"), First, Then::Told, "the new dealer cuts the deck, or the small blind does"),
    row(When::CutAfter, key::CUT, Word("on-request"), First, Then::Refused, "the deal has started, so it's too late for a cut"),

    row(When::AbsentPaid, key::ABSENT, Word("dealt-if-paid"), Last, Then::DealtIn, "the blinds are paid, so the player is dealt in; on their turn the hand is dead"),
    row(When::AbsentPaid, key::ABSENT, Word("not-dealt"), First, Then::NotDealt, "the dealer takes the blinds out of the stack, and the player gets no cards"),
    row(When::AbsentUnpaid, key::ABSENT, Word("dealt-if-paid"), Last, Then::NotDealt, "that player missed a blind and isn't dealt in"),
    row(When::AbsentUnpaid, key::ABSENT, Word("not-dealt"), First, Then::NotDealt, "the dealer takes the blinds out of the stack, and the player gets no cards"),
    row(When::AbsentWronglyDealt, key::ABSENT, Word("dealt-if-paid"), Last, Then::PlaysOn, "dealing a player who's away in or out by mistake isn't a misdeal"),
    row(When::AbsentAtTurn, key::ABSENT, Word("dealt-if-paid"), First, Then::Dead, "the hand is dead and the blind stays in the pot; be patient with a host who's busy"),
    row(When::AbsentAtTurn, key::ABSENT, Word("not-dealt"), First, Then::Dead, "that's a fold before the flop, and the blinds stay in the pot"),

    row(When::Burns, key::BURNS_APART, Flag(true), First, Then::Told, "burn a card only when a board card is next; keep the burns face down, away from the muck"),
    row(When::Burns, key::BURNS, Word("each-street"), First, Then::Told, "burn one card before the flop, one before the turn and one before the river"),
    row(When::Burns, key::BURNS, Word("none"), First, Then::Told, "don't burn any cards"),
    row(When::FacedCard, key::DECK_ERRORS, Word("bottom-or-replace"), First, Then::ToBottom, "put it on the bottom and deal the next card"),
    row(When::BadFlop, key::BOARD_ERRORS, Word("redo"), First, Then::FlopAgain, "shuffle the flop back into the deck, burn one card and turn up three"),
    row(When::BadStreet, key::BOARD_ERRORS, Word("redo"), Last, Then::CardAgain, "the good community cards stay; shuffle the rest, burn one card and turn up one"),
    row(When::EarlyBoard, key::BURNS_APART, Flag(true), Last, Then::Refused, "don't deal a board card early, face up or face down"),
    row(When::DeckOutCommon, key::MISDEAL_TRIGGERS, Among("deck-out"), First, Then::CommonCard, "one community card can be everybody's last card, if that's fair to all of them"),
    row(When::DeckOutAgreed, key::MISDEAL_TRIGGERS, Among("deck-out"), First, Then::AsAgreed, "everybody still in agreed, so do it that way"),
    row(When::DeckOut, key::MISDEAL_TRIGGERS, Among("deck-out"), First, Then::Redeal, "it's a misdeal: the pot stays, and the players still in get a new deal"),

    row(When::ChangeInBetting, key::WAGER_CHANGE, Word("after-betting"), First, Then::Refused, "leave the chips where they are; make change after the betting"),
    row(When::ChangeInBetting, key::WAGER_CHANGE, Word("from-pot"), First, Then::Granted, "the dealer makes change from the pot; if you put in a big chip, say your bet"),
    row(When::ChangeAfter, key::WAGER_CHANGE, Word("after-betting"), First, Then::Granted, "the betting is over, so you can make change"),
    row(When::ChangeAfter, key::WAGER_CHANGE, Word("from-pot"), First, Then::Granted, "the dealer makes change from the pot"),
    row(When::MisreadAlone, key::WAGER_MISREAD, Word("relief"), First, Then::Relief, "the player can be let off: fold or call in full; write down what happened, why and who decided"),
    row(When::MisreadHarmed, key::WAGER_MISREAD, Word("relief"), First, Then::Stands, "others acted because of it, so it stands"),
    row(When::DropHesitated, key::DROP, Word("hesitation-in"), First, Then::In, "if you hesitate at the drop, you stay in"),
    row(When::DropForgotten, key::DROP, Word("hesitation-in"), First, Then::In, "if you didn't drop, you're in"),
    row(When::DropForgiven, key::DROP_RELIEF, Word("unanimous"), First, Then::Out, "the others agree, so it's a drop"),
    row(When::DropForgiven, key::DROP_RELIEF, Word("none"), First, Then::In, "if you're in, you're in"),
    row(When::DropByAccident, key::DROP_FINAL, Flag(true), First, Then::Out, "if you dropped, you're out, and no vote changes it"),
    row(When::DropByAccident, key::DROP_FINAL, Flag(false), First, Then::In, "you can take back a drop by accident"),

    row(When::MuckedAtOnce, key::MUCK_DEAD, Word("retrievable-at-once"), Last, Then::Restored, "the player took the hand right back and everybody knows which cards it was: it's live again; write the ruling down"),
    row(When::MuckedAtOnce, key::MUCK_DEAD, Word("dead"), First, Then::StaysDead, "cards in the muck are dead"),
    row(When::MuckedMixed, key::MUCK_DEAD, Word("retrievable-at-once"), First, Then::StaysDead, "cards in the muck are dead, even by accident"),
    row(When::MuckedMixed, key::MUCK_DEAD, Word("dead"), First, Then::StaysDead, "cards in the muck are dead"),
    row(When::AllIn, key::ALLIN_SHOW, Word("optional"), First, Then::Told, "they can keep their cards face down until the board is complete"),
    row(When::AllIn, key::ALLIN_SHOW, Word("at-once"), First, Then::Told, "everybody still in turns up their cards now"),
    row(When::ShowFirst, key::SHOW_ORDER, Word("last-aggressor"), First, Then::Told, "the last player to bet or raise shows first; if nobody bet, the first player to the dealer's left; then clockwise"),
    row(When::ShowFirst, key::SHOW_ORDER, Word("bettor"), First, Then::Told, "the player whose bet was called shows first; if nobody bet, the first player who had to act; then clockwise"),
    row(When::StackAsked, key::CHIPS_VISIBILITY, Word("front"), First, Then::Granted, "keep your big chips in front, where everybody can see them"),
    row(When::StackAsked, key::CHIPS_VISIBILITY, Word("on-request"), First, Then::Granted, "give the count; big chips stay where everybody can see them"),
    row(When::Helped, key::COLLUSION, Word("discuss"), First, Then::Refused, "nobody talks about a hand in play; the table decides what to do about it"),
    row(When::Helped, key::COLLUSION, Word("expulsion"), First, Then::Refused, "a player who helps another player, or asks for help, has to leave the game"),
    row(When::Helped, key::COLLUSION, Word("own-hand"), First, Then::Refused, "play your own hand, without help"),
    row(When::ShownToOne, key::SHOW_RIGHT, Word("show-one-show-all"), First, Then::Granted, "when the hand is over, everybody can see what one player saw"),
    row(When::ShownToOne, key::MISDEAL_EXPOSED_ONE, Word("shown-to-all"), Last, Then::ShownToAll, "if one player saw the cards, everybody gets to see them"),
    row(When::ShownToOne, key::PENALTY_SHOW, Word("dead-half-pot"), First, Then::Warned, "don't show cards during the hand: if you do it on purpose, your hand is dead and you pay half the pot"),
    row(When::ShowsPart, key::SHOW_REQUIRED, Word("both-hole-cards"), First, Then::CannotWin, "turn up both hole cards together, or you can't win any of the pot"),
    row(When::ShowsPart, key::SHOW_REQUIRED, Word("all-cards"), First, Then::CannotWin, "turn up all your cards at once, or you can't win the pot"),
    row(When::ShowsNone, key::SHOW_REQUIRED, Word("both-hole-cards"), First, Then::CannotWin, "if you don't show your hand, you can't win"),
    row(When::ShowsNone, key::SHOW_REQUIRED, Word("all-cards"), First, Then::CannotWin, "if you don't show your hand, you can't win"),
    row(When::ShowsNone, key::SHOW_REQUIRED, Word("may-fold"), First, Then::CannotWin, "you can fold without showing"),
    row(When::ShowsNone, key::SHOW_REQUIRED, Word("yes"), First, Then::CannotWin, "you have to show; if you don't, you can't win"),
    row(When::ShowsNone, key::SHOW_REQUIRED, Word("no"), First, Then::CannotWin, "nobody has to show; if you don't, you give up the pot"),
    row(When::SeeShowdown, key::SHOW_RIGHT, Word("dealt-in-may-ask"), First, Then::Granted, "any player who was dealt in can ask; a player who asks too often can lose that right"),
    row(When::SeeAsWinner, key::SHOW_RIGHT, Word("dealt-in-may-ask"), First, Then::Discouraged, "you can, but the winner shouldn't ask"),
    row(When::SeeAsOnlooker, key::SHOW_RIGHT, Word("dealt-in-may-ask"), First, Then::Refused, "only players who were dealt in can ask"),
    row(When::SeeFolded, key::SHOW_RIGHT, Word("dealt-in-may-ask"), Last, Then::Refused, "nobody gets to see folded cards"),
    row(When::SeeUncalled, key::SHOW_RIGHT, Word("uncalled-unseen"), First, Then::Refused, "if nobody called your bet, you win without showing"),
    row(When::MiscallAlone, key::MISCALL, Word("harmless"), First, Then::PlaysOn, "calling your hand wrong costs nothing: cards speak"),
    row(When::MiscallAlone, key::MISCALL, Word("corrected"), First, Then::Corrected, "you can correct it as long as the pot is on the table"),
    row(When::MiscallAlone, key::SHOW_CARDS_SPEAK, Word("until-miscall"), First, Then::PlaysOn, "nobody was misled, so cards speak"),
    row(When::MiscallMuck, key::MISCALL, Word("harmless"), First, Then::PlaysOn, "calling your hand wrong costs nothing: the cards you show speak"),
    row(When::MiscallMuck, key::MISCALL, Word("corrected"), First, Then::Corrected, "you can correct it as long as the pot is on the table"),
    row(When::MiscallMuck, key::MISCALL, Word("disqualified-if-muck"), First, Then::Disqualified, "the hand that was called wrong is out, even if the other one can be found again"),
    row(When::ReadingBefore, key::SHOW_CARDS_SPEAK, Word("always"), First, Then::Corrected, "cards speak; any player who sees it says so"),
    row(When::ReadingBefore, key::SHOW_CARDS_SPEAK, Word("until-miscall"), First, Then::Corrected, "cards speak; any player who sees it says so right away"),
    row(When::ReadingBefore, key::SHOW_CARDS_SPEAK, Word("until-award"), First, Then::Corrected, "cards speak; any player who sees it says so"),
    row(When::ReadingAfter, key::SHOW_CARDS_SPEAK, Word("until-award"), Last, Then::Stands, "the winner already has the pot, so the result stands"),
];
