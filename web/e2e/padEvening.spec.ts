/** Evenings with real cards, written on the score pad of a telephone without a network. */
import { playedEvening } from './support/evening'
import { listen } from './support/listener'
import { shot } from './support/output'
import { BY_EAR, BY_TOUCH, byKeys, median, PadWriter, type Way } from './support/padWriter'
import { expect, NAMES, test, type People } from './support/test'
import { words } from './support/words'

const SMALL_PHONE = { viewport: { width: 375, height: 667 } }
const SIDEWAYS = { viewport: { width: 667, height: 375 } }
/** By edition: how many play. */
const TABLES = {
  'fx-schmid': 2,
  'auto-rallye': 3,
  schmidt: 4,
  'winning-moves': 6,
  'uno-carabiner': 4,
}
const WAYS = { touch: () => BY_TOUCH, keys: byKeys, ear: () => BY_EAR }
const MOST_TAPS = 12
/** Of three rounds, one is entered card by card: fewer have no median of their own. */
const SHORT = 3

/** Writes down match after match; every sum must be what the rounds scored as they were played. */
async function writeEvening(
  people: People,
  edition: keyof typeof TABLES,
  rounds: number,
  how: keyof typeof WAYS,
  screen = SMALL_PHONE,
): Promise<PadWriter> {
  // Of the editions, one is written down by somebody who has never been here.
  const come = edition === 'schmidt' ? people.stranger : people.regular
  const badger = await come.call(people, 'Dachs', undefined, screen)
  const { context, page } = badger
  await listen(page)
  await badger.goto('/')
  const evening = playedEvening(edition, TABLES[edition], rounds)
  const way: Way = WAYS[how](page)
  const writer = new PadWriter(page, evening, way, NAMES)
  await writer.begin()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const [index, match] of evening.matches.entries()) {
    if (index > 0) {
      await writer.press(page.getByRole('link', { name: words('back') }))
      await writer.begin()
    }
    await writer.write(match)
  }
  return writer
}

/** Prints how much the evening took, and holds it against what was promised. */
function report({ efforts, evening }: PadWriter, how: string): void {
  const shares = efforts.map(({ entries, whole }) => whole / entries.length)
  const entriesOf = (typed: boolean) =>
    median(efforts.filter(({ typing }) => typing === typed).flatMap(({ entries }) => entries))
  console.log(
    `${evening.edition} by ${how}, ${efforts.length} rounds: ${median(shares).toFixed(1)} presses ` +
      `per party and round with all questions; an entry takes ${entriesOf(true)} typed, ` +
      `${entriesOf(false)} card by card`,
  )
  expect(median(shares), 'per party and round').toBeLessThanOrEqual(MOST_TAPS)
}

for (const edition of ['schmidt', 'uno-carabiner'] as const)
  test(`a short evening of ${edition} by touch`, { tag: '@phone' }, async ({ people }) => {
    report(await writeEvening(people, edition, SHORT, 'touch'), 'touch')
  })

for (const edition of ['schmidt', 'uno-carabiner'] as const)
  test(
    `a short evening of ${edition} on a phone turned sideways`,
    { tag: ['@phone', '@long'] },
    async ({ people }) => {
      const writer = await writeEvening(people, edition, SHORT, 'touch', SIDEWAYS)
      report(writer, 'touch, sideways')
      await writer.page.screenshot({ path: shot('pad', `sideways-${edition}.png`) })
    },
  )

for (const edition of Object.keys(TABLES) as (keyof typeof TABLES)[])
  for (const how of Object.keys(WAYS) as (keyof typeof WAYS)[])
    test(
      `an evening of 20 rounds of ${edition} by ${how}`,
      { tag: ['@phone', '@long'] },
      async ({ people }) => {
        test.setTimeout(1_800_000)
        report(await writeEvening(people, edition, 20, how), how)
      },
    )
