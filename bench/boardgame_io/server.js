// Duel on boardgame.io, for the load benchmark: the same game as src/spytable/bench/duel.py.
// Games are kept in memory, which is boardgame.io's default. usage: node server.js PORT
const { Server, Origins } = require('boardgame.io/server');

const CARDS = 52;
const HELD = 5;
const SHOWN = 10;

function setup() {
  const deck = Array.from({ length: CARDS }, (_, i) => (i * 17 + 3) % CARDS);
  const hands = { 0: deck.splice(0, HELD), 1: deck.splice(0, HELD) };
  return { hands, deck, table: [], scores: [0, 0], turn: 0 };
}

function play({ G, playerID }, index) {
  const hand = G.hands[playerID];
  const [card] = hand.splice(index, 1);
  G.table.push(card);
  if (G.table.length > SHOWN) G.deck.push(G.table.shift());
  hand.push(G.deck.shift());
  G.scores[Number(playerID)] += card;
  G.turn += 1;
}

function playerView({ G, playerID }) {
  const { deck, table, scores, turn } = G;
  const hands = [0, 1].map((seat) => (String(seat) === playerID ? G.hands[seat] : null));
  const held = [G.hands[0].length, G.hands[1].length];
  return { hands, held, deck: deck.length, table, scores, turn };
}

const game = {
  name: 'duel',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play },
  playerView,
};

Server({ games: [game], origins: [Origins.LOCALHOST], apiOrigins: [Origins.LOCALHOST] }).run(
  Number(process.argv[2]),
);
