import { describe, expect, it } from 'vitest'
import { type SkillId, skillIds } from '../../src/data/skills.ts'
import { makeStudyPlan } from '../../src/study-plan/make-study-plan.ts'
import type { StudyPlan } from '../../src/study-plan/study-plan.ts'
import type { Supply } from '../../src/study-plan/supply.ts'
import { findViolations } from './find-violations.ts'
import { buildHours, buildInput, buildSupply } from './inputs.ts'

const hours = buildHours(60)
const noModules = { ...buildSupply({ count: 40 }), modules: new Map(), unmeasured: [] }

/** Returns the supply of a student who has answered some problems. */
function see(supply: Supply, seen: ReadonlyMap<SkillId, number>): Supply {
  const problems = [...supply.problems].map(([skill, { count }]) => {
    const left = count - (seen.get(skill) ?? 0)
    return [skill, { count: left, seconds: left * 80 }] as const
  })
  return { ...supply, problems: new Map(problems), seen }
}

const listKeys = ({ tasks, left }: StudyPlan, name: string) =>
  [...tasks, ...left].map(({ key }) => key).filter((key) => key.startsWith(`${name}.`))

describe('makeStudyPlan after some tasks are done', () => {
  const first = makeStudyPlan(buildInput({ hours, supply: noModules }))
  const skill = first.tasks.find(({ kind }) => kind === 'practise')?.skills[0] ?? 'math.geometry'
  const name = `practise.${skill}`

  function replan(done: readonly string[], supply: Supply) {
    const input = buildInput({ hours, supply, done: new Set(done) })
    const plan = makeStudyPlan(input)
    expect(findViolations(plan, input)).toEqual([])
    return plan
  }

  it('plans sets for all unseen problems and numbers them after the finished sets', () => {
    expect(listKeys(first, name)).toEqual([1, 2, 3, 4].map((number) => `${name}.${number}`))
    const done = [1, 2, 3].map((number) => `${name}.${number}`)
    const plan = replan([`learn.${skill}`, ...done], see(noModules, new Map([[skill, 24]])))
    expect(listKeys(plan, name)).toEqual([`${name}.4`])
    expect(listKeys(plan, 'mixed').toSorted()).toEqual(listKeys(first, 'mixed').toSorted())
  })

  it('keeps the keys of the open sets when a later set is done first', () => {
    const plan = replan([`${name}.2`], see(noModules, new Map([[skill, 8]])))
    expect(listKeys(plan, name)).toEqual([1, 3, 4].map((number) => `${name}.${number}`))
  })

  it.each([1, 2, 4])('plans only the other sets when the student marks %s sets as done without answers', (count) => {
    const all = [1, 2, 3, 4].map((number) => `${name}.${number}`)
    const plan = replan(all.slice(0, count), noModules)
    expect(listKeys(plan, name)).toEqual(count === 4 ? [`${name}.5`] : all.slice(count))
  })

  it('plans no more sets when the student marks all sets as done without answers', () => {
    const plan = replan(
      [1, 2, 3, 4, 5].map((number) => `${name}.${number}`),
      noModules,
    )
    expect(listKeys(plan, name)).toEqual([])
  })

  it('plans the sets for new problems when the student has answered the problems of the finished set', () => {
    const problems = new Map([...noModules.problems].map(([id]) => [id, { count: 24, seconds: 1_920 }] as const))
    const plan = replan([`${name}.1`], { ...noModules, problems, seen: new Map([[skill, 8]]) })
    expect(listKeys(plan, name)).toEqual([`${name}.2`, `${name}.3`])
    expect(listKeys(replan([`${name}.1`], { ...noModules, problems }), name)).toEqual([`${name}.2`])
  })

  it('plans a set for seven new problems when the finished set had only five', () => {
    const problems = new Map([[skill, { count: 7, seconds: 560 }] as const])
    const plan = replan([`${name}.1`], { ...noModules, problems, seen: new Map([[skill, 5]]) })
    expect(listKeys(plan, name)).toEqual([`${name}.2`])
  })

  it.each([
    ['answers the problems of two sets', 2],
    ['marks two sets as done without answers', 0],
  ])('plans the other mixed sets and numbers them after the finished sets when the student %s', (_, seen) => {
    const [group = ''] = first.tasks.flatMap(({ kind, key }) => (kind === 'mixed' ? [key.replace(/\.\d+$/, '')] : []))
    const keys = listKeys(first, group)
    expect(keys.length).toBeGreaterThan(3)
    const eight = [...(first.tasks.find(({ kind }) => kind === 'mixed')?.skills ?? [])].slice(0, 8)
    const plan = replan(keys.slice(0, 2), see(noModules, new Map(eight.map((id) => [id, seen]))))
    expect(listKeys(plan, group).toSorted()).toEqual(keys.slice(2).toSorted())
  })

  const mathModules = (left: number) => ({
    ...buildSupply({ count: 80 }),
    modules: new Map([['sat.math', left] as const]),
  })
  const listModules = (...numbers: number[]) => numbers.map((number) => `timed.sat.math.${number}`)
  const mathSkills = skillIds.filter((id) => id.startsWith('math.'))

  it('plans half of the timed modules that are left and numbers them after the finished modules', () => {
    const plan = replan(listModules(1, 2), { ...mathModules(4), seen: new Map([['math.linear-equations', 40]]) })
    expect(listKeys(plan, 'timed')).toEqual(listModules(3, 4))
  })

  it('plans one timed module less when the student marks one as done without answers', () => {
    expect(listKeys(replan(listModules(1), mathModules(1)), 'timed')).toEqual([])
    expect(listKeys(replan(listModules(1), mathModules(3)), 'timed')).toEqual(listModules(2))
    expect(listKeys(replan(listModules(1, 2), mathModules(3)), 'timed')).toEqual(listModules(3))
  })

  it('plans no timed module in place of a marked one when the answers are from finished sets', () => {
    const done = [...listModules(1), 'practise.math.linear-equations.1', 'mixed.sat.math.1']
    const plan = replan(done, see(mathModules(1), new Map([['math.linear-equations', 16]])))
    expect(listKeys(plan, 'timed')).toEqual([])
  })

  it('plans no sets for the problems of a timed module when the module is graded', () => {
    const countSets = (done: string[], modules: number) =>
      mathSkills.flatMap((id) => listKeys(replan(done, mathModules(modules)), `practise.${id}`)).length
    expect(countSets(listModules(1), 1)).toBe(countSets([], 1))
  })

  it.each([0, 20, 60, 90])('fills the first day only up to the time left after %s minutes of study', (minutesDone) => {
    const plan = makeStudyPlan(buildInput({ hours, supply: noModules, minutesDone }))
    const planned = plan.tasks.filter(({ day }) => day === plan.from).reduce((sum, { minutes }) => sum + minutes, 0)
    expect(planned).toBeLessThanOrEqual(Math.max(0, 60 - minutesDone))
    expect(planned > 0).toBe(minutesDone < 60)
  })

  const listReviews = (from: string, done: readonly string[]) =>
    makeStudyPlan(buildInput({ from, hours, supply: noModules, done: new Set(done) })).tasks.flatMap(
      ({ key, day, kind }) => (kind === 'due' && day <= '2026-12-06' ? [key] : []),
    )

  it.each([
    ['on a Monday', '2026-11-30', ['due.2026-11-30.1', 'due.2026-11-30.2'], []],
    ['in the middle of a week', '2026-12-02', ['due.2026-11-30.1', 'due.2026-11-30.2'], []],
    ['after one of the reviews', '2026-12-02', ['due.2026-11-30.2'], ['due.2026-11-30.1']],
  ])('keeps the open reviews of the current week when the plan is made again %s', (_when, from, reviews, done) => {
    expect(listReviews(from, [`${name}.1`, ...done])).toEqual(reviews)
  })

  it('plans no reviews in the first week when no task is done yet', () => {
    expect(listReviews('2026-11-30', [])).toEqual([])
  })
})
