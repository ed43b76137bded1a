// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

/** Counted from 0, clockwise. */
export type Seat = number;

/** How many dice show each face, face 1 first. */
export type Faces = number[];

export type GameName =
  | "batting_poker"
  | "between_bet"
  | "las_vegas"
  | "mind_roulette"
  | "red_end"
  | "rotary_lottery"
  | "royal_casino"
  | "seventh_heaven"
  | "three_seven"
  | "vabanque"
  | "your_order";

export namespace bank {
  /** SH-2 All the chips there are, so that their sum never changes. The house may go below zero. */
  export interface Bank {
    type: "bank.Bank";
    /** chips[seat], in hand */
    chips: number[];
    /** down[seat], put before them: stakes, bets, deposits */
    down: number[];
    /** debt[seat], holds a debt card */
    debt: boolean[];
    /** in the middle */
    pot: number;
    house: number;
    /** those put out, in that order */
    out: Seat[];
  }

  export interface Borrow {
    type: "bank.Borrow";
  }

  export interface PayBack {
    type: "bank.PayBack";
  }

  export type Move = Borrow | PayBack;

  export interface Borrowed {
    type: "bank.Borrowed";
    seat: Seat;
  }

  export interface PaidBack {
    type: "bank.PaidBack";
    seat: Seat;
  }

  /** A payment was made. */
  export interface Charged {
    type: "bank.Charged";
    seat: Seat;
    amount: number;
  }

  export interface PutOut {
    type: "bank.PutOut";
    seat: Seat;
  }

  export interface Won {
    type: "bank.Won";
    seat: Seat;
    amount: number;
  }

  /** The last player left takes what lies on the table. */
  export interface TookAll {
    type: "bank.TookAll";
    seat: Seat;
    amount: number;
  }

  export interface BecameDealer {
    type: "bank.BecameDealer";
    seat: Seat;
    round: number;
  }

  export type Event = Borrowed | PaidBack | Charged | PutOut | Won | TookAll | BecameDealer;
}

export namespace money {
  /** What every seat owns, and the bank, which never runs out: it may go below zero. */
  export interface Purses {
    type: "money.Purses";
    /** seats[seat] */
    seats: number[];
    bank: number;
  }

  export type Move = never;

  export type Event = never;
}

export namespace batting_poker {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "batting_poker.Table";
    bank: bank.Bank;
    /** who started the gamble */
    players: number;
    round: Round;
    /** shown[seat], turned up at the last showdown */
    shown: number[][];
  }

  export interface Round {
    type: "batting_poker.Round";
    number: number;
    dealer: Seat;
    /** cards[seat], how many in hand */
    cards: number[];
    /** discards[seat], face up, oldest first */
    discards: number[][];
    /** done[seat], its turns so far */
    done: ((Discard | Swap | Pass)[])[];
    /** cards in it */
    pile: number;
    /** one for each card to come, in this order */
    to_draw: Seat[];
    /** one for each turn to come, in this order */
    to_act: Seat[];
  }

  /** BP-3 A: give cards away and draw as many. */
  export interface Discard {
    type: "batting_poker.Discard";
    /** lowest first */
    cards: number[];
  }

  /** BP-3 B: give a card away and take one that lies among a player's discards. */
  export interface Swap {
    type: "batting_poker.Swap";
    card: number;
    owner: Seat;
    taken: number;
  }

  /** BP-3 C. */
  export interface Pass {
    type: "batting_poker.Pass";
  }

  export interface Hand {
    type: "batting_poker.Hand";
    /** lowest first */
    cards: number[];
  }

  /** BP-3 A: give cards away and draw as many. */
  export interface Discard {
    type: "batting_poker.Discard";
    /** lowest first */
    cards: number[];
  }

  /** BP-3 B: give a card away and take one that lies among a player's discards. */
  export interface Swap {
    type: "batting_poker.Swap";
    card: number;
    owner: Seat;
    taken: number;
  }

  /** BP-3 C. */
  export interface Pass {
    type: "batting_poker.Pass";
  }

  export type Move = Discard | Swap | Pass | bank.Move;

  /** Everybody gets so many. */
  export interface Dealt {
    type: "batting_poker.Dealt";
    cards: number;
  }

  export interface Got {
    type: "batting_poker.Got";
    card: number;
  }

  export interface Discarded {
    type: "batting_poker.Discarded";
    seat: Seat;
    cards: number[];
  }

  export interface Swapped {
    type: "batting_poker.Swapped";
    seat: Seat;
    card: number;
    owner: Seat;
    taken: number;
  }

  export interface Passed {
    type: "batting_poker.Passed";
    seat: Seat;
  }

  export interface TurnedUp {
    type: "batting_poker.TurnedUp";
    seat: Seat;
    cards: number[];
    hand: "nothing" | "pair" | "odd" | "even" | "straight" | "three";
  }

  /** These have no hand. */
  export interface Missed {
    type: "batting_poker.Missed";
    seats: Seat[];
  }

  /** Nobody else has such a hand. */
  export interface StoodAlone {
    type: "batting_poker.StoodAlone";
    seat: Seat;
    hand: "nothing" | "pair" | "odd" | "even" | "straight" | "three";
  }

  /** Several have such a hand. */
  export interface Batted {
    type: "batting_poker.Batted";
    hand: "nothing" | "pair" | "odd" | "even" | "straight" | "three";
    seats: Seat[];
  }

  /** What the last round leaves in the pot. */
  export interface WentToBank {
    type: "batting_poker.WentToBank";
    amount: number;
  }

  export type Event =
    | Dealt
    | Got
    | Discarded
    | Swapped
    | Passed
    | TurnedUp
    | Missed
    | StoodAlone
    | Batted
    | WentToBank
    | bank.Event;

  export type Phase = "First" | "Draw" | "Act" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }
}

