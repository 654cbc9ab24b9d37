import type { FastifyRequest } from 'fastify'
import { findInputSchema, listProperties } from './procedure-schemas.ts'
import { acceptsBody, type Route } from './route.ts'

const yes = /^(1|true|yes|on)$/i
const no = /^(0|false|no|off)$/i

/**
 * Converts the value of a path or query parameter to the JSON type that the input declares. Returns the string
 * unchanged if it cannot be converted, for example `1e309`, which JavaScript parses as Infinity. The procedure's schema
 * then rejects the string.
 */
export function coerce(text: string, type: string | undefined): unknown {
  if (type === 'integer' || type === 'number') {
    const number = Number(text)
    return text.trim() !== '' && Number.isFinite(number) ? number : text
  }
  if (type === 'boolean') {
    if (yes.test(text)) return true
    if (no.test(text)) return false
  }
  return text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Builds a procedure's input from the path parameters and the body, or from the query if the method has no body. Path
 * parameters take precedence. Body and query are never mixed, so that a URL cannot contain a password or override the
 * body.
 */
export function createInputReader(
  route: Pick<Route, 'method' | 'paths' | 'procedure'>,
): (request: Pick<FastifyRequest, 'body' | 'params' | 'query'>) => unknown {
  const schema = findInputSchema(route.procedure)
  if (!schema) return () => undefined
  const types = new Map(listProperties(schema).map(({ name, type }) => [name, type]))

  return ({ body, query, params }) => {
    const input: Record<string, unknown> = {}
    if (acceptsBody(route)) {
      // If the body is not an object, return it unchanged, so that the schema rejects it.
      if (body !== undefined && body !== null && !isRecord(body)) return body
      Object.assign(input, body)
    }
    for (const source of acceptsBody(route) ? [params] : [query, params]) {
      if (!isRecord(source)) continue
      for (const [name, value] of Object.entries(source)) {
        input[name] = typeof value === 'string' ? coerce(value, types.get(name)) : value
      }
    }
    return input
  }
}
