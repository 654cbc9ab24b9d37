import { vi } from 'vitest'

// Verifying a password takes 20 ms of CPU time on purpose, and most users of the tests share one hash. The result
// depends only on the hash and the password, so each pair is verified once.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>()
  const results = new Map<string, Promise<boolean>>()
  const verify: typeof original.verify = (stored, password) => {
    const pair = `${stored} ${password}`
    const result = results.get(pair) ?? original.verify(stored, password)
    results.set(pair, result)
    return result
  }
  return { ...original, verify }
})
