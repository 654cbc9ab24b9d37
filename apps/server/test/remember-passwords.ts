import { vi } from 'vitest'

const original = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')

export const { hash } = original

const results = new Map<string, Promise<boolean>>()

/**
 * Verifies each password against each hash only once. This takes 20 ms of CPU time on purpose, and most users of the
 * tests have the same hash.
 */
export const verify = vi.fn<typeof original.verify>((stored, password) => {
  const pair = [stored, password].map((value) => Buffer.from(value).toString('base64')).join(' ')
  const result = results.get(pair) ?? original.verify(stored, password)
  results.set(pair, result)
  return result
})
