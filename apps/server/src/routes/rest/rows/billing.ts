import type { Route } from '../route.ts'

export const billingRoutes: readonly Route[] = [
  {
    method: 'POST',
    paths: ['/api/stripe/create-checkout-session'],
    procedure: 'billing.createCheckout',
    summary: 'Creates a Stripe checkout session for a plan',
  },
  {
    method: 'GET',
    paths: ['/api/stripe/subscriptions'],
    procedure: 'billing.subscriptions',
    summary: 'Returns the signed-in user’s subscriptions',
  },
  {
    method: 'GET',
    paths: ['/api/billing/stripe/expiring', '/billing/stripe/expiring'],
    procedure: 'billing.expiring',
    summary: 'Lists subscriptions that end soon',
  },
]
