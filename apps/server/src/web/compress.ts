import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The encodings of pages, best first. The compression plugin does not handle pages, because they have no routes. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * `once` is for files whose compressed form is kept. `each` is for pages that are compressed again for every response.
 */
type Effort = 'once' | 'each'
/** For a report, quality 9 would take 23 ms of CPU time instead of 2 ms, and make the response only 2% smaller. */
const brotliQuality = { once: 9, each: 5 } as const satisfies Record<Effort, number>

export function findEncoding(request: FastifyRequest): Encoding {
  const accepted = request.encoding([...encodings])
  return encodings.find((encoding) => encoding === accepted) ?? 'identity'
}

export async function compress(text: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return text
  if (encoding === 'gzip') return promisify(gzip)(text)
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] } })
}

export function setContentEncoding(reply: FastifyReply, encoding: Encoding): void {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
}
