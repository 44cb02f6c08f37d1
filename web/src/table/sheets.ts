/** The dialogs over the table. */
export type SheetName =
  | 'menu'
  | 'log'
  | 'score'
  | 'phrases'
  | 'help'
  | 'words'
  | 'odds'
  | 'device'
  | 'replace'
  | 'round'
  | 'end'
