import { describe, expect, test } from 'vitest'
import { listSummaryKeys, planText } from '../test/contexts.ts'
import { readGoal } from './goal.ts'
import type { Strategy } from './strategy.ts'

const current = (text: string) => readGoal({ kind: 'text', text }).current

test.each([
  ['SAT from 1300 to 1500', [{ name: 'SAT', score: 1300 }]],
  ['from 1300 to 1500', [{ name: 'SAT', score: 1300 }]],
  ['SAT 현재 1380, 목표 1500', [{ name: 'SAT', score: 1380 }]],
  ['SAT 1400에서 1520점으로', [{ name: 'SAT', score: 1400 }]],
  ['目前SAT 1380，目標1500', [{ name: 'SAT', score: 1380 }]],
  ['目前 SAT 1380，目标 1500', [{ name: 'SAT', score: 1380 }]],
  ['ACT 從28拉到33', [{ name: 'ACT', score: 28 }]],
  ['1210 psat, aiming for 1400 on the SAT', [{ name: 'PSAT', score: 1210 }]],
  ['SAT 英文只有580，想衝到680', [{ name: 'SAT Reading and Writing', score: 580 }]],
  ['AP Chemistry from 3 to 5', [{ name: 'AP Chemistry', score: 3 }]],
  ['IB from 36 to 42', [{ name: 'IB', score: 36 }]],
  ['媽媽一直逼我考1550以上，模考都卡在1430', [{ name: 'SAT', score: 1430 }]],
  ['SAT 1500', []],
  ['SAT from 1305 to 1500', []],
  ['my friend got SAT 1600', []],
  ['my friend has a 1400 on the SAT, my goal is 1450', []],
  ['my brother scored 1550 on the SAT, I have 1300 and want 1450', [{ name: 'SAT', score: 1300 }]],
  ['친구가 SAT 1400 받아서 저도 1450 넘고 싶어요', []],
  ['我朋友考了 SAT 1550', []],
  ['同学都1500了，我现在1380，想考1450', [{ name: 'SAT', score: 1380 }]],
  ['my son got SAT 1400 and wants 1500', [{ name: 'SAT', score: 1400 }]],
])('reads the current score in the goal %j', (text, expected) => {
  expect(current(text)).toEqual(expected)
})

const stand = ({ summary }: Strategy) => summary[0]

describe('a plan for a goal with a current score', () => {
  const plan = planText('SAT from 1300 to 1500')

  test('starts at the current score and shows how many points are still needed', () => {
    expect(stand(plan)).toEqual({ key: 'stand.scoreOwn', values: { exam: { term: 'exam.SAT' }, expected: 1300 } })
    expect(plan.summary.find(({ key }) => key === 'need.sat')?.values).toMatchObject({ target: 1500, gap: 200 })
    expect(plan.focus.every(({ own }) => own)).toBe(true)
  })

  test('starts at a higher level, and plans no additional study time, when the goal contains a current score', () => {
    const usual = planText('SAT 1500')
    expect(usual.focus.some(({ own }) => own)).toBe(false)
    const mean = ({ focus }: Strategy) => focus.reduce((sum, { mastery }) => sum + mastery, 0) / focus.length
    expect(mean(plan)).toBeGreaterThan(mean(usual))
    expect(plan.week.minutes).toBeLessThanOrEqual(usual.week.minutes)
  })

  test('reports the target as already reached when the current score is above the target', () => {
    expect(listSummaryKeys(planText('SAT now 1520, want 1500'))).toContain('need.aheadOwn')
  })

  test("starts an SAT section at the section's current score", () => {
    const section = planText('SAT 英文只有580，想衝到680')
    expect(stand(section)).toEqual({
      key: 'stand.scoreOwn',
      values: { exam: { term: 'section.sat.reading-writing' }, expected: 580 },
    })
  })

  test('uses the current score of an AP course as its starting level', () => {
    const [first] = planText('AP Chemistry from 3 to 5', { grade: 'G12' }).focus
    const [usual] = planText('AP Chemistry 5', { grade: 'G12' }).focus
    expect(first?.own).toBe(true)
    expect(usual?.own).toBeUndefined()
  })
})
