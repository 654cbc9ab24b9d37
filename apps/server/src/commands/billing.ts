// `npm run billing -- sync`: to be used after restoring a backup, or after an outage longer than Stripe's three days of
// retries.
import { parseBillingCommand, syncBilling } from './billing-command.ts'
import { runCommand } from './run-command.ts'

await runCommand({
  parse: parseBillingCommand,
  migratesFirst: true,
  run: (_sync, { database, environment }) => syncBilling(database, environment.stripe),
})
