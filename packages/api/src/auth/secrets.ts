import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, base64url: 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** 128 random bits, base64url: enough for a name that must not be guessed or met twice. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** What the database keeps of a secret. It needs no salt or slowness: nobody guesses 256 random bits. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** A secret that follows from another and a salt, always the same, and tells nothing about either. */
export function derivedSecret(secret: string, salt: string): string {
  return createHmac('sha256', salt).update(secret).digest('base64url')
}
