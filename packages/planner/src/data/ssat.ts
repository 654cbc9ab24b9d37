import { z } from 'zod'
import { rangeSchema, readFact } from './facts.ts'

const levelSchema = z.object({ total: rangeSchema, section: rangeSchema })

export const ssatScale = readFact(
  'ssat.scale',
  z.object({ middle: levelSchema, upper: levelSchema, percentile: rangeSchema }),
)
