//! The written rules of Dave's cash game: one row per rule, with how far the program supports it.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// DAV-01 to DAV-59, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("DAV-01", "Which rules come first")
        .says("Dave's rules come before the general poker rules, and the game is no-limit hold'em.")
        .tagged(&[Betting, Dealing])
        .served(&[Explained]),
    rule("DAV-02", "When something goes wrong")
        .says("Agree quickly on what's fair; if you can't, the rules decide, and the ruling is recorded.")
        .tagged(&[Ledger])
        .served(&[Recorded, Explained]),
    rule("DAV-03", "A reserved seat is a promise")
        .says("If you can't come, tell the host early, or you may lose later reservations.")
        .tagged(&[Seating])
        .served(&[Recorded, Warned]),
    rule("DAV-04", "Waiting list")
        .says("Open seats go to the players on the waiting list, and the host can change the order.")
        .tagged(&[Seating])
        .served(&[Recorded]),
    rule("DAV-05", "Coming late")
        .says("You can join late if you told the host.")
        .tagged(&[Seating])
        .served(&[Recorded]),
    rule("DAV-06", "First come, first seated")
        .says("Players take their seats in the order they arrive.")
        .tagged(&[Seating])
        .served(&[Recorded]),
    rule("DAV-07", "The 12th player opens a table")
        .says("Up to 11 players sit at one table, and 12 play at two tables of six.")
        .tagged(&[Seating])
        .served(&[Computed, Enforced, Warned]),
    rule("DAV-08", "Who changes tables")
        .says("Volunteers go first, then the seat draw decides, and the banker and the host always stay.")
        .tagged(&[Seating])
        .served(&[Recorded, Computed]),
    rule("DAV-09", "New players join the smaller table")
        .says("With two tables running, a new player sits at the one with fewer players.")
        .tagged(&[Seating])
        .served(&[Computed]),
    rule("DAV-10", "Keeping the tables even")
        .says("If the tables differ by two, a volunteer moves, or else the player next up for the big blind.")
        .tagged(&[Seating])
        .served(&[Computed, Warned]),
    rule("DAV-11", "Asking for the other table")
        .says("You can move only if the tables stay within one player of each other.")
        .tagged(&[Seating])
        .served(&[Enforced]),
    rule("DAV-12", "Back to one table")
        .says("With 10 or fewer players left in all, they sit at one table and draw for the button.")
        .tagged(&[Seating])
        .served(&[Computed]),
    rule("DAV-13", "Say when you're leaving")
        .says("Say so 30 minutes or a round before you leave, unless you're busted.")
        .tagged(&[Seating, CashOut])
        .served(&[Recorded, Warned]),
    rule("DAV-14", "Table stakes")
        .says("Only the chips on the table when the hand starts are in play, and no cash.")
        .tagged(&[Ledger, Betting])
        .served(&[Enforced]),
    rule("DAV-15", "Cash behind the stack")
        .says("Cash on the table plays behind if you say so before you look at your cards.")
        .tagged(&[Ledger, Betting])
        .served(&[Recorded, Enforced]),
    rule("DAV-16", "How much to buy in for")
        .says("You buy in for 20 to 100 big blinds, or up to the biggest stack if that's more.")
        .tagged(&[Ledger])
        .served(&[Enforced]),
    rule("DAV-17", "Limits are set first")
        .says("If the players agree on other buy-in limits, they do it before the first card.")
        .tagged(&[Ledger])
        .served(&[Recorded, Warned]),
    rule("DAV-18", "Cash only")
        .says("You buy chips with cash, and not with notes or on credit.")
        .tagged(&[Ledger, Notes])
        .served(&[Enforced]),
    rule("DAV-19", "No ratholing")
        .says("You take your whole stack off the table or none of it.")
        .tagged(&[Ledger, CashOut])
        .served(&[Enforced]),
    rule("DAV-20", "Three counts must match")
        .says("The player's count, the banker's count and the money paid out have to be the same.")
        .tagged(&[CashOut])
        .served(&[Recorded, Computed, Enforced, Warned]),
    rule("DAV-21", "No rake")
        .says("The house takes nothing out of the pots or the buy-ins.")
        .tagged(&[Ledger])
        .served(&[Enforced]),
    rule("DAV-22", "The rules have a version")
        .says("Each night records which version of the rules it was played under.")
        .tagged(&[Ledger])
        .served(&[Recorded]),
    rule("DAV-23", "Big chips in front")
        .says("Everybody gets to see how big a stack is and what chips it's made of.")
        .tagged(&[Chips])
        .served(&[Computed]),
    rule("DAV-24", "Change waits")
        .says("Nobody makes change from the pot or a live bet until the round is over.")
        .tagged(&[Betting, Chips])
        .served(&[Computed, Explained]),
    rule("DAV-25", "Dead button")
        .says("The blinds keep moving, even if the button or the small blind is on an empty seat.")
        .tagged(&[Betting, Dealing])
        .served(&[Computed]),
    rule("DAV-26", "New players don't post")
        .says("A new player in a running game doesn't owe a blind.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-27", "Missed blinds")
        .says("When you come back, post one of each blind you missed, or wait for the big blind.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-28", "The missed small blind is dead")
        .says("Posted with the big blind, it goes in the pot and doesn't count toward a call.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-29", "Buying the button")
        .says("To come in right after the button, you post a live big blind and a dead small blind.")
        .tagged(&[Betting, Seating])
        .served(&[Computed, Enforced]),
    rule("DAV-30", "Not there on your turn")
        .says("If you aren't there when it's your turn, your hand is dead and any blind stays in.")
        .tagged(&[Betting])
        .served(&[Computed, Explained]),
    rule("DAV-31", "Straddles double")
        .says("Before looking, the player after the big blind can post double, the next one double that.")
        .tagged(&[Betting])
        .served(&[Enforced, Computed]),
    rule("DAV-32", "Raising over a straddle")
        .says("Before the flop, a raise is at least as much as the last straddle.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-33", "Straddles that aren't allowed")
        .says("You can't straddle out of order (a sleeper) or first from the button (a Mississippi).")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("DAV-34", "Two decks take turns")
        .says("While one deck is dealt, the other is shuffled for the next hand.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("DAV-35", "A fair cut")
        .says("With one hand, you cut 18 to 34 cards of a full deck onto the cut card.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("DAV-36", "Dealing to absent players")
        .says("They get cards if their blinds are paid, and getting that wrong isn't a misdeal.")
        .tagged(&[Dealing])
        .served(&[Computed]),
    rule("DAV-37", "What makes a misdeal")
        .says("Two exposed hole cards mean a new deal, and so does the first card of either blind.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("DAV-38", "One exposed card")
        .says("A single exposed hole card is replaced after the deal and becomes the first burn card.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("DAV-39", "Burn cards lie apart")
        .says("Burn cards stay apart from the muck, and you burn only when a board card is due.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("DAV-40", "No board cards ahead of time")
        .says("You deal the board one street at a time, and nothing early, not even face down.")
        .tagged(&[Dealing])
        .served(&[Explained]),
    rule("DAV-41", "Protect your hand")
        .says("Cards in sight are live, and cards that touch the muck are dead.")
        .tagged(&[Dealing, Showdown])
        .served(&[Computed, Explained]),
    rule("DAV-42", "Where bets go")
        .says("You put your bets in front of your cards and don't throw them into the pot.")
        .tagged(&[Betting])
        .served(&[Warned, Explained]),
    rule("DAV-43", "Smallest bet and raise")
        .says("Bet at least the big blind, and raise by at least the round's last raise, unless all-in.")
        .tagged(&[Betting])
        .served(&[Enforced, Computed]),
    rule("DAV-44", "A short all-in doesn't reopen")
        .says("After less than a full raise, players who already acted can only call or fold.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("DAV-45", "Half a raise becomes a full one")
        .says("Chips for half a raise or more make a full raise; any less comes back, and it's a call.")
        .tagged(&[Betting])
        .served(&[Computed, Explained]),
    rule("DAV-46", "A bet without words")
        .says("Without words, a bet counts for all the chips you put in.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-47", "One chip is a call")
        .says("If you put one chip in without a word when there's a bet, you call.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("DAV-48", "Words are binding")
        .says("You have to do what you say, and a raise should say by how much or to how much.")
        .tagged(&[Betting])
        .served(&[Computed, Explained]),
    rule("DAV-49", "Badly misread bet")
        .says("A player who clearly misread a bet can be let off by a ruling, which is recorded.")
        .tagged(&[Betting])
        .served(&[Explained]),
    rule("DAV-50", "All-in hands can stay hidden")
        .says("Once the betting is over, you don't have to show your cards until the board is out.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("DAV-51", "Run it twice")
        .says("All-in players can deal the rest of the board more than once and split the pot by runs.")
        .tagged(&[Showdown, SplitPot])
        .served(&[Computed, Recorded]),
    rule("DAV-52", "Who shows first")
        .says("The last to bet or raise on the final street shows, or else the first on the dealer's left.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("DAV-53", "Two cards win")
        .says("To win any of the pot, you show both hole cards together.")
        .tagged(&[Showdown])
        .served(&[Enforced]),
    rule("DAV-54", "Read the cards, not the lips")
        .says("The cards decide, whatever anybody says, and anybody can point out a mistake.")
        .tagged(&[Showdown])
        .served(&[Computed, Enforced]),
    rule("DAV-55", "A miscall that hurt")
        .says("If you call your hand wrong and another player mucks because of it, you can't win.")
        .tagged(&[Showdown])
        .served(&[Recorded, Computed]),
    rule("DAV-56", "Back from the muck")
        .says("If you muck by mistake, you can take the hand back right away if it's clear which one it is.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("DAV-57", "Odd chips clockwise")
        .says("Chips that don't split evenly go to the winners one by one, starting left of the button.")
        .tagged(&[SplitPot])
        .served(&[Computed]),
    rule("DAV-58", "Show one, show all")
        .says("If a neighbor saw your cards, the whole table can see them after the hand.")
        .tagged(&[Showdown])
        .served(&[Recorded, Computed, Explained]),
    rule("DAV-59", "Manners at Dave's")
        .says(
            "Play with money you can afford to lose, keep the house clean, and don't talk about live hands.",
        )
        .tagged(&[Etiquette])
        .etiquette(),
];
