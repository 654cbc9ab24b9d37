import { z } from 'zod'
import { rangeSchema, readFact } from './facts.ts'

const timed = z.object({ minutes: z.number(), questions: z.int() })
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
/** PreACT benchmarks by half-year. The last column contains the ACT benchmarks. */
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
/**
 * The usual number of weeks between the registration deadline and the test date, and the known deadlines keyed by test
 * date.
 */
export const actDeadlines = readFact(
  'act.deadlines_2026_27',
  z.object({
    weeks_before: z.number(),
    named: z.record(z.iso.date(), z.object({ regular: z.iso.date(), late: z.iso.date().nullable() })),
  }),
)
