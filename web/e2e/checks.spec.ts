/** The checks find what they look for: each is given a page with one fault, and one without. */
import { violations } from './checks/axe'
import { faintTexts } from './checks/contrast'
import { cutTexts } from './checks/overflow'
import { smallTargets } from './checks/targets'
import { faultsOf, type Frame, type Way } from './support/filmStrip'
import { expect, test } from './support/test'

const page = (body: string) =>
  `<!doctype html><html lang="de"><head><title>Igel</title></head><body><main><h1>Igel</h1>${body}</main></body></html>`

const FAULTS = [
  [
    'violations',
    violations,
    '<button aria-label="Weiter" style="width:44px;height:44px"></button>',
    '<img src="data:,">',
  ],
  [
    'dialogs without a name',
    violations,
    '<dialog open aria-labelledby="name"><h2 id="name">Regeln</h2></dialog>',
    '<dialog open><h2>Regeln</h2></dialog>',
  ],
  [
    'faint texts',
    faintTexts,
    '<p style="background:linear-gradient(#fff,#eee);color:#555">Dachs</p>',
    '<p style="background:linear-gradient(#fff,#eee);color:#999">Dachs</p>',
  ],
  [
    'small targets',
    smallTargets,
    '<button style="width:44px;height:44px">A</button><a href="#" style="display:block;height:24px">B</a>',
    '<button style="width:40px;height:44px">A</button>',
  ],
  [
    'links that are too small',
    smallTargets,
    '<a href="#" style="display:block;height:24px">Regeln</a>',
    '<a href="#" style="display:block;height:20px">Regeln</a>',
  ],
  [
    'cards under others',
    smallTargets,
    '<button data-card="stop" style="width:90px;height:120px">Stop</button>',
    '<div style="position:relative"><button data-card="stop" style="width:90px;height:120px">Stop</button>' +
      '<div style="position:absolute;inset:0 0 0 20px;background:#fff"></div></div>',
  ],
  [
    'cut texts',
    cutTexts,
    '<p style="width:6rem;overflow:hidden">Fuchs und Dachs</p>',
    '<p style="width:6rem;overflow:hidden;white-space:nowrap">Fuchs und Dachs und Igel</p>',
  ],
  [
    'lines that are cut below',
    cutTexts,
    '<p style="width:6rem;height:6rem;overflow:hidden">Fuchs und Dachs</p>',
    '<p style="width:6rem;height:2rem;overflow:hidden">Fuchs und Dachs und Igel und Eule</p>',
  ],
  [
    'pages that scroll sideways',
    cutTexts,
    '<div style="overflow:auto"><p style="width:200vw">Eule</p></div>',
    '<p style="width:200vw">Eule</p>',
  ],
] as const

test('every check finds its fault', { tag: '@desktop' }, async ({ people }) => {
  const browser = await people.stranger('Dachs')
  for (const [what, check, good, bad] of FAULTS) {
    await browser.page.setContent(page(good))
    expect.soft(await check(browser.page), `where there are no ${what}`).toEqual([])
    await browser.page.setContent(page(bad))
    expect.soft(await check(browser.page), what).not.toEqual([])
  }
})

const WAY: Way = { card: 'stop', from: 'hand', to: 'discard' }
const IN_HAND: Frame = {
  seen: [{ from: 1, aloft: 0, to: 0 }],
  aloft: [],
  counters: '60',
  lifted: true,
}
const ALOFT: Frame = { ...IN_HAND, seen: [{ from: 0, aloft: 1, to: 0 }], aloft: ['stop'] }
const LANDED: Frame = {
  ...IN_HAND,
  seen: [{ from: 0, aloft: 0, to: 1 }],
  counters: '59',
  lifted: false,
}
const STRIPS: [string, Frame[], shift?: number][] = [
  ['is seen 2 times', [IN_HAND, { ...ALOFT, seen: [{ from: 1, aloft: 1, to: 0 }] }, LANDED]],
  ['is seen nowhere', [IN_HAND, { ...ALOFT, seen: [{ from: 0, aloft: 0, to: 0 }] }, LANDED]],
  ['never flies', [IN_HAND, LANDED]],
  ['never comes', [IN_HAND, ALOFT]],
  ['goes back', [IN_HAND, ALOFT, IN_HAND, ALOFT, LANDED]],
  ['counters change while', [IN_HAND, ALOFT, { ...ALOFT, counters: '59' }, LANDED]],
  ['counters change without', [IN_HAND, { ...IN_HAND, counters: '59' }, ALOFT, LANDED]],
  ['falls back', [IN_HAND, { ...IN_HAND, lifted: false }, ALOFT, LANDED]],
  ['the layout shifts', [IN_HAND, ALOFT, LANDED], 0.1],
]

test('a film strip finds every fault of telling', { tag: '@desktop' }, () => {
  const faults = (frames: Frame[], shift = 0) =>
    faultsOf({ frames, shift, moved: [] }, [WAY], true).join(', ')
  expect(faults([IN_HAND, ALOFT, LANDED])).toBe('')
  for (const [fault, frames, shift] of STRIPS) expect.soft(faults(frames, shift)).toContain(fault)
})
