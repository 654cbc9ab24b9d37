import type { StripeSettings } from '@pathwise/api/billing/billing'
import { isPaidPlanId, type PaidPlanId, paidPlanIds } from '@pathwise/api/billing/plans.vocabulary'
import { z } from 'zod'

// Error messages must not contain the value of these variables, because they are secrets.

/** A comma-separated list of billing plan ids. */
const soldPlans = z.string().transform((text, context) => {
  const names = text.split(',').map((part) => part.trim())
  if (names.every(isPaidPlanId)) return names
  context.addIssue({ code: 'custom', message: `must list plans of ${paidPlanIds.join(', ')}` })
  return z.NEVER
})

/** `checkStripe` validates these variables together. */
export const stripeVariables = {
  BILLING_ENABLED: z.stringbool().default(false),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key, such as sk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^\s,]+(,whsec_[^\s,]+)?$/, 'must be one secret or two with a comma between them, each whsec_…')
    .optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/ })
    .refine((text) => /^[^/]+\/\/[^/?#@]+\/?$/.test(text), 'must be an origin, without a path')
    .optional(),
  BILLING_SOLD_PLANS: soldPlans.optional(),
}

interface Given {
  readonly BILLING_ENABLED: boolean
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_API_BASE?: string | undefined
  readonly BILLING_SOLD_PLANS?: readonly PaidPlanId[] | undefined
}

/** Validates the billing variables together. The Stripe keys may be set while billing is off. */
export function checkStripe(given: Given, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const mistake = (name: keyof Given, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (given.BILLING_ENABLED) {
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
      if (given[name] === undefined) mistake(name, 'is needed while BILLING_ENABLED is on')
    }
  }
  // These variables require a test key. With a live key, a fake Stripe server would receive the key, or customers could
  // pay for billing plans that are not for sale yet.
  for (const name of ['STRIPE_API_BASE', 'BILLING_SOLD_PLANS'] as const) {
    if (given[name] && given.STRIPE_SECRET_KEY?.includes('_live_')) mistake(name, 'goes with a test key only')
  }
}

/** @returns null when billing is off */
export function buildStripeSettings(given: Given): StripeSettings | null {
  const { BILLING_ENABLED, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE, BILLING_SOLD_PLANS } = given
  if (!BILLING_ENABLED || !STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET.split(','),
    apiBase: STRIPE_API_BASE,
    soldPlans: BILLING_SOLD_PLANS,
  }
}
