//! The written rules of Dave's cash game: one row for each, with how far it is served.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// DAV-01 to DAV-59, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("DAV-01", "Which rules come first")
        .says("Dave's text outranks the general poker rules under it, and the game is no-limit hold'em.")
        .tagged(&[Betting, Dealing])
        .served(&[Explained]),
    rule("DAV-02", "When something goes wrong")
        .says("Fairness and quick agreement come first, the text second, and the ruling is written down.")
        .tagged(&[Ledger])
        .served(&[Recorded, Explained]),
    rule("DAV-03", "A booked seat binds")
        .says("Who cannot come tells the host early, since a silent absence may cost later bookings.")
        .tagged(&[Seating])
        .served(&[Recorded, Warned]),
    rule("DAV-04", "Waiting list")
        .says("Free seats go to those waiting, in an order the host may change.")
        .tagged(&[Seating])
        .served(&[Recorded]),
    rule("DAV-05", "Coming late")
        .says("Arriving during the game is fine as long as the host has been told.")
        .tagged(&[Seating])
        .served(&[Recorded]),
    rule("DAV-06", "First come, first seated")
        .says("Chairs are taken in the order people arrive.")
        .tagged(&[Seating])
        .served(&[Recorded]),
    rule("DAV-07", "The twelfth player opens a table")
        .says("Up to eleven share one table, and twelve are parted into six and six.")
        .tagged(&[Seating])
        .served(&[Computed, Enforced, Warned]),
    rule("DAV-08", "Who changes tables")
        .says("Volunteers move before a seat draw decides, and the banker always stays.")
        .tagged(&[Seating])
        .served(&[Recorded, Computed]),
    rule("DAV-09", "New faces to the short table")
        .says("A newcomer sits down at the shorter one while two tables run.")
        .tagged(&[Seating])
        .served(&[Computed]),
    rule("DAV-10", "Keeping tables even")
        .says("At a difference of two somebody moves: a volunteer, else the one next due the big blind.")
        .tagged(&[Seating])
        .served(&[Computed, Warned]),
    rule("DAV-11", "Asking for the other table")
        .says("A wish to move is granted only while the tables stay within one player of each other.")
        .tagged(&[Seating])
        .served(&[Enforced]),
    rule("DAV-12", "Back to one table")
        .says("When no more than ten are left in all, they sit together and draw for the button.")
        .tagged(&[Seating])
        .served(&[Computed]),
    rule("DAV-13", "Say when you will go")
        .says("Leaving is announced thirty minutes or a round ahead, except by a player without chips.")
        .tagged(&[Seating, CashOut])
        .served(&[Recorded, Warned]),
    rule("DAV-14", "Only chips on the table play")
        .says("A hand is fought with the chips that lay there when it began, never with cash.")
        .tagged(&[Ledger, Betting])
        .served(&[Enforced]),
    rule("DAV-15", "Cash behind the stack")
        .says("Visible cash plays behind only if announced before its owner has looked at a card.")
        .tagged(&[Ledger, Betting])
        .served(&[Recorded, Enforced]),
    rule("DAV-16", "How much to buy in for")
        .says("From 20 big blinds up to 100, or up to the largest stack if that is more.")
        .tagged(&[Ledger])
        .served(&[Enforced]),
    rule("DAV-17", "Limits are named beforehand")
        .says("Whatever other limits are agreed, they are fixed before the first card.")
        .tagged(&[Ledger])
        .served(&[Recorded, Warned]),
    rule("DAV-18", "Cash or nothing")
        .says("Chips are bought with cash, so notes and debts are not accepted.")
        .tagged(&[Ledger, Notes])
        .served(&[Enforced]),
    rule("DAV-19", "No pocketing of chips")
        .says("A player takes the whole stack off the table or none of it.")
        .tagged(&[Ledger, CashOut])
        .served(&[Enforced]),
    rule("DAV-20", "Three figures, one number")
        .says("Owner's count, banker's count and money paid out have to agree.")
        .tagged(&[CashOut])
        .served(&[Recorded, Computed, Enforced, Warned]),
    rule("DAV-21", "The house keeps nothing")
        .says("No pot and no buy-in is reduced by any fee.")
        .tagged(&[Ledger])
        .served(&[Enforced]),
    rule("DAV-22", "Rules carry a date")
        .says("A night remembers which edition of the rules it was played under.")
        .tagged(&[Ledger])
        .served(&[Recorded]),
    rule("DAV-23", "Big chips in front")
        .says("Anyone may know the size of a stack and what it is made of.")
        .tagged(&[Chips])
        .served(&[Computed]),
    rule("DAV-24", "Change waits")
        .says("Nobody makes change from live bets or the pot until the round is over.")
        .tagged(&[Betting, Chips])
        .served(&[Computed, Explained]),
    rule("DAV-25", "The button may be dead")
        .says("Blinds move on steadily, even if an empty chair has the button or the small one.")
        .tagged(&[Betting, Dealing])
        .served(&[Computed]),
    rule("DAV-26", "No fee to join")
        .says("Entering a game under way costs a newcomer no blind.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-27", "Blinds missed while away")
        .says("On return one of each missed kind is posted, or the big blind is awaited.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-28", "A made-up small blind is dead")
        .says("Posted along with the big one, it belongs to the pot and helps no call.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-29", "Buying the button")
        .says("Entering just right of the small blind costs a live big and a dead small blind.")
        .tagged(&[Betting, Seating])
        .served(&[Computed, Enforced]),
    rule("DAV-30", "Nobody home on your turn")
        .says("An absent player's hand dies when action reaches it, and any blind stays in.")
        .tagged(&[Betting])
        .served(&[Computed, Explained]),
    rule("DAV-31", "Straddles double")
        .says("Before looking, the next seat past the big blind may post double, then double again.")
        .tagged(&[Betting])
        .served(&[Enforced, Computed]),
    rule("DAV-32", "Raising over a straddle")
        .says("Before the flop a raise adds at least the whole of the last straddle.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-33", "Straddles not played here")
        .says("Straddling out of sequence or from the button first is turned down.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("DAV-34", "Two packs take turns")
        .says("While one deck is dealt the other is shuffled and handed on for the next deal.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("DAV-35", "A fair cut")
        .says("One hand lifts 18 to 34 cards of a full pack onto a cut card.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("DAV-36", "Dealing to empty chairs")
        .says("Absentees get cards if their blinds are paid, and a slip in this spoils no deal.")
        .tagged(&[Dealing])
        .served(&[Computed]),
    rule("DAV-37", "What spoils a deal")
        .says("Two hole cards seen, or the first one of either blind, and the cards are dealt anew.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("DAV-38", "One card seen")
        .says("A single exposed hole card is replaced after the deal and becomes the first burn.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("DAV-39", "Burned cards lie apart")
        .says("Burns stay countable beside the muck and come off only when a board card is due.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("DAV-40", "No board card ahead of time")
        .says("The board is dealt street by street, not prepared even face down.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("DAV-41", "Guard your hand")
        .says("Cards in sight are live, and cards that touch the muck are lost.")
        .tagged(&[Dealing, Showdown])
        .served(&[Computed, Explained]),
    rule("DAV-42", "Where bets belong")
        .says("Chips are placed before one's own cards and not thrown into the pot.")
        .tagged(&[Betting])
        .served(&[Warned, Explained]),
    rule("DAV-43", "Smallest bet, smallest raise")
        .says("Open for a big blind, raise by the round's biggest step so far, unless all-in.")
        .tagged(&[Betting])
        .served(&[Enforced, Computed]),
    rule("DAV-44", "A short all-in reopens nothing")
        .says("Too little for a raise in full, it leaves players who have acted a call or a fold.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("DAV-45", "Half a raise must be finished")
        .says("Chips worth half a raise or more become a whole one, while fewer come back as a mere call.")
        .tagged(&[Betting])
        .served(&[Computed, Explained]),
    rule("DAV-46", "Silent chips speak")
        .says("A bet without words is worth all the chips that were pushed in.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-47", "One chip means call")
        .says("A lone chip put in unspoken against a bet only matches it.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-48", "Said is done")
        .says("Spoken actions bind, and a raise should say by how much or to how much.")
        .tagged(&[Betting])
        .served(&[Computed, Explained]),
    rule("DAV-49", "Badly misread bet")
        .says("A clear misunderstanding of the amount may be forgiven by a recorded ruling.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("DAV-50", "All-in hands may stay closed")
        .says("When no betting is left, each player chooses whether to open cards before the board ends.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("DAV-51", "Several boards for one pot")
        .says("All-in players may deal the rest of the board more than once and share by runs.")
        .tagged(&[Showdown, SplitPot])
        .served(&[Computed, Recorded]),
    rule("DAV-52", "Who shows first")
        .says("The last to bet or raise on the final street shows, else the first on the dealer's left.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("DAV-53", "Two cards win")
        .says("To be paid anything a player opens both hole cards at once.")
        .tagged(&[Showdown])
        .served(&[Enforced]),
    rule("DAV-54", "Read the cards, not the lips")
        .says("What lies open decides, and any onlooker may point out a mistake.")
        .tagged(&[Showdown])
        .served(&[Computed, Enforced]),
    rule("DAV-55", "A wrong call that hurt")
        .says("A hand named wrongly, so that a rival mucks the better one, cannot win.")
        .tagged(&[Showdown])
        .served(&[Recorded, Computed]),
    rule("DAV-56", "Out of the muck again")
        .says("A hand thrown by mistake comes back if taken at once and known for certain.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("DAV-57", "Odd chips clockwise")
        .says("What cannot be shared evenly goes out chip by chip, starting left of the button.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("DAV-58", "Shown to one, shown to all")
        .says("Whatever a neighbor was allowed to see, the table may see after the hand.")
        .tagged(&[Showdown])
        .served(&[Recorded, Computed, Explained]),
    rule("DAV-59", "Manners at Dave's")
        .says("Play for what you can spare, keep the house clean, and leave live hands undiscussed.")
        .tagged(&[Etiquette])
        .etiquette(),
];
