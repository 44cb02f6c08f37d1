/** Where a run lays down what it saw: servers' data, recordings of frames, pictures. */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** How many times longer than usual to wait for everything: for machines that others work on too. */
export const PATIENCE = Number(process.env.PATIENCE ?? 1)

const FOLDER = 'TISCHRUNDE_PROOF'

export function proofFolder(): string {
  const folder = process.env[FOLDER]
  if (!folder) throw new Error(`${FOLDER} is set before the tests begin`)
  return folder
}

export function setProofFolder(folder: string): void {
  process.env[FOLDER] = folder
}

/** The path of a picture, or of a text, that people are to look at. */
export function shot(...names: string[]): string {
  const path = resolve(process.env.SHOTS ?? 'shots', ...names)
  mkdirSync(join(path, '..'), { recursive: true })
  return path
}
