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
/** PreACT benchmarks by half-year. The last column is the ACT benchmark. */
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
/** The registration deadlines by test date, and the usual number of weeks before the test for all other dates. */
export const actDeadlines = readFact(
  'act.deadlines_2026_27',
  z.object({
    weeks_before: z.number(),
    named: z.record(z.iso.date(), z.object({ regular: z.iso.date(), late: z.iso.date().nullable() })),
  }),
)
