//! The Cause house's other games, stud and Guts among them; its rules of the table are elsewhere.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// CAU-069 to CAU-133, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("CAU-069", "Golf is laid out")
        .says("Two to six players pay 100, place four cards in a square and open a discard pile.")
        .tagged(&[Game("golf")])
        .served(&[Enforced]),
    rule("CAU-070", "A look at two")
        .says("The two nearest cards may be seen once and never again.")
        .tagged(&[Game("golf")])
        .served(&[Recorded, Enforced]),
    rule("CAU-071", "A stroke in Golf")
        .says("Take from stock or discards, then replace a card, or turn one up after a refused draw.")
        .tagged(&[Game("golf")])
        .served(&[Enforced]),
    rule("CAU-072", "Open cards stay")
        .says("What lies face up is not exchanged any more.")
        .tagged(&[Game("golf")])
        .served(&[Enforced]),
    rule("CAU-073", "A peeked card goes")
        .says("Looking at a hidden card means it has to be replaced.")
        .tagged(&[Game("golf")])
        .served(&[Enforced]),
    rule("CAU-074", "Points of a card")
        .says("Aces one, numbers their own, jack and queen ten, and kings nothing.")
        .tagged(&[Game("golf")])
        .served(&[Computed]),
    rule("CAU-075", "Two alike are free")
        .says("A pair adds no points.")
        .tagged(&[Game("golf")])
        .served(&[Computed]),
    rule("CAU-076", "Three alike pay back")
        .says("They take the value of one of them off the score.")
        .tagged(&[Game("golf")])
        .served(&[Computed]),
    rule("CAU-077", "Fewest points win Golf")
        .says("The lowest total over all holes collects the pot.")
        .tagged(&[Game("golf"), Ledger])
        .served(&[Computed]),
    rule("CAU-078", "Level at Golf")
        .says("Everyone pays 100 more and starts again at nothing.")
        .tagged(&[Game("golf"), Ledger])
        .served(&[Computed]),
    rule("CAU-079", "Low Man Down begins")
        .says("Any number pay 100, and left of the dealer throws five dice.")
        .tagged(&[Game("low-man-down")])
        .served(&[Enforced]),
    rule("CAU-080", "Keep one each time")
        .says("Up to five throws, and after each one die at least is left lying.")
        .tagged(&[Game("low-man-down")])
        .served(&[Enforced]),
    rule("CAU-081", "Threes are nothing")
        .says("The dice are added with threes as zero, and the least wins.")
        .tagged(&[Game("low-man-down")])
        .served(&[Computed]),
    rule("CAU-082", "Five sixes at a blow")
        .says("They win the game on the spot.")
        .tagged(&[Game("low-man-down")])
        .served(&[Computed]),
    rule("CAU-083", "Over the edge")
        .says("A die that falls off costs its thrower 100.")
        .tagged(&[Game("low-man-down"), Ledger])
        .served(&[Computed]),
    rule("CAU-084", "Level at Low Man")
        .says("All pay 100 again and start from nothing.")
        .tagged(&[Game("low-man-down"), Ledger])
        .served(&[Computed]),
    rule("CAU-085", "Six, five, four begins")
        .says("Any number pay 100, five dice are thrown, and the dealer's left goes first.")
        .tagged(&[Game("6-5-4")])
        .served(&[Enforced]),
    rule("CAU-086", "Six before five before four")
        .says("A six, a five and a four have to come in this order in three throws.")
        .tagged(&[Game("6-5-4")])
        .served(&[Enforced, Computed]),
    rule("CAU-087", "The other two dice")
        .says("Once qualified, their sum counts, up to twelve.")
        .tagged(&[Game("6-5-4")])
        .served(&[Computed]),
    rule("CAU-088", "Nothing to show")
        .says("Without the three dice a player adds 25.")
        .tagged(&[Game("6-5-4"), Ledger])
        .served(&[Computed]),
    rule("CAU-089", "Off the table again")
        .says("Here too a fallen die costs 100.")
        .tagged(&[Game("6-5-4"), Ledger])
        .served(&[Computed]),
    rule("CAU-090", "Level at six, five, four")
        .says("Another 100 from all and a fresh start.")
        .tagged(&[Game("6-5-4"), Ledger])
        .served(&[Computed]),
    rule("CAU-091", "In Between begins")
        .says("All pay 100, two open cards make a gate, and one dealer serves until the pot is gone.")
        .tagged(&[Game("in-between")])
        .served(&[Enforced]),
    rule("CAU-092", "Which way an ace goes")
        .says("Its owner chooses for the first card, while the second is high in any case.")
        .tagged(&[Game("in-between")])
        .served(&[Computed, Recorded]),
    rule("CAU-093", "How much may be bet")
        .says("A hundred during the first circle, afterwards five hundred or part of the pot.")
        .tagged(&[Game("in-between"), Betting])
        .served(&[Enforced]),
    rule("CAU-094", "In or out")
        .says("A card inside the gate wins the bet, one outside loses it.")
        .tagged(&[Game("in-between"), Ledger])
        .served(&[Computed]),
    rule("CAU-095", "Hitting the post")
        .says("A card that equals an end costs the bet twice.")
        .tagged(&[Game("in-between"), Ledger])
        .served(&[Computed]),
    rule("CAU-096", "No room in the gate")
        .says("Ends in sequence allow no bet, and the players on either side pay 25.")
        .tagged(&[Game("in-between"), Ledger])
        .served(&[Computed]),
    rule("CAU-097", "A pair at the gate")
        .says("For 50 it may be parted into two gates, played one by one.")
        .tagged(&[Game("in-between"), Ledger])
        .served(&[Computed, Recorded]),
    rule("CAU-098", "No room after parting")
        .says("Then the player himself pays the 25.")
        .tagged(&[Game("in-between"), Ledger])
        .served(&[Computed]),
    rule("CAU-099", "The joker ends it")
        .says("After three circles one is shuffled in, and who gets it takes the pot.")
        .tagged(&[Game("in-between")])
        .served(&[Computed]),
    rule("CAU-100", "Another In Between")
        .says("All pay 100 again, and the last one served in normal play begins.")
        .tagged(&[Game("in-between")])
        .served(&[Computed]),
    rule("CAU-101", "Course of seven stud")
        .says("Seven cards, the first two and the last hidden, with betting five times.")
        .tagged(&[Game("seven-card-stud"), Dealing])
        .served(&[Enforced]),
    rule("CAU-102", "Best open cards begin")
        .says("Pairs and better among open cards count, unfinished runs and flushes do not.")
        .tagged(&[Game("seven-card-stud"), Betting])
        .served(&[Computed]),
    rule("CAU-103", "Equal open cards")
        .says("The first of players who show the best begins.")
        .tagged(&[Game("seven-card-stud"), Betting])
        .served(&[Computed]),
    rule("CAU-104", "Limits of stud")
        .says("Four rounds as in a first round, and the fifth at double.")
        .tagged(&[Game("seven-card-stud"), Betting])
        .served(&[Enforced]),
    rule("CAU-105", "Five of seven")
        .says("The best five cards out of all seven win.")
        .tagged(&[Game("seven-card-stud"), HighHands])
        .served(&[Computed]),
    rule("CAU-106", "High Spade is stud")
        .says("Deal, order and limits are those of the house's seven-card stud.")
        .tagged(&[Game("high-spade-in-the-hole"), Dealing])
        .served(&[Enforced]),
    rule("CAU-107", "Half for the spade")
        .says("One half goes to the highest spade in the hole, the other to the best hand.")
        .tagged(&[Game("high-spade-in-the-hole"), SplitPot])
        .served(&[Computed]),
    rule("CAU-108", "The odd chip here")
        .says("It belongs to the hand and not to the spade.")
        .tagged(&[Game("high-spade-in-the-hole"), SplitPot])
        .served(&[Computed]),
    rule("CAU-109", "Left Center Right begins")
        .says("Everybody lays out three stacks worth 100 each and three dice are used.")
        .tagged(&[Game("left-center-right"), Ledger])
        .served(&[Computed]),
    rule("CAU-110", "What the faces do")
        .says("L and R give to a neighbor, C to the middle, and a dot does nothing.")
        .tagged(&[Game("left-center-right")])
        .served(&[Computed]),
    rule("CAU-111", "Dice for what you hold")
        .says("One die per stack up to three, and none means waiting.")
        .tagged(&[Game("left-center-right")])
        .served(&[Computed]),
    rule("CAU-112", "The last must see a dot")
        .says("The only player with stacks wins the middle by throwing a dot.")
        .tagged(&[Game("left-center-right")])
        .served(&[Computed]),
    rule("CAU-113", "Three times at most")
        .says("Otherwise all begin anew, and in the third game holding the last stack is enough.")
        .tagged(&[Game("left-center-right")])
        .served(&[Computed]),
    rule("CAU-114", "Guts is dealt")
        .says("For 25 each gets two hidden cards, as does a hand of nobody, and threes are wild.")
        .tagged(&[Game("guts"), Dealing])
        .served(&[Enforced]),
    rule("CAU-115", "One, two, three, drop")
        .says("All decide at one moment, and letting go ends a player's part without cost.")
        .tagged(&[Game("guts"), Declare])
        .served(&[Enforced]),
    rule("CAU-116", "Nobody stays")
        .says("The pot is kept and grows by 25 from each.")
        .tagged(&[Game("guts"), Ledger])
        .served(&[Computed]),
    rule("CAU-117", "The bump")
        .says("All hands still in are opened, that of nobody too, and get one card more.")
        .tagged(&[Game("guts"), Dealing])
        .served(&[Explained]),
    rule("CAU-118", "Who has guts")
        .says("Three cards with wild threes are ranked by the house's three-card ladder.")
        .tagged(&[Game("guts"), ThreeCardHands, WildCards])
        .served(&[Computed]),
    rule("CAU-119", "Price of losing")
        .says("Everyone in but the very best pays 100 to the following pot.")
        .tagged(&[Game("guts"), Ledger])
        .served(&[Computed]),
    rule("CAU-120", "Droppers come back")
        .says("A new deal includes all who began.")
        .tagged(&[Game("guts"), Dealing])
        .served(&[Computed]),
    rule("CAU-121", "A tie costs all")
        .says("Equal best hands, the blind one included, make each player in pay 100.")
        .tagged(&[Game("guts"), Ledger])
        .served(&[Computed]),
    rule("CAU-122", "Alone against the blind")
        .says("The game ends when a single player in beats the hand of nobody.")
        .tagged(&[Game("guts")])
        .served(&[Computed]),
    rule("CAU-123", "Pie Face begins")
        .says("All pay 100, and who picked the game starts or lets the next one.")
        .tagged(&[Game("pie-face"), Ledger])
        .served(&[Computed]),
    rule("CAU-124", "Turn the crank")
        .says("A pie in the face wins the pot, and a turn without it brings the 100 back.")
        .tagged(&[Game("pie-face"), Ledger])
        .served(&[Computed]),
    rule("CAU-125", "Not daring costs")
        .says("Passing the toy on is another 100.")
        .tagged(&[Game("pie-face"), Ledger])
        .served(&[Computed]),
    rule("CAU-126", "Until each had a try")
        .says("It ends after everyone's chance, and a win in the first circle calls for new antes.")
        .tagged(&[Game("pie-face"), Ledger])
        .served(&[Computed]),
    rule("CAU-127", "Zilch begins")
        .says("Any number pay 100, and with six dice the highest total is sought.")
        .tagged(&[Game("zilch"), Ledger])
        .served(&[Computed]),
    rule("CAU-128", "Every throw must count")
        .says("Dice that score are put aside, the rest are thrown on.")
        .tagged(&[Game("zilch")])
        .served(&[Enforced]),
    rule("CAU-129", "A first 500")
        .says("A player's account opens with a turn worth 500 at least.")
        .tagged(&[Game("zilch")])
        .served(&[Computed]),
    rule("CAU-130", "Go on or stop")
        .says("Six scoring dice may be thrown anew, and a blank throw wipes out the turn.")
        .tagged(&[Game("zilch")])
        .served(&[Computed]),
    rule("CAU-131", "Zilch points")
        .says("A one is 100, a five is 50, and three alike are 100 times their number.")
        .tagged(&[Game("zilch")])
        .served(&[Computed]),
    rule("CAU-132", "Calling it at 3,000")
        .says("From there a player can stop the game, and each other has one last turn.")
        .tagged(&[Game("zilch"), Ledger])
        .served(&[Computed]),
    rule("CAU-133", "Manners of the house")
        .says("English only, no devices, no advice in a running hand, and silence from onlookers.")
        .tagged(&[Etiquette])
        .etiquette(),
];
