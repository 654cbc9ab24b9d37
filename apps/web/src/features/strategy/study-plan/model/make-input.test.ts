import { followedPlanSchema, makePlanInputSchema } from '@pathwise/api/study-plan/plan.schemas'
import { describe, expect, it } from 'vitest'
import { buildSampleFollowedPlan, buildServerPlan, plannableReport } from '../../../../../test/sample-study-plan.ts'
import { buildFollowedPlan, buildMakeInput, neverChanged } from './make-input.ts'

const { hours } = buildServerPlan()
const known = { done: ['learn.math.functions'], seen: [1, 2], language: 'ko' }
const choice = { report: plannableReport, hours, timeZone: 'Asia/Seoul', examDate: undefined }

describe('buildMakeInput', () => {
  it('builds an input that matches the server’s schema', () => {
    expect(makePlanInputSchema.parse(buildMakeInput(choice, known))).toMatchObject({
      time_zone: 'Asia/Seoul',
      language: 'ko',
      done: known.done,
      seen: known.seen,
    })
  })

  it('sends default hours as null and other hours unchanged', () => {
    expect(buildMakeInput(choice, known).hours).toBeNull()
    const { monday, ...others } = hours.week
    const reordered = { exceptions: {}, week: { ...others, monday } }
    expect(buildMakeInput({ ...choice, hours: reordered }, known).hours).toBeNull()
    const own = { ...hours, exceptions: { '2026-11-27': 0 } }
    expect(buildMakeInput({ ...choice, hours: own }, known).hours).toEqual(own)
  })
})

describe('buildFollowedPlan', () => {
  it('builds a plan that matches the schema of a stored study plan', () => {
    const plan = buildFollowedPlan(choice, buildServerPlan(), neverChanged)
    expect(followedPlanSchema.parse(plan)).toEqual(plan)
  })

  it('keeps completed tasks of the previous plan on their days and drops its open tasks', () => {
    const before = buildSampleFollowedPlan()
    const [first] = before.plan.tasks
    const made = buildServerPlan({ from: '2026-12-01', done: [first?.key ?? ''] })
    const isDone = ({ key }: { key: string }) => key === first?.key
    const { plan } = buildFollowedPlan(choice, made, neverChanged, { followedPlan: before, isDone })
    expect(plan.tasks[0]).toEqual(first)
    expect(plan.tasks.slice(1)).toEqual(made.plan.tasks)
  })

  it('drops all tasks of the previous plan when that plan has a different goal', () => {
    const before = buildSampleFollowedPlan()
    const report = { ...plannableReport, context: { ...plannableReport.context, goal: 'ACT_35_PLUS' } }
    const { plan } = buildFollowedPlan({ ...choice, report }, buildServerPlan({ from: '2026-12-01' }), neverChanged, {
      followedPlan: before,
      isDone: () => true,
    })
    expect(plan.tasks.every(({ day }) => day >= '2026-12-01')).toBe(true)
  })
})
