/** Which lessons have been played to their end, by box; kept on this device. */

const KEY = 'tischrunde.lessons'

let done = $state.raw<ReadonlySet<string>>(new Set(stored()))

export function isDone(rules: string, lesson: string): boolean {
  return done.has(`${rules}/${lesson}`)
}

export function noteDone(rules: string, lesson: string): void {
  done = new Set([...stored(), `${rules}/${lesson}`])
  try {
    localStorage.setItem(KEY, JSON.stringify([...done]))
  } catch {
    // Without storage they are known as long as the page is open.
  }
}

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
