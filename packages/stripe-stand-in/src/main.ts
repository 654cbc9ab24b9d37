// Runs the stand-in as a separate process, for `npm run dev -- --billing`. Prints the environment variables that an
// application needs to connect to the stand-in.
import { startStripeStandIn } from './stand-in.ts'

const { STRIPE_PORT = '12111', STRIPE_WEBHOOK_URL = 'http://127.0.0.1:3000/api/stripe/webhook' } = process.env

const standIn = await startStripeStandIn({ port: Number(STRIPE_PORT), webhookUrl: STRIPE_WEBHOOK_URL })
const { secretKey, webhookSecret, apiBase } = standIn.settings
const environment = {
  BILLING_ENABLED: 'on',
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: apiBase,
  BILLING_SOLD_PLANS: 'pro,premium_student,premium_family',
}
process.stdout.write(`${JSON.stringify(environment)}\n`)

const close = (): void => void standIn.close()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, close)
// Closes the stand-in when the parent process disconnects.
process.once('disconnect', close)
