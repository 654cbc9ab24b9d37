import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeSnapshot, startSnapshotTransaction } from '@pathwise/db/transfer/snapshot'
import { buildQuestion, buildUser } from '@pathwise/testing/builders'
import { createTestDatabase } from '@pathwise/testing/database'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { describe, expect, it, onTestFinished } from 'vitest'
import { encodeBackup, verifyBytes } from '../src/backup/backup-file.ts'
import { type BackupSource, createBackup, writeNewFile } from '../src/backup/create-backup.ts'
import { openBackup } from '../src/backup/encryption.ts'
import { buildOperatorSocketPath, requestBackup, serveOperatorSocket } from '../src/backup/operator-socket.ts'
import { buildLibpqEnvironment } from '../src/backup/postgres-tools.ts'
import { restoreBackup, verifyBackup } from '../src/backup/restore-backup.ts'
import { backUpWhenDue } from '../src/backup/scheduled-backups.ts'
import { findUrl } from './beside.ts'
import { createTemporaryFolder } from './operations.ts'

async function createSource() {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  await buildUser(database)
  await buildQuestion(database, { title: 'Kept' })
  return { database, target: (await findUrl(database)) ?? 'memory://', version: '1.2.3' } satisfies BackupSource
}

const running = new AbortController().signal

const plain = { identityFile: undefined }

const sixHourly = { everyHours: 6, keep: 2, recipients: [], identityFile: undefined }

/** Aborts the signal when the first query that matches the pattern has been answered. */
function stopDuring(source: BackupSource, pattern: RegExp) {
  const stop = new AbortController()
  const queries: string[] = []
  const transaction: BackupSource['database']['transaction'] = (work) =>
    source.database.transaction((inner) =>
      work({
        query: async (sql, parameters) => {
          const result = await inner.query(sql, parameters)
          queries.push(sql)
          if (pattern.test(sql)) stop.abort()
          return result
        },
      }),
    )
  const { kind } = source.database
  return { source: { ...source, database: { kind, transaction } }, signal: stop.signal, queries }
}

