import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { coerce } from '../rest/input.ts'
import { propertiesOf } from '../rest/procedure-schemas.ts'

const querySchema = z.record(z.string(), z.unknown())

/**
 * Reads a query as a schema declares its fields. An empty field is one that is left out.
 * @returns what gives the fields of one query, and throws a TRPCError of a failed validation
 */
export function queryReader<Schema extends z.ZodType>(schema: Schema): (query: unknown) => z.infer<Schema> {
  const types = new Map(propertiesOf(schema).map(({ name, type }) => [name, type]))
  return (query) => {
    const fields = Object.entries(querySchema.parse(query ?? {})).filter(([, value]) => value !== '')
    const coerced = fields.map(([name, value]) => [
      name,
      typeof value === 'string' ? coerce(value, types.get(name)) : value,
    ])
    const input = schema.safeParse(Object.fromEntries(coerced))
    if (!input.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: input.error })
    return input.data
  }
}
