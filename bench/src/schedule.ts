import type { Figure } from './report.ts'
import { benchBestPlans } from './schedule/best-plans.ts'
import { benchManyPlans } from './schedule/many-plans.ts'

/**
 * Compares plans with the optimal plans, and measures shortages and the effect of losing a day. Takes two minutes of
 * CPU time.
 */
export async function benchSchedule(): Promise<Figure[]> {
  return [...benchManyPlans(), ...(await benchBestPlans())]
}
