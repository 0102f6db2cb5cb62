//! The written rules of the Igloo: one row per rule, with how far the program supports it.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// IGL-01 to IGL-47, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("IGL-01", "Twenty dollars to sit down")
        .says("A new player buys chips from the bank once, for exactly $20.00.")
        .tagged(&[Ledger, Chips])
        .served(&[Recorded, Enforced]),
    rule("IGL-02", "Three kinds of chips")
        .says("Chips are worth $0.05, $0.25 or $1.00, so every amount is a multiple of five cents.")
        .tagged(&[Chips])
        .served(&[Recorded, Enforced]),
    rule("IGL-03", "You keep your seat")
        .says("You keep the seat you picked all night; if you move, tell the table.")
        .tagged(&[Seating])
        .served(&[Recorded, Warned]),
    rule("IGL-04", "First jack picks the dealer")
        .says("Cards go around face up before the first hand, and the first jack picks its dealer.")
        .tagged(&[Dealing])
        .served(&[Recorded, Computed]),
    rule("IGL-05", "The deal moves left")
        .says("After each game, the deal goes to the next player on the left.")
        .tagged(&[Dealing])
        .served(&[Computed]),
    rule("IGL-06", "Who deals last")
        .says("The player on the first dealer's right deals the last hand, so the round is complete.")
        .tagged(&[Dealing, CashOut])
        .served(&[Computed, Warned]),
    rule("IGL-07", "The dealer calls the game")
        .says("The dealer can call any game, and it's recorded with everything called along with it.")
        .tagged(&[Dealing])
        .served(&[Recorded]),
    rule("IGL-08", "The dealer pays all the antes")
        .says("The dealer alone puts in ten cents for each player dealt in.")
        .tagged(&[Betting, Ledger])
        .served(&[Computed, Enforced]),
    rule("IGL-09", "Five to fifty cents")
        .says("An ordinary bet or raise is at least $0.05 and at most $0.50.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("IGL-10", "A dollar late in the hand")
        .says("In the last round, and in the round just before a declare, the most is $1.00.")
        .tagged(&[Betting, Declare])
        .served(&[Enforced]),
    rule("IGL-11", "Check now, raise later")
        .says("A player who checked can still raise in the same round.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("IGL-12", "No opener, the hand goes on")
        .says("If everybody checks the first round, play goes on, unless the dealer called for a redeal.")
        .tagged(&[Betting, Dealing])
        .served(&[Computed, Recorded]),
    rule("IGL-13", "A bet and three raises")
        .says("A round has at most three raises after the first bet, even with two players left.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("IGL-14", "More chips come from players")
        .says("After the first buy-in the bank sells nothing, but players can sell to each other anytime.")
        .tagged(&[Ledger, Chips])
        .served(&[Recorded, Enforced]),
    rule("IGL-15", "Broke but still in")
        .says("A player out of chips stays in for the main pot, and later bets make a side pot.")
        .tagged(&[Betting, SplitPot])
        .served(&[Computed]),
    rule("IGL-16", "Order of high hands")
        .says("Five of a kind takes wild cards and ranks above the usual nine kinds of hand.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("IGL-17", "Equal hands tie")
        .says("Equal five-card hands tie, no matter the sixth card or how many cards are wild.")
        .tagged(&[Showdown, HighHands, SplitPot])
        .served(&[Computed]),
    rule("IGL-18", "The cards decide")
        .says("A hand you show is worth what its cards make, even if you called it wrong.")
        .tagged(&[Showdown])
        .served(&[Computed, Enforced]),
    rule("IGL-19", "Nobody has to show")
        .says("At the showdown you can keep your cards hidden, and the record can say so.")
        .tagged(&[Showdown])
        .served(&[Recorded]),
    rule("IGL-20", "Ace in the hole, low hole wild")
        .says("You say if your hole ace is high or low, and that decides whether it's wild.")
        .tagged(&[WildCards])
        .served(&[Computed]),
    rule("IGL-21", "The ace can start a straight")
        .says("Ace to five is the lowest straight, just under the one with a six on top.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("IGL-22", "Splitting by agreement")
        .says("Before the showdown, the players still in can split the pot any way they all like.")
        .tagged(&[SplitPot, Showdown])
        .served(&[Recorded]),
    rule("IGL-23", "The wheel is the best low")
        .says("Ace to five is the best low, and A-2-3-4-6 is next.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("IGL-24", "Straights and flushes don't hurt a low")
        .says("A low hand counts the same even if it's also a straight or a flush.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("IGL-25", "Two aces make a low pair")
        .says("For low, a pair of aces beats a pair of deuces.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("IGL-26", "Half high, half low")
        .says("In high-low, the best high hand and the best low hand each get half the pot.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("IGL-27", "Declare after the last normal round")
        .says("You declare after the round that would be the last if the game were high only.")
        .tagged(&[Declare])
        .served(&[Enforced]),
    rule("IGL-28", "Chips in the fist")
        .says("All fists open together: no chip is low, one chip is high, and two chips are both.")
        .tagged(&[Declare])
        .served(&[Recorded, Enforced]),
    rule("IGL-29", "One more round after the declare")
        .says("After the declare there's one last betting round, with the dollar limit.")
        .tagged(&[Declare, Betting])
        .served(&[Enforced]),
    rule("IGL-30", "Who bets first after the declare")
        .says("A player who's alone on a half starts, or else a player who went high.")
        .tagged(&[Declare, Betting])
        .served(&[Computed]),
    rule("IGL-31", "Opposite halves, no contest")
        .says("If two players are left on different halves, they split with no betting or comparing.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("IGL-32", "An ace works both ways")
        .says("An ace is above the king for high and below the deuce for low, even in the same hand.")
        .tagged(&[HighHands, LowHands])
        .served(&[Computed]),
    rule("IGL-33", "The odd nickel goes high")
        .says("If the pot doesn't split exactly in half, the high hand gets the extra chip.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("IGL-34", "A half that won't split")
        .says("What tied winners of a half can't split evenly carries over to the next game.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("IGL-35", "Both ways means winning both")
        .says("A pigger has to beat everybody going high and everybody going low, with no ties.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("IGL-36", "A pigger who fails gets nothing")
        .says("One tie or loss costs both halves, and each goes to the best of the others who went for it.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("IGL-37", "A half nobody else wants")
        .says("If all piggers fail and the rest went one way, the best of the rest wins everything.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("IGL-38", "Piggers who tie")
        .says("Two piggers tied on a half both get nothing, and with nobody else in, the pot carries over.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed, Recorded]),
    rule("IGL-39", "A failed pigger still counts")
        .says("All piggers are judged together, each against the others, even the ones who fail.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("IGL-40", "Nobody wins, the pot carries over")
        .says("If nobody's claim is good, the whole pot carries over to the next game.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed, Recorded]),
    rule("IGL-41", "Two hands out of one")
        .says("With more than five cards, a pigger can use a different five for each half.")
        .tagged(&[Declare, HighHands, LowHands])
        .served(&[Computed]),
    rule("IGL-42", "Parentheses mark hole cards")
        .says("In stud, a card in parentheses is a hole card, when you type a hand and when it's printed.")
        .tagged(&[Dealing])
        .served(&[Recorded, Explained]),
    rule("IGL-43", "Odd cents in the middle")
        .says("At the end, everybody puts in what they have over a whole dollar.")
        .tagged(&[CashOut])
        .served(&[Computed]),
    rule("IGL-44", "Cold hands for the cents")
        .says("Players who put in get five cards face up, and the best hand wins it with no betting.")
        .tagged(&[CashOut, HighHands])
        .served(&[Computed, Recorded]),
    rule("IGL-45", "Only whole dollars are left")
        .says("After cold hands, a stack with cents in it means somebody counted wrong.")
        .tagged(&[CashOut])
        .served(&[Computed, Warned]),
    rule("IGL-46", "Small stacks are paid first")
        .says("The bank pays the smallest stack first, so the biggest winner is short if the bank is.")
        .tagged(&[CashOut])
        .served(&[Computed]),
    rule("IGL-47", "Manners at the Igloo")
        .says("Groan at a dull game, leave the chairs alone, and show your cards when you can.")
        .tagged(&[Etiquette])
        .etiquette(),
];
