/** Who sat at the table for earlier pads, the last first. */
const KEY = 'tischrunde.pad-people'
const MAX_KEPT = 5

export function storedLineUps(): string[][] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[][] | null) ?? []
  } catch {
    return []
  }
}

export function storeLineUp(names: readonly string[]): void {
  const others = storedLineUps().filter((each) => each.join('\n') !== names.join('\n'))
  try {
    localStorage.setItem(KEY, JSON.stringify([names, ...others].slice(0, MAX_KEPT)))
  } catch {
    // Then the names are asked again.
  }
}
