import { z } from 'zod'
import { rangeSchema, readFact } from './facts.ts'

const section = z.object({ minutes: z.number(), modules: z.array(z.number()).min(1), questions: z.int() })
const pair = z.object({ rw: z.number(), math: z.number() })
const domains = z.array(z.object({ domain: z.string(), share_pct: z.number() }))

export const satSections = readFact('sat.sections', z.object({ rw: section, math: section }))
export const satScale = readFact('sat.scale', z.object({ total: rangeSchema, section: rangeSchema }))
export const satReadingWritingDomains = readFact('sat.rw.domains', domains)
export const satMathDomains = readFact('sat.math.domains', domains)
/** The test dates. If sources disagree, `date` is the earliest one, so that no plan ends too late. */
export const satDates = readFact(
  'sat.dates_2026_27',
  z.array(z.object({ date: z.iso.date(), later: z.iso.date().optional(), status: z.string() })),
)
export const satDeadlineRule = readFact(
  'sat.deadline_rule',
  z.object({
    register_days_before: z.number(),
    late_and_changes_days_before: z.number(),
    december: z.object({ register: z.iso.date(), late: z.iso.date() }),
  }),
)
export const satBenchmarks = readFact(
  'sat.benchmarks',
  z.object({ sat: pair, psat_grade11: pair, psat_grade10: pair, psat_grade9: pair.nullable() }),
)
/** A tutoring company's estimates of study hours by SAT point gain. The last range is open-ended. */
export const studyHours = readFact(
  'hours.heuristics',
  z.array(z.object({ gain: z.tuple([z.number(), z.number().nullable()]), hours: z.number() })).min(1),
)
/** SAT totals by ACT composite. */
export const concordance = readFact('concordance.act_to_sat', z.record(z.string(), z.tuple([z.number(), z.string()])))
