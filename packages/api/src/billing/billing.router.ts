import { AppError } from '../errors.ts'
import { admin, publicProcedure, router, signedIn } from '../trpc.ts'
import {
  billingConfigOutputSchema,
  createCheckoutInputSchema,
  createCheckoutOutputSchema,
  currentPlanOutputSchema,
  expiringInputSchema,
  expiringOutputSchema,
  openPortalInputSchema,
  openPortalOutputSchema,
  subscriptionsOutputSchema,
} from './billing.schemas.ts'

function off(): never {
  throw new AppError('conflict', 'Billing is not enabled in this environment.', { reason: 'billing_off' })
}

export const billingRouter = router({
  config: publicProcedure.output(billingConfigOutputSchema).query(() => ({ enabled: false })),
  createCheckout: signedIn.input(createCheckoutInputSchema).output(createCheckoutOutputSchema).mutation(off),
  openPortal: signedIn.input(openPortalInputSchema).output(openPortalOutputSchema).mutation(off),
  subscriptions: signedIn.output(subscriptionsOutputSchema).query(() => []),
  plan: signedIn.output(currentPlanOutputSchema).query(() => ({
    plan_id: 'free' as const,
    entitlements: { saved_plans: null },
    period_end: null,
    renews: false,
    has_portal: false,
  })),
  expiring: admin
    .input(expiringInputSchema)
    .output(expiringOutputSchema)
    .query(() => ({ items: [] })),
})
