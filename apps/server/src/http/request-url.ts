import type { FastifyRequest } from 'fastify'

/** Result for an invalid URL; no page or endpoint has this path. */
const unreadable = new URL('http://localhost//')

/**
 * Parses the target of a request; the host is a placeholder. `new URL(url, base)` would read `//name` as a host and
 * throw on `//`.
 */
export function requestUrl({ url }: Pick<FastifyRequest, 'url'>): URL {
  const address = url.startsWith('/') ? `http://localhost${url}` : url
  return URL.canParse(address) ? new URL(address) : unreadable
}
