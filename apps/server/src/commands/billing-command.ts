import type { StripeSettings } from '@pathwise/api/billing/billing'
import { resyncSubscriptions } from '@pathwise/api/billing/resync'
import type { Database } from '@pathwise/db/database'
import { CommandError } from './run-command.ts'

const usage = `Usage: npm run billing -- sync
Reads every subscription from Stripe, and stores it as it is there.`

/** @throws CommandError unless the only argument is `sync` */
export function parseBillingCommand(args: readonly string[]): void {
  if (args.length !== 1 || args[0] !== 'sync') throw new CommandError(usage)
}

/**
 * Updates the stored subscriptions to match Stripe.
 * @param stripe null when billing is off
 * @returns one line for the result, and one for each problem that needs an operator
 * @throws CommandError when billing is off
 */
export async function syncBilling(
  { prisma }: Pick<Database, 'prisma'>,
  stripe: StripeSettings | null,
): Promise<string[]> {
  if (!stripe) throw new CommandError('Billing is off: set BILLING_ENABLED and the keys as the server has them.')
  const { stored, ownerless, unknown } = await resyncSubscriptions(prisma, stripe)
  const lines = [`${stored} subscriptions now match Stripe.`]
  if (ownerless > 0) lines.push(`${ownerless} more have no account here.`)
  if (unknown.length > 0) {
    lines.push(
      `Stripe does not know ${unknown.length} of our subscriptions, which were not changed: ${unknown.join(', ')}`,
    )
  }
  return lines
}
