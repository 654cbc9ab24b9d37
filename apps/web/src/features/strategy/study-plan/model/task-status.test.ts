import { describe, expect, it } from 'vitest'
import { buildSampleFollowedPlan, plannableReport } from '../../../../../test/sample-study-plan.ts'
import type { Progress } from './progress.ts'
import { buildTaskKey, listDone, readStatuses } from './task-status.ts'

const { context } = plannableReport
const { plan } = buildSampleFollowedPlan()
const [first, second] = plan.tasks
const record = (key: string, status: Progress['status']): Progress => ({
  key,
  status,
  changedAt: '2026-11-23T12:00:00.000Z',
})

describe('readStatuses', () => {
  it('returns the status of a task, or pending if none is stored', () => {
    const key = first?.key ?? ''
    const findStatus = readStatuses(context, [record(buildTaskKey(context, { key }), 'in_progress')])
    expect(findStatus({ key })).toBe('in_progress')
    expect(findStatus({ key: second?.key ?? '' })).toBe('pending')
  })
})

describe('listDone', () => {
  it('lists completed tasks of this plan and of earlier plans with the same goal', () => {
    const progress = [
      record(buildTaskKey(context, { key: first?.key ?? '' }), 'completed'),
      record(buildTaskKey(context, { key: second?.key ?? '' }), 'in_progress'),
      record(buildTaskKey(context, { key: 'practise.math.functions.9' }), 'completed'),
      record(buildTaskKey({ ...context, goal: 'IB_7' }, { key: 'learn.math.functions' }), 'completed'),
      record('US/G11/SAT_1500_PLUS/domain.sat.algebra/SAT', 'completed'),
    ]
    expect(new Set(listDone(context, plan.tasks, progress))).toEqual(new Set([first?.key, 'practise.math.functions.9']))
  })

  it('finds a completed task whose stored key is a hash', () => {
    const key = `date.${'f'.repeat(70)}`
    const task = { ...plan.tasks[0], key, kind: 'date' as const, minutes: 15, day: '2026-11-24', skills: [] }
    const progress = [record(buildTaskKey(context, { key }), 'completed')]
    expect(listDone(context, [task], progress)).toEqual([key])
    expect(listDone(context, [], progress)).toEqual([])
  })
})
