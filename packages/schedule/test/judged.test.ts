import { expect, it } from 'vitest'
import { computeBound } from '../src/bound.ts'
import { replan } from '../src/replan.ts'
import { solve } from '../src/solve.ts'
import { generatePlan } from './drawn-plans.ts'
import { findViolations } from './find-violations.ts'
import { loadReferenceSolver } from './highs-judge.ts'

const price = 12
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

// `npm run bench schedule` compares more and longer plans with the optimum.
it('stays within 1% of the optimum found by HiGHS, before and after a day is lost', async () => {
  const judge = await loadReferenceSolver(20)
  const losses: number[] = []
  const lossesAfter: number[] = []
  for (const seed of ['a', 'b']) {
    const { days, tasks } = generatePlan({ days: 7, fullness: 0.95, topics: 8 }, seed)
    const plan = solve(days, tasks)
    const { best } = judge(days, tasks)
    expect(plan.worth).toBeLessThanOrEqual(best + 1e-4 * best)
    expect(best).toBeLessThanOrEqual(computeBound(days, tasks).worth + 1e-4 * best)
    losses.push(1 - plan.worth / best)

    const left = days.map((minutes, day) => (day === 2 ? 0 : minutes))
    const next = replan(plan, { days: left, tasks }, price)
    expect(findViolations(next.plan, left, tasks)).toEqual([])
    const score = next.plan.worth + price * next.kept.length
    const bestAfter = judge(left, tasks, { plan, price }).best
    expect(score).toBeLessThanOrEqual(bestAfter + 1e-4 * bestAfter)
    lossesAfter.push(1 - score / bestAfter)
  }
  expect(mean(losses)).toBeLessThan(0.01)
  expect(mean(lossesAfter)).toBeLessThan(0.01)
})
