import { hash, verify } from '@node-rs/argon2'
import { newSecret } from './secrets.ts'

/** OWASP's Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** In the place of a hash it lets nobody in. */
export const lockedPassword = '!'

/** Keyboards compose accents and Hangul in different ways: one password is one sequence of bytes. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

/** @returns argon2id in PHC format */
export function hashPassword(password: string): Promise<string> {
  return hash(bytesOf(password), cost)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether a password is the one behind a hash. Without a hash, as for an unknown account, a hash of nobody's password
 * is verified, so that the answer takes as long.
 */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(newSecret())
  const stored = passwordHash === lockedPassword ? undefined : passwordHash
  const fits = await verify(stored ?? (await nobodysHash), bytesOf(password))
  return fits && stored !== undefined
}