export namespace between_bet {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "between_bet.Table";
    bank: bank.Bank;
    /** as many as players started */
    rounds: number;
    round: Round;
    /** cards of earlier rounds that stay out */
    used: number[];
  }

  export interface Round {
    type: "between_bet.Round";
    number: number;
    dealer: Seat;
    /** row[place], from the left; None is face down */
    row: (number | null)[];
    /** the highest so far */
    call: number;
    /** who called it: leads the auction, then has the right to look */
    holder: Seat | null;
    /** equal highest callers of a beat, until chance decides */
    tied: Seat[];
    /** which the right holder looks at */
    pair: "left" | "right" | null;
  }

  export interface Hand {
    type: "between_bet.Hand";
    /** the pair this seat looked at */
    peeked: number[];
  }

  export interface Call {
    type: "between_bet.Call";
    amount: number;
  }

  export interface Quiet {
    type: "between_bet.Quiet";
  }

  export interface Pick {
    type: "between_bet.Pick";
    pair: "left" | "right";
  }

  export interface Stand {
    type: "between_bet.Stand";
  }

  export interface Raise {
    type: "between_bet.Raise";
    /** of the whole bet */
    amount: number;
  }

  export interface Bet {
    type: "between_bet.Bet";
    /** 0 is no bet */
    amount: number;
  }

  export type Move = Call | Quiet | Pick | Stand | Raise | Bet | bank.Move;

  export interface Laid {
    type: "between_bet.Laid";
    /** None is face down */
    card: number | null;
  }

  export interface Called {
    type: "between_bet.Called";
    seat: Seat;
    amount: number;
  }

  export interface TookLead {
    type: "between_bet.TookLead";
    seat: Seat;
  }

  export interface GotRight {
    type: "between_bet.GotRight";
    seat: Seat;
    amount: number;
  }

  export interface NobodyCalled {
    type: "between_bet.NobodyCalled";
  }

  export interface Picked {
    type: "between_bet.Picked";
    seat: Seat;
    pair: "left" | "right";
  }

  export interface Peeked {
    type: "between_bet.Peeked";
    cards: number[];
  }

  export interface Stood {
    type: "between_bet.Stood";
    seat: Seat;
    amount: number;
  }

  export interface Raised {
    type: "between_bet.Raised";
    seat: Seat;
    amount: number;
  }

  export interface Placed {
    type: "between_bet.Placed";
    seat: Seat;
    amount: number;
  }

  export interface TurnedUp {
    type: "between_bet.TurnedUp";
    row: number[];
    /** bet that wins */
    lowest: number;
    highest: number;
    /** whether these two are the same */
    single: boolean;
  }

  export interface Hit {
    type: "between_bet.Hit";
    seat: Seat;
    /** that comes back */
    amount: number;
    /** so many times it is won */
    times: number;
    prize: number;
  }

  export interface Missed {
    type: "between_bet.Missed";
    seat: Seat;
    amount: number;
  }

  export interface Shuffled {
    type: "between_bet.Shuffled";
  }

  export type Event =
    | Laid
    | Called
    | TookLead
    | GotRight
    | NobodyCalled
    | Picked
    | Peeked
    | Stood
    | Raised
    | Placed
    | TurnedUp
    | Hit
    | Missed
    | Shuffled
    | bank.Event;

  export type Phase =
    | "First"
    | "LayOut"
    | "Outbid"
    | "BreakTie"
    | "PickPair"
    | "RaiseOrStand"
    | "PlaceBets"
    | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }
}

