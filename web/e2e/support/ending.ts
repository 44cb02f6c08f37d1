import { expect } from '@playwright/test'
import type { Player } from './player'
import { shot } from './proof'
import { words } from './words'

/** Everybody is shown who won with how many points, and the way to see it again. */
export async function seeTheEnd(players: Player[], name: string): Promise<void> {
  for (const player of players) {
    const end = player.page.locator('dialog[open]')
    const show = player.page.getByRole('button', { name: words('end-show') })
    await expect(show).toBeVisible()
    // It opens by itself in a moment, unless somebody has closed it already.
    const opened = await end.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (!opened) await player.press(show)
    await expect(end.getByText(words('end-replay'))).toBeVisible()
    for (const points of player.view.match!.totals) {
      await expect(end).toContainText(points.toLocaleString('de-DE'))
    }
    await player.page.screenshot({ path: shot('matches', `${name}-${player.name}.png`) })
  }
}
