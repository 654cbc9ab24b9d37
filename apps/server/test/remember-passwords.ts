import { vi } from 'vitest'

const original = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')

export const { hash } = original

const results = new Map<string, Promise<boolean>>()

/**
 * Caches the result for each pair of password and hash. Verification deliberately takes 20 ms of CPU time, and most
 * test users have the same hash.
 */
export const verify = vi.fn<typeof original.verify>((stored, password) => {
  const pair = [stored, password].map((value) => Buffer.from(value).toString('base64')).join(' ')
  const result = results.get(pair) ?? original.verify(stored, password)
  results.set(pair, result)
  return result
})