export namespace las_vegas {
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
    /** LV-10 draw everybody's winnings face up */
    open_money?: boolean;
    /** LV-20 play with neutral dice */
    neutral?: boolean;
  }

  export interface Table {
    type: "las_vegas.Table";
    open_money: boolean;
    neutral: boolean;
    /** bills not yet drawn, value: how many */
    stack: { [key: number]: number };
    /** bills that went under the stack, in order */
    under: number[];
    /** won[seat], in bills */
    won: number[][];
    /** by face */
    casinos: Casino[];
    /** dice[seat] still in hand, own and neutral */
    dice: number[];
    /** neutrals[seat], how many of them are neutral */
    neutrals: number[];
    /** the casino that gets bills now */
    dealing: number;
    /** the own dice of the seat whose turn it is */
    roll: Faces;
    neutral_roll: Faces;
    start: Seat;
    turn: Seat;
    round: number;
  }

  export interface Casino {
    type: "las_vegas.Casino";
    /** largest first */
    bills: number[];
    /** dice[seat]; the last are the neutral dice */
    dice: number[];
  }

  export interface Place {
    type: "las_vegas.Place";
    face: number;
  }

  export type Move = Place;

  /** Who starts a round. */
  export interface Started {
    type: "las_vegas.Started";
    seat: Seat;
    round: number;
  }

  export interface Drew {
    type: "las_vegas.Drew";
    face: number;
    bill: number;
  }

  /** Neutral dice nobody rolls. */
  export interface Scattered {
    type: "las_vegas.Scattered";
    seat: Seat;
    roll: Faces;
  }

  export interface Rolled {
    type: "las_vegas.Rolled";
    seat: Seat;
    roll: Faces;
  }

  export interface RolledNeutral {
    type: "las_vegas.RolledNeutral";
    seat: Seat;
    roll: Faces;
  }

  export interface Placed {
    type: "las_vegas.Placed";
    seat: Seat;
    face: number;
    dice: number;
    neutral: number;
  }

  /** Equal numbers of dice, which get nothing. */
  export interface Tied {
    type: "las_vegas.Tied";
    seat: Seat;
    face: number;
    dice: number;
  }

  export interface TiedNeutral {
    type: "las_vegas.TiedNeutral";
    face: number;
    dice: number;
  }

  export interface Paid {
    type: "las_vegas.Paid";
    seat: Seat;
    face: number;
    bill: number;
  }

  /** A bill that goes under the stack. */
  export interface PaidNobody {
    type: "las_vegas.PaidNobody";
    face: number;
    bill: number;
  }

  export type Event =
    | Started
    | Drew
    | Scattered
    | Rolled
    | RolledNeutral
    | Placed
    | Tied
    | TiedNeutral
    | Paid
    | PaidNobody;

  export type Phase = "First" | "Deal" | "Scatter" | "Roll" | "RollNeutral" | "Choose" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: null;
  }
}

