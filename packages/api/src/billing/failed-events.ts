import type { Context, Dependencies, RequestFacts } from '../context.ts'
import type { StripeEvent } from './stripe-event.ts'

/** Notes for the audit that an event waits to be delivered again. What failed may be the database itself: then the log has to do. */
export async function noteFailure(
  { prisma, now }: Pick<Dependencies, 'now' | 'prisma'>,
  { id, type }: StripeEvent,
  log: RequestFacts['log'],
): Promise<void> {
  const failedAt = now()
  try {
    await prisma.failedStripeEvent.upsert({ where: { id }, create: { id, type, failedAt }, update: { failedAt } })
  } catch (error) {
    log.warn({ err: error, event: id }, 'the failure of an event could not be noted')
  }
}

/** How many events failed and have not been done since; null while nothing is sold here. */
export async function failedEvents({
  prisma,
  billing,
}: Pick<Context, 'billing' | 'prisma'>): Promise<{ failed: number } | null> {
  return billing ? { failed: await prisma.failedStripeEvent.count() } : null
}
