import { randomBytes } from 'node:crypto'
import { type Database, isPostgresUrl, openDatabase } from '@pathwise/db/client'
import { buildDigestQuery, textSettings } from '@pathwise/db/transfer/digests'
import { dropEverything, findScripts, isEmpty, RestoreError, restoreSnapshot } from '@pathwise/db/transfer/restore'
import { z } from 'zod'
import { migrationsFolder } from '../migrations-folder.ts'
import { type BackupHeader, decodeRows, readData, verifyBytes } from './backup-file.ts'
import { describeContent } from './create-backup.ts'
import { openBackup } from './encryption.ts'
import { runTool } from './postgres-tools.ts'

export interface BackupToRestore {
  readonly file: string
  readonly identityFile: string | undefined
}

/**
 * Restores a backup either completely or not at all.
 * @param replaces whether to remove the database's content first
 * @returns a one-line summary of the content
 * @throws RestoreError if the backup is damaged, from a newer version, or encrypted for another key. Also if the
 * database is in use or not empty.
 */
export async function restoreBackup(
  backup: BackupToRestore,
  { target, replaces }: { readonly target: string; readonly replaces: boolean },
): Promise<string> {
  const header = await verifyBytes(openBackup(backup.file, backup.identityFile))
  await findScripts(header.snapshot.migrations, migrationsFolder)
  if (header.kind === 'pg_dump' && !isPostgresUrl(target)) {
    throw new RestoreError('This backup is of PostgreSQL: set DATABASE_URL to the database to restore it into.')
  }
  const database = await openDatabase(target)
  try {
    await assertRestorable(database, replaces)
    await restoreInto(database, target, backup, header)
  } finally {
    await database.close()
  }
  return describeContent(header.snapshot)
}

async function restoreInto(
  database: Database,
  target: string,
  { file, identityFile }: BackupToRestore,
  { kind, snapshot }: BackupHeader,
): Promise<void> {
  const data = readData(openBackup(file, identityFile))
  if (kind === 'pg_dump') return restorePostgres(target, data, snapshot)
  await database.transaction((transaction) =>
    restoreSnapshot(transaction, snapshot, decodeRows(data), migrationsFolder),
  )
}

const countSchema = z.tuple([z.object({ count: z.number() })])

/** @throws RestoreError if the database is in use, or has tables that must not be replaced */
export async function assertRestorable(
  database: Pick<Database, 'kind' | 'transaction'>,
  replaces: boolean,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!replaces && !(await isEmpty(transaction))) {
      throw new RestoreError('The database is not empty. Choose an empty one, or let --replace remove what it has.')
    }
    if (database.kind === 'embedded') return
    const { rows } = await transaction.query(`SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`)
    const [{ count }] = countSchema.parse(rows)
    if (count > 0) throw new RestoreError(`The database has ${count} other connections. Stop the servers first.`)
  })
}

/** Runs in one transaction, and compares all digests before committing. */
async function restorePostgres(
  url: string,
  data: AsyncIterable<Uint8Array>,
  snapshot: BackupHeader['snapshot'],
): Promise<void> {
  const checks = snapshot.tables.map((table) => {
    const differs = `(${buildDigestQuery(table)}) <> '${snapshot.digests[table.name]}'`
    return `IF ${differs} THEN RAISE EXCEPTION 'What was restored differs from the backup: ${table.name}'; END IF;`
  })
  async function* script(): AsyncGenerator<Uint8Array | string> {
    yield `BEGIN;\n${dropEverything};\n`
    yield* runTool({
      name: 'pg_restore',
      args: ['--no-owner', '--no-acl', '--no-comments', '--exit-on-error', '--file=-'],
      input: data,
    })
    yield `\nSET search_path = public; ${textSettings};\nDO $$ BEGIN ${checks.join('\n')} END $$;\nCOMMIT;\n`
  }
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null']
  for await (const _ of runTool({ name: 'psql', args, url, input: script() })) {
    // Discard psql's output.
  }
}

/**
 * Verifies a backup by restoring it into an empty temporary database.
 * @param url for a PostgreSQL backup, a server on which the role can create databases
 * @returns a one-line summary of the content
 */
export async function verifyBackup(backup: BackupToRestore, url: string | undefined): Promise<string> {
  const { kind } = await verifyBytes(openBackup(backup.file, backup.identityFile))
  if (kind === 'rows') return restoreBackup(backup, { target: 'memory://', replaces: false })
  if (url === undefined)
    throw new RestoreError('This backup is of PostgreSQL: set DATABASE_URL to a server of the same version.')
  const scratch = new URL(url)
  scratch.pathname = `/pathwise_verify_${randomBytes(8).toString('hex')}`
  const name = scratch.pathname.slice(1)
  await onServer(url, `CREATE DATABASE ${name}`)
  try {
    return await restoreBackup(backup, { target: scratch.href, replaces: false })
  } finally {
    await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`)
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const database = await openDatabase(url)
  try {
    await database.execute(sql)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new RestoreError(`The server cannot make an empty database for the check: ${reason}`, { cause })
  } finally {
    await database.close()
  }
}