describe('backup', () => {
  it('writes a private file that restores to an identical database', async () => {
    const source = await createSource()
    const file = join(await createTemporaryFolder(), 'one.backup')
    const content = await createBackup(source, file, [])
    expect(content).toMatch(/^\d+ tables with \d+ rows$/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await verifyBackup({ ...plain, file }, source.target)).toBe(content)
    await expect(createBackup(source, file, [])).rejects.toThrow('one.backup exists already.')
    expect(await readdir(join(file, '..'))).toEqual(['one.backup'])
  })

  it('replaces a database only on request and only when no client uses it', async () => {
    const source = await createSource()
    const file = join(await createTemporaryFolder(), 'one.backup')
    const content = await createBackup(source, file, [])
    const other = await createTestDatabase()
    onTestFinished(() => other.close())
    const target = await findUrl(other)
    // An embedded database in memory has no path, so it cannot be opened again.
    if (target === undefined) return
    await other.execute('CREATE TABLE newer (id int PRIMARY KEY, user_id text REFERENCES users (id))')
    await expect(restoreBackup({ ...plain, file }, { target, replaces: false })).rejects.toThrow('is not empty')
    await expect(restoreBackup({ ...plain, file }, { target, replaces: true })).rejects.toThrow(
      'Stop the servers first',
    )
    await other.prisma.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())::text`.catch(() => {})
    expect(await restoreBackup({ ...plain, file }, { target, replaces: true })).toBe(content)
    expect(await other.prisma.user.count()).toBe(1)
  })

  it('encrypts a backup with a public key, so that only the matching secret key can restore it', async () => {
    const source = await createSource()
    const folder = await createTemporaryFolder()
    const file = join(folder, 'one.backup')
    const [identity, another] = [await generateIdentity(), await generateIdentity()]
    await createBackup(source, file, [await identityToRecipient(identity)])
    await writeFile(join(folder, 'key'), `# created: today\n${identity}\n`)
    await writeFile(join(folder, 'wrong'), another)
    await writeFile(join(folder, 'none'), 'not a key')
    expect((await readFile(file)).includes('pathwise-backup')).toBe(false)
    const verify = (key: string | undefined) =>
      verifyBackup({ ...plain, file, identityFile: key && join(folder, key) }, source.target)
    expect(await verify('key')).toMatch(/ tables with /)
    await expect(verify(undefined)).rejects.toThrow(/^The backup is encrypted: [^\n]+$/)
    await expect(verify('wrong')).rejects.toThrow(/^The key in BACKUP_IDENTITY_FILE does not open the backup: [^\n]+$/)
    await expect(verify('none')).rejects.toThrow(/^The key in BACKUP_IDENTITY_FILE does not open the backup: [^\n]+$/)
    await expect(verify('absent')).rejects.toThrow(/does not open the backup: ENOENT/)
    const bytes = await readFile(file)
    await writeFile(file, bytes.subarray(0, -20))
    await expect(verify('key')).rejects.toThrow(/^The backup is damaged: [^\n]+$/)
  })

  it('rejects a damaged, unreadable or newer backup, and a file that is not a backup', async () => {
    const source = await createSource()
    const folder = await createTemporaryFolder()
    const file = join(folder, 'one.backup')
    await createBackup(source, file, [])
    const bytes = await readFile(file)
    const verify = async (name: string, content: Uint8Array | string) => {
      await writeFile(join(folder, name), content)
      return verifyBackup({ ...plain, file: join(folder, name) }, source.target)
    }
    const flipped = Buffer.from(bytes)
    flipped[bytes.length - 200] = (flipped[bytes.length - 200] ?? 0) ^ 1
    await expect(verify('flipped', flipped)).rejects.toThrow('The backup is damaged: its checksum differs.')
    await expect(verify('short', bytes.subarray(0, -1))).rejects.toThrow('The backup is damaged: its checksum differs.')
    await expect(verify('head', bytes.subarray(0, 60))).rejects.toThrow('The backup is damaged: it ends early.')
    await expect(verify('text', 'photographs\n')).rejects.toThrow('This file is not a backup of Pathwise.')
    await expect(verify('empty', '')).rejects.toThrow('The backup is damaged: it ends early.')
    await expect(verifyBackup({ ...plain, file: join(folder, 'absent') }, undefined)).rejects.toThrow(
      /^The backup cannot be read: ENOENT/,
    )

    const header = await verifyBytes(openBackup(file, undefined))
    const migrations = [...header.snapshot.migrations, { name: '29990101000000_later', checksum: 'x' }]
    const newer = { ...header, snapshot: { ...header.snapshot, migrations } }
    await writeNewFile(join(folder, 'newer'), encodeBackup(newer, (async function* () {})()))
    await expect(verifyBackup({ ...plain, file: join(folder, 'newer') }, source.target)).rejects.toThrow(
      /^The backup is newer than this program, which does not know its migration 29990101000000_later/,
    )
  })

  it('serves a backup from a running server over a private socket', async () => {
    const source = await createSource()
    const folder = await createTemporaryFolder()
    const directory = join(folder, 'database')
    expect(await requestBackup(directory)).toBeUndefined()
    // Simulate a file that a killed server left behind.
    await writeFile(buildOperatorSocketPath(directory), '')
    const closing: (() => Promise<void>)[] = []
    const app = {
      addHook: (_name: string, hook: () => Promise<void>) => closing.push(hook),
      log: { warn: () => {}, error: () => {} },
    }
    await serveOperatorSocket(app, source, directory)
    expect((await stat(buildOperatorSocketPath(directory))).mode & 0o777).toBe(0o600)
    const served = await requestBackup(directory)
    if (!served) throw new Error('no server')
    const file = join(folder, 'one.backup')
    await writeNewFile(file, served.bytes)
    expect(await verifyBackup({ ...plain, file }, source.target)).toBe(served.content)
    for (const close of closing) await close()
    expect(await requestBackup(directory)).toBeUndefined()
    expect(await readdir(folder)).toEqual(['one.backup'])
  })
})

