/** The score sheets of a round side by side: lines × parties. */
import type { Sheet } from '../protocol/generated'

interface SheetLine {
  id: string
  clause: string
  /** Points and how often they were earned, by party; null if the line is not on its sheet. */
  cells: ({ points: number; count: number } | null)[]
}

/** Every line that anybody has, in the order of the sheets; lines nobody scored on are left out. */
export function sheetLines(sheets: readonly Sheet[]): SheetLine[] {
  const lines: SheetLine[] = []
  sheets.forEach((sheet, party) => {
    let after = -1
    for (const { id, clause, points, count } of sheet.lines) {
      let at = lines.findIndex((line) => line.id === id)
      if (at < 0) {
        at = after + 1
        lines.splice(at, 0, { id, clause, cells: sheets.map(() => null) })
      }
      lines[at]!.cells[party] = { points, count }
      after = at
    }
  })
  return lines.filter(({ cells }) => cells.some((cell) => cell && cell.points !== 0))
}

export function totalOf(sheet: Sheet): number {
  return sheet.lines.reduce((sum, { points }) => sum + points, 0)
}
