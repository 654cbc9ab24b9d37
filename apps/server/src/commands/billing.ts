// `npm run billing -- sync`: run this after restoring a backup, or after an outage longer than the three days for which
// Stripe retries deliveries.
import { parseBillingCommand, syncBilling } from './billing-command.ts'
import { runCommand } from './run-command.ts'

await runCommand({
  parse: parseBillingCommand,
  migratesFirst: true,
  run: (_sync, { database, environment }) => syncBilling(database, environment.stripe),
})
