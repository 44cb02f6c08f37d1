/** The rule that somebody reads over the table: it stays open, whatever becomes of why they asked. */
let clause = $state<string | null>(null)

export const reading = {
  get clause(): string | null {
    return clause
  },
}

export function readRule(wanted: string | null): void {
  clause = wanted
}
