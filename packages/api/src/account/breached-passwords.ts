import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

const timeoutMs = 3000

/** The number of hexadecimal hash digits to send. Hundreds of leaked passwords share each prefix of this length. */
const prefixLength = 5

/**
 * Rejects a password that the configured service reports as leaked. Only the first digits of its SHA-1 hash are sent
 * (k-anonymity). If no service is configured or the request fails, every password passes.
 * @throws AppError `bad_input` with reason `breached_password`
 */
export async function assertNotBreached(
  { breachedPasswordsUrl, request }: Pick<Context, 'breachedPasswordsUrl' | 'request'>,
  password: string,
): Promise<void> {
  if (breachedPasswordsUrl === null) return
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  const suffixes = await findSuffixes(breachedPasswordsUrl, hash.slice(0, prefixLength)).catch(
    (error: unknown): string[] => {
      request.log.warn({ err: error }, 'the service of breached passwords does not answer')
      return []
    },
  )
  if (!suffixes.includes(hash.slice(prefixLength))) return
  throw new AppError('bad_input', 'This password is in known data leaks', { reason: 'breached_password' })
}

/**
 * Returns the suffixes of the hashes that match the prefix. Padded responses include dummy entries with a count of 0.
 */
async function findSuffixes(url: string, prefix: string): Promise<string[]> {
  const response = await fetch(`${url}/${prefix}`, {
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The service answered with ${response.status}`)
  return (await response.text())
    .split('\n')
    .map((line) => line.trim().split(':'))
    .filter(([, count]) => Number(count) > 0)
    .map(([suffix = '']) => suffix.toUpperCase())
}
