import type { Figure } from './report.ts'
import { benchBestPlans } from './schedule/best-plans.ts'
import { benchManyPlans } from './schedule/many-plans.ts'

/** Compares plans with optimal plans, and measures shortages and lost days. Takes two minutes of CPU time. */
export async function benchSchedule(): Promise<Figure[]> {
  return [...benchManyPlans(), ...(await benchBestPlans())]
}
