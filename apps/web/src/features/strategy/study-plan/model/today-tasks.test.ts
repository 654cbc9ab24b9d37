import { createTranslations } from '@pathwise/i18n/browser'
import { expect, it } from 'vitest'
import { plainTextReport, structuredReport } from '../../../../../test/sample-report.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { findTodayTasks } from './today-tasks.ts'

const translate = createStrategyTranslator(await createTranslations('en', ['strategy']))

it('returns the tasks and minutes for each day of a week, including rest days', () => {
  // November 23, 2026 is a Monday.
  const week = Array.from({ length: 7 }, (_, index) =>
    findTodayTasks(structuredReport, `2026-11-${23 + index}`, translate),
  )
  const days = structuredReport.result.strategy?.week.days ?? []
  expect(week.map(({ minutes }) => minutes)).toEqual(days.map(({ minutes }) => minutes))
  expect(week.map(({ names }) => names.length)).toEqual(days.map(({ tasks }) => tasks.length))
  expect(week.some(({ names }) => names.length === 0)).toBe(true)
  for (const name of week.flatMap(({ names }) => names)) expect(name).not.toMatch(/^(skill|section|render)\./)
})

it('returns the weekday’s tasks and no minutes when the report is plain text', () => {
  expect(findTodayTasks(plainTextReport, '2026-11-23', translate)).toEqual({
    names: ['Algebra, 20 min; then rest', 'Reading'],
    minutes: undefined,
    ...{ isDone: false, isStarted: false, missed: 0 },
  })
  expect(findTodayTasks(plainTextReport, '2026-11-24', translate)).toEqual({
    names: [],
    minutes: undefined,
    ...{ isDone: false, isStarted: false, missed: 0 },
  })
})
