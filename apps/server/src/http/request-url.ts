import type { FastifyRequest } from 'fastify'

/** The result for an invalid URL. No page or endpoint has this path. */
const unreadable = new URL('http://localhost//')

/**
 * Parses a request target. The host of the result is a placeholder. `new URL(url, base)` would parse `//name` as a host
 * and throw on `//`.
 */
export function requestUrl({ url }: Pick<FastifyRequest, 'url'>): URL {
  const address = url.startsWith('/') ? `http://localhost${url}` : url
  return URL.canParse(address) ? new URL(address) : unreadable
}
