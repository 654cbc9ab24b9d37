import { z } from 'zod'
import { readFact } from './facts.ts'

/** Application deadlines by the year in which university starts. */
export const ouacDeadlines = readFact(
  'ouac.deadlines',
  z.record(z.string(), z.object({ apply: z.iso.date(), earliest_reply: z.iso.date() })),
)
