/** A pad as a picture to send to somebody: the totals, and how they came about. */
import { colourOf, shapeOf } from '../look/shapes'
import type { PadView } from '../protocol/generated'
import { say } from '../texts/texts.svelte'
import { chartOf, DASHES, pathOf } from './chart'
import { editionName, gameName, partyName, standingInWords } from './words'

/** In pixels. */
const WIDTH = 1080
const MARGIN = 60
const LINE = 64
const CHART = 460
const SIGN = 0.8
const [PAPER, INK, SOFT] = ['#fffbf1', '#14262e', '#3a4f58']

export async function picture(view: PadView): Promise<Blob> {
  const head = MARGIN + 150
  const totals = head + CHART + 70
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = totals + view.members.length * LINE + MARGIN
  const paper = canvas.getContext('2d')!
  paper.fillStyle = PAPER
  paper.fillRect(0, 0, canvas.width, canvas.height)
  drawHead(paper, view)
  drawCourse(paper, view, head)
  drawTotals(paper, view, totals)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

function drawHead(paper: CanvasRenderingContext2D, view: PadView): void {
  write(paper, say('web', 'pad'), MARGIN, MARGIN + 40, 64, INK)
  write(paper, `${gameName(view)} · ${editionName(view)}`, MARGIN, MARGIN + 90, 32, SOFT)
}

function drawCourse(paper: CanvasRenderingContext2D, view: PadView, top: number): void {
  const chart = chartOf(view, WIDTH - 2 * MARGIN, CHART)
  paper.save()
  paper.translate(MARGIN, top)
  paper.strokeStyle = INK
  paper.lineWidth = 5
  chart.lines.forEach((line, party) => {
    paper.setLineDash(
      (DASHES[party] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((each) => +each * 3),
    )
    paper.stroke(new Path2D(pathOf(line)))
  })
  paper.setLineDash([])
  chart.lines.forEach((line, party) => {
    for (const { x, y } of line.slice(1)) drawSign(paper, view, party, x, y)
  })
  paper.restore()
}

function drawTotals(paper: CanvasRenderingContext2D, view: PadView, top: number): void {
  write(paper, standingInWords(view), MARGIN, top, 36, INK)
  view.totals.forEach((total, party) => {
    const y = top + (party + 1) * LINE
    drawSign(paper, view, party, MARGIN + 16, y - 14)
    write(paper, partyName(view, party), MARGIN + 56, y, 44, INK)
    paper.textAlign = 'right'
    write(paper, say('web', 'number', { number: total }), WIDTH - MARGIN, y, 44, INK)
    paper.textAlign = 'left'
  })
}

function drawSign(
  paper: CanvasRenderingContext2D,
  view: PadView,
  party: number,
  x: number,
  y: number,
): void {
  paper.save()
  paper.translate(x - 20 * SIGN, y - 20 * SIGN)
  paper.scale(SIGN, SIGN)
  const shape = new Path2D(shapeOf(view.members[party]![0]!).path)
  paper.fillStyle = colourOf(party)
  paper.strokeStyle = INK
  paper.lineWidth = 3
  paper.fill(shape)
  paper.stroke(shape)
  paper.restore()
}

function write(
  paper: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  paper.fillStyle = colour
  paper.font = `700 ${size}px 'Barlow Condensed', sans-serif`
  paper.fillText(text, x, y, WIDTH - 2 * MARGIN)
}
