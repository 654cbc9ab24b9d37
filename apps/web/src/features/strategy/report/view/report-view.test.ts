import { createTranslations } from '@pathwise/i18n/browser'
import { presetGoals } from '@pathwise/planner/context'
import { planStrategy } from '@pathwise/planner/plan'
import { describe, expect, it } from 'vitest'
import { structuredReport } from '../../../../../test/sample-report.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { buildReportView } from './report-view.ts'

const translate = createStrategyTranslator(await createTranslations('en', ['strategy']))

/** Builds a strategy for every preset goal and returns all tasks, each with its rendered view. */
function listTasks() {
  const { result, context } = structuredReport
  return presetGoals.flatMap((goal) =>
    (['G9', 'G12'] as const).flatMap((grade) => {
      const strategy = planStrategy({
        country: 'US',
        grade,
        goal: { kind: 'preset', preset: goal },
        today: '2026-11-21',
        problems: [],
      })
      const view = buildReportView({ context, result: { ...result, strategy } }, translate, 'en')
      const shown = view.days().flatMap(({ tasks }) => tasks)
      return strategy.week.days
        .flatMap(({ tasks }) => tasks)
        .map((task, index) => ({ task, shown: shown[index], focus: strategy.focus }))
    }),
  )
}

const tasks = listTasks()
const ofPhrase = (key: string) => tasks.filter(({ task }) => task.text.key === key)

describe('task links in the week', () => {
  it('opens a problem set for a skill that has problems', () => {
    const practiced = tasks.filter(({ task }) => task.skill !== null && !task.skill.startsWith('history.'))
    expect(practiced.length).toBeGreaterThan(0)
    for (const { task, shown } of practiced) {
      expect(shown?.practice?.path).toBe(`/practice/set?kind=skill&skill=${task.skill}&from=plan`)
    }
  })

  it('links a self-test to a problem set for the areas that it tests', () => {
    const tests = ofPhrase('task.selfTest')
    expect(tests.length).toBeGreaterThan(0)
    for (const { task, shown, focus } of tests) {
      const named = focus.filter(({ area }) => JSON.stringify(task.text.values).includes(`"${area}"`))
      const tested = named.filter(({ subject }) => subject !== 'history')
      expect(tested.length).toBeGreaterThan(0)
      const set = new URLSearchParams(shown?.practice?.path.split('?')[1])
      const skills = (set.get('skills') ?? set.get('skill') ?? '').split(',')
      expect(new Set(skills)).toEqual(new Set(tested.flatMap((area) => area.skills)))
      expect(shown?.practice?.title).toBe(tested.map(({ area }) => translate(area)).join(' · '))
    }
  })

  it('opens a timed module for a timed SAT section but not for an ACT section', () => {
    const timed = ofPhrase('task.timed')
    const paths = timed.map(({ shown }) => shown?.module?.path)
    expect(paths).toContain('/practice/module?section=sat.math')
    for (const { task, shown } of timed) {
      expect(shown?.module === undefined).toBe(JSON.stringify(task.text.values).includes('section.act'))
    }
  })

  it('opens an untimed problem set for a timed ACT section', () => {
    const untimed = ofPhrase('task.timed').flatMap(({ task, shown }) => (shown?.untimed ? [{ task, shown }] : []))
    expect(untimed.length).toBeGreaterThan(0)
    for (const { task, shown } of untimed) {
      expect(JSON.stringify(task.text.values)).toContain('section.act')
      expect(shown.untimed?.title).toMatch(/^ACT /)
      expect(shown.untimed?.path).toMatch(/^\/practice\/set\?kind=mixed&skills=[\w.,-]+&from=plan$/)
    }
  })

  it('links a review task, but no other task, to the list of mistakes', () => {
    expect(ofPhrase('task.review').length).toBeGreaterThan(0)
    for (const { task, shown } of tasks) expect(shown?.isReview).toBe(task.text.key === 'task.review')
  })
})
