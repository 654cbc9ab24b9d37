import { z } from 'zod'
import { rangeSchema, readFact } from './facts.ts'

const timed = z.object({ minutes: z.number() })
const benchmarkRow = z.array(z.number())

export const actSections = readFact(
  'act.sections',
  z.object({ english: timed, math: timed, reading: timed, science_optional: timed }),
)
export const actScale = readFact('act.scale', z.object({ section: rangeSchema, composite: rangeSchema }))
export const actMathCategories = readFact(
  'act.math.categories',
  z.object({
    'Preparing for Higher Math': z.number(),
    'Integrating Essential Skills': z.number(),
    phm_areas: z.array(z.string()),
    phm_area_weights: z.null(),
  }),
)
export const actEnglishCategories = readFact('act.english.categories', z.array(z.string()))
export const actReadingCategories = readFact('act.reading.categories', z.array(z.string()))
/** PreACT benchmarks by half-year; the last column holds the ACT's own benchmarks. */
export const preactBenchmarks = readFact(
  'act.preact_benchmarks',
  z.object({
    columns: z.array(z.string()),
    English: benchmarkRow,
    Mathematics: benchmarkRow,
    Reading: benchmarkRow,
    Science: benchmarkRow,
  }),
)
export const actDates = readFact('act.dates_2026_27', z.array(z.iso.date()))

const months: Readonly<Record<string, string>> = { Sep: '09', Oct: '10', Dec: '12' }

/**
 * Reads the registration deadlines that the note names, by sitting, and how many weeks before a sitting registration
 * usually closes (null when the note does not say).
 */
export function readActDeadlines(note: string, sittings: readonly string[]) {
  const weeks = /closes about (\d+) weeks before/.exec(note)?.[1]
  const named = new Map<string, { regular: string; late: string | null }>()
  for (const match of note.matchAll(/(Sep|Oct|Dec): (\d\d-\d\d)(?:, late (\d\d-\d\d))?/g)) {
    const sitting = sittings.find((date) => date.slice(5, 7) === months[match[1] ?? ''])
    if (!sitting || !match[2]) continue
    const year = sitting.slice(0, 4)
    named.set(sitting, { regular: `${year}-${match[2]}`, late: match[3] ? `${year}-${match[3]}` : null })
  }
  return { weeksBefore: weeks === undefined ? null : Number(weeks), named }
}

export const actDeadlines = readActDeadlines(actDates.note, actDates.value)
