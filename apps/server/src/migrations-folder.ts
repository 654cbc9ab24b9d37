import { fileURLToPath } from 'node:url'
import { defaultMigrationsDirectory } from '@pathwise/db/migrate'

/** The folder that the build writes next to the bundle. When running from source, the database package's own. */
export const migrationsFolder = import.meta.url.endsWith('.js')
  ? fileURLToPath(new URL('migrations', import.meta.url))
  : defaultMigrationsDirectory
