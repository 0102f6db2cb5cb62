//! The Cause house at the poker table: chips, betting, ranking and draw games; its other games are in another file.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// CAU-001 to CAU-068, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("CAU-001", "One chip is 25 points")
        .says("Every amount is a whole number of chips, and a chip is 25 points.")
        .tagged(&[Chips])
        .served(&[Enforced]),
    rule("CAU-002", "No cash on the table")
        .says("Players change their cash into chips before the hand starts.")
        .tagged(&[Chips, Ledger])
        .served(&[Enforced]),
    rule("CAU-003", "A chip for the leaderboard")
        .says("You pay a chip when you join and a chip each time you deal, into a fund apart from the pot.")
        .tagged(&[Ledger])
        .served(&[Recorded, Computed]),
    rule("CAU-004", "Management has the last word")
        .says("Management opens and closes games, sets the limits, and decides what the rules don't cover.")
        .tagged(&[Ledger])
        .served(&[Recorded]),
    rule("CAU-005", "Management assigns the seats")
        .says("Ask management for a seat or a new one; it can keep two players at different tables.")
        .tagged(&[Seating])
        .served(&[Enforced, Recorded]),
    rule("CAU-006", "One player, one hand")
        .says("Each hand belongs to one player, and nobody plays two.")
        .tagged(&[Seating])
        .served(&[Enforced]),
    rule("CAU-007", "First jack deals")
        .says("Cards are dealt face up one at a time, and the player with the first jack deals first.")
        .tagged(&[Dealing])
        .served(&[Recorded, Computed]),
    rule("CAU-008", "The button is the dealer")
        .says("The button moves left after each hand, and it marks the dealer even if somebody else deals.")
        .tagged(&[Dealing])
        .served(&[Computed]),
    rule("CAU-009", "Shuffle and offer the cut")
        .says("The player on the right or anybody else cuts, leaving at least five cards in each part.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("CAU-010", "A chip before the deal")
        .says("In games with betting rounds, each player antes 25.")
        .tagged(&[Betting, Ledger])
        .served(&[Computed, Enforced]),
    rule("CAU-011", "A misdeal")
        .says("A mistake in the deal, caught before significant action, means the same dealer deals again.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("CAU-012", "Too many misdeals")
        .says("A dealer who keeps misdealing loses the deal to the next player.")
        .tagged(&[Dealing])
        .served(&[Computed, Explained]),
    rule("CAU-013", "Significant action")
        .says("Once two players have acted, the hand can't be dealt again.")
        .tagged(&[Dealing, Betting])
        .served(&[Computed, Enforced]),
    rule("CAU-014", "Wrong number of cards")
        .says("A hand with the wrong number of cards at the showdown can't win.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("CAU-015", "The muck kills a hand")
        .says("Cards that touch the discards are dead, so protect your own hand.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("CAU-016", "Seen by one, shown to all")
        .says("Hidden cards stay hidden, but if one is seen by accident, everybody gets to see it.")
        .tagged(&[Showdown, Dealing])
        .served(&[Computed, Explained]),
    rule("CAU-017", "No dealing during the betting")
        .says("No cards are dealt or drawn until the betting round is over.")
        .tagged(&[Betting, Dealing])
        .served(&[Enforced]),
    rule("CAU-018", "Where the betting starts")
        .says("It starts left of the dealer or the blinds, and in later rounds where the game says.")
        .tagged(&[Betting])
        .served(&[Computed, Enforced]),
    rule("CAU-019", "Around the table")
        .says("Betting goes clockwise until the players still in have all acted and put in the same.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("CAU-020", "No bet yet").says("A player can check or bet.").tagged(&[Betting]).served(&[Warned]),
    rule("CAU-021", "Facing a bet")
        .says("A player can fold, call the difference, or raise within the limits.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("CAU-022", "Limits in the first round")
        .says("Bets and raises are 25, with three raises and no more than 100 from each player.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("CAU-023", "Limits in the final round")
        .says("Bets and raises go up to 50, with three raises and no more than 200 from each player.")
        .tagged(&[Betting])
        .served(&[Enforced]),
    rule("CAU-024", "Everybody checks")
        .says("If nobody bets, the pot stays as it was.")
        .tagged(&[Betting])
        .served(&[Computed]),
    rule("CAU-025", "No string raises")
        .says("Words and gestures are binding, and once you call you can't add a raise.")
        .tagged(&[Betting])
        .served(&[Computed, Explained]),
    rule("CAU-026", "Acting early is binding")
        .says("If you show what you'll do before your turn, you have to do it when your turn comes.")
        .tagged(&[Betting])
        .served(&[Computed, Enforced]),
    rule("CAU-027", "Every bet is covered")
        .says("Nobody goes all-in for less: the game stops while the player buys chips.")
        .tagged(&[Betting, Ledger])
        .served(&[Enforced, Recorded]),
    rule("CAU-028", "Side pots explained")
        .says("The rules describe side pots, but this house never uses them.")
        .tagged(&[SplitPot, Betting])
        .served(&[Explained]),
    rule("CAU-029", "Last one left")
        .says("If everybody else folds, the last player wins the pot without showing.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("CAU-030", "Best hand takes the pot")
        .says("All the players still in show, and the best hand wins the whole pot.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("CAU-031", "Tied hands")
        .says("The players split the pot evenly, or get a new deal if the game says so.")
        .tagged(&[SplitPot])
        .served(&[Computed, Recorded]),
    rule("CAU-032", "Order of showing")
        .says("The last to bet or raise shows first, or else the dealer's left, and then clockwise.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("CAU-033", "Show the whole hand")
        .says("You show all your cards together, not one at a time.")
        .tagged(&[Showdown])
        .served(&[Enforced]),
    rule("CAU-034", "The cards speak")
        .says("A shown hand counts as the best five cards in it, and anybody can point that out.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("CAU-035", "Once the pot is paid")
        .says("After the pot is pushed, it's too late to read a hand again.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("CAU-036", "A hand as its player calls it")
        .says("Some houses count a hand the way its player calls it; that's turned off in this house.")
        .tagged(&[Showdown])
        .served(&[Computed]),
    rule("CAU-037", "Mucking a beaten hand")
        .says("You don't have to show a beaten hand, but anybody dealt in can ask to see it.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("CAU-038", "Folded cards stay hidden")
        .says("Nobody gets to look at cards that were folded.")
        .tagged(&[Showdown])
        .served(&[Computed, Explained]),
    rule("CAU-039", "Aces down to deuces")
        .says("Only the ranks of the cards count, and the suits never do.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-040", "Five cards play")
        .says("Cards outside the five don't count, so players with the same five tie.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-041", "Ranking of poker hands")
        .says("There are ten kinds of hand, from five of a kind at the top down to high card.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-042", "Five of a kind")
        .says("It takes wild cards, it beats even a royal flush, and five aces are the best.")
        .tagged(&[HighHands, WildCards])
        .served(&[Computed]),
    rule("CAU-043", "Straight flushes")
        .says("The top card decides; ace to five is the lowest, and the ace can't be in the middle.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-044", "Four of a kind")
        .says("The rank of the four decides, and then the fifth card.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-045", "Full house")
        .says("The three of a kind decides, and then the pair.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-046", "Flush")
        .says("The highest card decides, then the next one, and so on down.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-047", "Straight")
        .says("The top card decides; the ace goes at either end but not in the middle.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-048", "Three of a kind")
        .says("The three decides, then the higher kicker, then the lower one.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-049", "Two pair")
        .says("The higher pair decides, then the lower pair, then the fifth card.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-050", "One pair")
        .says("The pair decides, and then the three kickers from the top.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-051", "High card")
        .says("Five cards with no pair, no straight and no flush are compared from the top down.")
        .tagged(&[HighHands])
        .served(&[Computed]),
    rule("CAU-052", "Six kinds of three-card hands")
        .says("The straight flush is best, trips are next, and a hand counts as the best kind it fits.")
        .tagged(&[ThreeCardHands])
        .served(&[Computed]),
    rule("CAU-053", "Three-card straights")
        .says("The ace goes above the king or below the deuce, and A-2-3 is the lowest straight.")
        .tagged(&[ThreeCardHands])
        .served(&[Computed]),
    rule("CAU-054", "Comparing three-card hands")
        .says("The trips decide, or the pair and then its kicker, or else the cards from the top down.")
        .tagged(&[ThreeCardHands])
        .served(&[Computed]),
    rule("CAU-055", "Suits never break ties")
        .says("Three-card hands with the same ranks stay tied, whatever the suits.")
        .tagged(&[ThreeCardHands])
        .served(&[Computed]),
    rule("CAU-056", "Fewer than five cards")
        .says("They can make pairs, trips or quads, but no straight, flush or full house.")
        .tagged(&[HighHands, Game("no-peek")])
        .served(&[Computed]),
    rule("CAU-057", "Any kicker beats none")
        .says("A hand with a kicker beats the same hand without one.")
        .tagged(&[HighHands, Game("no-peek")])
        .served(&[Computed]),
    rule("CAU-058", "Wild cards don't change the ranking")
        .says("They make good hands more common, but the order of the hands stays the same.")
        .tagged(&[HighHands, WildCards])
        .served(&[Explained]),
    rule("CAU-059", "Starting a draw game")
        .says("Two to six players ante 25, and each gets five cards face down.")
        .tagged(&[Game("five-card-draw"), Dealing])
        .served(&[Enforced]),
    rule("CAU-060", "The draw")
        .says("Once, in turn, you can trade in up to three cards for new ones.")
        .tagged(&[Game("five-card-draw"), Dealing])
        .served(&[Enforced]),
    rule("CAU-061", "Betting after the draw")
        .says("The second round has double limits and starts left of the dealer.")
        .tagged(&[Game("five-card-draw"), Betting])
        .served(&[Enforced]),
    rule("CAU-062", "When there's a draw")
        .says("Players draw if more than one is still in after the first round.")
        .tagged(&[Game("five-card-draw")])
        .served(&[Computed]),
    rule("CAU-063", "Five-card draw")
        .says("Nothing is wild and you don't need openers; the best five cards win, and ties split.")
        .tagged(&[Game("five-card-draw"), HighHands])
        .served(&[Computed]),
    rule("CAU-064", "Ten wild cards")
        .says("Aces, deuces and the two one-eyed jacks are wild.")
        .tagged(&[Game("acey-deucey-one-eyed-jack"), WildCards])
        .served(&[Computed]),
    rule("CAU-065", "Winning with ten wild cards")
        .says("Five of a kind is the best hand, and equal hands split the pot.")
        .tagged(&[Game("acey-deucey-one-eyed-jack"), HighHands])
        .served(&[Computed]),
    rule("CAU-066", "Kings and your lowest")
        .says("Kings are wild, and so is every card of the lowest rank in your hand.")
        .tagged(&[Game("kings-and-low-man"), WildCards])
        .served(&[Computed]),
    rule("CAU-067", "The ace is never low")
        .says("In this game an ace is only high.")
        .tagged(&[Game("kings-and-low-man"), WildCards])
        .served(&[Computed]),
    rule("CAU-068", "Show all five")
        .says("You show the whole hand because its lowest card decides what's wild, and ties split.")
        .tagged(&[Game("kings-and-low-man"), Showdown])
        .served(&[Enforced, Computed]),
];
