import { createTranslations } from '@pathwise/i18n/browser'
import { describe, expect, it } from 'vitest'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { listEarlierSteps } from './earlier-steps.ts'
import type { Progress } from './progress.ts'
import type { StudyItem } from './study-item.ts'

const translations = await createTranslations('en', ['strategy'])
const words = {
  translate: createStrategyTranslator(translations),
  practiceTitle: (count: number) => `${count} problems`,
}
const record = (key: string, status: Progress['status'] = 'completed'): Progress => ({
  key,
  status,
  changedAt: '2026-11-23T12:00:00.000Z',
})
const goal = 'US/G11/SAT_1500_PLUS'
const item: StudyItem = {
  key: `${goal}/domain.sat.algebra/SAT`,
  title: 'Algebra in this report',
  description: '',
  priority: 'high',
  estimatedTime: { minutes: 60, per: 'week' },
  category: 'math',
  link: '/guides/us/math',
}

describe('listEarlierSteps', () => {
  it('uses the report’s titles for completed steps, and otherwise derives titles from the step keys', () => {
    const progress = [
      record(item.key),
      record('US/G10/IB_7/skill.math.quadratics'),
      record(`${goal}/problems/12.13`),
      record(`${goal}/weakness/~abc`),
    ]
    const { done, unnamed } = listEarlierSteps(progress, [item], words)
    expect(done).toEqual(['Algebra in this report', 'Quadratics', '2 problems'])
    expect(unnamed).toBe(1)
  })

  it('omits started steps that no longer exist', () => {
    const progress = [record(item.key, 'in_progress'), record('US/G10/IB_7/skill.math.quadratics', 'in_progress')]
    expect(listEarlierSteps(progress, [item], words)).toEqual({ started: [item], done: [], unnamed: 0 })
  })

  it('omits tasks of a study plan that assigns tasks to days', () => {
    const progress = [record(`${goal}/plan/learn.math.quadratics`)]
    expect(listEarlierSteps(progress, [item], words)).toEqual({ started: [], done: [], unnamed: 0 })
  })
})
