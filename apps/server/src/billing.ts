import { fileURLToPath } from 'node:url'
import { openDatabase } from '@pathwise/db/client'
import { readEnvironment } from './env.ts'
import { describeError } from './operator/describe-error.ts'
import { requireSync, syncBilling } from './operator/run-billing-command.ts'

// `npm run billing -- sync`: after an outage that outlasted Stripe's three days of deliveries, or a restored backup.

/** The bundle stands beside a copy of the migrations, the source does not. */
const migrations = import.meta.url.endsWith('.js') ? fileURLToPath(new URL('migrations', import.meta.url)) : undefined

async function main(args: readonly string[]): Promise<string> {
  requireSync(args)
  const { databaseTarget, stripe } = readEnvironment()
  const database = await openDatabase(databaseTarget)
  try {
    await database.migrate(migrations)
    return await syncBilling(database, stripe)
  } finally {
    await database.close()
  }
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (error) {
  console.error(describeError(error))
  process.exitCode = 1
}
