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
import { createCheckout, openPortal } from './stripe-pages.service.ts'
import { currentPlan, listExpiring, listSubscriptions } from './subscriptions.service.ts'

export const billingRouter = router({
  config: publicProcedure.output(billingConfigOutputSchema).query(({ ctx: { billing } }) => ({
    enabled: billing !== null,
    sold_plans: [...(billing?.soldPlans ?? [])],
  })),
  createCheckout: signedIn
    .input(createCheckoutInputSchema)
    .output(createCheckoutOutputSchema)
    .mutation(({ ctx, input }) => createCheckout(ctx, input)),
  openPortal: signedIn
    .input(openPortalInputSchema)
    .output(openPortalOutputSchema)
    .mutation(({ ctx, input }) => openPortal(ctx, input)),
  subscriptions: signedIn.output(subscriptionsOutputSchema).query(({ ctx }) => listSubscriptions(ctx)),
  plan: signedIn.output(currentPlanOutputSchema).query(({ ctx }) => currentPlan(ctx)),
  expiring: admin
    .input(expiringInputSchema)
    .output(expiringOutputSchema)
    .query(({ ctx, input }) => listExpiring(ctx, input)),
})
