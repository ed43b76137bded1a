// Las Vegas as a game of boardgame.io: the rules that src/croupier/games/las_vegas/rules.py has, without its options.

const FACES = [1, 2, 3, 4, 5, 6];
const DICE = 8;
const ROUNDS = 4;
const ENOUGH = 50;
const BILLS = { 10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5 };

const seats = (G) => G.dice.map((_, seat) => seat);

/** All dice come back to their owners, and bills are drawn for each casino until it shows 50 or more. */
function beginRound(G, start) {
  G.start = start;
  G.dice = G.dice.map(() => DICE);
  G.casinos = FACES.map(() => ({ bills: [], dice: G.dice.map(() => 0) }));
  for (const { bills } of G.casinos) {
    while (bills.reduce((sum, bill) => sum + bill, 0) < ENOUGH) bills.push(G.stack.pop());
    bills.sort((one, other) => other - one);
  }
}

/** Equal numbers of dice cancel; of the others, the most dice take the highest bill, and so on down. */
function pay(G) {
  for (const { bills, dice } of G.casinos) {
    const takers = seats(G)
      .filter((seat) => dice[seat] && dice.filter((count) => count === dice[seat]).length === 1)
      .sort((one, other) => dice[other] - dice[one]);
    for (const seat of takers) if (bills.length) G.won[seat].push(bills.shift());
  }
}

function place({ G, ctx, playerID }, face) {
  const seat = Number(playerID);
  const count = G.roll.filter((die) => die === face).length;
  if (playerID !== ctx.currentPlayer || !count) return "INVALID_MOVE";
  G.casinos[face - 1].dice[seat] += count;
  G.dice[seat] -= count;
  G.roll = [];
  if (G.dice.some((left) => left)) return;
  pay(G);
  G.round += 1;
  if (G.round <= ROUNDS) beginRound(G, (G.start + 1) % G.dice.length);
}

/** Whoever begins the round, or the next to the left who still has dice. */
function next({ G, ctx }) {
  if (G.dice.every((left) => left === DICE)) return G.start;
  const count = G.dice.length;
  return seats(G)
    .map((step) => (ctx.playOrderPos + 1 + step) % count)
    .find((seat) => G.dice[seat]);
}

export const LasVegas = {
  name: "las_vegas",
  minPlayers: 2,
  maxPlayers: 5,
  setup: ({ ctx, random }) => {
    const each = (value) => Array.from({ length: ctx.numPlayers }, () => structuredClone(value));
    const bills = Object.entries(BILLS).flatMap(([bill, count]) => Array(count).fill(Number(bill)));
    const G = { stack: random.Shuffle(bills), won: each([]), dice: each(DICE), casinos: [], roll: [], round: 1 };
    beginRound(G, random.Die(ctx.numPlayers) - 1);
    return G;
  },
  playerView: ({ G }) => ({ ...G, stack: G.stack.length }), // nobody may know which bills are still to come
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.start, next },
    onBegin: ({ G, ctx, random }) => {
      G.roll = random.D6(G.dice[Number(ctx.currentPlayer)]);
    },
  },
  moves: { place: { move: place, client: false } },
  endIf: ({ G }) => (G.round > ROUNDS ? { won: G.won } : undefined),
};
