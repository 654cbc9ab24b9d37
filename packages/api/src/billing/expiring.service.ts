import { z } from 'zod'
import type { Context } from '../context.ts'
import type { ExpiringInput, ExpiringSubscriptions } from './billing.schemas.ts'

const dayMs = 24 * 3600 * 1000

const rowsSchema = z.array(
  z.object({ user_id: z.string(), email: z.string(), status: z.string(), ends: z.date(), subscription_id: z.string() }),
)

/**
 * Lists subscriptions whose paid period ends within the given number of days, earliest first. Ended and never started
 * subscriptions are excluded. Uses one SQL statement, because Prisma would fetch the users with a second one.
 */
export async function listExpiring(
  { prisma, now }: Pick<Context, 'now' | 'prisma'>,
  { days, limit }: ExpiringInput,
): Promise<ExpiringSubscriptions> {
  const moment = now()
  const last = new Date(moment.getTime() + days * dayMs)
  const rows = await prisma.$queryRaw`
    SELECT user_id, email, status, current_period_end AS ends, subscriptions.id AS subscription_id
    FROM subscriptions JOIN users ON users.id = user_id
    WHERE current_period_end > ${moment} AND current_period_end <= ${last}
      AND status NOT IN ('canceled', 'incomplete', 'incomplete_expired')
    ORDER BY current_period_end, subscriptions.id
    LIMIT ${limit}`
  return {
    items: rowsSchema.parse(rows).map(({ ends, ...row }) => ({
      ...row,
      days_left: Math.ceil((ends.getTime() - moment.getTime()) / dayMs),
      current_period_end: ends.toISOString(),
    })),
  }
}
