import { type DomainId, domainRows } from '../src/data/exams.ts'
import type { SkillId } from '../src/data/skills.ts'
import type { MeasuredAnswer, MeasuredDomain, MeasuredSection } from '../src/measured.ts'
import { planStrategy } from '../src/plan.ts'
import type { FocusArea, Strategy } from '../src/strategy.ts'
import { bank } from './contexts.ts'

/** The measurement to build for a domain. If `verdict` is omitted, it is derived from the range and the target. */
interface Level {
  low: number
  high: number
  verdict?: MeasuredDomain['verdict']
  /** The number of answers per skill of the domain. */
  answersEach?: number
  skills?: Partial<Record<SkillId, { low: number; high: number; verdict: MeasuredDomain['verdict'] }>>
}

const target = 0.8

/** Builds a measurement of SAT Math. Domains that are not in `levels` have the range 0.5 to 0.7 and are `not_sure`. */
export function measureMath(
  levels: Partial<Record<DomainId, Level>> = {},
  given: Partial<Pick<MeasuredSection, 'target'> & { provisional: boolean }> = {},
): MeasuredSection {
  const rows = domainRows
    .filter(({ section }) => section === 'sat.math')
    .map((row) => {
      const { low, high, answersEach = 1, skills = {}, verdict } = levels[row.id] ?? { low: 0.5, high: 0.7 }
      const decided = low > target ? 'on_track' : high < target && high < 0.6 ? 'needs_work' : 'not_sure'
      const claim = { low, high, verdict: verdict ?? (answersEach === 0 ? 'inferred' : decided) } as const
      const answers = row.skills.flatMap((skill, at) =>
        Array.from({ length: answersEach }, (_, turn): MeasuredAnswer => {
          return { position: at * answersEach + turn, skill, outcome: high < 0.5 ? 'wrong' : 'right' }
        }),
      )
      return { id: row.id, ids: row.skills, claim, answers, skills }
    })
  return {
    section: 'sat.math',
    target,
    ...given,
    domains: rows.map(({ id, claim, answers }) => ({
      domain: id,
      ...claim,
      provisional: given.provisional ?? false,
      answers,
    })),
    skills: rows.flatMap(({ ids, claim, answers, skills }) =>
      ids.map((skill) => ({
        ...claim,
        ...skills[skill],
        skill,
        answers: answers.filter((answer) => answer.skill === skill),
      })),
    ),
  }
}

export const weak = { low: 0.1, high: 0.28 }
export const strong = { low: 0.84, high: 0.94 }

export const student = { country: 'US', grade: 'G11', today: '2026-11-21' } as const
export const sat = { ...student, goal: { kind: 'preset', preset: 'SAT_1500_PLUS' } } as const
export const math = { ...student, goal: { kind: 'text', text: 'SAT Math 750' } } as const

/** Returns a plan for the SAT or for SAT Math, with the given measurements. */
export function plan(measured: readonly MeasuredSection[], input: typeof sat | typeof math = sat): Strategy {
  return planStrategy({ ...input, problems: bank, measured })
}

export function findArea({ focus }: Strategy, area: string): FocusArea | undefined {
  return focus.find((one) => one.area === `domain.sat.${area}`)
}
