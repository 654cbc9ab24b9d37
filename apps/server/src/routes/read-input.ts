import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { coerce } from './rest/input.ts'
import { listProperties } from './rest/procedure-schemas.ts'

const querySchema = z.record(z.string(), z.unknown())

/**
 * Validates the query parameters of URLs against the schema. Empty parameters are treated as missing.
 * @returns a function that parses a query, and throws a TRPCError if it is invalid
 */
export function createQueryReader<Schema extends z.ZodType>(schema: Schema): (query: unknown) => z.infer<Schema> {
  const types = new Map(listProperties(schema).map(({ name, type }) => [name, type]))
  return (query) => {
    const fields = Object.entries(querySchema.parse(query ?? {})).filter(([, value]) => value !== '')
    const coerced = fields.map(([name, value]) => [
      name,
      typeof value === 'string' ? coerce(value, types.get(name)) : value,
    ])
    return readInput(schema, Object.fromEntries(coerced))
  }
}

/** @throws TRPCError if the input is invalid */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const input = schema.safeParse(given)
  if (!input.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: input.error })
  return input.data
}
