import { fileURLToPath } from 'node:url'
import { defaultMigrationsDirectory } from '@pathwise/db/migrate'

/**
 * The folder with the migrations. The build copies it next to the bundle; from source, it is the folder of the database
 * package.
 */
export const migrationsFolder = import.meta.url.endsWith('.js')
  ? fileURLToPath(new URL('migrations', import.meta.url))
  : defaultMigrationsDirectory
