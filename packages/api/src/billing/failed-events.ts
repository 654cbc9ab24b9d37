import type { Context, Dependencies, RequestFacts } from '../context.ts'
import type { StripeEvent } from './stripe-event.ts'

/**
 * Records a failed event for the audit; Stripe delivers it again. If the database itself
 * fails, only the log has the failure.
 */
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

/** Returns how many failed events have not been processed since; null where no plans are sold. */
export async function failedEvents({
  prisma,
  billing,
}: Pick<Context, 'billing' | 'prisma'>): Promise<{ failed: number } | null> {
  return billing ? { failed: await prisma.failedStripeEvent.count() } : null
}
