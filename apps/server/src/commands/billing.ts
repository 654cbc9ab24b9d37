// `npm run billing -- sync`: run this after restoring a backup, or after an outage of more than three days. Stripe
// retries webhooks for only three days.
import { parseBillingCommand, syncBilling } from './billing-command.ts'
import { runCommand } from './run-command.ts'

await runCommand({
  parse: parseBillingCommand,
  migratesFirst: true,
  run: (_sync, { database, environment }) => syncBilling(database, environment.stripe),
})
