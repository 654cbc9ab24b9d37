import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@pathwise/db/database'
import { classifyDatabaseFault } from '@pathwise/db/faults'
import type { DatabaseSettings } from './env/data-environment.ts'
import { migrationsFolder } from './migrations-folder.ts'

const betweenAttemptsMs = 500

/**
 * Applies pending migrations and returns their names. Retries for the configured time while the database cannot be
 * reached.
 * @throws DatabaseConnectionError or MigrationError
 */
export async function migrateWhenReady(
  database: Pick<Database, 'migrate'>,
  { waitSeconds, allowsNewer }: Pick<DatabaseSettings, 'allowsNewer' | 'waitSeconds'>,
): Promise<string[]> {
  const deadline = performance.now() + waitSeconds * 1000
  for (let announced = false; ; announced = true) {
    try {
      return await database.migrate(migrationsFolder, { allowsNewer })
    } catch (error) {
      const shouldRetry = classifyDatabaseFault(error) === 'unreachable' && performance.now() < deadline
      if (!shouldRetry) throw error
      if (!announced) console.error(`Waiting up to ${waitSeconds} s for the database.`)
      await pause(betweenAttemptsMs)
    }
  }
}