export namespace mind_roulette {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "mind_roulette.Table";
    /** deposits lie in bank.down */
    bank: bank.Bank;
    /** the one being played last; none before there is a dealer */
    rounds: Round[];
  }

  export interface Round {
    type: "mind_roulette.Round";
    dealer: Seat;
    /** the dealer's, when the round began */
    deposit: number;
    /** tiles[seat], in hand */
    tiles: number[];
    /** bets[seat], a space for each tile on this card */
    bets: string[][];
    /** on this card, the one whose turn it is first */
    to_bet: Seat[];
    /** the opening card first */
    shown: number[];
  }

  export interface Hand {
    type: "mind_roulette.Hand";
    /** the dealer's card that lies face down */
    laid: number | null;
  }

  /** Begin with this card, face up. */
  export interface Show {
    type: "mind_roulette.Show";
    card: number;
  }

  /** Lay this card face down. */
  export interface Lay {
    type: "mind_roulette.Lay";
    card: number;
  }

  /** Put a tile on a space. */
  export interface Place {
    type: "mind_roulette.Place";
    space: string;
  }

  /** Keep the tiles that are left. */
  export interface Done {
    type: "mind_roulette.Done";
  }

  export type Move = Show | Lay | Place | Done | bank.Move;

  /** A deposit. */
  export interface PutAside {
    type: "mind_roulette.PutAside";
    seat: Seat;
    amount: number;
  }

  export interface Opened {
    type: "mind_roulette.Opened";
    seat: Seat;
    card: number;
  }

  /** Everybody sees that a card lies face down, but not which it is. */
  export interface Laid {
    type: "mind_roulette.Laid";
    seat: Seat;
  }

  /** The dealer alone is told which card it is. */
  export interface Hid {
    type: "mind_roulette.Hid";
    card: number;
  }

  export interface Placed {
    type: "mind_roulette.Placed";
    seat: Seat;
    space: string;
  }

  /** A player keeps the tiles that are left. */
  export interface HeldBack {
    type: "mind_roulette.HeldBack";
    seat: Seat;
    tiles: number;
  }

  export interface Showed {
    type: "mind_roulette.Showed";
    seat: Seat;
    card: number;
  }

  /** Tiles on a winning space were paid, and came back. */
  export interface Paid {
    type: "mind_roulette.Paid";
    seat: Seat;
    space: string;
    tiles: number;
    amount: number;
  }

  /** Tiles on other spaces are the dealer's until the round ends. */
  export interface Lost {
    type: "mind_roulette.Lost";
    seat: Seat;
    tiles: number;
  }

  /** What the deposit could not pay. */
  export interface BankPaid {
    type: "mind_roulette.BankPaid";
    amount: number;
  }

  /** The round is over, and the dealer takes back what is left of the deposit. */
  export interface Ended {
    type: "mind_roulette.Ended";
    seat: Seat;
    why: "bonus" | "tiles" | "deposit";
    kept: number;
    bonus: number;
  }

  export type Event =
    | PutAside
    | Opened
    | Laid
    | Hid
    | Placed
    | HeldBack
    | Showed
    | Paid
    | Lost
    | BankPaid
    | Ended
    | bank.Event;

  export type Phase = "DrawFirst" | "ShowCard" | "LayCard" | "PlaceTiles" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }
}

export namespace red_end {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "red_end.Table";
    bank: bank.Bank;
    rounds: number;
    round: Round;
  }

  /** What is dealt, drawn and done with between one dealer and the next. */
  export interface Round {
    type: "red_end.Round";
    /** from 1; 0 until the first dealer is drawn */
    number: number;
    dealer: Seat;
    /** piles[seat], how many cards lie there */
    piles: number[];
    /** off[seat], the cards that came off its pile, first to last */
    off: number[][];
    /** black[seat], the cards that count for it, as it drew them */
    black: number[][];
    /** those still in, in the order of their turns, the next one first */
    turns: Seat[];
    knocked_out: Seat[];
  }

  export interface Hand {
    type: "red_end.Hand";
    /** one's own, as it was made: top first */
    pile: number[];
  }

  /** Draw the top card of somebody's pile. */
  export interface Draw {
    type: "red_end.Draw";
    pile: Seat;
  }

  export interface Pass {
    type: "red_end.Pass";
  }

  export type Move = Draw | Pass | bank.Move;

  /** Told to the owner alone: the pile, top first, and how many black cards lie on top. */
  export interface PiledUp {
    type: "red_end.PiledUp";
    pile: number[];
    black: number;
  }

  /** And how many black cards the seat has now. */
  export interface DrewBlack {
    type: "red_end.DrewBlack";
    seat: Seat;
    pile: Seat;
    card: number;
    count: number;
  }

  /** The seat is knocked out. */
  export interface DrewRed {
    type: "red_end.DrewRed";
    seat: Seat;
    pile: Seat;
    card: number;
  }

  export interface Passed {
    type: "red_end.Passed";
    seat: Seat;
    sum: number;
    count: number;
  }

  /** Who wins the round, with what sum in how many cards. */
  export interface CameFirst {
    type: "red_end.CameFirst";
    seats: Seat[];
    sum: number;
    count: number;
  }

  /** All were knocked out, and the pot is for the next round. */
  export interface PotStayed {
    type: "red_end.PotStayed";
    amount: number;
  }

  /** What is left in the pot and goes to nobody. */
  export interface HouseTook {
    type: "red_end.HouseTook";
    amount: number;
  }

  export type Event =
    | PiledUp
    | DrewBlack
    | DrewRed
    | Passed
    | CameFirst
    | PotStayed
    | HouseTook
    | bank.Event;

  export type Phase = "Begin" | "Deal" | "DrawOrPass" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }
}

