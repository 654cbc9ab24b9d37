import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * Requires an address to be a page of this deployment, under its public origin or the request's host.
 * Stripe redirects the browser to it.
 * @param name the input field of the address
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
