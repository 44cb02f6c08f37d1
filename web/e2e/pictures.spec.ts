/** The pictures of the README, taken from real tables: \`npm run pictures\`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { underAttack } from './support/attacks'
import { filmed } from './support/movingPicture'
import { ROOT } from './support/server'
import type { Player } from './support/player'
import type { TableState } from './support/tableState'
import { drive, playUno } from './support/strategies'
import { expect, test } from './support/test'

const picture = (name: string) => join(ROOT, 'docs', 'pictures', `${name}.jpg`)

/** What messengers show of a link: cards on the game's table, wide as they want it. */
const PREVIEW = { width: 1200, height: 630 }
const preview = (name: string) => join(ROOT, 'web', 'public', 'previews', `${name}.jpg`)

/** Milliseconds for which an attack is looked at, and in which its answer is told. */
const SEEN_MS = 1000
const TOLD_MS = 3200

/** Plays until there is something to see, then lets whoever is on turn choose a card. */
async function middleOfRound(players: Player[], moves: number): Promise<Player> {
  const [first] = players as [Player]
  const usual = first.view.game === 'uno' ? playUno : drive()
  const ready = (state: TableState) => state.version > moves && state.myTurn && isLively(state)
  // Whoever could be in the picture waits for it.
  const choose = (state: TableState) => (ready(state) ? null : usual(state))
  const enough = () => players.some(({ state }) => ready(state))
  await Promise.all(players.map((player) => player.playOn(choose, enough, true)))
  const mover = players.find(({ state }) => ready(state))!
  await mover.closeDialog()
  const move = usual(mover.state)
  if (move) await mover.choose(move)
  await expect(mover.board).toHaveAttribute('data-turn', 'yes')
  return mover
}

/** Whether there is something to see: cars on their way, or a card that fits. */
function isLively({ round, legal, hand }: TableState): boolean {
  if ('displays' in round) return round.displays.reduce((sum, { km }) => sum + km, 0) >= 350
  return hand.some((card) => legal.includes(card))
}

test.describe('on a phone', { tag: ['@phone', '@pictures'] }, () => {
  test.use({ deviceScaleFactor: 2 })

  test('start', async ({ people }) => {
    const badger = await people.guest('Dachs')
    await badger.goto('/')
    await expect(badger.page.getByRole('radio').first()).toBeAttached()
    await badger.page.evaluate(() => document.fonts.ready)
    await badger.page.screenshot({ type: 'jpeg', quality: 85, path: picture('start') })
  })

  for (const [game, rules, moves] of [
    ['rallye', 'fx-schmid', 34],
    ['uno', 'uno-carabiner', 16],
  ] as const) {
    test(game, async ({ people }) => {
      const names = game === 'uno' ? ['Dachs', 'Igel', 'Fuchs', 'Eule'] : ['Dachs', 'Igel']
      const { players } = await people.table(names, { game, rules, pace: 'relaxed' })
      const mover = await middleOfRound(players, moves)
      await mover.page.screenshot({ type: 'jpeg', quality: 85, path: picture(`${game}-phone`) })
    })
  }
})

test('coup fourré', { tag: ['@phone', '@pictures'] }, async ({ people }) => {
  const table = { game: 'rallye', rules: 'fx-schmid', pace: 'relaxed' } as const
  const { victim } = await underAttack(people, table, true)
  const { page } = victim
  const answer = page.getByRole('alertdialog').locator('[data-move="coup"]')
  await expect(answer).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const play = async (): Promise<void> => {
    await page.waitForTimeout(SEEN_MS)
    await victim.press(answer)
  }
  writeFileSync(
    join(ROOT, 'docs', 'pictures', 'coup-fourre.svg'),
    await filmed(page, play, TOLD_MS),
  )
})

test('teams', { tag: ['@desktop', '@pictures'] }, async ({ people }) => {
  const { players } = await people.table(['Dachs', 'Igel', 'Fuchs', 'Eule'], {
    game: 'rallye',
    rules: 'winning-moves',
    pace: 'relaxed',
  })
  const mover = await middleOfRound(players, 50)
  await mover.page.screenshot({ type: 'jpeg', quality: 85, path: picture('rallye-teams') })
})

test('previews', { tag: ['@desktop', '@pictures'] }, async ({ people }) => {
  const badger = await people.guest('Dachs')
  const { page } = badger
  await badger.goto('/')
  await page.setViewportSize(PREVIEW)
  await page.evaluate(() => document.fonts.ready)
  const tiles = page.locator('label[data-game]')
  const games = await tiles.evaluateAll((all) => all.map((tile) => tile.dataset.game!))
  for (const shown of [...games.map((game) => [game]), games]) {
    await page.evaluate((names) => {
      document.getElementById('preview')?.remove()
      const sheet = document.createElement('div')
      sheet.id = 'preview'
      Object.assign(sheet.style, {
        position: 'fixed',
        inset: '0',
        zIndex: '9',
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
      })
      for (const name of names) {
        const tile = document.querySelector(`label[data-game="${name}"]`)!.cloneNode(true)
        const { style } = tile as HTMLElement
        Object.assign(style, { borderRadius: '0', border: '0', justifyContent: 'center' })
        sheet.append(tile)
        for (const part of sheet.querySelectorAll<HTMLElement>('.tick, .facts')) part.remove()
        for (const part of sheet.querySelectorAll<HTMLElement>('.fan'))
          part.style.maxWidth = '34rem'
        for (const part of sheet.querySelectorAll<HTMLElement>('.title')) {
          Object.assign(part.style, { fontSize: '5rem', textAlign: 'center', marginTop: '2rem' })
        }
      }
      document.body.append(sheet)
    }, shown)
    const path = preview(shown.length > 1 ? 'all' : shown[0]!)
    await page.screenshot({ type: 'jpeg', quality: 88, path })
  }
})
