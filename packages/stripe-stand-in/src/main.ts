// Runs the stand-in when `npm start` or `npm run dev` is called with `-- --billing`. Prints the environment variables
// that a server needs to use it.
import { startStripeStandIn } from './stand-in.ts'

const { STRIPE_PORT = '12111', STRIPE_WEBHOOK_URL = 'http://127.0.0.1:3000/api/stripe/webhook' } = process.env

const standIn = await startStripeStandIn({ port: Number(STRIPE_PORT), webhookUrl: STRIPE_WEBHOOK_URL })
const { secretKey, webhookSecrets, apiBase } = standIn.settings
const environment = {
  BILLING_ENABLED: 'on',
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecrets[0],
  STRIPE_API_BASE: apiBase,
  BILLING_SOLD_PLANS: 'pro,premium_student,premium_family',
}
process.stdout.write(`${JSON.stringify(environment)}\n`)

const close = (): void => void standIn.close()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, close)
// Stops when the parent process exits.
process.once('disconnect', close)
