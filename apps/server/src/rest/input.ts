import type { FastifyRequest } from 'fastify'
import { inputSchemaOf, propertiesOf } from './procedure-schemas.ts'
import { type Route, takesBody } from './route.ts'

const yes = /^(1|true|yes|on)$/i
const no = /^(0|false|no|off)$/i

/**
 * Text from a path or a query as the JSON type that the input declares. Text that does not fit is passed on as it is,
 * so that the procedure's own schema refuses it. `1e309` reads as Infinity, which is no JSON number.
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
 * How a request becomes the input of its procedure: the fields of the body, or of the query where the method has no body,
 * then those of the path, under the procedure's names. A body and a query are never mixed, so that no address carries a
 * password or overrides what the body says.
 */
export function inputReader(route: Route): (request: Pick<FastifyRequest, 'body' | 'params' | 'query'>) => unknown {
  const schema = inputSchemaOf(route.procedure)
  if (!schema) return () => undefined
  const types = new Map(propertiesOf(schema).map(({ name, type }) => [name, type]))

  return ({ body, query, params }) => {
    const input: Record<string, unknown> = {}
    if (takesBody(route)) {
      // A body that is no object cannot carry fields; the schema says so.
      if (body !== undefined && body !== null && !isRecord(body)) return body
      for (const [name, value] of Object.entries(body ?? {})) input[route.rename?.[name] ?? name] = value
    }
    for (const source of takesBody(route) ? [params] : [query, params]) {
      if (!isRecord(source)) continue
      for (const [wireName, value] of Object.entries(source)) {
        const name = route.rename?.[wireName] ?? wireName
        input[name] = typeof value === 'string' ? coerce(value, types.get(name)) : value
      }
    }
    return input
  }
}
