/** What is read aloud: moves politely, attacks at once. */
interface Announcement {
  id: number
  text: string
}

const MAX_KEPT = 8
/** Dialogs open and close first: what is said under one that is open is not heard. */
const SETTLED_MS = 60

let last = 0
let silences = 0
let polite = $state.raw<readonly Announcement[]>([])
let urgent = $state.raw<readonly Announcement[]>([])

export const announcements = {
  get polite(): readonly Announcement[] {
    return polite
  },
  get urgent(): readonly Announcement[] {
    return urgent
  },
}

/** Is read when whoever listens has a moment. */
export function announce(text: string): void {
  unlessSilenced(() => (polite = added(polite, text)))
}

/** Is read at once: only for what must be answered now. */
export function alarm(text: string): void {
  unlessSilenced(() => (urgent = added(urgent, text)))
}

/** The number of what was said last. */
export function lastAnnouncement(): number {
  return last
}

/** Forgets what was said, and what was about to be. */
export function clearAnnouncements(): void {
  silences++
  polite = urgent = []
}

function unlessSilenced(say: () => void): void {
  const before = silences
  setTimeout(() => before === silences && say(), SETTLED_MS)
}

function added(spoken: readonly Announcement[], text: string): Announcement[] {
  return [...spoken.slice(1 - MAX_KEPT), { id: ++last, text }]
}
