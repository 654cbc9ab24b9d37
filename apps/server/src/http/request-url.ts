import type { FastifyRequest } from 'fastify'

/** Used in place of every invalid URL, because no page or endpoint has this path. */
const unreadable = new URL('http://localhost//')

/**
 * Parses a request target with a placeholder host. `new URL(url, base)` would parse `//name` as a host, and throw on
 * `//`.
 */
export function parseRequestUrl({ url }: Pick<FastifyRequest, 'url'>): URL {
  const address = url.startsWith('/') ? `http://localhost${url}` : url
  return URL.canParse(address) ? new URL(address) : unreadable
}
