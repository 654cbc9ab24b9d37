// The stand-in as a process: pnpm --filter @pathwise/testing run stripe, with STRIPE_PORT and STRIPE_WEBHOOK_URL.
import { startStripeStandIn } from './stand-in.ts'

const { STRIPE_PORT = '12111', STRIPE_WEBHOOK_URL = 'http://127.0.0.1:3000/api/stripe/webhook' } = process.env

const standIn = await startStripeStandIn({ port: Number(STRIPE_PORT), webhookUrl: STRIPE_WEBHOOK_URL })
const { secretKey, webhookSecret, apiBase } = standIn.settings
process.stdout.write(
  `Stripe's stand-in is ready:\n${JSON.stringify({
    BILLING_ENABLED: 'on',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  })}\n`,
)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void standIn.close())
