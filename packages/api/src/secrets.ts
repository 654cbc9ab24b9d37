import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Returns 256 random bits as 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns 128 random bits as base64url. The id is unique and cannot be guessed. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * Hashes a secret for storage. A random 256-bit value cannot be guessed, so neither a salt nor a slow hash is needed.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Derives a secret from another secret and a salt. The result is deterministic, and reveals neither input. */
export function deriveSecret(secret: string, salt: string): string {
  return createHmac('sha256', salt).update(secret).digest('base64url')
}
