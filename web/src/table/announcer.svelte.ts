/** Announcements to screen readers: moves politely, attacks at once. */
interface Announcement {
  id: number
  text: string
}

const MAX_KEPT = 8
/** Milliseconds for dialogs to open and close first: regions below an open dialog are not read. */
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

/** Announces a text politely. */
export function announce(text: string): void {
  unlessSilenced(() => (polite = added(polite, text)))
}

/** Announces a text at once: only for what must be answered now. */
export function alarm(text: string): void {
  unlessSilenced(() => (urgent = added(urgent, text)))
}

/** The id of the last announcement. */
export function lastAnnouncement(): number {
  return last
}

/** Drops all announcements, also those still pending. */
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
