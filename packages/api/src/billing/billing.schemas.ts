import { z } from 'zod'
import { comingFeatures, expiringLimits, paidPlanIds, planIds, workingFeatures } from './plans.vocabulary.ts'

export const planIdSchema = z.enum(planIds).describe('The id of a billing plan.')

/** A URL to which Stripe redirects the browser. */
const webAddressSchema = z.url({ protocol: /^https?$/ }).max(2_000)

export const billingConfigOutputSchema = z.object({
  enabled: z.boolean().describe('Whether this deployment takes payments.'),
  sold_plans: z
    .array(z.enum(paidPlanIds))
    .describe('The billing plans for sale here. A checkout for any other plan returns 409 `not_sold`.'),
})

export const createCheckoutInputSchema = z.object({
  plan_id: planIdSchema,
  success_url: webAddressSchema.describe('Where the checkout page leads after payment; a page of this deployment.'),
  cancel_url: webAddressSchema.describe('Where the checkout page leads without payment; a page of this deployment.'),
})
export type CheckoutInput = z.infer<typeof createCheckoutInputSchema>

export const createCheckoutOutputSchema = z.object({
  session_url: z.url().describe("The URL of Stripe's checkout page."),
})

export const openPortalInputSchema = z.object({
  return_url: webAddressSchema.describe('Where the portal leads back to; a page of this deployment.'),
})

export const openPortalOutputSchema = z.object({ url: z.url().describe("The URL of Stripe's customer portal.") })

const statusSchema = z.string().describe("Stripe's subscription status, such as `active`, `past_due` or `canceled`.")

export const subscriptionSchema = z.object({
  id: z.string(),
  plan_id: planIdSchema,
  status: statusSchema,
  period_end: z.iso.datetime().describe('The end of the paid period.'),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const exportedSubscriptionSchema = subscriptionSchema.extend({
  plan_id: z.string(),
  cancel_at_period_end: z.boolean(),
  created_at: z.iso.datetime(),
})

/** The caller's subscriptions, newest first, including those that have ended. */
export const subscriptionsOutputSchema = z.array(subscriptionSchema)

export const currentPlanOutputSchema = z.object({
  plan_id: planIdSchema,
  entitlements: z.object({
    saved_plans: z
      .number()
      .int()
      .nullable()
      .describe(
        'Maximum number of saved plans that sync across devices; null if no plans are sold, which removes the limit.',
      ),
    features: z
      .array(z.enum([...workingFeatures, ...comingFeatures]))
      .describe('The features that work and are available to the caller; all working features if no plans are sold.'),
  }),
  period_end: z.iso.datetime().nullable().describe('When the plan ends or renews; null for the free plan.'),
  renews: z.boolean().describe('Whether the plan continues after `period_end`.'),
  unpaid_plan: planIdSchema
    .nullable()
    .describe('The plan that is not available until its failed payment is made; null if there is none.'),
  has_portal: z.boolean().describe('Whether the caller can open the portal with `billing.openPortal`.'),
})
export type CurrentPlan = z.infer<typeof currentPlanOutputSchema>

export const expiringInputSchema = z.object({
  days: z
    .number()
    .int()
    .min(1)
    .max(expiringLimits.days)
    .default(3)
    .describe('Lists subscriptions that end within this many days.'),
  limit: z.number().int().min(1).max(expiringLimits.limit).default(200).describe('Maximum number of subscriptions.'),
})
export type ExpiringInput = z.infer<typeof expiringInputSchema>

export const expiringOutputSchema = z.object({
  /** Sorted by end date, earliest first. */
  items: z.array(
    z.object({
      user_id: z.string(),
      email: z.string(),
      status: statusSchema,
      days_left: z.number().int().describe('Days until the end, rounded up: at least 1.'),
      current_period_end: z.iso.datetime(),
      subscription_id: z.string(),
    }),
  ),
})
export type ExpiringSubscriptions = z.infer<typeof expiringOutputSchema>
