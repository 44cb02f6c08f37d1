/** The rule that somebody reads over the table: it stays open, whatever becomes of why they asked. */
let clause = $state<string | null>(null)

export const openRule = {
  get clause(): string | null {
    return clause
  },
}

export function showRule(wanted: string | null): void {
  clause = wanted
}
