//! The written rules of Mike's house: one row per rule, with how far the program supports it.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// MIK-01 to MIK-70, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("MIK-01", "Somebody runs the bank")
        .says("One player is responsible for the bank, and most nights it's the host.")
        .tagged(&[Ledger])
        .served(&[Recorded]),
    rule("MIK-02", "The bank sells by fives")
        .says("The bank sells chips in multiples of $5.00, and players sell each other any amount.")
        .tagged(&[Ledger, Chips])
        .served(&[Enforced]),
    rule("MIK-03", "Every chip is paid for")
        .says("All chips are bought with cash, with a bank note (an IOU), or in THE BOOK.")
        .tagged(&[Ledger, Notes])
        .served(&[Recorded, Enforced]),
    rule("MIK-04", "Ask the players first")
        .says("Before you buy from the bank, ask the other players if they have chips to sell.")
        .tagged(&[Ledger, Chips])
        .served(&[Warned]),
    rule("MIK-05", "What a bank note says")
        .says("A note shows its amount and who owes it, by an ID that no other player uses.")
        .tagged(&[Notes])
        .served(&[Recorded, Enforced]),
    rule("MIK-06", "BOG is taken")
        .says("The ID BOG belongs to the house's owner, and nobody else can use it.")
        .tagged(&[Notes])
        .served(&[Enforced]),
    rule("MIK-07", "Notes expire overnight")
        .says("If a note isn't in THE BOOK when the night closes, it's void.")
        .tagged(&[Notes, CashOut])
        .served(&[Enforced, Warned]),
    rule("MIK-08", "Poker debts and nothing else")
        .says("THE BOOK holds every debt from the game and no others.")
        .tagged(&[Notes])
        .served(&[Enforced]),
    rule("MIK-09", "A stand-in for THE BOOK")
        .says("If the keeper is away, the banker keeps another book, and all of it moves over later.")
        .tagged(&[Notes])
        .served(&[Recorded]),
    rule("MIK-10", "Debts are netted")
        .says("When the night is over, the debts in THE BOOK are netted.")
        .tagged(&[Notes, CashOut])
        .served(&[Computed]),
    rule("MIK-11", "Only regulars can owe")
        .says("Only a regular player can have a debt in THE BOOK.")
        .tagged(&[Notes])
        .served(&[Enforced]),
    rule("MIK-12", "If your guest can't pay, you do")
        .says("If a guest can't pay, the regular who invited them owes it, so say who that was.")
        .tagged(&[Notes])
        .served(&[Recorded, Computed]),
    rule("MIK-13", "Six colors")
        .says("White is $0.05, red $0.10, blue $0.25, yellow $0.50, black $1.00 and green $5.00.")
        .tagged(&[Chips])
        .served(&[Recorded]),
    rule("MIK-14", "Big chips stay in the case")
        .says("Yellow, black and green chips come out only when the small ones run short.")
        .tagged(&[Chips])
        .served(&[Warned]),
    rule("MIK-15", "Jumping the bet")
        .says("If you act out of turn, you put 20 cents in the pot; folding early costs nothing.")
        .tagged(&[Betting, Ledger])
        .served(&[Recorded, Enforced]),
    rule("MIK-16", "Fines aren't matched")
        .says("In match-pot games, fines don't count in the amount you match.")
        .tagged(&[Betting, Game("match-pot")])
        .served(&[Computed]),
    rule("MIK-17", "One warning a night")
        .says("The first offense of the night gets a warning, and after that everybody pays.")
        .tagged(&[Betting])
        .served(&[Recorded, Computed]),
    rule("MIK-18", "Only the hand breaks a tie")
        .says("Suits and the number of wild cards never break a tie between equal hands.")
        .tagged(&[Showdown, HighHands])
        .served(&[Computed]),
    rule("MIK-19", "Ties split")
        .says("A tied pot is split, unless goal-posting was called beforehand.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("MIK-20", "Goal-posting")
        .says("Players tied for best get nothing, and their part of the pot carries over to the next game.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("MIK-21", "Goal-posters count as losers")
        .says("They match the pot and pay just like the other losers.")
        .tagged(&[SplitPot, Game("match-pot")])
        .served(&[Computed]),
    rule("MIK-22", "Goal-posting comes first")
        .says("Once it's called, it overrides every other rule.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("MIK-23", "If you didn't drop, you're in")
        .says("If you hesitate at the drop, or forget to drop, you're in.")
        .tagged(&[Declare, Game("guts")])
        .served(&[Enforced]),
    rule("MIK-24", "Letting a player out")
        .says("If the others all agree, a player who stayed in by mistake can be out.")
        .tagged(&[Declare, Game("guts")])
        .served(&[Recorded, Computed]),
    rule("MIK-25", "Dropped is dropped")
        .says("If you drop by accident, you're out, and that's final.")
        .tagged(&[Declare, Game("guts")])
        .served(&[Enforced]),
    rule("MIK-26", "The banker deals first")
        .says("The banker deals the first hand, and the deal moves left from there.")
        .tagged(&[Dealing])
        .served(&[Computed]),
    rule("MIK-27", "Everybody deals equally often")
        .says("The player on the banker's right deals last, and nobody leaves before that.")
        .tagged(&[Dealing, Seating])
        .served(&[Computed, Warned]),
    rule("MIK-28", "No chips leave the house")
        .says("At the end, everybody cashes in all their chips at the bank.")
        .tagged(&[CashOut])
        .served(&[Enforced]),
    rule("MIK-29", "Odd cents make a pot")
        .says("Anything you have over a whole dollar goes in the last pot.")
        .tagged(&[CashOut])
        .served(&[Computed]),
    rule("MIK-30", "One hand for the odd cents")
        .says("The last hand, dealer's choice with no betting, is for that pot.")
        .tagged(&[CashOut, Game("final-hand")])
        .served(&[Computed, Recorded]),
    rule("MIK-31", "Cards talk")
        .says("The cards you show count for the best hand they make, whatever you said.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("MIK-32", "Ranking of five-card hands")
        .says("They rank from five of a kind, which takes a wild card, down to high card.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("MIK-33", "Ranking of three-card hands")
        .says("Trips, then straights and flushes if the game counts them, then a pair, then high card.")
        .tagged(&[ThreeCardHands])
        .served(&[Computed]),
    rule("MIK-34", "Running out of cards")
        .says("If a community card won't do, the players still in agree on what to do, or it's a misdeal.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("MIK-35", "A straight isn't a low")
        .says("Straights and flushes ruin a low, so the wheel isn't a good one.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("MIK-36", "The perfect low")
        .says("A-2-3-4-6 is the best low, as long as the suits are mixed.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("MIK-37", "A pair of aces is high")
        .says("A single ace can be low, but a pair of aces loses to deuces since the house voted.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("MIK-38", "Eight or better")
        .says("The low needs five different ranks, none above eight.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("MIK-39", "Eight-or-better lows")
        .says("Straights and flushes don't hurt an eight-or-better low, and the wheel is the best.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("MIK-40", "Eight or better is called")
        .says("The game or the dealer says so at the start of the hand, or it doesn't count.")
        .tagged(&[LowHands, Dealing])
        .served(&[Warned, Explained]),
    rule("MIK-41", "High-low, cards talk")
        .says("Nobody declares, and the best high cards and the best low cards each get half.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("MIK-42", "High-low, declare")
        .says("You declare after the usual last round, and the game says if there's betting after that.")
        .tagged(&[Declare])
        .served(&[Enforced]),
    rule("MIK-43", "How you declare")
        .says("You take chips under the table, and everybody opens a fist when the dealer says so.")
        .tagged(&[Declare])
        .served(&[Explained]),
    rule("MIK-44", "No chip, one, two")
        .says("An empty fist is low, one chip is high, and two chips are both ways.")
        .tagged(&[Declare])
        .served(&[Enforced]),
    rule("MIK-45", "Going both ways")
        .says("It's all or nothing: after any tie or loss, both halves go to the other players.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("MIK-46", "Tied piggers")
        .says("They get nothing, and if nobody else is in, the pot carries over.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed, Recorded]),
    rule("MIK-47", "A hand for each half")
        .says("A pigger with extra cards can use different ones for high and for low.")
        .tagged(&[Declare, HighHands, LowHands])
        .served(&[Computed]),
    rule("MIK-48", "Aces both ways")
        .says("A pigger's ace is above the king and below the deuce, unless it's paired in the low.")
        .tagged(&[HighHands, LowHands])
        .served(&[Computed]),
    rule("MIK-49", "Odd cents go high")
        .says("When the pot splits high and low, the extra money goes to high.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("MIK-50", "Odd cents within a half")
        .says("What tied winners of a half can't split goes in the next pot.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("MIK-51", "A wild card is anything")
        .says("It can be any card at all, even one you already have.")
        .tagged(&[WildCards])
        .served(&[Computed]),
    rule("MIK-52", "Wild cards in a flush")
        .says("In a flush, a wild card is the highest card the flush doesn't have yet.")
        .tagged(&[WildCards, HighHands])
        .served(&[Computed]),
    rule("MIK-53", "Call the wild cards")
        .says("Extra wild cards are called before the deal, or they aren't wild.")
        .tagged(&[WildCards, Dealing])
        .served(&[Recorded, Enforced]),
    rule("MIK-54", "The lowest card, no choice")
        .says("If your lowest card is wild, it's the lowest one you have and no other.")
        .tagged(&[WildCards])
        .served(&[Computed]),
    rule("MIK-55", "Lowest and already wild")
        .says("If your lowest card is wild anyway, you don't get another wild card for it.")
        .tagged(&[WildCards])
        .served(&[Computed]),
    rule("MIK-56", "Aces aren't the lowest")
        .says("An ace is your lowest card only if there's nothing but aces to choose from.")
        .tagged(&[WildCards])
        .served(&[Computed]),
    rule("MIK-57", "Wild cards going low")
        .says("Each can be any card that helps, and two wild cards don't have to match.")
        .tagged(&[WildCards, LowHands])
        .served(&[Computed]),
    rule("MIK-58", "Known games and new ones")
        .says("Known games go by the book, and for a new one the dealer explains the rules.")
        .tagged(&[Dealing])
        .served(&[Recorded, Enforced]),
    rule("MIK-59", "A nickel each")
        .says("If the game has an ante, each player puts in a white chip before the deal.")
        .tagged(&[Betting, Ledger])
        .served(&[Computed, Enforced]),
    rule("MIK-60", "Winners ante")
        .says("At Baltimore tables the last winners pay the antes, except first antes and re-antes.")
        .tagged(&[Betting, Ledger])
        .served(&[Computed]),
    rule("MIK-61", "Three raises, more for two")
        .says("A round has at most three raises, but the last two players can keep raising.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("MIK-62", "Limits if nothing is said")
        .says("A raise is at least five cents, and no bet or raise is over fifty.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("MIK-63", "No raising yourself")
        .says("If you raised last, you can't raise again until somebody else does.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("MIK-64", "Sandbagging is legal")
        .says("You can check and raise later.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("MIK-65", "What's left of a split pot")
        .says("What tied players can't split evenly stays for the next pot.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("MIK-66", "Best showing starts")
        .says("If cards are face up, the best hand showing starts the round.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("MIK-67", "After the draw")
        .says("The player left of the last to bet or raise starts.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("MIK-68", "No cards showing")
        .says("The last to bet or raise starts, or else the player on the dealer's left.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("MIK-69", "Families of games")
        .says("The menu sorts the games by kind, from stud and draw to community cards and variants.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("MIK-70", "Manners at Mike's")
        .says("Keep it fair and fun; the host provides dinner and water, and guests bring other drinks.")
        .tagged(&[Etiquette])
        .etiquette(),
];
