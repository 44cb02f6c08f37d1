/** The runs of browsers that Playwright does not drive; it is only their runner. */
import { defineConfig } from '@playwright/test'
import { PATIENCE } from './e2e/support/output'

/** The folder for JUnit reports, if any. */
const { REPORTS } = process.env

export default defineConfig({
  testDir: 'e2e/browsers',
  outputDir: 'test-results',
  workers: 1,
  timeout: 900_000 * PATIENCE,
  reporter: REPORTS ? [['list'], ['junit', { outputFile: `${REPORTS}/browsers.xml` }]] : 'list',
})
