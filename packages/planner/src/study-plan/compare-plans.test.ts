import { describe, expect, it } from 'vitest'
import { comparePlans } from './compare-plans.ts'
import type { StudyPlan, StudyTask } from './study-plan.ts'

function buildPlan(days: Record<string, string>): StudyPlan {
  const tasks = Object.entries(days).map(
    ([key, day]): StudyTask => ({ key, kind: key.startsWith('due') ? 'due' : 'own', minutes: 20, skills: [], day }),
  )
  return { version: 1, from: '2026-11-24', until: '2027-01-18', exam: null, phases: [], tasks, left: [] }
}

const listKeys = (tasks: readonly StudyTask[]) => tasks.map(({ key }) => key)

describe('comparePlans', () => {
  it('lists moved, kept, added and dropped tasks, except reviews and finished tasks', () => {
    const before = buildPlan({ a: '2026-11-24', b: '2026-11-25', c: '2026-11-26', d: '2026-11-26', due: '2026-11-26' })
    const after = buildPlan({ b: '2026-11-27', c: '2026-11-26', e: '2026-11-28', due: '2026-11-28' })
    const { moved, stay, added, dropped } = comparePlans(before, after, new Set(['d']))
    expect([moved, stay, added, dropped].map(listKeys)).toEqual([['b'], ['c'], ['e'], ['a']])
  })
})
