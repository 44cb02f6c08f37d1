/** How people like to enter what they know; the next entry begins in the same way. */
export const ways = $state({
  /** Kilometres are typed, not counted by cards. */
  typing: false,
  /** What is left in a hand is counted by kinds. */
  byKinds: false,
})
