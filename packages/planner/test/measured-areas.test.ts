import { describe, expect, test } from 'vitest'
import type { MeasuredSection } from '../src/measured.ts'
import { planStrategy } from '../src/plan.ts'
import { type DifficultyLevel, difficultyLevels } from '../src/problems.ts'
import type { Strategy } from '../src/strategy.ts'
import { bank, listSummaryKeys } from './contexts.ts'
import { findArea, math, measureMath, plan, strong, weak } from './measure-math.ts'

const findRank = ({ focus }: Strategy, area: string) => focus.findIndex((one) => one.area === `domain.sat.${area}`)
const findMinutes = (strategy: Strategy, area: string) => findArea(strategy, area)?.minutes ?? 0

describe('a measured area', () => {
  test('ranks an area first and assigns it more minutes when it was measured as weak', () => {
    const before = plan([measureMath()], math)
    const after = plan([measureMath({ 'sat.geometry-trigonometry': weak })], math)
    expect(findRank(before, 'geometry-trigonometry')).not.toBe(0)
    expect(findRank(after, 'geometry-trigonometry')).toBe(0)
    expect(findMinutes(after, 'geometry-trigonometry')).toBeGreaterThan(findMinutes(before, 'geometry-trigonometry'))
  })

  test('ranks an area lower and assigns it fewer minutes when it was measured as strong', () => {
    const before = plan([measureMath()], math)
    const after = plan([measureMath({ 'sat.algebra': strong })], math)
    expect(findRank(before, 'algebra')).toBe(0)
    expect(findRank(after, 'algebra')).not.toBe(0)
    expect(findMinutes(after, 'algebra')).toBeLessThan(findMinutes(before, 'algebra'))
  })

  test('returns a range, a verdict and an answer count for a measured area, but no scores', () => {
    const provisional = measureMath({ 'sat.algebra': weak }, { provisional: true })
    const area = findArea(plan([provisional]), 'algebra')
    expect(area).toMatchObject({
      basis: 'measured',
      low: 0.1,
      high: 0.28,
      mastery: 0.19,
      target: 0.8,
      verdict: 'needs_work',
      answers: 4,
      provisional: true,
    })
    expect(area).not.toHaveProperty('points')
    expect(area).not.toHaveProperty('own')
  })

  test('marks a measured area as inferred when none of its items was answered', () => {
    const inferred = measureMath({ 'sat.advanced-math': { low: 0.3, high: 0.7, answersEach: 0 } })
    const area = findArea(plan([inferred]), 'advanced-math')
    expect(area).toMatchObject({ basis: 'inferred', verdict: 'inferred', answers: 0, why: { key: 'why.inferred' } })
  })

  test('ranks the skill that needs work first within its area, and names the skill in the reason', () => {
    const functions = { low: 0.1, high: 0.3, verdict: 'needs_work' } as const
    const quadratics = { low: 0.85, high: 0.95, verdict: 'on_track' } as const
    const skills = { 'math.functions': functions, 'math.quadratics': quadratics }
    const measured = measureMath({ 'sat.advanced-math': { low: 0.2, high: 0.4, skills } })
    const strategy = plan([measured], math)
    const area = findArea(strategy, 'advanced-math')
    expect(area?.skills[0]).toBe('math.functions')
    expect(area?.skills.at(-1)).toBe('math.quadratics')
    expect(area?.why).toMatchObject({ key: 'why.needsWorkSkill', values: { skill: { term: 'skill.math.functions' } } })
    expect(listSummaryKeys(strategy)).toContain('first.measuredSkill')
  })

  test('plans no study sheet for a skill measured as on track, even before school teaches it', () => {
    const tenth = { ...math, grade: 'G10' } as const
    const onTrack = { low: 0.85, high: 0.95, verdict: 'on_track' } as const
    const skills = { 'math.trigonometry': onTrack }
    const kinds = (strategy: Strategy) =>
      strategy.week.days.flatMap(({ tasks }) => tasks.filter(({ skill }) => skill === 'math.trigonometry'))
    const expected = planStrategy({ ...tenth, problems: bank })
    expect(kinds(expected).map(({ kind }) => kind)).toContain('learn')
    const measured = measureMath({ 'sat.geometry-trigonometry': { ...weak, skills } })
    expect(
      kinds(planStrategy({ ...tenth, problems: bank, measured: [measured] })).map(({ kind }) => kind),
    ).not.toContain('learn')
  })
})

describe('problems for a measured area', () => {
  const levels = new Map(bank.map(({ id, difficultyLevel }) => [id, difficultyLevel]))
  const all = (low: number, high: number) => {
    const level = { low, high }
    return measureMath({
      'sat.algebra': level,
      'sat.advanced-math': level,
      'sat.problem-solving-data': level,
      'sat.geometry-trigonometry': level,
    })
  }

  test.each<[string, MeasuredSection, DifficultyLevel]>([
    ['a student who knows few medium questions', all(0.15, 0.35), 'beginner'],
    ['a student who knows half of them', all(0.45, 0.59), 'intermediate'],
    ['a student who knows most of them', all(0.7, 0.84), 'advanced'],
  ])('chooses problems at the level of %s', (_, measured, level) => {
    const chosen = plan([measured], math).problems.flatMap(({ id }) => levels.get(id) ?? [])
    const rungs = chosen.map((one) => difficultyLevels.indexOf(one))
    expect(Math.min(...rungs)).toBe(difficultyLevels.indexOf(level))
    expect(rungs.filter((rung) => rung === difficultyLevels.indexOf(level)).length).toBeGreaterThan(rungs.length / 2)
  })
})
