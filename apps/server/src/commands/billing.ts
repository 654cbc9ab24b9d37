// `npm run billing -- sync`: run this after restoring a backup, or after an outage of more than three days. Stripe
// retries webhooks for only three days.
import { parseBillingCommand, syncBilling } from './billing-command.ts'
import { runCommand, withMigratedDatabase } from './run-command.ts'

await runCommand(parseBillingCommand, (_request, environment) =>
  withMigratedDatabase(environment, (database) => syncBilling(database, environment.stripe)),
)
