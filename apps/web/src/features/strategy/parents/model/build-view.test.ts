import { readFile } from 'node:fs/promises'
import { parentViewSchema } from '@pathwise/api/parent-links/parent-view.schemas'
import { buildItemKey } from '@pathwise/planner/item-key'
import { strategySchema } from '@pathwise/planner/strategy'
import type { StudyPlan, StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { findMonday } from '@pathwise/planner/study-plan/weeks'
import { describe, expect, it } from 'vitest'
import { buildFollowedPlan } from '../../../../../test/sample-followed-plan.ts'
import { buildParentView } from './build-view.ts'

const followedPlan = buildFollowedPlan()
const all = { tasks: true, dates: true, results: true }
const today = '2026-12-02'
const [first] = followedPlan.plan.tasks
const changedAt = '2026-11-23T18:00:00.000Z'

/** Builds a plan from a planner fixture with measured areas. */
async function followMeasured() {
  const file = new URL(
    '../../../../../../../packages/planner/fixtures/strategy-v2/us-g11-sat-1500-measured.json',
    import.meta.url,
  )
  const strategy = strategySchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const { report } = followedPlan
  return buildFollowedPlan({ report: { ...report, result: { ...report.result, strategy } } })
}

describe('buildParentView', () => {
  it('builds parent views that match the server’s schema', async () => {
    for (const plan of [followedPlan, await followMeasured()]) {
      const view = buildParentView(plan, [], all, today)
      expect(parentViewSchema.parse(view)).toEqual(view)
    }
  })

  it('marks completed tasks as done', () => {
    const key = buildItemKey(followedPlan.report.context, 'plan', first?.key ?? '')
    const progress = [
      { key, status: 'completed', changedAt } as const,
      { key: 'other', status: 'completed', changedAt } as const,
    ]
    const view = buildParentView(followedPlan, progress, all, today)
    expect(view.tasks?.map(({ done }) => done)).toEqual(view.tasks?.map((_, index) => index === 0))
    const open = buildParentView(followedPlan, [{ key, status: 'in_progress', changedAt }], all, today)
    expect(open.tasks?.some(({ done }) => done)).toBe(false)
  })

  it('includes the tasks of the current week and of the four weeks before and after it', () => {
    const days = buildParentView(followedPlan, [], all, '2027-01-13').tasks?.map(({ day }) => day) ?? []
    expect(days[0]).toBe('2026-12-14')
    expect(days.at(-1)).toBe('2027-02-14')
  })

  it('omits the parts that the student did not select, and omits the exam when dates are not selected', async () => {
    const plan = await followMeasured()
    const none = buildParentView(plan, [], { tasks: false, dates: false, results: false }, today)
    expect(none).toMatchObject({ tasks: null, exam: null, dates: null, results: null })
    const usual = buildParentView(plan, [], { ...all, results: false }, today)
    expect(usual).toMatchObject({ exam: { exam: 'SAT', date: '2027-03-06' }, results: null })
    expect(usual.dates).not.toBeNull()
  })

  it.each([
    ['SAT', 'regular', 'date.register', false],
    ['ACT', 'regular', 'date.register', true],
    ['ACT', 'late', 'date.registerLate', true],
    ['ACT', 'about', 'date.registerAbout', false],
    ['ACT', undefined, 'date.register', false],
  ] as const)(
    'includes a deadline of the plan, and omits those of other sittings: %s %s',
    (exam, deadlineKind, key, isPublished) => {
      const { strategy } = followedPlan.report.result
      if (!strategy) throw new Error('The sample report has no strategy')
      expect(strategy.dates.filter(({ kind }) => kind === 'sitting').length).toBeGreaterThan(1)
      const task: StudyTask = {
        ...{ key: 'date.deadline.2027-05-21', kind: 'date', minutes: 15, day: '2027-05-01', skills: [] },
        ...{ exam, fact: 'deadline', deadline: '2027-05-21' },
        ...(deadlineKind && { deadlineKind }),
      }
      const plan: StudyPlan = { ...followedPlan.plan, exam: { exam, date: '2027-06-05' }, tasks: [task] }
      const view = buildParentView({ ...followedPlan, plan }, [], all, '2027-04-27')
      expect(view.tasks?.map((one) => one.deadlineKind)).toEqual([deadlineKind])
      expect(parentViewSchema.parse(view)).toEqual(view)
      expect(view.dates).toEqual([
        {
          ...{ exam, date: '2027-05-21', endDate: null, isPublished },
          label: { key, values: { exam: { term: `exam.${exam}` } } },
        },
      ])
    },
  )

  it('includes the report’s application deadline when the study plan has no task for it', () => {
    const { strategy } = followedPlan.report.result
    if (!strategy) throw new Error('The sample report has no strategy')
    const application = {
      ...({ kind: 'application', exam: 'OUAC', date: '2027-01-15', endDate: null, emphasis: true } as const),
      ...({ confidence: 'A', certainty: 'published', fact: 'ouac.deadlines' } as const),
      label: { key: 'date.apply', values: { exam: { term: 'exam.OUAC' } } } as const,
    }
    const result = { ...followedPlan.report.result, strategy: { ...strategy, dates: [application] } }
    const plan: StudyPlan = { ...followedPlan.plan, tasks: [] }
    const view = buildParentView({ ...followedPlan, plan, report: { ...followedPlan.report, result } }, [], all, today)
    const { label, date } = application
    expect(view.dates).toEqual([{ exam: 'OUAC', date, endDate: null, label, isPublished: true }])
  })

  it('returns measured results as ranges, and omits the answers and run ids', async () => {
    const { results } = buildParentView(await followMeasured(), [], all, today)
    expect(results?.length).toBeGreaterThan(0)
    expect(Object.keys(results?.[0] ?? {}).toSorted()).toEqual(['area', 'high', 'low', 'target', 'verdict'])
    expect(buildParentView(followedPlan, [], all, today).results).toEqual([])
  })
})

describe('findMonday', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
  ])('returns the Monday of the week that contains %s', (day, monday) => {
    expect(findMonday(day)).toBe(monday)
  })
})
