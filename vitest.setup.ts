import fc from 'fast-check'
import { inject, vi } from 'vitest'

fc.configureGlobal({ seed: inject('fuzzSeed') })

// One second, the default, is too short on a busy machine. A passing test does not wait longer.
const timeout = 20_000
const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout, ...options })
vi.waitUntil = (callback, options) =>
  waitUntil(callback, typeof options === 'number' ? options : { timeout, ...options })
