import type { StripeSettings } from '@pathwise/api'
import { resyncSubscriptions } from '@pathwise/api/operator'
import type { Database } from '@pathwise/db/database'
import { OperatorError } from '@pathwise/db/errors'

const usage = `Usage: npm run billing -- sync
Reads every subscription from Stripe, and stores it as it is there.`

/** An error that the operator can correct. */
class BillingCommandError extends OperatorError {
  override readonly name = 'BillingCommandError'
}

/** @throws BillingCommandError for any arguments except `sync` */
export function requireSync(args: readonly string[]): void {
  if (args.length !== 1 || args[0] !== 'sync') throw new BillingCommandError(usage)
}

/**
 * Updates our subscriptions to match Stripe's.
 * @param stripe null when billing is off
 * @returns a line with the result, and a line for each problem that needs an operator's attention
 * @throws BillingCommandError when billing is off
 */
export async function syncBilling(
  { prisma }: Pick<Database, 'prisma'>,
  stripe: StripeSettings | null,
): Promise<string> {
  if (!stripe) throw new BillingCommandError('Billing is off: set BILLING_ENABLED and the keys as the server has them.')
  const { stored, ownerless, unknown } = await resyncSubscriptions(prisma, stripe)
  const lines = [`${stored} subscriptions are now stored as they are at Stripe.`]
  if (ownerless > 0) lines.push(`${ownerless} more belong to nobody who has an account here.`)
  if (unknown.length > 0) {
    lines.push(`Stripe does not know ${unknown.length} of ours, which stay as they are: ${unknown.join(', ')}`)
  }
  return lines.join('\n')
}
