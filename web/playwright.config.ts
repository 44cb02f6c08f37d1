import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { LAN_HOST } from './e2e/support/server'
import { PATIENCE } from './e2e/support/output'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${LAN_HOST} 127.0.0.1`,
]

/** For the gate: headless Chromium paints the same pages with two thirds of the work. */
const HEADLESS = '/usr/bin/chromium-headless-shell'
const BROWSER = process.env.GATE && existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium'

/** For the gate: Python starts with two thirds of the work if nothing in it is optimized. */
const BASELINE = process.env.GATE ? ['--js-flags=--liftoff-only'] : []

/** With what takes longest at the end, one worker would work and the others wait for it. */
const LONGEST =
  '{failover,fairness,thirdGame,padShared,terminal,site,screens,offline,oneDevice,group,lessons}.spec.ts'

/** The folder for JUnit reports, if any. */
const { REPORTS } = process.env

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testIgnore: [LONGEST, 'browsers/**'] },
  ],
  outputDir: 'test-results',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Some wait for a server or a frame while two others have the cores.
  workers: process.env.GATE ? 3 : 2,
  // Once in a while a headless browser stops painting, which is no fault of a change.
  retries: process.env.GATE ? 1 : 0,
  timeout: 180_000 * PATIENCE,
  expect: { timeout: 30_000 * PATIENCE },
  reporter: REPORTS ? [['list'], ['junit', { outputFile: `${REPORTS}/browser.xml` }]] : 'list',
  use: {
    locale: 'de-DE',
    colorScheme: 'light',
    trace: 'off',
    // It would fetch the whole client for every new browser; the tests about it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: BROWSER, args: [...FLAGS, ...BASELINE] },
  },
})
