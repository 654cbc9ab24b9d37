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
import { createCheckout } from './checkout.service.ts'
import { listExpiring } from './expiring.service.ts'
import { openPortal } from './portal.service.ts'
import { currentPlan, listSubscriptions } from './subscriptions.service.ts'

export const billingRouter = router({
  config: publicProcedure.output(billingConfigOutputSchema).query(({ ctx }) => ({ enabled: ctx.billing !== null })),
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
