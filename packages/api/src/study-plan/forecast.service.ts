import { type Forecast, forecastEnd } from '@pathwise/planner/study-plan/forecast'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { assertFeature } from '../billing/entitlements.ts'
import type { Context } from '../context.ts'
import type { ForecastInput } from './forecast.schemas.ts'

type Deps = Pick<Context, 'billing' | 'identify' | 'now' | 'prisma' | 'reads' | 'request'>

/**
 * Forecasts when a plan will be finished at the pace of recent weeks. Stores nothing.
 * @throws AppError `forbidden` with reason `plan_feature` when the billing plan lacks this feature; `throttled`
 */
export async function forecastPlan(deps: Deps, { weeks, open, time_zone }: ForecastInput): Promise<Forecast> {
  const { identify, now, prisma, reads, request } = deps
  const caller = await identify()
  await reads.take(request.address, 1)
  await assertFeature(prisma, { ...deps, caller }, 'forecast')
  return forecastEnd({ today: findDay(time_zone, now()), weeks, open })
}
