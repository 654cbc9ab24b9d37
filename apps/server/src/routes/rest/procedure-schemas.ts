import type { Permission } from '@pathwise/api/trpc'
import { z } from 'zod'
import { findProcedure, type ProcedureName } from './procedures.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Returns undefined if the procedure has no input. */
export function findInputSchema(name: ProcedureName): z.ZodType | undefined {
  const { _def } = findProcedure(name)
  const [first] = 'inputs' in _def && Array.isArray(_def.inputs) ? _def.inputs : []
  return first instanceof z.ZodType ? first : undefined
}

export function findOutputSchema(name: ProcedureName): z.ZodType | undefined {
  const { _def } = findProcedure(name)
  const output = 'output' in _def ? _def.output : undefined
  return output instanceof z.ZodType ? output : undefined
}

const metaSchema = z.object({ permission: z.enum(['public', 'signedIn', 'editor', 'admin']) })

export function findPermission(name: ProcedureName): Permission {
  return metaSchema.parse(findProcedure(name)._def.meta).permission
}

/**
 * Caches the converted schemas, because converting all of them takes a quarter of a second, and both the routes and the
 * documentation use them.
 */
const converted = { input: new WeakMap<z.ZodType, JsonSchema>(), output: new WeakMap<z.ZodType, JsonSchema>() }

/** The result is shared, so callers must not modify it. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Readonly<JsonSchema> {
  const known = converted[io].get(schema)
  if (known) return known
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  converted[io].set(schema, rest)
  return rest
}

export interface Property {
  readonly name: string
  readonly type: string | undefined
  readonly required: boolean
  readonly description: string | undefined
  readonly schema: JsonSchema | boolean
}

/** Only top-level fields. */
export function listProperties(schema: z.ZodType): Property[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeof property === 'object' && typeof property.type === 'string' ? property.type : undefined,
    required: required.includes(name),
    description: typeof property === 'object' ? property.description : undefined,
    schema: property,
  }))
}
