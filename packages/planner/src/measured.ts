import type { z } from 'zod'
import type { DomainId, SectionId } from './data/exams.ts'
import type { SkillId } from './data/skills.ts'
import type { measuredAnswerSchema } from './strategy.ts'
import type { Term } from './terms.ts'

/** The sections that can be measured, because their domain weights are published. */
export type MeasurableSection = Extract<SectionId, `sat.${string}`>

export type MeasuredAnswer = Readonly<z.infer<typeof measuredAnswerSchema>>

/** A measured domain or skill. `low` and `high` are fractions of our medium-difficulty questions, 0 to 1. */
interface Claim {
  readonly low: number
  /** The true value is between `low` and `high` with a probability of 80%. */
  readonly high: number
  readonly verdict: 'needs_work' | 'on_track' | 'not_sure' | 'inferred' | 'expected'
  readonly answers: readonly MeasuredAnswer[]
}

export interface MeasuredDomain extends Claim {
  readonly domain: DomainId
  /** Whether over half of the information comes from items whose difficulty was guessed from the author's level. */
  readonly provisional: boolean
}

export interface MeasuredSkill extends Claim {
  readonly skill: SkillId
}

/** A measured section. It has no run id, because the id grants access to the run and must not be stored in a report. */
export interface MeasuredSection {
  readonly section: MeasurableSection
  /**
   * The level that the report requires: a fraction of our medium-difficulty questions, 0 to 1. The verdicts compare the
   * student with it.
   */
  readonly target: number
  readonly domains: readonly MeasuredDomain[]
  readonly skills: readonly MeasuredSkill[]
}

/** Allows for floating-point errors in fractions such as .7. */
const tiny = 1e-6

/**
 * Expresses a range of success rates (0 to 1) as a range of questions out of 10. Rounds `low` down and `high` up, so that
 * the result contains the whole range.
 */
export function toQuestionsOfTen({ low, high }: Pick<Claim, 'low' | 'high'>): { low: number; high: number } {
  return { low: Math.floor(low * 10 + tiny), high: Math.ceil(high * 10 - tiny) }
}

/** The answers on which the level of a measured area is based. Reports include them only if the student shares them. */
export interface AreaAnswers {
  readonly area: Term
  readonly answers: readonly MeasuredAnswer[]
}

/** Returns one entry per domain or skill: the one with the most answers, or the later one in a tie. */
function mergeClaims<Row extends Claim>(rows: readonly Row[], findId: (row: Row) => string): Row[] {
  const best = new Map<string, Row>()
  for (const row of rows) {
    const known = best.get(findId(row))
    if (!known || row.answers.length >= known.answers.length) best.set(findId(row), row)
  }
  return [...best.values()]
}

/**
 * Merges the runs of each section, for example a run over all domains and a later run over one of them. Expects the
 * oldest run first. Omits sections without answers.
 */
export function mergeSections(measured: readonly MeasuredSection[]): MeasuredSection[] {
  const last = new Map(measured.map(({ section, target }) => [section, target]))
  return [...last]
    .map(([section, target]): MeasuredSection => {
      const own = measured.filter((one) => one.section === section)
      return {
        section,
        target,
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