export namespace rotary_lottery {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "rotary_lottery.Table";
    bank: bank.Bank;
    /** of each number, by the players who started */
    copies: number;
    /** the last is now; none before there is a dealer */
    rounds: Round[];
    /** cards, to all together */
    dealt: number;
    /** tickets[round - 1][seat], shown when all is over */
    tickets: number[][][];
  }

  export interface Round {
    type: "rotary_lottery.Round";
    dealer: Seat;
    /** hits[seat], in the order in which they were turned up */
    hits: number[][];
    /** cards each player has laid */
    laid: number;
    /** turned up so far */
    lottery: number[];
  }

  /** All that a seat has held and laid: the last is now, the rest is its memory. */
  export interface Hand {
    type: "rotary_lottery.Hand";
    /** held[round - 1][step], in hand before laying a card, lowest first */
    held: number[][][];
    /** laid[round - 1][step], its ticket */
    laid: number[][];
  }

  /** Put a card on the ticket. */
  export interface Lay {
    type: "rotary_lottery.Lay";
    card: number;
  }

  export type Move = Lay | bank.Move;

  /** The owner alone is told which card was dealt. */
  export interface Got {
    type: "rotary_lottery.Got";
    card: number;
  }

  /** Everybody has a hand. */
  export interface Dealt {
    type: "rotary_lottery.Dealt";
    /** each */
    cards: number;
    pile: number;
  }

  /** Everybody has laid a card and passed the rest. */
  export interface PassedOn {
    type: "rotary_lottery.PassedOn";
    /** of the card laid, from 1 */
    number: number;
    way: "left" | "right";
  }

  /** The taker alone is told which cards were passed. */
  export interface Received {
    type: "rotary_lottery.Received";
    cards: number[];
  }

  /** The seventh card laid itself. */
  export interface Completed {
    type: "rotary_lottery.Completed";
  }

  /** A lottery card. */
  export interface TurnedUp {
    type: "rotary_lottery.TurnedUp";
    card: number;
  }

  /** The players whose ticket held that card. */
  export interface Hit {
    type: "rotary_lottery.Hit";
    seats: Seat[];
    card: number;
  }

  /** The owner alone is told: the ticket becomes a hand. */
  export interface TookBack {
    type: "rotary_lottery.TookBack";
    cards: number[];
  }

  /** Both tickets. */
  export interface Showed {
    type: "rotary_lottery.Showed";
    seat: Seat;
    first: number[];
    second: number[];
  }

  export type Event =
    | Got
    | Dealt
    | PassedOn
    | Received
    | Completed
    | TurnedUp
    | Hit
    | TookBack
    | Showed
    | bank.Event;

  export type Phase = "FirstDealer" | "Deal" | "Draft" | "Lottery" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }
}

export namespace royal_casino {
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
    /** RC-3 begin with face 1, the plainest */
    first_game?: boolean;
    /** play on these; none: on the house's */
    faces?: Row[][];
  }

  export interface Table {
    type: "royal_casino.Table";
    first_game: boolean;
    /** the faces the players brought; none: the house's are played on */
    own: Row[][];
    /** in points */
    purses: money.Purses;
    /** dice[seat] not on the board, those of the turn included */
    dice: number[];
    /** boards in the order they came up, each as the face that was up first */
    pile: number[];
    /** the face played on */
    face: number;
    /** its rows */
    rows: Row[];
    /** placed[row - 1], the dice on it from left to right */
    placed: number[][];
    /** the dice of this turn not yet placed, as they lie */
    roll: Faces;
    /** a die of this roll is placed */
    may_stop: boolean;
    turn: Seat;
    round: number;
  }

  export interface Row {
    /** yellow rows add their points, black ones take them away */
    colour: "yellow" | "black";
    points: number;
    /** from left to right */
    cells: (number | "*" | "**")[];
  }

  export interface Place {
    type: "royal_casino.Place";
    number: number;
    row: number;
  }

  export interface RollAgain {
    type: "royal_casino.RollAgain";
  }

  export interface Stop {
    type: "royal_casino.Stop";
  }

  export type Move = Place | RollAgain | Stop;

  /** Who starts a round. */
  export interface Started {
    type: "royal_casino.Started";
    seat: Seat;
    round: number;
  }

  /** The face a round is played on. */
  export interface Laid {
    type: "royal_casino.Laid";
    face: number;
  }

  export interface Rolled {
    type: "royal_casino.Rolled";
    seat: Seat;
    roll: Faces;
  }

  /** No die fits. */
  export interface Missed {
    type: "royal_casino.Missed";
    seat: Seat;
  }

  export interface Placed {
    type: "royal_casino.Placed";
    seat: Seat;
    number: number;
    row: number;
  }

  export interface Stopped {
    type: "royal_casino.Stopped";
    seat: Seat;
  }

  /** A yellow row is closed. */
  export interface Won {
    type: "royal_casino.Won";
    seat: Seat;
    row: number;
    points: number;
  }

  /** A black row is closed; `paid` is less than its points where the seat has less. */
  export interface Lost {
    type: "royal_casino.Lost";
    seat: Seat;
    row: number;
    points: number;
    paid: number;
  }

  /** The last cell of the face is filled. */
  export interface Filled {
    type: "royal_casino.Filled";
    face: number;
  }

  export type Event = Started | Laid | Rolled | Missed | Placed | Stopped | Won | Lost | Filled;

  export type Phase = "First" | "Lay" | "Roll" | "Choose" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: null;
  }
}

