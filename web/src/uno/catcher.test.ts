import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Problem } from '../net/requests'
import type { Table } from '../net/table'
import { Catcher } from './catcher'

let play: ReturnType<typeof vi.fn<(move: string) => Promise<void>>>
let offered: number[]
let wrong: number[]
let catcher: Catcher

beforeEach(() => {
  vi.useFakeTimers()
  play = vi.fn<(move: string) => Promise<void>>().mockResolvedValue()
  offered = [2]
  wrong = []
  catcher = new Catcher(
    { play } as unknown as Table,
    () => offered,
    (seat) => wrong.push(seat),
  )
})
afterEach(() => vi.useRealTimers())

it('catches who can be caught', async () => {
  await catcher.catch(2)
  expect(play).toHaveBeenCalledExactlyOnceWith('catch>3')
})

it('sends nothing if there is nobody to catch, and can be tried again', async () => {
  await catcher.catch(1)
  expect(wrong).toEqual([1])
  expect(play).not.toHaveBeenCalled()
  await catcher.catch(2)
  expect(play).toHaveBeenCalledOnce()
})

it('is refused for its own reason', async () => {
  play.mockRejectedValueOnce(new Problem('unreachable'))
  await expect(catcher.catch(2)).rejects.toThrow('unreachable')
  expect(wrong).toEqual([])
})

it('waits quietly when it is too early', async () => {
  play.mockRejectedValueOnce(new Problem('too-early', null, 800))
  const caught = catcher.catch(2)
  await vi.advanceTimersByTimeAsync(799)
  expect(play).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  await caught
  expect(play).toHaveBeenCalledTimes(2)
  expect(wrong).toEqual([])
})

it('lets it be if it was called meanwhile', async () => {
  play.mockRejectedValueOnce(new Problem('too-early', null, 800))
  const caught = catcher.catch(2)
  offered = []
  await vi.advanceTimersByTimeAsync(800)
  await caught
  expect(play).toHaveBeenCalledOnce()
  expect(wrong).toEqual([])
})
