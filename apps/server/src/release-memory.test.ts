import { Session } from 'node:inspector'
import { performance } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { releaseStartMemory } from './release-memory.ts'

/** The event loop utilization since the last check, from 0 (idle) to 1 (busy). */
let utilization: number

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  utilization = 1
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ idle: 0, active: 0, utilization }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('releases the memory used at startup once, when the server first becomes idle', () => {
  const release = vi.fn<() => void>()
  releaseStartMemory(release)
  vi.advanceTimersByTime(60_000)
  expect(release).not.toHaveBeenCalled()
  utilization = 0.01
  vi.advanceTimersByTime(5_000)
  expect(release).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(release).toHaveBeenCalledTimes(1)
})

it('collects garbage when the server is idle, and then closes the inspector session', async () => {
  const disconnect = vi.spyOn(Session.prototype, 'disconnect')
  utilization = 0
  releaseStartMemory()
  vi.advanceTimersByTime(5_000)
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalledTimes(1))
})
