import { hash, verify } from '@node-rs/argon2'
import { newSecret } from '../secrets.ts'

/** OWASP's Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A placeholder hash that matches no password. */
export const lockedPassword = '!'

/** Normalizes the password, because keyboards differ in how they compose accents and Hangul. */
function toBytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

/**
 * Hashes a password.
 * @returns argon2id in PHC format
 */
export function hashPassword(password: string): Promise<string> {
  return hash(toBytes(password), cost)
}

const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Returns whether a hash uses an algorithm or cost other than the current one. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(current)
}

let nobodysHash: Promise<string> | undefined

/**
 * Returns whether a password matches a hash. For an unknown account, verifies a dummy hash so that the response time is
 * the same.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(newSecret())
  const stored = passwordHash === lockedPassword ? undefined : passwordHash
  const fits = await verify(stored ?? (await nobodysHash), toBytes(password))
  return fits && stored !== undefined
}
