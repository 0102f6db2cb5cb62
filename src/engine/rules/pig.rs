//! The written rules of the Pig tournament: one row for each, with how far it is served.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// PIG-01 to PIG-67, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("PIG-01", "These rules win")
        .says("The house text stands above poker custom, and only all entrants together can change it.")
        .tagged(&[Tournament])
        .served(&[Explained, Recorded]),
    rule("PIG-02", "The host decides")
        .says("Host and a stand-in for the host's own quarrels are named before the first deal.")
        .tagged(&[Tournament])
        .served(&[Recorded]),
    rule("PIG-03", "Freeze for a ruling")
        .says("While a dispute is open, nothing on the table moves.")
        .tagged(&[Tournament])
        .served(&[Recorded]),
    rule("PIG-04", "Five out of seven")
        .says("Two hole cards and the board give one hand, with any number of the two in use.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("PIG-05", "Ordinary ranking")
        .says("The announced list never came along, so the common order of hands applies.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("PIG-06", "The board as a hand")
        .says("When nobody improves on the five open cards, all who are left share.")
        .tagged(&[SplitPot, HighHands])
        .served(&[Computed]),
    rule("PIG-07", "Odd chips near the dealer")
        .says("A remainder goes to the winner sitting closest on the dealer's left.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("PIG-08", "Same price, same stack")
        .says("Everybody enters for one amount and receives one starting stack.")
        .tagged(&[Tournament, Ledger, Chips])
        .served(&[Recorded, Enforced]),
    rule("PIG-09", "One way back")
        .says("Only the very first player out may return, once, with a third of what all began with.")
        .tagged(&[Tournament, Ledger])
        .served(&[Recorded, Enforced, Computed]),
    rule("PIG-10", "Money is no chip")
        .says("Cash never plays in the place of chips.")
        .tagged(&[Tournament, Chips])
        .served(&[Enforced]),
    rule("PIG-11", "Chips move by hands alone")
        .says("Nobody lends, sells or trades tournament chips.")
        .tagged(&[Tournament, Chips])
        .served(&[Enforced]),
    rule("PIG-12", "Until one owns all")
        .says("It is over when a single player has every chip.")
        .tagged(&[Tournament])
        .served(&[Computed]),
    rule("PIG-13", "Stacks are not for sale")
        .says("No player cashes out during play or takes over another's stack.")
        .tagged(&[Tournament, Ledger])
        .served(&[Enforced]),
    rule("PIG-14", "Walking away")
        .says("An early leaver's money stays in the pool while the chips leave the game.")
        .tagged(&[Tournament, Ledger])
        .served(&[Recorded, Computed]),
    rule("PIG-15", "All money is prize money")
        .says("Entries and the rebuy go into the prizes without any cut.")
        .tagged(&[Tournament, Ledger])
        .served(&[Computed]),
    rule("PIG-16", "Prizes that exceed the pool")
        .says("The printed 60, 30 and 20 per cent make 110, so a valid table must be chosen first.")
        .tagged(&[Tournament])
        .served(&[Computed, Enforced]),
    rule("PIG-17", "Rounding upwards in rank")
        .says("Where prizes are rounded, the better place gains.")
        .tagged(&[Tournament])
        .served(&[Computed]),
    rule("PIG-18", "Sit anywhere, stay there")
        .says("Seats are free at the start and fixed afterwards.")
        .tagged(&[Tournament, Seating])
        .served(&[Enforced]),
    rule("PIG-19", "The button deals at first")
        .says("As long as everyone is in, the player with the button deals.")
        .tagged(&[Dealing, Tournament])
        .served(&[Recorded]),
    rule("PIG-20", "First one out deals")
        .says("The first player gone for good becomes standing dealer while the button goes on moving.")
        .tagged(&[Dealing, Tournament])
        .served(&[Computed, Recorded]),
    rule("PIG-21", "A new loser relieves the dealer")
        .says("Each later casualty takes over the dealing from the one before.")
        .tagged(&[Dealing, Tournament])
        .served(&[Computed, Recorded]),
    rule("PIG-22", "Seat one begins")
        .says("The first button is at seat 1 and goes left from hand to hand.")
        .tagged(&[Dealing])
        .served(&[Computed]),
    rule("PIG-23", "Bet what you have")
        .says("No limit but the stack, and raises are not counted.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-24", "At least the last bet")
        .says("A bet matches the one before, and a raise is something on top of a call.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-25", "When a round closes")
        .says("Betting stops once everyone in has matched the last bet.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-26", "Blinds at the start")
        .says("Play begins with blinds of 25 and 50.")
        .tagged(&[Betting, Tournament])
        .served(&[Enforced]),
    rule("PIG-27", "Raising the blinds")
        .says("When players have gone the table agrees on new blinds, and the agreement is noted.")
        .tagged(&[Betting, Tournament])
        .served(&[Recorded]),
    rule("PIG-28", "Blinds and nothing more")
        .says("There is no ante in this house.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-29", "Blinds sit left of the dealer")
        .says("Small first, big next, seen from the dealer.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("PIG-30", "Bets wait before their owner")
        .says("Chips stay before each player until the dealer gathers them after the round.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("PIG-31", "Say it aloud")
        .says("Every action is spoken, and a raise with its figure.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("PIG-32", "The dealer changes money")
        .says("The pot serves for changing, and a large chip is put down with its bet named.")
        .tagged(&[Betting, Chips])
        .served(&[Explained]),
    rule("PIG-33", "Showing on purpose")
        .says("Exposing a live hand kills it and costs half of what is in the pot.")
        .tagged(&[Betting, Showdown])
        .served(&[Explained]),
    rule("PIG-34", "A move is a promise")
        .says("Chips pushed or words spoken must be followed through.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("PIG-35", "Too poor for the blind")
        .says("A player who cannot pay the blind in full is all-in and plays for the main pot alone.")
        .tagged(&[Betting, SplitPot])
        .served(&[Computed]),
    rule("PIG-36", "Calling with too little")
        .says("A short call makes a main pot up to that stack and a side pot for the rest.")
        .tagged(&[Betting, SplitPot])
        .served(&[Computed]),
    rule("PIG-37", "Side pot upon side pot")
        .says("Every further all-in cuts another layer, open to players who paid into it.")
        .tagged(&[Betting, SplitPot])
        .served(&[Computed]),
    rule("PIG-38", "No more than your own")
        .says("From each opponent a short stack wins at most what it put in itself.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("PIG-39", "All-in on any turn")
        .says("A player may push the whole stack whenever it is his turn.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("PIG-40", "Out")
        .says("Without chips once all pots are paid, a player is placed, with the hand noted.")
        .tagged(&[Tournament])
        .served(&[Computed, Recorded]),
    rule("PIG-41", "Wash and shuffle")
        .says("The pack is washed, backs up, and shuffled by hand afterwards.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-42", "Cut if asked")
        .says("A cut can be demanded by anyone until the deal begins.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-43", "Two cards down")
        .says("Everyone dealt in holds exactly two hidden cards.")
        .tagged(&[Dealing])
        .served(&[Enforced]),
    rule("PIG-44", "Before the flop")
        .says("The seat past the big blind starts, and only an unraised big blind may check.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-45", "Completing the small blind")
        .says("To call, the small blind adds what is lacking to the big one and to any raise.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("PIG-46", "Folded is gone")
        .says("A fold ends the hand for that player, and earlier bets stay in.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-47", "Three for the board")
        .says("One card is burned and three are opened.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-48", "First to speak later on")
        .says("After the flop the first live player left of the button begins each round.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("PIG-49", "Choices after the flop")
        .says("Check, bet, call, raise or fold, and a check does not give up a later raise.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("PIG-50", "Fourth and fifth board card")
        .says("Twice more a card is burned and a single one opened.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-51", "Nobody calls")
        .says("A bet without a caller wins unseen.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("PIG-52", "Level before the showdown")
        .says("Everybody left has put in the same, all-ins apart, before cards are compared.")
        .tagged(&[Showdown, Betting])
        .served(&[Computed, Enforced]),
    rule("PIG-53", "Showing goes round")
        .says("The bettor opens first, the others follow clockwise and may throw a beaten hand.")
        .tagged(&[Showdown])
        .served(&[Computed, Recorded]),
    rule("PIG-54", "Half a minute to think")
        .says("A decision is given 30 seconds, with no penalty written for more.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("PIG-55", "The best five cards")
        .says("Apart from all-in layers the strongest hand takes the pot.")
        .tagged(&[Showdown, SplitPot])
        .served(&[Computed]),
    rule("PIG-56", "Faults in the deal")
        .says("A card seen, a wrong order or a wrong number of cards calls for a new deal.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-57", "Putting it right")
        .says("After a misdeal the pack is shuffled and cut again.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-58", "Too late to redeal")
        .says("When two have acted behind the blinds, the deal stands.")
        .tagged(&[Dealing])
        .served(&[Explained, Enforced]),
    rule("PIG-59", "Flop dealt wrongly")
        .says("Without a burn or with too many cards it is reshuffled and dealt again.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-60", "Turn or river dealt wrongly")
        .says("Good board cards remain, the others are reshuffled, and one card is dealt after a burn.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-61", "A card the wrong way up")
        .says("A card lying open in the pack goes underneath, and the next one is used.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-62", "A card is missing")
        .says("Noticed before betting it leads to a new shuffle, after two actions play continues.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-63", "Dropped by its owner")
        .says("A card that a player lets slip remains part of the hand.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("PIG-64", "Away from the table")
        .says("Blinds are still taken from an absent player, who gets no cards.")
        .tagged(&[Tournament, Betting])
        .served(&[Computed]),
    rule("PIG-65", "Count on request")
        .says("High chips stand in view, and anyone may ask how much a stack holds.")
        .tagged(&[Chips])
        .served(&[Explained, Computed]),
    rule("PIG-66", "What a dealer answers for")
        .says("The dealer checks the bets, gathers them and hands out the pots.")
        .tagged(&[Dealing, Betting])
        .served(&[Enforced]),
    rule("PIG-67", "Manners with the Pig")
        .says("Play your own hand, keep cards above the table, and leave discards and stub alone.")
        .tagged(&[Etiquette])
        .etiquette(),
];
