//! The Cause house's other games, including stud and Guts; its rules for the poker table are in another file.

use crate::rules::rule::{Rule, rule};
use crate::rules::service::Way::*;
use crate::rules::tag::Tag::*;

/// CAU-069 to CAU-133, in order.
pub(crate) const RULES: &[Rule] = &[
    rule("CAU-069", "Setting up Golf")
        .says("Two to six players pay 100, lay four cards in a square, and turn up a card to discard on.")
        .tagged(&[Game("golf")])
        .served(&[Enforced]),
    rule("CAU-070", "One look at two cards")
        .says("You get one look at the two cards nearest you.")
        .tagged(&[Game("golf")])
        .served(&[Recorded, Enforced]),
    rule("CAU-071", "A turn in Golf")
        .says("Draw and replace one of your cards, or discard a card from the deck and turn one of yours up.")
        .tagged(&[Game("golf")])
        .served(&[Enforced]),
    rule("CAU-072", "Face-up cards stay")
        .says("You can't replace a card that's already face up.")
        .tagged(&[Game("golf")])
        .served(&[Enforced]),
    rule("CAU-073", "Peek and it goes")
        .says("If you look at a face-down card, you have to replace it.")
        .tagged(&[Game("golf")])
        .served(&[Enforced]),
    rule("CAU-074", "Points in Golf")
        .says("Aces are 1, number cards are face value, jacks and queens are 10, and kings are 0.")
        .tagged(&[Game("golf")])
        .served(&[Computed]),
    rule("CAU-075", "A pair is free")
        .says("A pair scores no points.")
        .tagged(&[Game("golf")])
        .served(&[Computed]),
    rule("CAU-076", "Three of a kind pays back")
        .says("Three of a kind takes the value of one of its cards off your score.")
        .tagged(&[Game("golf")])
        .served(&[Computed]),
    rule("CAU-077", "Lowest score wins Golf")
        .says("The lowest total over all the holes wins the pot.")
        .tagged(&[Game("golf"), Ledger])
        .served(&[Computed]),
    rule("CAU-078", "Tied at Golf")
        .says("Everybody puts in 100 more and starts over from zero.")
        .tagged(&[Game("golf"), Ledger])
        .served(&[Computed]),
    rule("CAU-079", "Starting Low Man Down")
        .says("Any number of players pay 100, and the player left of the dealer rolls five dice first.")
        .tagged(&[Game("low-man-down")])
        .served(&[Enforced]),
    rule("CAU-080", "Keep at least one die")
        .says("You get up to five rolls, and after each one you set aside at least one die.")
        .tagged(&[Game("low-man-down")])
        .served(&[Enforced]),
    rule("CAU-081", "Threes count zero")
        .says("You add up the five dice with threes as zero, and the lowest total wins.")
        .tagged(&[Game("low-man-down")])
        .served(&[Computed]),
    rule("CAU-082", "Five sixes win")
        .says("Five sixes win the game on the spot.")
        .tagged(&[Game("low-man-down")])
        .served(&[Computed]),
    rule("CAU-083", "A die off the table")
        .says("If your die falls off the table, you pay 100.")
        .tagged(&[Game("low-man-down"), Ledger])
        .served(&[Computed]),
    rule("CAU-084", "Tied at Low Man Down")
        .says("Everybody puts in 100 more and starts over from zero.")
        .tagged(&[Game("low-man-down"), Ledger])
        .served(&[Computed]),
    rule("CAU-085", "Starting 6-5-4")
        .says("Any number of players pay 100, and the player left of the dealer rolls five dice first.")
        .tagged(&[Game("6-5-4")])
        .served(&[Enforced]),
    rule("CAU-086", "A six, a five, a four")
        .says("You need a six, then a five, then a four, in that order, within three rolls.")
        .tagged(&[Game("6-5-4")])
        .served(&[Enforced, Computed]),
    rule("CAU-087", "The other two dice")
        .says("Once you have all three, the other two dice added up are your score, at most twelve.")
        .tagged(&[Game("6-5-4")])
        .served(&[Computed]),
    rule("CAU-088", "No six, five and four")
        .says("If you don't get all three, you pay 25.")
        .tagged(&[Game("6-5-4"), Ledger])
        .served(&[Computed]),
    rule("CAU-089", "A die off the table in 6-5-4")
        .says("If your die falls off the table, you pay 100.")
        .tagged(&[Game("6-5-4"), Ledger])
        .served(&[Computed]),
    rule("CAU-090", "Tied at 6-5-4")
        .says("Everybody puts in 100 more and starts over from zero.")
        .tagged(&[Game("6-5-4"), Ledger])
        .served(&[Computed]),
    rule("CAU-091", "Starting In Between")
        .says("Everybody pays 100, a turn starts with two cards face up, and one dealer deals the game.")
        .tagged(&[Game("in-between")])
        .served(&[Enforced]),
    rule("CAU-092", "Aces in In Between")
        .says("If your first card is an ace, you call it high or low; an ace as the second card is high.")
        .tagged(&[Game("in-between")])
        .served(&[Computed, Recorded]),
    rule("CAU-093", "How much you can bet")
        .says("A hundred at most in the first round, then up to five hundred or any part of the pot.")
        .tagged(&[Game("in-between"), Betting])
        .served(&[Enforced]),
    rule("CAU-094", "In between or not")
        .says("A third card in between wins the bet, and one outside loses it.")
        .tagged(&[Game("in-between"), Ledger])
        .served(&[Computed]),
    rule("CAU-095", "Hitting the post")
        .says("If the third card matches one of the first two, you pay twice your bet.")
        .tagged(&[Game("in-between"), Ledger])
        .served(&[Computed]),
    rule("CAU-096", "A runner")
        .says("If your two cards are in sequence you can't bet, and the players next to you pay 25 each.")
        .tagged(&[Game("in-between"), Ledger])
        .served(&[Computed]),
    rule("CAU-097", "Splitting a pair")
        .says("For 50 you can split a pair into two spreads and play them one at a time.")
        .tagged(&[Game("in-between"), Ledger])
        .served(&[Computed, Recorded]),
    rule("CAU-098", "A runner after a split")
        .says("Then you pay the 25 yourself.")
        .tagged(&[Game("in-between"), Ledger])
        .served(&[Computed]),
    rule("CAU-099", "The joker ends it")
        .says("After three rounds a joker is shuffled in, and the player who's dealt it wins the pot.")
        .tagged(&[Game("in-between")])
        .served(&[Computed]),
    rule("CAU-100", "The next game of In Between")
        .says("Everybody pays 100 again, and the last player who got cards before the joker was added goes first.")
        .tagged(&[Game("in-between")])
        .served(&[Computed]),
    rule("CAU-101", "The cards in seven-card stud")
        .says("You get seven cards, the first two and the last face down, with five rounds of betting.")
        .tagged(&[Game("seven-card-stud"), Dealing])
        .served(&[Enforced]),
    rule("CAU-102", "Best hand showing starts the betting")
        .says("Pairs and better count among the upcards, but unfinished straights and flushes don't.")
        .tagged(&[Game("seven-card-stud"), Betting])
        .served(&[Computed]),
    rule("CAU-103", "Tied for best showing")
        .says("The first player with the best hand showing starts.")
        .tagged(&[Game("seven-card-stud"), Betting])
        .served(&[Computed]),
    rule("CAU-104", "Limits in stud")
        .says("The first four rounds have the first-round limits, and the fifth round has double.")
        .tagged(&[Game("seven-card-stud"), Betting])
        .served(&[Enforced]),
    rule("CAU-105", "Five of seven")
        .says("The best five of all seven cards win.")
        .tagged(&[Game("seven-card-stud"), HighHands])
        .served(&[Computed]),
    rule("CAU-106", "High Spade is seven-card stud")
        .says("The deal, betting order and limits are the same as in the house's seven-card stud.")
        .tagged(&[Game("high-spade-in-the-hole"), Dealing])
        .served(&[Enforced]),
    rule("CAU-107", "Half for the spade")
        .says("The highest spade in the hole gets half the pot, and the best hand gets the other half.")
        .tagged(&[Game("high-spade-in-the-hole"), SplitPot])
        .served(&[Computed]),
    rule("CAU-108", "The odd chip in High Spade")
        .says("The odd chip goes to the best hand, not to the spade.")
        .tagged(&[Game("high-spade-in-the-hole"), SplitPot])
        .served(&[Computed]),
    rule("CAU-109", "Starting Left Center Right")
        .says("Each player starts with three stacks of 100, and there are three dice.")
        .tagged(&[Game("left-center-right"), Ledger])
        .served(&[Computed]),
    rule("CAU-110", "What the dice do")
        .says("L and R pass a stack left or right, C puts one in the middle, and a dot does nothing.")
        .tagged(&[Game("left-center-right")])
        .served(&[Computed]),
    rule("CAU-111", "How many dice you roll")
        .says("You roll one die for each stack, up to three, and with no stacks you wait.")
        .tagged(&[Game("left-center-right")])
        .served(&[Computed]),
    rule("CAU-112", "The last player needs a dot")
        .says("The last player with stacks wins the middle by rolling a dot.")
        .tagged(&[Game("left-center-right")])
        .served(&[Computed]),
    rule("CAU-113", "Three games at most")
        .says("If they don't roll a dot, everybody starts over; in the third game the last player with stacks wins.")
        .tagged(&[Game("left-center-right")])
        .served(&[Computed]),
    rule("CAU-114", "Starting Guts")
        .says("Each player antes 25 and gets two cards, there's one blind hand, and threes are wild.")
        .tagged(&[Game("guts"), Dealing])
        .served(&[Enforced]),
    rule("CAU-115", "1-2-3-drop")
        .says("Everybody decides at once, and a player who drops pays nothing more.")
        .tagged(&[Game("guts"), Declare])
        .served(&[Enforced]),
    rule("CAU-116", "Everybody drops")
        .says("The pot stays, and each player adds 25.")
        .tagged(&[Game("guts"), Ledger])
        .served(&[Computed]),
    rule("CAU-117", "The bump card")
        .says("Every hand still in is turned up, the blind hand too, and each gets one more card.")
        .tagged(&[Game("guts"), Dealing])
        .served(&[Explained]),
    rule("CAU-118", "Best hand in Guts")
        .says("The house's three-card ranking decides, with threes wild.")
        .tagged(&[Game("guts"), ThreeCardHands, WildCards])
        .served(&[Computed]),
    rule("CAU-119", "Losers pay")
        .says("Everybody still in pays 100 into the next pot, except a player with the best hand of all.")
        .tagged(&[Game("guts"), Ledger])
        .served(&[Computed]),
    rule("CAU-120", "Dropped players come back")
        .says("Everybody who started is dealt into the next hand.")
        .tagged(&[Game("guts"), Dealing])
        .served(&[Computed]),
    rule("CAU-121", "One tie, all pay")
        .says("If the best hands tie, the blind hand included, every player in pays 100.")
        .tagged(&[Game("guts"), Ledger])
        .served(&[Computed]),
    rule("CAU-122", "Beating the blind hand")
        .says("The game ends when only one player stays in and beats the blind hand.")
        .tagged(&[Game("guts")])
        .served(&[Computed]),
    rule("CAU-123", "Starting Pie Face")
        .says("Everybody pays 100, and the player who picked the game starts or lets the next player start.")
        .tagged(&[Game("pie-face"), Ledger])
        .served(&[Computed]),
    rule("CAU-124", "Turn the crank")
        .says("If you get the pie in the face, you win the pot; if not, you get your 100 back.")
        .tagged(&[Game("pie-face"), Ledger])
        .served(&[Computed]),
    rule("CAU-125", "Passing costs")
        .says("If you pass the toy on without a turn, you pay 100 more.")
        .tagged(&[Game("pie-face"), Ledger])
        .served(&[Computed]),
    rule("CAU-126", "Until everybody has had a turn")
        .says("The game ends after everybody's turn; if somebody wins in the first round, ante again.")
        .tagged(&[Game("pie-face"), Ledger])
        .served(&[Computed]),
    rule("CAU-127", "Starting Zilch")
        .says("Any number of players pay 100 and roll six dice, and the highest total wins.")
        .tagged(&[Game("zilch"), Ledger])
        .served(&[Computed]),
    rule("CAU-128", "Every roll has to score")
        .says("You set aside the dice that score and roll the rest.")
        .tagged(&[Game("zilch")])
        .served(&[Enforced]),
    rule("CAU-129", "Getting on the board")
        .says("The first turn you score has to be worth at least 500.")
        .tagged(&[Game("zilch")])
        .served(&[Computed]),
    rule("CAU-130", "Stop or roll again")
        .says("If all six dice score you can roll them again, and a roll with no score loses the turn.")
        .tagged(&[Game("zilch")])
        .served(&[Computed]),
    rule("CAU-131", "Points in Zilch")
        .says("A one is 100, a five is 50, and three of a kind is 100 times the number.")
        .tagged(&[Game("zilch")])
        .served(&[Computed]),
    rule("CAU-132", "Calling the game at 3,000")
        .says("From 3,000 on you can call the game, and everybody else gets one more turn.")
        .tagged(&[Game("zilch"), Ledger])
        .served(&[Computed]),
    rule("CAU-133", "Manners at The Cause")
        .says("English only, no devices, no advice on a live hand, and keep quiet if you're watching.")
        .tagged(&[Etiquette])
        .etiquette(),
];
