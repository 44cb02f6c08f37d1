import { expect } from '@playwright/test'
import type { Player } from './player'
import { PATIENCE, picture } from './output'
import { words } from './words'

/** Checks that everybody sees the points of the match and the link to its replay. */
export async function expectMatchEnd(players: Player[], name: string): Promise<void> {
  for (const player of players) {
    const end = player.page.locator('dialog[open]')
    const show = player.page.getByRole('button', { name: words('end-show') })
    await expect(show).toBeVisible()
    // The dialog opens by itself in a moment, unless somebody has closed it already.
    await expect(async () => {
      if (!(await end.isVisible())) await player.press(show, { timeout: 3000 * PATIENCE })
      await expect(end).toBeVisible({ timeout: 3000 * PATIENCE })
    }).toPass()
    await expect(end.getByText(words('end-replay'))).toBeVisible()
    for (const points of player.view.match!.totals) {
      await expect(end).toContainText(points.toLocaleString('de-DE'))
    }
    await picture(player.page, 'matches', `${name}-${player.name}.png`)
  }
}
