import fc from 'fast-check'
import { afterAll, inject, vi } from 'vitest'

fc.configureGlobal({ seed: inject('fuzzSeed') })

// The default timeout of one second is too short on a busy machine. A longer timeout does not slow down passing tests.
// Each test file in a shared process wraps these functions again, which is harmless.
const timeout = 20_000
const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout, ...options })
vi.waitUntil = (callback, options) =>
  waitUntil(callback, typeof options === 'number' ? options : { timeout, ...options })

// Restores real timers, because the next file may run in the same process.
afterAll(() => {
  vi.useRealTimers()
})
