//! The written rules of the Pig tournament: one row per rule, with how far the program supports it.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// PIG-01 to PIG-67, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("PIG-01", "These rules win")
        .says("House rules come before poker custom, and everybody has to agree to change them.")
        .tagged(&[Tournament])
        .served(&[Explained, Recorded]),
    rule("PIG-02", "The host decides")
        .says("Before the first deal, name the host and a player who decides when the host can't.")
        .tagged(&[Tournament])
        .served(&[Recorded]),
    rule("PIG-03", "Play stops for a ruling")
        .says("Until a dispute is settled, nothing on the table moves.")
        .tagged(&[Tournament])
        .served(&[Recorded]),
    rule("PIG-04", "Five out of seven")
        .says("You play the best five of your two hole cards and the board, with any number of your own.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("PIG-05", "Ordinary ranking")
        .says("The ranking list that should be with the rules is missing, so the usual ranking counts.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("PIG-06", "The board plays")
        .says("If nobody beats the five cards on the board, the players still in split the pot.")
        .tagged(&[SplitPot, HighHands])
        .served(&[Computed]),
    rule("PIG-07", "Odd chips near the dealer")
        .says("An odd chip goes to the winner sitting closest on the dealer's left.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("PIG-08", "Same price, same stack")
        .says("Everybody pays the same to get in and starts with the same stack.")
        .tagged(&[Tournament, Ledger, Chips])
        .served(&[Recorded, Enforced]),
    rule("PIG-09", "One rebuy")
        .says("Only the first player out can rebuy, once, and gets a third of a starting stack.")
        .tagged(&[Tournament, Ledger])
        .served(&[Recorded, Enforced, Computed]),
    rule("PIG-10", "Money isn't chips")
        .says("Cash never plays in place of chips.")
        .tagged(&[Tournament, Chips])
        .served(&[Enforced]),
    rule("PIG-11", "No lending or trading chips")
        .says("Tournament chips change hands only in play; nobody lends, sells or trades them.")
        .tagged(&[Tournament, Chips])
        .served(&[Enforced]),
    rule("PIG-12", "Until one player has it all")
        .says("It's over when one player has every chip.")
        .tagged(&[Tournament])
        .served(&[Computed]),
    rule("PIG-13", "Stacks aren't for sale")
        .says("You can't cash out during play or buy another player's stack.")
        .tagged(&[Tournament, Ledger])
        .served(&[Enforced]),
    rule("PIG-14", "Leaving early")
        .says("If you leave early, your money stays in the prizes and your chips leave the game.")
        .tagged(&[Tournament, Ledger])
        .served(&[Recorded, Computed]),
    rule("PIG-15", "All the money is prize money")
        .says("Every buy-in and the rebuy go into the prizes, and nothing is taken out.")
        .tagged(&[Tournament, Ledger])
        .served(&[Computed]),
    rule("PIG-16", "Prizes that add up to 110%")
        .says("The printed 60, 30 and 20 percent make 110, so you have to set valid prizes first.")
        .tagged(&[Tournament])
        .served(&[Computed, Enforced]),
    rule("PIG-17", "Rounding favors the higher place")
        .says("If a prize is rounded, the higher place gets the difference.")
        .tagged(&[Tournament])
        .served(&[Computed]),
    rule("PIG-18", "Sit anywhere, stay there")
        .says("You sit where you like at the start, and you stay there.")
        .tagged(&[Tournament, Seating])
        .served(&[Enforced]),
    rule("PIG-19", "The button deals first")
        .says("As long as everybody is in, the player with the button deals.")
        .tagged(&[Dealing, Tournament])
        .served(&[Recorded]),
    rule("PIG-20", "First one out deals")
        .says("The first player out for good becomes the dealer, and the button keeps moving.")
        .tagged(&[Dealing, Tournament])
        .served(&[Computed, Recorded]),
    rule("PIG-21", "The next one out takes over")
        .says("Each player who busts later takes over the dealing from the one before.")
        .tagged(&[Dealing, Tournament])
        .served(&[Computed, Recorded]),
    rule("PIG-22", "Seat 1 has the first button")
        .says("The button starts at seat 1 and moves left after each hand.")
        .tagged(&[Dealing])
        .served(&[Computed]),
    rule("PIG-23", "Bet what you have")
        .says("Your stack is the only limit, and raises aren't counted.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-24", "At least the last bet")
        .says("A bet is at least as much as the one before, and a raise is a call plus something more.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-25", "When a round is over")
        .says("The betting stops once everybody still in has matched the last bet.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-26", "Starting blinds")
        .says("The blinds start at 25 and 50.")
        .tagged(&[Betting, Tournament])
        .served(&[Enforced]),
    rule("PIG-27", "Raising the blinds")
        .says("When players have busted, the table agrees on new blinds, and that's recorded.")
        .tagged(&[Betting, Tournament])
        .served(&[Recorded]),
    rule("PIG-28", "Blinds and nothing more")
        .says("There's no ante in this house.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-29", "The blinds sit left of the dealer")
        .says("The first player on the dealer's left is the small blind, and the next is the big blind.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("PIG-30", "Bets stay in front of you")
        .says("Your bet stays in front of you until the dealer collects after the round.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("PIG-31", "Say it out loud")
        .says("Say what you're doing, and if it's a raise, say how much.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("PIG-32", "The dealer makes change")
        .says("Change comes from the pot, and if you put in a big chip, you say your bet with it.")
        .tagged(&[Betting, Chips])
        .served(&[Explained]),
    rule("PIG-33", "Showing on purpose")
        .says("If you show a card from a live hand, the hand is dead and you pay half of the pot.")
        .tagged(&[Betting, Showdown])
        .served(&[Explained]),
    rule("PIG-34", "Chips and words are binding")
        .says("If you push chips in or say a bet, you have to go through with it.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("PIG-35", "Can't cover the blind")
        .says("A player who can't pay the whole blind is all-in and plays for the main pot only.")
        .tagged(&[Betting, SplitPot])
        .served(&[Computed]),
    rule("PIG-36", "Calling with too little")
        .says("A short call makes a main pot up to that stack and a side pot for the rest.")
        .tagged(&[Betting, SplitPot])
        .served(&[Computed]),
    rule("PIG-37", "Side pot after side pot")
        .says("Each further all-in makes another side pot, for the players who paid into it.")
        .tagged(&[Betting, SplitPot])
        .served(&[Computed]),
    rule("PIG-38", "No more than your own")
        .says("All-in with a short stack, you win from each opponent at most what you put in yourself.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("PIG-39", "All-in on any turn")
        .says("You can go all-in whenever it's your turn.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("PIG-40", "Busted")
        .says("If you have no chips after the pots are paid, you're out, and your place is recorded.")
        .tagged(&[Tournament])
        .served(&[Computed, Recorded]),
    rule("PIG-41", "Wash and shuffle")
        .says("The deck is washed face down on the table and then shuffled by hand.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-42", "Cut on request")
        .says("Until the deal starts, any player can ask for a cut.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-43", "Two cards down")
        .says("Everybody dealt in gets exactly two cards face down.")
        .tagged(&[Dealing])
        .served(&[Enforced]),
    rule("PIG-44", "Before the flop")
        .says("The player after the big blind starts, and only an unraised big blind can check.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-45", "Completing the small blind")
        .says("To call, the small blind adds the rest of the big blind and any raise.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("PIG-46", "A fold is final")
        .says("If you fold, you're out of the hand, and your earlier bets stay in.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-47", "The flop")
        .says("The dealer burns one card and turns up three.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-48", "Who starts after the flop")
        .says("The first player still in left of the button starts each round.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("PIG-49", "Choices after the flop")
        .says("You can check, bet, call, raise or fold, and after a check you can still raise.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-50", "The turn and the river")
        .says("Twice more, the dealer burns one card and turns up one.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-51", "Nobody calls")
        .says("A bet that nobody calls wins, and the player doesn't have to show.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("PIG-52", "The pot is right")
        .says("Before the showdown, everybody still in has put in the same, except all-ins.")
        .tagged(&[Showdown, Betting])
        .served(&[Computed, Enforced]),
    rule("PIG-53", "Showing clockwise")
        .says("The bettor shows first, the others follow clockwise, and you can fold a beaten hand.")
        .tagged(&[Showdown])
        .served(&[Computed, Recorded]),
    rule("PIG-54", "Half a minute to think")
        .says("You have 30 seconds for each decision, and the rules name no penalty for more.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("PIG-55", "The best five cards")
        .says("The best hand takes the pot, except for side pots after an all-in.")
        .tagged(&[Showdown, SplitPot])
        .served(&[Computed]),
    rule("PIG-56", "Mistakes in the deal")
        .says("An exposed card, a deal out of order or a wrong number of cards means a new deal.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-57", "After a misdeal")
        .says("The deck is shuffled and cut again.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-58", "Too late to redeal")
        .says("Once two players after the blinds have acted, the deal stands.")
        .tagged(&[Dealing])
        .served(&[Explained, Enforced]),
    rule("PIG-59", "A bad flop")
        .says("If the dealer didn't burn, or dealt too many cards, the flop is reshuffled and dealt again.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-60", "A bad turn or river")
        .says("Good board cards stay, the rest are reshuffled, and one card is dealt after a burn.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-61", "A face-up card in the deck")
        .says("It goes to the bottom, and the next card is used.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-62", "A missing card")
        .says("If it's found before the betting, reshuffle; after two actions, play goes on.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-63", "Dropped by its player")
        .says("A card a player drops stays part of the hand.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-64", "Sitting out")
        .says("A player who isn't there still pays the blinds but gets no cards.")
        .tagged(&[Tournament, Betting])
        .served(&[Computed]),
    rule("PIG-65", "Count on request")
        .says("Big chips stay in view, and anybody can ask how much you have.")
        .tagged(&[Chips])
        .served(&[Explained, Computed]),
    rule("PIG-66", "What the dealer does")
        .says("The dealer checks the bets, collects them, and pays out the pots.")
        .tagged(&[Dealing, Betting])
        .served(&[Enforced]),
    rule("PIG-67", "Manners with the Pig")
        .says("Play your own hand, keep your cards above the table, and leave the discards and deck alone.")
        .tagged(&[Etiquette])
        .etiquette(),
];