export namespace seventh_heaven {
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
    /** SH-31 full, light, bluff, or a list of gambles */
    course?: string[];
  }

  export interface Table<T> {
    type: "seventh_heaven.Table";
    gambles: string[];
    /** of the gamble that is on, or was the last, counted from 0 */
    number: number;
    /** of that gamble */
    phase: string;
    /** its table */
    gamble: T;
    /** gamble by gamble */
    results: Ended[];
  }

  /** How a gamble of the course left everybody. */
  export interface Ended {
    type: "seventh_heaven.Ended";
    gamble: string;
    /** chips[seat] */
    chips: number[];
    /** debt[seat] */
    debt: boolean[];
    out: Seat[];
  }

  export interface GoOn {
    type: "seventh_heaven.GoOn";
  }

  export type Move =
    | GoOn
    | batting_poker.Move
    | bank.Move
    | rotary_lottery.Move
    | between_bet.Move
    | mind_roulette.Move
    | your_order.Move
    | red_end.Move
    | three_seven.Move;

  export interface Began {
    type: "seventh_heaven.Began";
    gamble: GameName;
    number: number;
    of: number;
  }

  /** A gamble is over; what everybody has now, by seat. */
  export interface Finished {
    type: "seventh_heaven.Finished";
    gamble: GameName;
  }

  /** Fewer than three are left: the course ends early. */
  export interface BrokeOff {
    type: "seventh_heaven.BrokeOff";
    left: number;
  }

  export type Event =
    | Began
    | Finished
    | BrokeOff
    | batting_poker.Event
    | bank.Event
    | rotary_lottery.Event
    | between_bet.Event
    | mind_roulette.Event
    | your_order.Event
    | red_end.Event
    | three_seven.Event;

  export type Phase = "Play" | "Pause" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table<batting_poker.Table | rotary_lottery.Table | between_bet.Table | mind_roulette.Table | your_order.Table | red_end.Table | three_seven.Table>;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: batting_poker.Hand | rotary_lottery.Hand | between_bet.Hand | mind_roulette.Hand | your_order.Hand | red_end.Hand | three_seven.Hand | null;
  }
}

export namespace three_seven {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "three_seven.Table";
    /** its pot is the middle */
    bank: bank.Bank;
    /** players who started the gamble */
    started: number;
    now: Round;
  }

  /** One round, public as it is; the next begins with a new one. */
  export interface Round {
    type: "three_seven.Round";
    number: number;
    dealer: Seat;
    /** drawn[seat], how many cards, those dealt included */
    drawn: number[];
    /** played[seat], oldest first */
    played: number[][];
    /** shown[seat], the hand it declared; empty if it has not */
    shown: number[][];
    /** still in the round, in seat order */
    inside: Seat[];
    all_in: Seat[];
    /** still to bet, in this order */
    to_bet: Seat[];
    /** a seat for each card to come, in this order */
    to_draw: Seat[];
  }

  export interface Hand {
    type: "three_seven.Hand";
    /** in rising order; a folded hand is remembered */
    cards: number[];
  }

  export interface Call {
    type: "three_seven.Call";
  }

  export interface Raise {
    type: "three_seven.Raise";
    /** more than the highest stake */
    by: number;
  }

  export interface Fold {
    type: "three_seven.Fold";
  }

  export interface AllIn {
    type: "three_seven.AllIn";
  }

  export interface Hold {
    type: "three_seven.Hold";
  }

  export interface Declare {
    type: "three_seven.Declare";
  }

  export interface Play {
    type: "three_seven.Play";
    card: number;
  }

  export type Move = Call | Raise | Fold | AllIn | Hold | Declare | Play | bank.Move;

  export interface Got {
    type: "three_seven.Got";
    card: number;
  }

  export interface Staked {
    type: "three_seven.Staked";
    seat: Seat;
    how: "call" | "raise" | "all-in";
    /** put down now */
    amount: number;
    /** all that lies before the seat */
    stake: number;
  }

  export interface Folded {
    type: "three_seven.Folded";
    seat: Seat;
    /** having no cards left */
    by_force: boolean;
  }

  export interface Declared {
    type: "three_seven.Declared";
    seat: Seat;
    cards: number[];
  }

  export interface NobodyDeclared {
    type: "three_seven.NobodyDeclared";
  }

  export interface Played {
    type: "three_seven.Played";
    seat: Seat;
    card: number;
    /** so many cards */
    draws: number;
  }

  export interface ShowedSevens {
    type: "three_seven.ShowedSevens";
    seat: Seat;
    sevens: number;
  }

  export interface LeftOver {
    type: "three_seven.LeftOver";
    amount: number;
    to: "middle" | "bank";
  }

  export type Event =
    | Got
    | Staked
    | Folded
    | Declared
    | NobodyDeclared
    | Played
    | ShowedSevens
    | LeftOver
    | bank.Event;

  export type Phase =
    | "FirstDealer"
    | "Draw"
    | "Bet"
    | "SpeakUp"
    | "SpeakAgain"
    | "PlayOne"
    | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }
}

