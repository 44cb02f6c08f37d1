/** The parts of a chapter as a page shows them: figures that follow each other are one story. */
import type {
  ManualChapter,
  ManualFigure,
  ManualParagraph,
  ManualTable,
} from '../protocol/generated'

export interface Shot {
  figure: ManualFigure
  /** Which of its scenes. */
  index: number
}

/** Pictures in their order. */
export interface Story {
  kind: 'story'
  shots: Shot[]
}

export type Part = ManualParagraph | ManualTable | Story

export function partsOf({ parts }: ManualChapter): Part[] {
  const shown: Part[] = []
  for (const part of parts) {
    if (part.kind !== 'figure') {
      shown.push(part)
      continue
    }
    const shots = part.scenes.map((_, index) => ({ figure: part, index }))
    const last = shown.at(-1)
    if (last?.kind === 'story') last.shots.push(...shots)
    else shown.push({ kind: 'story', shots })
  }
  return shown
}
