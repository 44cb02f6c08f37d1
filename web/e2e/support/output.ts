/** Where a run writes its files: servers' data, recordings of frames, pictures. */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'

/** The factor for all timeouts, for busy machines. */
export const PATIENCE = Number(process.env.PATIENCE ?? 1)

/**
 * The gate has little time: it takes no pictures for people to look at, and where a whole match was
 * played it plays the end of one.
 */
export const IN_GATE = Boolean(process.env.GATE)

const FOLDER = 'TISCHRUNDE_TEST_DATA'

export function dataFolder(): string {
  const folder = process.env[FOLDER]
  if (!folder) throw new Error(`${FOLDER} is set before the tests begin`)
  return folder
}

export function setDataFolder(folder: string): void {
  process.env[FOLDER] = folder
}

/** The path of a picture, or of a text, for people to look at. */
export function shot(...names: string[]): string {
  const path = resolve(process.env.SHOTS ?? 'shots', ...names)
  mkdirSync(join(path, '..'), { recursive: true })
  return path
}

/** Takes a picture for people to look at. */
export async function picture(
  page: Page,
  folder: string,
  name: string,
  { fullPage = false } = {},
): Promise<void> {
  if (!IN_GATE) await page.screenshot({ path: shot(folder, name), fullPage })
}
