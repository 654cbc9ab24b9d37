import { hash, verify } from '@node-rs/argon2'
import { newSecret } from '../secrets.ts'

/** OWASP's Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A stored value that matches no password. */
export const lockedPassword = '!'

/** Normalizes the password, because keyboards compose accents and Hangul differently. */
function toBytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

/** @returns an argon2id hash in PHC format */
export function hashPassword(password: string): Promise<string> {
  return hash(toBytes(password), cost)
}

const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Returns whether a hash must be renewed because its algorithm or cost is outdated. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(current)
}

let placeholderHash: Promise<string> | undefined

/**
 * Returns whether a password matches a hash. If there is no hash, verifies a dummy hash, so that the response time does
 * not reveal which accounts exist.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  placeholderHash ??= hashPassword(newSecret())
  const stored = passwordHash === lockedPassword ? undefined : passwordHash
  const fits = await verify(stored ?? (await placeholderHash), toBytes(password))
  return fits && stored !== undefined
}
