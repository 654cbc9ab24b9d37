import { fileURLToPath } from 'node:url'
import { openDatabase } from '@pathwise/db/client'
import { readEnvironment } from './env.ts'
import { describeError } from './operator/describe-error.ts'
import { requireSync, syncBilling } from './operator/run-billing-command.ts'

// `npm run billing -- sync`: for use after a restored backup or an outage longer than Stripe's three days of retries.

/** Copy of the migrations next to the bundle; undefined when running from source. */
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
