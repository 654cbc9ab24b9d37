import type { Figure } from './report.ts'
import { benchBestPlans } from './schedule/best-plans.ts'
import { benchManyPlans } from './schedule/many-plans.ts'

/** Measures plans beside the best ones, their shortages, and what a lost day moves. About two minutes of CPU time. */
export async function benchSchedule(): Promise<Figure[]> {
  return [...benchManyPlans(), ...(await benchBestPlans())]
}