describe('scheduled backups', () => {
  it('creates a backup when the newest is old enough, and prunes old ones', async () => {
    const source = await createSource()
    const directory = join(await createTemporaryFolder(), 'backups')
    await mkdir(directory)
    await writeFile(join(directory, 'holiday.txt'), 'photographs')
    const settings = { ...sixHourly, directory }
    const at = (hour: number) => backUpWhenDue(source, settings, new Date(Date.UTC(2026, 10, 25, hour)), running)
    expect(await at(0)).toBe(join(directory, 'pathwise-2026-11-25T00-00-00Z.backup'))
    expect(await at(5)).toBeUndefined()
    expect(await at(6)).toBeDefined()
    expect(await at(12)).toBeDefined()
    expect(await readdir(directory)).toEqual([
      'holiday.txt',
      'pathwise-2026-11-25T06-00-00Z.backup',
      'pathwise-2026-11-25T12-00-00Z.backup',
    ])
  })

  it.each([
    ['hashes a table', / AS digest /],
    ['reads rows', /^FETCH |pg_export_snapshot/],
  ])('leaves no file when the server stops while a backup %s', async (_step, query) => {
    const { source, signal } = stopDuring(await createSource(), query)
    const directory = await createTemporaryFolder()
    expect(await backUpWhenDue(source, { ...sixHourly, directory }, new Date(), signal)).toBeUndefined()
    expect(signal.aborted).toBe(true)
    expect(await readdir(directory)).toEqual([])
  })

  it('hashes no further table when the server stops', async () => {
    const { source, signal, queries } = stopDuring(await createSource(), / AS digest /)
    const directory = await createTemporaryFolder()
    await backUpWhenDue(source, { ...sixHourly, directory }, new Date(), signal)
    expect(queries.filter((query) => query.includes(' AS digest '))).toHaveLength(1)
  })

  it('deletes files that a killed server left a day ago', async () => {
    const source = await createSource()
    const directory = await createTemporaryFolder()
    const settings = { ...sixHourly, directory }
    const now = new Date(Date.UTC(2026, 10, 25, 12))
    const drafts = ['pathwise-2026-11-24T11-00-00Z.backup.part', 'pathwise-2026-11-25T11-00-00Z.backup.part']
    for (const name of [...drafts, 'own.part']) await writeFile(join(directory, name), 'half')
    expect(await backUpWhenDue(source, settings, now, running)).toBeDefined()
    expect(await readdir(directory)).toEqual([
      'own.part',
      'pathwise-2026-11-25T11-00-00Z.backup.part',
      'pathwise-2026-11-25T12-00-00Z.backup',
    ])
  })
})

it('passes the database URL to PostgreSQL programs through the environment', () => {
  expect(buildLibpqEnvironment('postgres://ann:p%40ss@db.example:5433/study?sslmode=require&pgbouncer=true')).toEqual({
    PGHOST: 'db.example',
    PGPORT: '5433',
    PGUSER: 'ann',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'study',
    PGSSLMODE: 'require',
  })
  expect(buildLibpqEnvironment('postgresql:///study?host=%2Frun%2Fpostgresql')).toEqual({
    PGHOST: '/run/postgresql',
    PGDATABASE: 'study',
  })
})

it('describes a database without changing it', async () => {
  const { database } = await createSource()
  const describeIt = () =>
    database.transaction(async (transaction) => {
      await startSnapshotTransaction(transaction)
      return describeSnapshot(transaction)
    })
  const before = await describeIt()
  expect(await describeIt()).toEqual(before)
  await buildUser(database)
  const after = await describeIt()
  expect(Object.keys(after.digests).filter((name) => after.digests[name] !== before.digests[name])).toEqual(['users'])
})
