import { z } from 'zod'
import { readFact } from './facts.ts'

/** By the year in which studies begin. */
export const ouacDeadlines = readFact(
  'ouac.deadlines',
  z.record(z.string(), z.object({ apply: z.iso.date(), earliest_reply: z.iso.date() })),
)
