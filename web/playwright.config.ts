import { defineConfig } from '@playwright/test'
import { HOME } from './e2e/support/house'
import { PATIENCE } from './e2e/support/proof'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${HOME} 127.0.0.1`,
]

/** Every test is tagged with the size of screen it is played at; the longest matches come first. */
const touch = { hasTouch: true, isMobile: true }
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  small: { viewport: { width: 360, height: 740 }, ...touch },
  tablet: { viewport: { width: 768, height: 1024 }, ...touch },
  phone: { viewport: { width: 390, height: 844 }, ...touch },
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/before.ts',
  globalTeardown: './e2e/support/after.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 120_000 * PATIENCE,
  expect: { timeout: 10_000 * PATIENCE },
  reporter: [['list']],
  use: {
    locale: 'de-DE',
    colorScheme: 'light',
    trace: 'off',
    launchOptions: { executablePath: '/usr/bin/chromium', args: FLAGS },
  },
  projects: Object.entries(SCREENS).map(([name, use]) => ({
    name,
    use,
    grep: new RegExp(`@${name}\\b`),
  })),
})
