/** In a browser that lets pages store nothing, people are told so, and play online. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/test'
import { words } from './support/words'

/** What Chromium's settings write when all data of sites is blocked. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } }

test(
  'whoever lets pages store nothing is told why there is no game on the device',
  { tag: '@phone' },
  async ({ playwright, people, launchOptions }, info) => {
    const profile = info.outputPath('profile')
    mkdirSync(join(profile, 'Default'), { recursive: true })
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(BLOCKED))
    const context = await playwright.chromium.launchPersistentContext(profile, {
      // The shell without a window has no such settings.
      executablePath: '/usr/bin/chromium',
      args: [...launchOptions.args!, '--headless=new'],
      viewport: { width: 375, height: 667 },
      locale: 'de-DE',
    })
    const page = context.pages()[0]!
    const errors: string[] = []
    page.on('pageerror', ({ message, stack }) => errors.push(message + stack))
    await page.goto(people.server.url)
    await page.getByRole('button', { name: words('start-device') }).click()
    await page.getByRole('button', { name: words('device-begin'), exact: true }).click()
    const told = page.getByText(words('problem-device-without-storage'))
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: words('device-begin'), exact: true }).click()
    await expect(told).toBeVisible()
    await page.goto(`${people.server.url}/d/${'a'.repeat(16)}`)
    await expect(told).toBeVisible()
    expect(errors).toEqual([])
    await context.close()
  },
)
