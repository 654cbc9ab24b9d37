import type { CalendarDate } from '../../src/calendar.ts'
import { type SkillId, skillIds } from '../../src/data/skills.ts'
import { planStrategy } from '../../src/plan.ts'
import type { Strategy } from '../../src/strategy.ts'
import type { StudyPlanInput } from '../../src/study-plan/make-study-plan.ts'
import { defaultHours, type StudyHours } from '../../src/study-plan/study-hours.ts'
import type { Supply } from '../../src/study-plan/supply.ts'

const noSkills: readonly SkillId[] = []

/**
 * Builds a supply with `count` problems per skill, three Math modules, two English modules, and a sheet for every skill
 * not in `without`.
 */
export function buildSupply({
  count = 8,
  without = noSkills,
}: {
  count?: number
  without?: readonly SkillId[]
} = {}): Supply {
  const problems = new Map(skillIds.map((id) => [id, { count, seconds: count * 80 }]))
  return {
    problems,
    seen: new Map(),
    findSheet: (skill) => (without.includes(skill) ? undefined : skill.replace('.', '-')),
    modules: new Map([
      ['sat.math', 3],
      ['sat.reading-writing', 2],
    ]),
    unmeasured: ['sat.math', 'sat.reading-writing'],
  }
}

/** Builds study hours with the given minutes per day. Friday and Sunday are free. */
export function buildHours(minutes: number): StudyHours {
  const day = { from: '17:00', until: '22:00', minutes }
  const rest = { ...day, minutes: 0 }
  return {
    week: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: rest, saturday: day, sunday: rest },
    exceptions: {},
  }
}

export function planSat(today: CalendarDate): Strategy {
  const goal = { kind: 'preset', preset: 'SAT_1500_PLUS' } as const
  return planStrategy({ country: 'US', grade: 'G11', goal, today, problems: [] })
}

/** Builds the input of a plan from November 24, 2026 to the SAT on March 6, 2027. */
export function buildInput(changes: Partial<StudyPlanInput> = {}): StudyPlanInput {
  const strategy = planSat('2026-11-24')
  return {
    strategy,
    from: '2026-11-24',
    exam: { exam: 'SAT', date: '2027-03-06' },
    hours: defaultHours(strategy),
    supply: buildSupply(),
    done: new Set(),
    ...changes,
  }
}
