/** The phrases that can be said with one tap; the server knows the same. */
import type { Phrase } from '../protocol/generated'

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'wow',
  'laugh',
  'hurry',
  'one-moment',
  'again',
] as const satisfies readonly Phrase[]

export function isPhrase(words: string): words is Phrase {
  return (PHRASES as readonly string[]).includes(words)
}
