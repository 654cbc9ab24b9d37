import { Stripe } from 'stripe'
import { AppError } from '../errors.ts'

/** This deployment's settings for Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  /** Verifies the signatures of Stripe's webhook requests. */
  readonly webhookSecret: string
  /** The origin of a fake Stripe API; undefined means Stripe itself. */
  readonly apiBase: string | undefined
}

/** Dependencies of the services that sell plans. */
export interface Billing {
  readonly stripe: Stripe
  readonly webhookSecret: string
}

export function createBilling({ secretKey, webhookSecret, apiBase }: StripeSettings): Billing {
  return { stripe: new Stripe(secretKey, { telemetry: false, ...(apiBase && parseAddress(apiBase)) }), webhookSecret }
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

/** @throws AppError `conflict` with reason `billing_off` where no plans are sold */
export function requireBilling({ billing }: { readonly billing: Billing | null }): Billing {
  if (billing) return billing
  throw new AppError('conflict', 'Billing is not enabled in this environment.', { reason: 'billing_off' })
}
