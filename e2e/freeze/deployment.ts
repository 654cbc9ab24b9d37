import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const serverFolder = fileURLToPath(new URL('../../apps/server/dist/', import.meta.url))

/** Runs a command of the built server, such as `user`. */
export function runOperatorCommand(
  name: 'calibrate' | 'user',
  databaseUrl: string,
  args: readonly string[],
  input: string,
) {
  execFileSync(process.execPath, [path.join(serverFolder, `${name}.js`), ...args], {
    input,
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
  })
}

/** Runs a PostgreSQL client program on the PATH and returns its output. */
export function runPostgresProgram(name: 'pg_dump' | 'psql', args: readonly string[]): string {
  return execFileSync(name, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

/** Dumps the whole database as SQL that both PGlite and PostgreSQL 15 or later can load. */
export function dumpDatabase(databaseUrl: string): string {
  const dump = runPostgresProgram('pg_dump', [
    '--column-inserts',
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    databaseUrl,
  ])
  // Drop the header, which configures a psql session, and the \restrict commands of newer pg_dump versions.
  return dump.slice(dump.search(/^CREATE /m)).replace(/^\\unrestrict .*\n/m, '')
}
