/** The dialogs over the table. */
export type SheetName =
  'menu' | 'log' | 'score' | 'phrases' | 'help' | 'words' | 'device' | 'replace' | 'round' | 'end'
