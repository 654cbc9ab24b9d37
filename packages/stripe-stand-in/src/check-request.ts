import { readFileSync } from 'node:fs'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import qs from 'qs'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

const file = new URL('operations.json', import.meta.url)
const { operations } = z
  .object({ operations: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(JSON.parse(readFileSync(file, 'utf8')))

/** Parameters are form-encoded, so numbers and booleans arrive as strings. */
const ajv = new Ajv({ coerceTypes: true, strict: false })

/**
 * Returns the operation of a request, such as `GET /v1/subscriptions/{id}`, and the id in the request's path, if any.
 * @throws Refusal for an unknown operation
 */
export function findOperation(method: string, path: string): { operation: string; id: string | undefined } {
  const plain = `${method} ${path}`
  if (Object.hasOwn(operations, plain)) return { operation: plain, id: undefined }
  const cut = path.lastIndexOf('/')
  const withId = `${method} ${path.slice(0, cut)}/{id}`
  if (Object.hasOwn(operations, withId)) return { operation: withId, id: decodeURIComponent(path.slice(cut + 1)) }
  throw new Refusal(`Unrecognized request URL (${method}: ${path}).`, { status: 404 })
}

/**
 * Parses form-encoded parameters and validates them against Stripe's schema.
 * @throws Refusal with Stripe's own error for unknown, missing or invalid parameters
 */
export function checkParams(operation: string, text: string): Record<string, unknown> {
  const schema = operations[operation]
  if (!schema) throw new Error(`No operation ${operation}`)
  // Compiled on first use and cached by Ajv, because all schemas together take more than half a second.
  const validate = ajv.compile(schema)
  const params: Record<string, unknown> = qs.parse(text, { depth: 10, arrayLimit: 100 })
  if (validate(params)) return params
  throw buildRefusal(validate)
}

function buildRefusal({ errors }: ValidateFunction): Refusal {
  const [first] = errors ?? []
  if (!first) return new Refusal('Invalid request')
  const param = findParam(first)
  switch (first.keyword) {
    case 'additionalProperties':
      return new Refusal(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
    case 'required':
      return new Refusal(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    case 'enum':
      return new Refusal(`Invalid ${param}: must be one of ${String(first.params['allowedValues'])}`, { param })
    default:
      return new Refusal(`Invalid ${param}: ${first.message ?? 'not as described'}`, { param })
  }
}

/** Names the invalid parameter as Stripe does: `line_items[0][price]`. */
function findParam({ instancePath, params }: ErrorObject): string {
  const named: unknown = params['additionalProperty'] ?? params['missingProperty']
  const steps = [...instancePath.split('/').slice(1), ...(typeof named === 'string' ? [named] : [])]
  return steps.map((step, index) => (index === 0 ? step : `[${step}]`)).join('')
}
