/** What opens over the table. */
export type Sheet =
  'menu' | 'log' | 'score' | 'phrases' | 'help' | 'words' | 'device' | 'replace' | 'round' | 'end'
