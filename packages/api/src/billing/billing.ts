import { Stripe } from 'stripe'
import { AppError } from '../errors.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import { type PaidPlanId, paidPlanIds, planCatalog } from './plans.vocabulary.ts'

export interface StripeSettings {
  readonly secretKey: string
  /** The secrets that verify the signatures of Stripe's webhook requests. Several are valid while they are rotated. */
  readonly webhookSecrets: readonly string[]
  /** The origin of a fake Stripe API, or undefined for Stripe itself. */
  readonly apiBase?: string | undefined
  /** The plans that can be bought. Defaults to those marked as sold in the catalog. */
  readonly soldPlans?: readonly PaidPlanId[] | undefined
}

export interface Billing extends Pick<StripeSettings, 'webhookSecrets'> {
  readonly stripe: Stripe
  /** The plans that this deployment sells, including those that an admin has paused. */
  readonly sellablePlans: readonly PaidPlanId[]
  /** The plans that can be bought now. */
  readonly soldPlans: readonly PaidPlanId[]
}

export function createBilling(
  { secretKey, webhookSecrets, apiBase, soldPlans }: StripeSettings,
  settings?: Pick<SettingsCache, 'current'>,
): Billing {
  const sellablePlans = soldPlans ?? paidPlanIds.filter((id) => planCatalog[id].sold)
  return {
    stripe: new Stripe(secretKey, { telemetry: false, ...(apiBase && parseAddress(apiBase)) }),
    webhookSecrets,
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

/** Returns whether any plan can be bought. If not, all features are free, because users cannot upgrade. */
export function isSelling(billing: Billing | null): boolean {
  return billing !== null && billing.soldPlans.length > 0
}

/** @throws AppError `conflict` with reason `billing_off` when billing is not configured */
export function findBilling({ billing }: { readonly billing: Billing | null }): Billing {
  if (billing) return billing
  throw new AppError('conflict', 'Billing is not enabled in this environment.', { reason: 'billing_off' })
}
