import fc from 'fast-check'
import { afterAll, inject, vi } from 'vitest'

fc.configureGlobal({ seed: inject('fuzzSeed') })

// One second, the default, is too short on a busy machine. A passing test does not wait longer. In a process that runs
// several files, this wraps again what the file before has wrapped, which changes nothing.
const timeout = 20_000
const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout, ...options })
vi.waitUntil = (callback, options) =>
  waitUntil(callback, typeof options === 'number' ? options : { timeout, ...options })

// The next file may run in the same process.
afterAll(() => {
  vi.useRealTimers()
})
