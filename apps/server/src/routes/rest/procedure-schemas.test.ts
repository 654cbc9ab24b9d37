import { expect, it } from 'vitest'
import { z } from 'zod'
import { toJsonSchema } from './procedure-schemas.ts'

it('keeps the input schema unchanged when the output schema is converted', () => {
  const schema = z.object({ limit: z.number().default(20) })
  expect(toJsonSchema(schema, 'input').required).toBeUndefined()
  expect(toJsonSchema(schema, 'output').required).toEqual(['limit'])
  expect(toJsonSchema(schema, 'input').required).toBeUndefined()
})
