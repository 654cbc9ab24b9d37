import { Stripe } from 'stripe'

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
