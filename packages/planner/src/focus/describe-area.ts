import type { BasedArea } from '../strategy.ts'
import type { AreaMinutes } from '../week/minutes.ts'
import type { Area } from './area.ts'
import { sectionScale, sectionStep } from './benchmark.ts'

function roundShare(place: number): number {
  return Math.round(Math.min(1, Math.max(0, place)) * 1000) / 1000
}

/** Converts levels to section scores, rounded to the score step. */
function findPoints({ section, mastery, target }: Area) {
  if (section === null) return undefined
  const [lowest, highest] = sectionScale(section)
  const step = sectionStep(section)
  const toScore = (place: number) => Math.round((lowest + roundShare(place) * (highest - lowest)) / step) * step
  return { now: toScore(mastery), target: toScore(target), highest }
}

function describe<Extra extends object>({ area, minutes }: AreaMinutes, extra: Extra) {
  return {
    area: area.key,
    subject: area.subject,
    exam: area.exam,
    skills: [...area.skills],
    stance: area.stance,
    weight: roundShare(area.weight),
    mastery: roundShare(area.mastery),
    target: roundShare(area.target),
    ...extra,
    minutes,
    why: area.why,
  }
}

/** Describes an area of a plan in which no section has been measured. */
export function describeArea(row: AreaMinutes) {
  const points = findPoints(row.area)
  return describe(row, { ...(row.area.own && { own: true as const }), ...(points && { points }) })
}

/** Describes an area of a plan in which at least one section has been measured. */
export function describeAreaWithBasis(row: AreaMinutes): BasedArea {
  const { measure } = row.area
  if (!measure) return { ...describeArea(row), basis: 'expected' }
  const { verdict, provisional, answers } = measure
  const level = describe(row, {
    low: roundShare(measure.low),
    high: roundShare(measure.high),
    provisional,
    answers: answers.length,
  })
  return verdict === 'inferred' ? { ...level, basis: 'inferred', verdict } : { ...level, basis: 'measured', verdict }
}
