// Recomputes the shuffles of a match, independently of Tischrunde: plain JavaScript and WebCrypto,
// the same in a browser and in Node. Secrets, seeds and hashes are hexadecimal, numbers big-endian.

const utf8 = (text) => new TextEncoder().encode(text);
const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
const hex = (buffer) => Array.from(new Uint8Array(buffer), (b) => b.toString(16).padStart(2, "0")).join("");

async function hmac(key, message) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", bytes(key), algorithm, false, ["sign"]);
  return crypto.subtle.sign("HMAC", imported, message);
}

/** What is published before the seats add their entropy: the SHA-256 hash of the secret. */
export const commitment = async (secret) => hex(await crypto.subtle.digest("SHA-256", bytes(secret)));

/** The seed of all decks of a match; its terms are the head of its record (see `verify`). */
export const matchSeed = async (secret, terms) => hex(await hmac(secret, utf8(terms)));

/** Returns a function below(n), which yields the next number from 0 to n - 1 for a purpose. */
export function numbers(seed, purpose) {
  let block = 0n; // block i is the HMAC of the purpose and of i in 8 bytes: eight words of 32 bits
  const words = [];
  return async function below(n) {
    if (words.length === 0) {
      const message = new Uint8Array([...utf8(purpose), ...new Uint8Array(8)]);
      new DataView(message.buffer).setBigUint64(message.length - 8, block++);
      const view = new DataView(await hmac(seed, message));
      for (let at = 0; at < 32; at += 4) words.push(view.getUint32(at));
    }
    const word = words.shift();
    // The last n words of all may not be complete: taken, they would favour low numbers.
    return word - (word % n) <= 2 ** 32 - n ? word % n : below(n);
  };
}

/** The cards shuffled (Fisher and Yates, from the end); the last one is the top of the stock. */
export async function shuffled(cards, seed, purpose) {
  const below = numbers(seed, purpose);
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = await below(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

/** Checks a record against the commitment you were shown before you added your entropy; returns
 * the seed and the deck of every round. That your entropy is in the record, see for yourself. */
export async function verify(record, shown, cards) {
  const lines = record.split("\n");
  const end = lines.findLastIndex((line) => /^(commitment|entropy \d+): /.test(line)) + 1;
  const terms = lines.slice(0, end).filter(Boolean).map((line) => `${line}\n`).join("");
  const secret = lines.find((line) => line.startsWith("secret: "))?.slice("secret: ".length);
  if (!terms.includes(`\ncommitment: ${shown}\n`)) throw new Error("not the match promised");
  if (!secret || (await commitment(secret)) !== shown) throw new Error("not the secret promised");
  const seed = await matchSeed(secret, terms);
  const rounds = lines.filter((line) => /^round \d+: /.test(line));
  const decks = rounds.map((_, k) => shuffled(cards, seed, `round ${k + 1}`));
  return { seed, decks: await Promise.all(decks) };
}
