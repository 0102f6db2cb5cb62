//! The Cause house at the poker table: chips, betting, ranking and draw games; its other games are elsewhere.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// CAU-001 to CAU-068, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("CAU-001", "The chip of 25")
        .says("Points come in chips of 25, and no amount is anything else than whole chips.")
        .tagged(&[Chips])
        .served(&[Enforced]),
    rule("CAU-002", "Banknotes off the table")
        .says("Before a hand begins cash has been turned into chips.")
        .tagged(&[Chips, Ledger])
        .served(&[Enforced]),
    rule("CAU-003", "A chip for the leader board")
        .says("Joining costs a chip and each deal another, paid to a fund beside the pot.")
        .tagged(&[Ledger])
        .served(&[Recorded, Computed]),
    rule("CAU-004", "The house has the last word")
        .says("Management opens and closes games, sets limits and settles what no rule covers.")
        .tagged(&[Ledger])
        .served(&[Recorded]),
    rule("CAU-005", "The house assigns seats")
        .says("Taking or changing a seat is agreed with management, which may keep two people apart.")
        .tagged(&[Seating])
        .served(&[Enforced, Recorded]),
    rule("CAU-006", "Your hand is yours")
        .says("One person plays one hand, alone.")
        .tagged(&[Seating])
        .served(&[Enforced]),
    rule("CAU-007", "The open jack deals")
        .says("Cards are turned one by one, and the first jack names the dealer.")
        .tagged(&[Dealing])
        .served(&[Recorded, Computed]),
    rule("CAU-008", "Dealer means button")
        .says("The button goes left after each hand, no matter who handles the cards.")
        .tagged(&[Dealing])
        .served(&[Computed]),
    rule("CAU-009", "Shuffle, then offer the cut")
        .says("The right-hand neighbor cuts or another does, leaving five cards or more in each part.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("CAU-010", "A chip before the cards")
        .says("Games with betting rounds begin with 25 from each player.")
        .tagged(&[Betting, Ledger])
        .served(&[Computed, Enforced]),
    rule("CAU-011", "Deal again")
        .says("Any slip in dealing, seen before real action, brings the deck back to the same dealer.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("CAU-012", "Losing the deal")
        .says("A dealer who keeps misdealing hands the deal on.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("CAU-013", "When action counts")
        .says("Two players having acted make the deal final.")
        .tagged(&[Dealing, Betting])
        .served(&[Computed, Enforced]),
    rule("CAU-014", "Too many or too few")
        .says("A hand of the wrong size at the showdown cannot win.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("CAU-015", "The muck swallows")
        .says("Cards that meet the discards are dead, so look after your own.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("CAU-016", "One saw it, all see it")
        .says("Hidden cards stay hidden, and one seen by accident is opened for everybody.")
        .tagged(&[Showdown, Dealing])
        .served(&[Computed, Explained]),
    rule("CAU-017", "Bets first, cards later")
        .says("Nothing is dealt or drawn while a betting round runs.")
        .tagged(&[Betting, Dealing])
        .served(&[Enforced]),
    rule("CAU-018", "Where betting starts")
        .says("On the dealer's left, past the blinds if there are any, later as the game says.")
        .tagged(&[Betting])
        .served(&[Computed, Enforced]),
    rule("CAU-019", "Round the table")
        .says("Betting goes clockwise among those left until all have acted and paid alike.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("CAU-020", "Nothing to call")
        .says("A player may check or bet.")
        .tagged(&[Betting])
        .served(&[Warned]),
    rule("CAU-021", "Something to call")
        .says("A player may fold, pay the difference, or raise inside the limits.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("CAU-022", "First-round ceiling")
        .says("Bets and raises of 25, three raises, and never over 100 per player.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("CAU-023", "Double in the final round")
        .says("Later it is 50 each time, with three raises and 200 at most.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("CAU-024", "A round of checks")
        .says("Without a bet the pot remains as it was.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("CAU-025", "No second thoughts")
        .says("Words and gestures bind, and a call cannot grow into a raise.")
        .tagged(&[Betting])
        .served(&[Computed, Explained]),
    rule("CAU-026", "Told too early")
        .says("Showing one's plan out of turn obliges one to carry it out.")
        .tagged(&[Betting])
        .served(&[Computed, Enforced]),
    rule("CAU-027", "Cover every bet")
        .says("Nobody plays all-in for less: the game waits while chips are bought.")
        .tagged(&[Betting, Ledger])
        .served(&[Enforced, Recorded]),
    rule("CAU-028", "Side pots explained")
        .says("The method is written down, though this house never plays it.")
        .tagged(&[SplitPot, Betting])
        .served(&[Explained]),
    rule("CAU-029", "The last one left")
        .says("The only one not to fold wins the pot without opening a card.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("CAU-030", "Winner takes it")
        .says("All who are left show, and the strongest hand is paid.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("CAU-031", "Level hands")
        .says("They share evenly, or play again where the game says that.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("CAU-032", "Opening in order")
        .says("The last aggressor begins, else the dealer's left, and then clockwise.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("CAU-033", "All cards, together")
        .says("A hand is opened whole and not card by card.")
        .tagged(&[Showdown])
        .served(&[Enforced]),
    rule("CAU-034", "Worth what it shows")
        .says("The open cards make their best five, and anyone may say so.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("CAU-035", "Paid is paid")
        .says("After the pot is pushed no hand is read again.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("CAU-036", "As declared")
        .says("Elsewhere a claim can bind its owner: an option that is off here.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("CAU-037", "Throwing it unseen")
        .says("A beaten hand may stay closed, but any player dealt in can ask to see it.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("CAU-038", "Folds stay secret")
        .says("No one looks at cards that were thrown away.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("CAU-039", "Aces down to deuces")
        .says("Ranks alone count and suits never do.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-040", "The five that play")
        .says("Cards outside the five are without meaning, so equal fives tie.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-041", "The ladder of hands")
        .says("Ten categories, with five equal cards on top and a lone high card at the foot.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-042", "Five alike")
        .says("Made with wild cards only, it tops even a royal flush, best in aces.")
        .tagged(&[HighHands, WildCards])
        .served(&[Computed]),
    rule("CAU-043", "Straight flushes")
        .says("The top card ranks them, ace to five is least, and none runs past the ace.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-044", "Fours")
        .says("The rank of the four first, then the fifth card.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-045", "Full houses")
        .says("The three of them first, the two afterwards.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-046", "Flushes")
        .says("From the highest card downwards until one is better.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-047", "Straights")
        .says("Ranked by the top, with the ace at one end and not in the middle.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-048", "Threes")
        .says("The three alike, then the better side card, then the other.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-049", "Two pairs")
        .says("The upper pair, the lower pair, and then the single card.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-050", "One pair")
        .says("The pair, then three side cards from the top.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-051", "No pair")
        .says("Unlike cards, neither in a row nor of a suit, compared from the top.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-052", "Ladder of three cards")
        .says("Six categories with the straight flush on top, then trips, counting the best that fits.")
        .tagged(&[ThreeCardHands])
        .served(&[Computed]),
    rule("CAU-053", "Runs of three")
        .says("The ace may be above the king or under the deuce, where it makes the least run.")
        .tagged(&[ThreeCardHands])
        .served(&[Computed]),
    rule("CAU-054", "Breaking ties of three")
        .says("The set, or the pair and then its side card, or card after card from the top.")
        .tagged(&[ThreeCardHands])
        .served(&[Computed]),
    rule("CAU-055", "Suits never help")
        .says("Equal three-card hands remain tied whatever their suits.")
        .tagged(&[ThreeCardHands])
        .served(&[Computed]),
    rule("CAU-056", "Hands still growing")
        .says("Fewer than five cards make pairs, trips or quads, but no run, flush or full house.")
        .tagged(&[HighHands, Game("no-peek")])
        .served(&[Computed]),
    rule("CAU-057", "A kicker beats none")
        .says("Having a side card beats having none.")
        .tagged(&[HighHands, Game("no-peek")])
        .served(&[Computed]),
    rule("CAU-058", "Common does not mean cheap")
        .says("Wild cards change how often a hand comes and not how high it ranks.")
        .tagged(&[HighHands, WildCards])
        .served(&[Explained]),
    rule("CAU-059", "Setting up a draw game")
        .says("Two to six players pay 25 and get five hidden cards each.")
        .tagged(&[Game("five-card-draw"), Dealing])
        .served(&[Enforced]),
    rule("CAU-060", "Changing cards")
        .says("Once, in turn, up to three cards are thrown before new ones are dealt.")
        .tagged(&[Game("five-card-draw"), Dealing])
        .served(&[Enforced]),
    rule("CAU-061", "Betting after the draw")
        .says("A second round at double limits starts left of the dealer.")
        .tagged(&[Game("five-card-draw"), Betting])
        .served(&[Enforced]),
    rule("CAU-062", "Two are enough to draw")
        .says("Cards are changed as long as somebody has company after the first round.")
        .tagged(&[Game("five-card-draw")])
        .served(&[Computed]),
    rule("CAU-063", "Plain draw")
        .says("Nothing is wild and nothing is needed to open, so the best five win and ties share.")
        .tagged(&[Game("five-card-draw"), HighHands])
        .served(&[Computed]),
    rule("CAU-064", "Ten wild cards")
        .says("Aces, deuces and the two jacks in profile stand for anything.")
        .tagged(&[Game("acey-deucey-one-eyed-jack"), WildCards])
        .served(&[Computed]),
    rule("CAU-065", "Scoring with ten wilds")
        .says("Five alike is the top, and equal hands share.")
        .tagged(&[Game("acey-deucey-one-eyed-jack"), HighHands])
        .served(&[Computed]),
    rule("CAU-066", "Kings and your lowest")
        .says("Each king is wild and so is every card of a hand's lowest rank.")
        .tagged(&[Game("kings-and-low-man"), WildCards])
        .served(&[Computed]),
    rule("CAU-067", "The ace cannot be lowest")
        .says("In this game an ace is above the king only.")
        .tagged(&[Game("kings-and-low-man"), WildCards])
        .served(&[Computed]),
    rule("CAU-068", "Open all five")
        .says("The whole hand is shown since its lowest card makes the wilds, and ties share.")
        .tagged(&[Game("kings-and-low-man"), Showdown])
        .served(&[Enforced, Computed]),
];
