import { z } from 'zod'
import raw from './exam-facts.json' with { type: 'json' }

export type Confidence = 'A' | 'B' | 'C' | 'D'

const factsSchema = z.object({
  made: z.iso.date(),
  confidence: z.record(z.enum(['A', 'B', 'C', 'D']), z.string()),
  facts: z.array(
    z.object({
      id: z.string(),
      value: z.unknown(),
      sources: z.array(z.string()).min(1),
      confidence: z.enum(['A', 'B', 'C', 'D']),
      note: z.string(),
    }),
  ),
})

const factsFile = factsSchema.parse(raw)
const byId = new Map(factsFile.facts.map((fact) => [fact.id, fact]))

interface Fact<Value> {
  id: string
  value: Value
  confidence: Confidence
  note: string
}

/**
 * Reads an exam fact and validates its value.
 * @throws RangeError if there is no such fact
 * @throws ZodError if the value does not match the schema
 */
export function readFact<Value>(id: string, schema: z.ZodType<Value>): Fact<Value> {
  const fact = byId.get(id)
  if (!fact) throw new RangeError(`No exam fact ${id}`)
  return { id, value: schema.parse(fact.value), confidence: fact.confidence, note: fact.note }
}

export const rangeSchema = z.tuple([z.number(), z.number()])