export namespace vabanque {
  /** What a table may set before the game. A variant is an option, never another game. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "vabanque.Table";
    /** chips[tile], in thousands */
    chips: number[][];
    /** laid[seat], the tile of each card it laid, three a round, oldest first */
    laid: number[][];
    /** shown[seat], the same cards, None where face down */
    shown: (("double" | "trap" | "dummy" | null)[])[];
    /** in thousands */
    money: money.Purses;
    /** the turn order of this round */
    order: Seat[];
    /** pawns[seat], the tile; none before the first order is drawn */
    pawns: number[];
    round: number;
    /** taken in this step, all players together */
    turns: number;
  }

  export interface Hand {
    type: "vabanque.Hand";
    /** not yet laid this round */
    cards: ("double" | "trap" | "dummy")[];
    /** which card each of its laid ones is, three a round, oldest first */
    laid: ("double" | "trap" | "dummy")[];
  }

  /** Put a chip on a tile. */
  export interface Place {
    type: "vabanque.Place";
    tile: number;
  }

  /** Lay a card face down at a tile. */
  export interface Lay {
    type: "vabanque.Lay";
    card: "double" | "trap" | "dummy";
    tile: number;
  }

  /** Move the pawn clockwise. */
  export interface Walk {
    type: "vabanque.Walk";
    steps: number;
  }

  export type Move = Place | Lay | Walk;

  /** The turn order of a round. */
  export interface LinedUp {
    type: "vabanque.LinedUp";
    round: number;
    order: Seat[];
  }

  export interface Placed {
    type: "vabanque.Placed";
    seat: Seat;
    chip: number;
    tile: number;
  }

  /** Everybody sees where a card lies, but not which it is. */
  export interface Laid {
    type: "vabanque.Laid";
    seat: Seat;
    tile: number;
  }

  /** The owner alone is told which card it is. */
  export interface Hid {
    type: "vabanque.Hid";
    card: "double" | "trap" | "dummy";
    tile: number;
  }

  export interface Walked {
    type: "vabanque.Walked";
    seat: Seat;
    steps: number;
    tile: number;
  }

  /** A tile with pawns is looked at. */
  export interface Opened {
    type: "vabanque.Opened";
    tile: number;
    pawns: Seat[];
  }

  export interface TurnedUp {
    type: "vabanque.TurnedUp";
    seat: Seat;
    card: "double" | "trap" | "dummy";
    tile: number;
  }

  /** What the tile is worth to everybody who is paid there. */
  export interface Yielded {
    type: "vabanque.Yielded";
    tile: number;
    chips: number;
    doubles: number;
    amount: number;
  }

  /** A pawn was paid. */
  export interface Earned {
    type: "vabanque.Earned";
    seat: Seat;
    tile: number;
    amount: number;
  }

  /** A pawn was not paid, because of these players' Traps. */
  export interface Stopped {
    type: "vabanque.Stopped";
    seat: Seat;
    tile: number;
    trappers: Seat[];
  }

  /** A Trap was paid for these players' pawns. */
  export interface Caught {
    type: "vabanque.Caught";
    seat: Seat;
    tile: number;
    pawns: Seat[];
    amount: number;
  }

  export type Event =
    | LinedUp
    | Placed
    | Laid
    | Hid
    | Walked
    | Opened
    | TurnedUp
    | Yielded
    | Earned
    | Stopped
    | Caught;

  export type Phase = "LineUp" | "PutChips" | "LayCards" | "MovePawns" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }
}

