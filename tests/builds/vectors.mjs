// Compares the verifier for others, docs/fairness/verify.mjs, with the test vectors beside it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import {
  commitment,
  matchSeed,
  numbers,
  shuffled,
  verify,
} from "../../docs/fairness/verify.mjs";

const file = new URL("../../docs/fairness/vectors.json", import.meta.url);
const vectors = JSON.parse(await readFile(file, "utf8"));

async function drawn({ seed, purpose }, bounds) {
  const below = numbers(seed, purpose);
  const results = [];
  for (const bound of bounds) results.push(await below(bound));
  return results;
}

async function checkMatch(match) {
  const cards = match.cards.split(" ");
  assert.equal(await commitment(match.secret), match.commitment);
  assert.equal(await matchSeed(match.secret, match.terms), match.seed);
  const { seed, decks } = await verify(match.record, match.commitment, cards);
  assert.equal(seed, match.seed);
  assert.deepEqual(decks.map((deck) => deck.join(" ")), match.decks);

  const other = await commitment(match.seed);
  await assert.rejects(verify(match.record, other, cards), /not the match promised/);
  const changed = match.record.replace(`secret: ${match.secret}`, `secret: ${match.seed}`);
  await assert.rejects(verify(changed, match.commitment, cards), /not the secret promised/);
  const hidden = match.record.replace(/^secret: .*\n/m, "");
  await assert.rejects(verify(hidden, match.commitment, cards), /not the secret promised/);
  const added = match.record.replace(/^entropy 2: /m, "entropy 2: 1");
  assert.notEqual((await verify(added, match.commitment, cards)).seed, match.seed);
}

for (const vector of vectors.streams) {
  assert.deepEqual(await drawn(vector, vector.words.map(() => 2 ** 32)), vector.words);
}
for (const vector of vectors.numbers) {
  assert.deepEqual(await drawn(vector, vector.bounds), vector.numbers);
}
for (const { cards, seed, purpose, deck } of vectors.decks) {
  assert.equal((await shuffled(cards.split(" "), seed, purpose)).join(" "), deck);
}
for (const match of vectors.matches) await checkMatch(match);

const compared = [vectors.streams, vectors.numbers, vectors.decks, vectors.matches];
console.log(`${compared.flat().length} vectors agree`);
