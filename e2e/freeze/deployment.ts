import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const serverFolder = fileURLToPath(new URL('../../apps/server/dist/', import.meta.url))

/** Runs a command of the built server, as `npm run user` does. */
export function runOperatorCommand(name: 'user', databaseUrl: string, args: readonly string[], input: string) {
  execFileSync(process.execPath, [path.join(serverFolder, `${name}.js`), ...args], {
    input,
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
  })
}

/** Runs one of PostgreSQL's client programs, which must be on the PATH, and returns its output. */
export function runPostgresProgram(name: 'pg_dump' | 'psql', args: readonly string[]): string {
  return execFileSync(name, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

/** The whole database as SQL that PGlite and every PostgreSQL from 15 on load. */
export function dumpDatabase(databaseUrl: string): string {
  const dump = runPostgresProgram('pg_dump', [
    '--column-inserts',
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    databaseUrl,
  ])
  // The head sets the session up for psql alone. Newer versions of pg_dump fence the script with \restrict.
  return dump.slice(dump.search(/^CREATE /m)).replace(/^\\unrestrict .*\n/m, '')
}
