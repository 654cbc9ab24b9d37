import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * An address to which Stripe may send the browser back: a page of this deployment, under its public address or under the
 * one that the request came to.
 * @param name the field that holds it
 * @throws AppError `bad_input`
 */
export function requireOwnPage(
  { publicUrl, request }: Pick<Context, 'publicUrl' | 'request'>,
  name: string,
  address: string,
): string {
  const url = new URL(address)
  const isOurs = url.origin === publicUrl() || url.host === request.headers.host
  if (isOurs && url.username === '' && url.password === '') return url.href
  throw new AppError('bad_input', `${name} must be a page of ${publicUrl()}`)
}
