import { randomInt } from 'node:crypto'
import type { DatabaseTransaction } from '@pathwise/db/database'
import { hashSecret } from '../secrets.ts'
import { recoveryCodeCount } from './factors.vocabulary.ts'

/** Digits and letters that are not easily confused. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 16

/** Returns 79 random bits as a code in groups of four, such as `abcd-efgh-jkmn-pqrs`. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** Returns the key under which a recovery code is stored. Ignores case, spaces and hyphens. */
function hashRecoveryCode(userId: string, typed: string): string {
  return hashSecret(`${userId} ${typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
}

/** Replaces an account's recovery codes. Returns the new ones, of which only hashes are stored. */
export async function replaceRecoveryCodes(
  { recoveryCode }: Pick<DatabaseTransaction, 'recoveryCode'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await recoveryCode.deleteMany({ where: { userId } })
  await recoveryCode.createMany({ data: codes.map((code) => ({ id: hashRecoveryCode(userId, code), userId })) })
  return codes
}

/** Consumes a recovery code, and returns whether it was valid. Only one of two concurrent uses succeeds. */
export async function consumeRecoveryCode(
  { recoveryCode }: Pick<DatabaseTransaction, 'recoveryCode'>,
  userId: string,
  typed: string,
): Promise<boolean> {
  const { count } = await recoveryCode.deleteMany({ where: { id: hashRecoveryCode(userId, typed), userId } })
  return count > 0
}
