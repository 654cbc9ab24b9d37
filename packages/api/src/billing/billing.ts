import { Stripe } from 'stripe'

/** How this deployment reaches Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  /** Signs what Stripe sends us. */
  readonly webhookSecret: string
  /** The origin of a stand-in for Stripe's API; undefined means Stripe itself. */
  readonly apiBase: string | undefined
}

/** What the services need to sell plans. */
export interface Billing {
  readonly stripe: Stripe
  readonly webhookSecret: string
}

export function createBilling({ secretKey, webhookSecret, apiBase }: StripeSettings): Billing {
  return { stripe: new Stripe(secretKey, { telemetry: false, ...(apiBase && addressOf(apiBase)) }), webhookSecret }
}

function addressOf(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
