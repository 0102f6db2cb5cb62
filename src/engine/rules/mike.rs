//! The written rules of Mike's house: one row for each, with how far it is served.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// MIK-01 to MIK-70, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("MIK-01", "Somebody runs the bank")
        .says("One player, as a rule the host, answers for the bank.")
        .tagged(&[Ledger])
        .served(&[Recorded]),
    rule("MIK-02", "The bank sells by fives")
        .says("Chips leave the bank in multiples of $5.00, while sales among players are free.")
        .tagged(&[Ledger, Chips])
        .served(&[Enforced]),
    rule("MIK-03", "Nothing on air")
        .says("Each chip sold is covered by cash, by a note, or by a line in THE BOOK.")
        .tagged(&[Ledger, Notes])
        .served(&[Recorded, Enforced]),
    rule("MIK-04", "Ask a player before the bank")
        .says("The banker reminds a buyer that other players may have chips to sell.")
        .tagged(&[Ledger, Chips])
        .served(&[Warned]),
    rule("MIK-05", "What a bank note says")
        .says("A note names its sum and, under an identifier nobody shares, who owes it.")
        .tagged(&[Notes])
        .served(&[Recorded, Enforced]),
    rule("MIK-06", "BOG is taken")
        .says("That identifier is the house owner's, and no one else can use it.")
        .tagged(&[Notes])
        .served(&[Enforced]),
    rule("MIK-07", "Notes die overnight")
        .says("Unless put into THE BOOK before the night is closed, a note is worth nothing.")
        .tagged(&[Notes, CashOut])
        .served(&[Enforced, Warned]),
    rule("MIK-08", "Poker debts and nothing else")
        .says("THE BOOK takes every debt from the game and no other.")
        .tagged(&[Notes])
        .served(&[Enforced]),
    rule("MIK-09", "A stand-in for THE BOOK")
        .says("Without its keeper the banker writes a substitute, carried over in full later on.")
        .tagged(&[Notes])
        .served(&[Recorded]),
    rule("MIK-10", "Debts are simplified")
        .says("When the night is over, what people owe is netted.")
        .tagged(&[Notes, CashOut])
        .served(&[Computed]),
    rule("MIK-11", "Owing is for regulars")
        .says("Nobody but a regular can have a debt in THE BOOK.")
        .tagged(&[Notes])
        .served(&[Enforced]),
    rule("MIK-12", "The host of a guest pays")
        .says("What a guest fails to pay falls on the regular who brought him, who must be known.")
        .tagged(&[Notes])
        .served(&[Recorded, Computed]),
    rule("MIK-13", "Six colours")
        .says("White .05, red .10, blue .25, yellow .50, black 1 and green 5 dollars.")
        .tagged(&[Chips])
        .served(&[Recorded]),
    rule("MIK-14", "High chips stay in the case")
        .says("Yellow, black and green are handed out only when small chips run short.")
        .tagged(&[Chips])
        .served(&[Warned]),
    rule("MIK-15", "Speaking too soon costs")
        .says("Acting before one's turn puts twenty cents into the pot, an early fold nothing.")
        .tagged(&[Betting, Ledger])
        .served(&[Recorded, Enforced]),
    rule("MIK-16", "Fines need no match")
        .says("In pot-matching games the fine is left out of the sum to be matched.")
        .tagged(&[Betting, Game("match-pot")])
        .served(&[Computed]),
    rule("MIK-17", "A single warning")
        .says("The first offender of the night is let off, everyone after that pays.")
        .tagged(&[Betting])
        .served(&[Recorded, Computed]),
    rule("MIK-18", "Only the hand breaks a tie")
        .says("Neither suits nor a count of wild cards separates equal hands.")
        .tagged(&[Showdown, HighHands])
        .served(&[Computed]),
    rule("MIK-19", "Ties share")
        .says("A tied pot is divided unless goal-posting was called in advance.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("MIK-20", "Tied leaders get nothing")
        .says("They leave that share of the pot untouched for the next game.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("MIK-21", "Goal-posters count as losers")
        .says("They match and pay exactly like the others who lost.")
        .tagged(&[SplitPot, Game("match-pot")])
        .served(&[Computed]),
    rule("MIK-22", "Goal-posting overrules")
        .says("Once called, it beats any rule that says otherwise.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("MIK-23", "Not dropped means in")
        .says("Wavering at the drop, or forgetting it, keeps a player in.")
        .tagged(&[Declare, Game("guts")])
        .served(&[Enforced]),
    rule("MIK-24", "Mercy by all")
        .says("The rest of the table may together release one who stayed in by mistake.")
        .tagged(&[Declare, Game("guts")])
        .served(&[Recorded, Computed]),
    rule("MIK-25", "Dropped is dropped")
        .says("Letting go by accident puts a player out, with no appeal.")
        .tagged(&[Declare, Game("guts")])
        .served(&[Enforced]),
    rule("MIK-26", "The banker deals first")
        .says("Hand one is dealt by the banker, and the deal goes on to the left.")
        .tagged(&[Dealing])
        .served(&[Computed]),
    rule("MIK-27", "Everybody deals equally often")
        .says("The last deal belongs to the banker's right, and until then people stay.")
        .tagged(&[Dealing, Seating])
        .served(&[Computed, Warned]),
    rule("MIK-28", "No chip leaves the house")
        .says("All chips go back to the bank for money at the end.")
        .tagged(&[CashOut])
        .served(&[Enforced]),
    rule("MIK-29", "The cents make a pot")
        .says("Whatever a stack holds above whole dollars is put aside to be played for.")
        .tagged(&[CashOut])
        .served(&[Computed]),
    rule("MIK-30", "One hand for the leftovers")
        .says("A last game of the dealer's choice, without bets, decides that pot.")
        .tagged(&[CashOut, Game("final-hand")])
        .served(&[Computed, Recorded]),
    rule("MIK-31", "Cards talk")
        .says("Open cards count for the best they make, whatever was claimed.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("MIK-32", "Ranking of five cards")
        .says("From five equal cards, which need a wild one, down to a high card.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("MIK-33", "Ranking of three cards")
        .says("Trips lead, then runs and flushes where the game wants them, then pair and high card.")
        .tagged(&[ThreeCardHands])
        .served(&[Computed]),
    rule("MIK-34", "Running out of cards")
        .says("If shared cards do not help, those left agree on a way or get a new deal.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("MIK-35", "A straight is no low")
        .says("Straights and flushes ruin a low, and so the wheel is a poor one.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("MIK-36", "The perfect low")
        .says("Nothing is lower than A-2-3-4-6, as long as the suits are mixed.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("MIK-37", "Two aces are high")
        .says("One ace can be low, but paired ones lose to deuces since the house voted.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("MIK-38", "Eight or better")
        .says("The low needs five different ranks of eight or less.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("MIK-39", "Counting an eight-or-better low")
        .says("Here runs and suits do no harm, and the wheel cannot be beaten.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("MIK-40", "Eight or better is announced")
        .says("Game or dealer has to say so as the hand begins, or it does not hold.")
        .tagged(&[LowHands, Dealing])
        .served(&[Warned, Explained]),
    rule("MIK-41", "High-low by the cards")
        .says("With no declaring, the best cards of each kind earn a half.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("MIK-42", "High-low by declaring")
        .says("Players choose sides after the usual last round, and betting on is for the game to say.")
        .tagged(&[Declare])
        .served(&[Enforced]),
    rule("MIK-43", "How hands declare")
        .says("Chips are taken under the table, and closed fists open on the dealer's word.")
        .tagged(&[Declare])
        .served(&[Explained]),
    rule("MIK-44", "Nought, one, two")
        .says("An empty hand goes low, one chip high, and two both ways.")
        .tagged(&[Declare])
        .served(&[Enforced]),
    rule("MIK-45", "Going both ways")
        .says("All or nothing: any tie or defeat leaves both halves to the others.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("MIK-46", "Level piggers")
        .says("Both are unpaid, and a pot with no other claimant is held over.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed, Recorded]),
    rule("MIK-47", "A hand for each half")
        .says("A pigger with spare cards may build high and low from different ones.")
        .tagged(&[Declare, HighHands, LowHands])
        .served(&[Computed]),
    rule("MIK-48", "Aces both ways")
        .says("A pigger's ace is over the king and under the deuce, unless paired in the low.")
        .tagged(&[HighHands, LowHands])
        .served(&[Computed]),
    rule("MIK-49", "Odd cents to the high side")
        .says("Splitting high and low, what is left over goes to high.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("MIK-50", "Odd cents within a half")
        .says("Tied winners of a half leave the remainder for the next pot.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("MIK-51", "A wild card is anything")
        .says("It can be any card at all, even one already in the hand.")
        .tagged(&[WildCards])
        .served(&[Computed]),
    rule("MIK-52", "Wild in a flush")
        .says("There it must be a card the flush lacks, the highest such.")
        .tagged(&[WildCards, HighHands])
        .served(&[Computed]),
    rule("MIK-53", "Name the wild cards")
        .says("Extra wild cards are called before the deal or they are not wild.")
        .tagged(&[WildCards, Dealing])
        .served(&[Recorded, Enforced]),
    rule("MIK-54", "The lowest card has no choice")
        .says("Where the low card is wild, it is the truly lowest one and no other.")
        .tagged(&[WildCards])
        .served(&[Computed]),
    rule("MIK-55", "Lowest and wild already")
        .says("A low card that is wild anyhow brings no second one with it.")
        .tagged(&[WildCards])
        .served(&[Computed]),
    rule("MIK-56", "Aces are not the lowest")
        .says("An ace becomes the low card only when there is nothing else.")
        .tagged(&[WildCards])
        .served(&[Computed]),
    rule("MIK-57", "Wild cards going low")
        .says("Each may be whichever value helps, and two need not be alike.")
        .tagged(&[WildCards, LowHands])
        .served(&[Computed]),
    rule("MIK-58", "Games in the book and new ones")
        .says("Listed games go by their text, others by what the dealer explains.")
        .tagged(&[Dealing])
        .served(&[Recorded, Enforced]),
    rule("MIK-59", "A nickel each")
        .says("Where a game has an ante, every player adds a white chip before the deal.")
        .tagged(&[Betting, Ledger])
        .served(&[Computed, Enforced]),
    rule("MIK-60", "Winners ante")
        .says("At Baltimore tables the last winners pay the antes, except a first or repeated one.")
        .tagged(&[Betting, Ledger])
        .served(&[Computed]),
    rule("MIK-61", "Three raises, more for two")
        .says("A round stops at three raises, but a pair of players may go on.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("MIK-62", "Limits when nothing is said")
        .says("Raise five cents at least, bet or raise fifty at most.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("MIK-63", "Not against oneself")
        .says("The last raiser has to wait for someone else to raise.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("MIK-64", "Sandbagging is legal")
        .says("To check and then raise is part of the game.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("MIK-65", "Rest of a shared pot")
        .says("What tied players cannot divide is kept back for the next pot.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("MIK-66", "Best board speaks")
        .says("When cards lie open the highest showing begins the round.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("MIK-67", "After the draw")
        .says("The seat left of the last one to bet or raise begins.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("MIK-68", "Other closed games")
        .says("The last to bet or raise begins, or failing that the dealer's left.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("MIK-69", "Families of games")
        .says("The menu sorts games by kind, from stud and draw to shared cards and variants.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("MIK-70", "Manners at Mike's")
        .says("Fair and fun comes first, dinner and water from the host and drinks from the guests.")
        .tagged(&[Etiquette])
        .etiquette(),
];
