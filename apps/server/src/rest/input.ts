import type { FastifyRequest } from 'fastify'
import { inputSchemaOf, propertiesOf } from './procedure-schemas.ts'
import type { Route } from './route.ts'

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

/** How a request becomes the input of its procedure: the body's fields, then query and path, under the procedure's names. */
export function inputReader(route: Route): (request: FastifyRequest) => unknown {
  const schema = inputSchemaOf(route.procedure)
  if (!schema) return () => undefined
  const types = new Map(propertiesOf(schema).map(({ name, type }) => [name, type]))

  return ({ body, query, params }) => {
    // A body that is no object cannot carry fields; the schema says so.
    if (body !== undefined && body !== null && !isRecord(body)) return body
    const input: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(body ?? {})) input[route.rename?.[name] ?? name] = value
    for (const source of [query, params]) {
      if (!isRecord(source)) continue
      for (const [wireName, value] of Object.entries(source)) {
        const name = route.rename?.[wireName] ?? wireName
        input[name] = typeof value === 'string' ? coerce(value, types.get(name)) : value
      }
    }
    return input
  }
}
