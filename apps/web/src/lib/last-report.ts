import { countries, grades } from '@pathwise/planner/context'
import { z } from 'zod'
import { readJson } from './browser-storage.ts'

// Only the fields that are read without the large schema of a report. Each may be unreadable without the others.
const storedSchema = z.object({
  openedAt: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)))
    .optional()
    .catch(undefined),
  shareId: z.string().optional().catch(undefined),
  isShareDeleted: z.boolean().catch(false),
  context: z
    .object({
      country: z.enum(countries),
      grade: z.enum(grades),
      goal: z.string().trim().min(1).max(200),
    })
    .optional()
    .catch(undefined),
  result: z
    .object({ strategy: z.object({ dates: z.array(z.object({ kind: z.string(), date: z.iso.date() })) }) })
    .optional()
    .catch(undefined),
})

/** Returns the entry's readable fields and, as `json`, the whole entry. */
export function readStoredReport() {
  return readJson('pathwise.last-report', (json) => {
    const { data } = storedSchema.safeParse(json)
    return data && { ...data, json }
  })
}

/** Returns the next exam date after `today` (`YYYY-MM-DD`) in the last report. */
export function readNextExamDay(today: string): string | undefined {
  const dates = readStoredReport()?.result?.strategy.dates
  return dates
    ?.flatMap(({ kind, date }) => ((kind === 'sitting' || kind === 'window') && date > today ? [date] : []))
    .toSorted()[0]
}
