//! The written rules of the Igloo: one row for each, with how far it is served.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// IGL-01 to IGL-47, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("IGL-01", "Twenty dollars to sit down")
        .says("A newcomer buys chips from the bank once, for exactly $20.00.")
        .tagged(&[Ledger, Chips])
        .served(&[Recorded, Enforced]),
    rule("IGL-02", "Three kinds of chip")
        .says("Chips are worth $0.05, $0.25 or $1.00, so every sum in play divides by five cents.")
        .tagged(&[Chips])
        .served(&[Recorded, Enforced]),
    rule("IGL-03", "You keep your chair")
        .says("The seat chosen on arrival lasts all night, and a move is pointed out.")
        .tagged(&[Seating])
        .served(&[Recorded, Warned]),
    rule("IGL-04", "A jack picks the dealer")
        .says("Cards go round face up before hand one, and the first jack picks who deals it.")
        .tagged(&[Dealing])
        .served(&[Recorded, Computed]),
    rule("IGL-05", "The deal walks left")
        .says("Each game is dealt by the left-hand neighbor of the one who dealt before.")
        .tagged(&[Dealing])
        .served(&[Computed]),
    rule("IGL-06", "Who deals last")
        .says(
            "The night ends on a deal by the right-hand neighbor of its first dealer, so the circle closes.",
        )
        .tagged(&[Dealing, CashOut])
        .served(&[Computed, Warned]),
    rule("IGL-07", "The dealer calls the game")
        .says("Any game may be called, and the record keeps its name with every extra announced.")
        .tagged(&[Dealing])
        .served(&[Recorded]),
    rule("IGL-08", "The dealer pays all antes")
        .says("The dealer alone puts in ten cents for each player dealt a hand.")
        .tagged(&[Betting, Ledger])
        .served(&[Computed, Enforced]),
    rule("IGL-09", "Five to fifty cents")
        .says("An ordinary bet or raise is at least $0.05 and at most $0.50.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("IGL-10", "A dollar late in the hand")
        .says("In the last round, and in the round just before a declare, the ceiling is $1.00.")
        .tagged(&[Betting, Declare])
        .served(&[Enforced]),
    rule("IGL-11", "Check now, raise later")
        .says("Having checked does not take away the right to raise in the same round.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("IGL-12", "No opener, the hand goes on")
        .says("When everybody checks the first round the cards stay, unless the dealer's call said redeal.")
        .tagged(&[Betting, Dealing])
        .served(&[Computed, Recorded]),
    rule("IGL-13", "Bet and three raises")
        .says("A round sees three raises after the opening bet, with two players left as well.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("IGL-14", "Later chips come from players")
        .says("After the first purchase the bank sells nothing, but players sell to each other at any time.")
        .tagged(&[Ledger, Chips])
        .served(&[Recorded, Enforced]),
    rule("IGL-15", "Broke but still in")
        .says("One who runs dry and buys nothing stays for the main pot, while later bets form a side pot.")
        .tagged(&[Betting, SplitPot])
        .served(&[Computed]),
    rule("IGL-16", "Order of high hands")
        .says("Five of a kind, possible with wild cards only, stands above the usual nine categories.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("IGL-17", "Equal is equal")
        .says("Two equal hands of five tie, whatever the sixth card says and however many cards are wild.")
        .tagged(&[Showdown, HighHands, SplitPot])
        .served(&[Computed]),
    rule("IGL-18", "The cards decide")
        .says("A hand shown is worth what its cards make, even if its owner named it wrongly.")
        .tagged(&[Showdown])
        .served(&[Computed, Enforced]),
    rule("IGL-19", "Nobody has to show")
        .says("A player who got to the showdown may keep the cards closed, and the record can say so.")
        .tagged(&[Showdown])
        .served(&[Recorded]),
    rule("IGL-20", "Ace in the hole, low hole wild")
        .says("The holder says if a hole ace is high or low, and so whether it becomes the wild card.")
        .tagged(&[WildCards])
        .served(&[Computed]),
    rule("IGL-21", "The ace may start a straight")
        .says("Ace to five is a straight, ranked just under the one that tops out at six.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("IGL-22", "Dividing by agreement")
        .says("Before the showdown all who are still in may share the pot as they like, if none objects.")
        .tagged(&[SplitPot, Showdown])
        .served(&[Recorded]),
    rule("IGL-23", "The wheel is the best low")
        .says("Ace to five is the lowest of all, with a six for the five coming next.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("IGL-24", "Suits and runs do not hurt a low")
        .says("For a low hand it makes no difference that it is also a straight or a flush.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("IGL-25", "Two aces make a low pair")
        .says("Among paired lows the aces come before the deuces.")
        .tagged(&[LowHands])
        .served(&[Computed]),
    rule("IGL-26", "Half high, half low")
        .says("A high-low pot is halved between the best hand of either kind.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("IGL-27", "Declare after the last normal round")
        .says("Declaring comes where the same game, played for high alone, would have stopped betting.")
        .tagged(&[Declare])
        .served(&[Enforced]),
    rule("IGL-28", "Chips in the fist")
        .says("All fists open together: no chip says low, one says high, two say both.")
        .tagged(&[Declare])
        .served(&[Recorded, Enforced]),
    rule("IGL-29", "One more round after the declare")
        .says("After declaring there is a last chance to bet, under the dollar ceiling.")
        .tagged(&[Declare, Betting])
        .served(&[Enforced]),
    rule("IGL-30", "Who bets first after declaring")
        .says("A player alone on a half opens, and without one somebody who went high does.")
        .tagged(&[Declare, Betting])
        .served(&[Computed]),
    rule("IGL-31", "Opposite halves, no fight")
        .says("Two players left on different halves share at once, without betting or comparing.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("IGL-32", "An ace works both ways")
        .says("One ace tops the king for high and sits below the deuce for low, in the same hand too.")
        .tagged(&[HighHands, LowHands])
        .served(&[Computed]),
    rule("IGL-33", "An odd nickel goes high")
        .says("When the pot has no exact half, the high side gets the extra unit.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("IGL-34", "A half that will not divide")
        .says("What tied winners of a half cannot share evenly waits in the middle for the next game.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("IGL-35", "Both ways means winning both")
        .says("A pigger must strictly beat every rival for high and every rival for low.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("IGL-36", "A failed pigger is paid nothing")
        .says("One tie or loss costs both halves, and each goes to the best player left who sought it.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("IGL-37", "A half nobody wants")
        .says("With all piggers down and the rest on one side, the best of these collects everything.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("IGL-38", "Piggers who tie")
        .says("Two piggers level on a side are both out, and with nobody else there the pot waits.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed, Recorded]),
    rule("IGL-39", "A fallen pigger still blocks")
        .says("All both-way claims are judged at one moment, against losing piggers as well.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed]),
    rule("IGL-40", "Nobody entitled, pot carried")
        .says("If no claim stands, the pot is kept whole for the next game and not shared out.")
        .tagged(&[Declare, SplitPot])
        .served(&[Computed, Recorded]),
    rule("IGL-41", "Two hands out of one")
        .says("With cards to spare, a pigger may fight for either half with a different five.")
        .tagged(&[Declare, HighHands, LowHands])
        .served(&[Computed]),
    rule("IGL-42", "Brackets mark hole cards")
        .says("In stud notation a card in parentheses lies face down, both when typed and when printed.")
        .tagged(&[Dealing])
        .served(&[Recorded, Explained]),
    rule("IGL-43", "Odd cents to the middle")
        .says("At the end everyone puts in what the stack has beyond its last whole dollar.")
        .tagged(&[CashOut])
        .served(&[Computed]),
    rule("IGL-44", "Cold hands for the cents")
        .says(
            "Contributors get five open cards each, and the highest hand collects the middle without a bet.",
        )
        .tagged(&[CashOut, HighHands])
        .served(&[Computed, Recorded]),
    rule("IGL-45", "Only whole dollars remain")
        .says("After cold hands a stack with cents in it points to a counting mistake.")
        .tagged(&[CashOut])
        .served(&[Computed, Warned]),
    rule("IGL-46", "Small stacks are paid first")
        .says("The bank pays from least to most, so a shortage falls on the biggest winner.")
        .tagged(&[CashOut])
        .served(&[Computed]),
    rule("IGL-47", "Manners at the Igloo")
        .says("Groan at a dull game, leave chairs in peace, and show your cards when you can.")
        .tagged(&[Etiquette])
        .etiquette(),
];
