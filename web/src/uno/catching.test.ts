import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Problem } from '../net/requests'
import type { Table } from '../net/table'
import { Catching } from './catching.svelte'

let play: ReturnType<typeof vi.fn<(move: string) => Promise<void>>>
let offered: number[]
let wrong: number[]
let catching: Catching

beforeEach(() => {
  vi.useFakeTimers()
  play = vi.fn<(move: string) => Promise<void>>().mockResolvedValue()
  offered = [2]
  wrong = []
  catching = new Catching(
    { play } as unknown as Table,
    () => offered,
    (seat) => wrong.push(seat),
  )
})
afterEach(() => vi.useRealTimers())

it('catches who can be caught', async () => {
  await catching.catch(2)
  expect(play).toHaveBeenCalledExactlyOnceWith('catch>3')
  expect(catching.locked).toBe(false)
})

it('locks for three seconds after a wrong catch', async () => {
  await catching.catch(1)
  expect(wrong).toEqual([1])
  await catching.catch(2)
  expect(play).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3000)
  await catching.catch(2)
  expect(play).toHaveBeenCalledOnce()
})

it('waits quietly when it is too early', async () => {
  play.mockRejectedValueOnce(new Problem('too-early', null, 800))
  const caught = catching.catch(2)
  await vi.advanceTimersByTimeAsync(799)
  expect(play).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  await caught
  expect(play).toHaveBeenCalledTimes(2)
  expect(wrong).toEqual([])
})

it('lets it be if it was called meanwhile', async () => {
  play.mockRejectedValueOnce(new Problem('too-early', null, 800))
  const caught = catching.catch(2)
  offered = []
  await vi.advanceTimersByTimeAsync(800)
  await caught
  expect(play).toHaveBeenCalledOnce()
  expect(wrong).toEqual([])
})
