import type { z } from 'zod'
import type { DomainId, SectionId } from './data/exams.ts'
import type { SkillId } from './data/skills.ts'
import type { measuredAnswerSchema } from './strategy.ts'
import type { Term } from './terms.ts'

/** The sections that can be measured, which are those whose domains have published weights. */
export type MeasurableSection = Extract<SectionId, `sat.${string}`>

/** An answer that a measurement is based on. */
export type MeasuredAnswer = Readonly<z.infer<typeof measuredAnswerSchema>>

/** The measured range for a domain or skill. `low` and `high` are fractions of our medium questions, from 0 to 1. */
interface Claim {
  readonly low: number
  /** The range from `low` to `high` contains the true value with 80 % probability. */
  readonly high: number
  readonly verdict: 'needs_work' | 'on_track' | 'not_sure' | 'inferred' | 'expected'
  readonly answers: readonly MeasuredAnswer[]
}

export interface MeasuredDomain extends Claim {
  readonly domain: DomainId
  /** Whether most of the information comes from items whose difficulty is only a guess. */
  readonly provisional: boolean
}

export interface MeasuredSkill extends Claim {
  readonly skill: SkillId
}

/**
 * The measurement of a section, without the run's id, which is an access key and must not be included in a stored
 * report.
 */
export interface MeasuredSection {
  readonly section: MeasurableSection
  /** The target as a fraction of our medium questions, or null for a run without a goal. */
  readonly target: number | null
  readonly domains: readonly MeasuredDomain[]
  readonly skills: readonly MeasuredSkill[]
}

/** The tolerance for floating-point errors in fractions such as .7. */
const tiny = 1e-6

/** Converts a range to whole questions out of 10, rounding outward. */
export function countOfTen({ low, high }: Pick<Claim, 'low' | 'high'>): { low: number; high: number } {
  return { low: Math.floor(low * 10 + tiny), high: Math.ceil(high * 10 - tiny) }
}

/** The answers that a measured area is based on. A strategy includes them only if the student shares them. */
export interface AreaAnswers {
  readonly area: Term
  readonly answers: readonly MeasuredAnswer[]
}

/** For each id, keeps the claim that is based on the most answers, or the later claim if the numbers are equal. */
function mergeClaims<Row extends Claim>(rows: readonly Row[], findId: (row: Row) => string): Row[] {
  const best = new Map<string, Row>()
  for (const row of rows) {
    const known = best.get(findId(row))
    if (!known || row.answers.length >= known.answers.length) best.set(findId(row), row)
  }
  return [...best.values()]
}

/**
 * Merges the measurements of each section, oldest first (such as an overview and a detailed run on one domain). Omits
 * sections that have no answers.
 */
export function mergeSections(measured: readonly MeasuredSection[]): MeasuredSection[] {
  return [...new Set(measured.map(({ section }) => section))]
    .map((section): MeasuredSection => {
      const own = measured.filter((one) => one.section === section)
      return {
        section,
        target: own.findLast(({ target }) => target !== null)?.target ?? null,
        domains: mergeClaims(
          own.flatMap(({ domains }) => domains),
          ({ domain }) => domain,
        ),
        skills: mergeClaims(
          own.flatMap(({ skills }) => skills),
          ({ skill }) => skill,
        ),
      }
    })
    .filter(({ domains }) => domains.some(({ answers }) => answers.length > 0))
}
