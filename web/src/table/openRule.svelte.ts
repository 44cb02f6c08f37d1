/** The rule that is open over the table: it stays open when what led to it closes. */
let clause = $state<string | null>(null)

export const openRule = {
  get clause(): string | null {
    return clause
  },
}

export function showRule(wanted: string | null): void {
  clause = wanted
}
