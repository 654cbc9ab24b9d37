import { Stripe } from 'stripe'
import { AppError } from '../errors.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import { type PaidPlanId, paidPlanIds, planCatalogue } from './plans.vocabulary.ts'

/** This deployment's settings for Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  /** The secret for verifying the signatures of Stripe's webhook requests. */
  readonly webhookSecret: string
  /** The second secret, for the period when Stripe rotates secrets and both are valid. */
  readonly otherWebhookSecret?: string | undefined
  /** The origin of a fake Stripe API; undefined to use Stripe itself. */
  readonly apiBase: string | undefined
  /** The plans that can be bought; if undefined, those marked as sold in the catalog. */
  readonly soldPlans?: readonly PaidPlanId[] | undefined
}

/** The dependencies of the services that sell plans. */
export interface Billing {
  readonly stripe: Stripe
  /** The webhook signing secrets. Each request is signed with one of them. */
  readonly webhookSecrets: readonly string[]
  /** The plans that this deployment sells, including those whose sale an admin has paused. */
  readonly sellablePlans: readonly PaidPlanId[]
  /** The plans that can be bought now. */
  readonly soldPlans: readonly PaidPlanId[]
}

export function createBilling(
  { secretKey, webhookSecret, otherWebhookSecret, apiBase, soldPlans }: StripeSettings,
  settings?: Pick<SettingsCache, 'current'>,
): Billing {
  const sellablePlans = soldPlans ?? paidPlanIds.filter((id) => planCatalogue[id].sold)
  return {
    stripe: new Stripe(secretKey, { telemetry: false, ...(apiBase && parseAddress(apiBase)) }),
    webhookSecrets: otherWebhookSecret === undefined ? [webhookSecret] : [webhookSecret, otherWebhookSecret],
    sellablePlans,
    get soldPlans() {
      const paused = settings?.current().pausedPlans ?? []
      return sellablePlans.filter((id) => !paused.includes(id))
    },
  }
}

function parseAddress(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}

/**
 * Returns whether a plan can be bought here. If no plans are sold, users cannot upgrade, so all features are available.
 */
export function isSelling(billing: Billing | null): boolean {
  return billing !== null && billing.soldPlans.length > 0
}

/** @throws AppError `conflict` with reason `billing_off` when no plans are sold */
export function findBilling({ billing }: { readonly billing: Billing | null }): Billing {
  if (billing) return billing
  throw new AppError('conflict', 'Billing is not enabled in this environment.', { reason: 'billing_off' })
}