export namespace your_order {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "your_order.Table";
    bank: bank.Bank;
    /** who started: so many rounds, and the column of odds */
    players: number;
    round: Round;
  }

  export interface Round {
    type: "your_order.Round";
    dealer: Seat;
    /** who is still to be dealt to, to change a card, or to bet; in this order */
    to_act: Seat[];
    /** held[seat], cards in hand */
    held: number[];
    /** discards[seat], None where nothing was discarded */
    discards: (number | null)[];
    /** bets[seat], the first and the second */
    bets: Bet[][];
    /** shown[seat], at the end of the round */
    shown: number[][];
    /** None face down */
    dummy: (number | null)[];
    /** 0 before the first dealer is drawn */
    number: number;
  }

  /** Bet on the place one's own sum will have. */
  export interface Bet {
    type: "your_order.Bet";
    rank: number;
    amount: number;
  }

  export interface Hand {
    type: "your_order.Hand";
    cards: number[];
  }

  /** Bet on the place one's own sum will have. */
  export interface Bet {
    type: "your_order.Bet";
    rank: number;
    amount: number;
  }

  export interface Keep {
    type: "your_order.Keep";
  }

  export interface Discard {
    type: "your_order.Discard";
    card: number;
  }

  export type Move = Bet | Keep | Discard | bank.Move;

  /** A card that its owner alone sees. */
  export interface Got {
    type: "your_order.Got";
    card: number;
  }

  /** Everybody has their cards, and so has the dummy. */
  export interface Dealt {
    type: "your_order.Dealt";
  }

  export interface Kept {
    type: "your_order.Kept";
    seat: Seat;
  }

  export interface Discarded {
    type: "your_order.Discarded";
    seat: Seat;
    card: number;
  }

  /** A card of the dummy's. */
  export interface TurnedUp {
    type: "your_order.TurnedUp";
    number: number;
    card: number;
  }

  export interface Staked {
    type: "your_order.Staked";
    seat: Seat;
    rank: number;
    amount: number;
  }

  /** A player has nothing to bet. */
  export interface Skipped {
    type: "your_order.Skipped";
    seat: Seat;
  }

  /** A hand, its sum and its place. */
  export interface Showed {
    type: "your_order.Showed";
    seat: Seat;
    cards: number[];
    total: number;
    rank: number;
  }

  /** What the dummy has in the end, and its place. */
  export interface DummyRanked {
    type: "your_order.DummyRanked";
    total: number;
    rank: number;
  }

  /** A right bet was returned. */
  export interface CameBack {
    type: "your_order.CameBack";
    seat: Seat;
    rank: number;
    amount: number;
  }

  /** A wrong bet went to the bank. */
  export interface Lost {
    type: "your_order.Lost";
    seat: Seat;
    rank: number;
    amount: number;
  }

  export type Event =
    | Got
    | Dealt
    | Kept
    | Discarded
    | TurnedUp
    | Staked
    | Skipped
    | Showed
    | DummyRanked
    | CameBack
    | Lost
    | bank.Event;

  export type Phase = "First" | "Deal" | "Change" | "Replace" | "PlaceBet" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }
}

export type Move =
  | batting_poker.Move
  | between_bet.Move
  | las_vegas.Move
  | mind_roulette.Move
  | red_end.Move
  | rotary_lottery.Move
  | royal_casino.Move
  | seventh_heaven.Move
  | three_seven.Move
  | vabanque.Move
  | your_order.Move;

export type GameEvent =
  | batting_poker.Event
  | between_bet.Event
  | las_vegas.Event
  | mind_roulette.Event
  | red_end.Event
  | rotary_lottery.Event
  | royal_casino.Event
  | seventh_heaven.Event
  | three_seven.Event
  | vabanque.Event
  | your_order.Event;

export type View =
  | batting_poker.View
  | between_bet.View
  | las_vegas.View
  | mind_roulette.View
  | red_end.View
  | rotary_lottery.View
  | royal_casino.View
  | seventh_heaven.View
  | three_seven.View
  | vabanque.View
  | your_order.View;

export type Scene =
  | batting_poker.Scene
  | between_bet.Scene
  | las_vegas.Scene
  | mind_roulette.Scene
  | red_end.Scene
  | rotary_lottery.Scene
  | royal_casino.Scene
  | seventh_heaven.Scene
  | three_seven.Scene
  | vabanque.Scene
  | your_order.Scene;
