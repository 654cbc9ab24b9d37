import { describe, expect, it } from 'vitest'
import { allKinds, kinds, openEmptyDatabase, openMigratedDatabase } from '../../test/fresh-database.ts'
import { writeMigrations } from '../../test/migrations.ts'
import type { Database } from '../database.ts'
import { defaultMigrationsDirectory } from '../migrate.ts'
import { isEmpty, restoreSnapshot } from './restore.ts'
import { type Batch, describeSnapshot, readRows, type Snapshot, startSnapshotTransaction } from './snapshot.ts'

/** More than one batch. */
const questions = 600

/** Creates a database with values that are easy to corrupt in a copy. */
async function createFilled(kind: Database['kind']): Promise<Database> {
  const database = await openMigratedDatabase(kind)
  const { prisma } = database
  const texts = ['plain', '한국어 中文 \u{1F600}', `quotes ' " \\ \n \t`, '\\N', '{"json": null}', '']
  for (const [number, text] of texts.entries()) {
    await prisma.share.create({ data: { id: `share-${number}`, result: { text, none: null, big: 1e-7 }, context: {} } })
  }
  await database.execute(`
    UPDATE shares SET result = 'null' WHERE id = 'share-5';
    UPDATE shares SET created_at = '2026-03-08 06:59:59.999+00' WHERE id = 'share-4';
    INSERT INTO seed_state (name, checksum, keys) VALUES ('odd', '"', ARRAY['a,b', '"', NULL, '{}', 'null']);
    INSERT INTO picture_files (hash, type, width, height, size, bytes)
      SELECT 'hash-' || n, 'image/png', 1, 1, 5, decode('005c2722ff', 'hex') FROM generate_series(1, 20) n;
    INSERT INTO questions (legacy_id, title, subject, course, grade_code, education_level, difficulty_level,
      difficulty_score, question_type, content_question_mj)
      SELECT 'q-' || n, 'Question ' || n, 'maths', 'Algebra', 'G9', 'high', 'easy', 0.1 + 0.2, 'essay', '<p>x</p>'
      FROM generate_series(1, ${questions}) n`)
  return database
}

interface Copy {
  readonly snapshot: Snapshot
  readonly batches: readonly Batch[]
}

const copies = new Map<Database['kind'], Promise<Copy>>()

/** Fills a database of the given kind with data and copies it. All tests share the copy. */
function copyFilled(kind: Database['kind']): Promise<Copy> {
  const copy = copies.get(kind) ?? createFilled(kind).then(copyOut)
  copies.set(kind, copy)
  return copy
}

async function copyOut(database: Database): Promise<Copy> {
  return database.transaction(async (transaction) => {
    await startSnapshotTransaction(transaction)
    const snapshot = await describeSnapshot(transaction)
    const batches: Batch[] = []
    for await (const batch of readRows(transaction, snapshot.tables)) batches.push(batch)
    return { snapshot, batches }
  })
}

async function* replay(batches: readonly Batch[]): AsyncGenerator<Batch> {
  yield* batches
}

function restore(
  database: Database,
  snapshot: Snapshot,
  batches: readonly Batch[],
  directory = defaultMigrationsDirectory,
) {
  return database.transaction((transaction) => restoreSnapshot(transaction, snapshot, replay(batches), directory))
}

describe.each(kinds)('restoreSnapshot, %s', (kind) => {
  // A database of any kind can be restored from a backup of any kind. If a server is configured, one case restores a
  // backup of an embedded database to PostgreSQL.
  it.each(allKinds)('restores an identical database from %s', async (from) => {
    const { snapshot, batches } = await copyFilled(from)
    const target = await openEmptyDatabase(kind)
    expect(await target.transaction(isEmpty)).toBe(true)
    await restore(target, snapshot, batches)
    expect(await target.transaction(isEmpty)).toBe(false)
    expect((await copyOut(target)).snapshot).toEqual(snapshot)
    // In the restored database, no migration is pending, triggers run, and new ids follow the restored ones.
    expect(await target.migrate()).toEqual([])
    await target.execute(`UPDATE questions SET title = 'Changed' WHERE id = ${questions}`)
    const found = await target.execute(
      `SELECT text LIKE 'changed%' AS changed FROM question_search WHERE question_id = ${questions}`,
    )
    expect(found).toEqual([{ changed: true }])
    expect(await target.execute(`SELECT nextval('questions_id_seq')::int AS next`)).toEqual([{ next: questions + 1 }])
  })

  it('replaces the whole database, and changes nothing if a row is missing from the backup', async () => {
    const { snapshot, batches } = await copyFilled(kind)
    const target = await openMigratedDatabase(kind)
    await target.prisma.share.create({ data: { id: 'mine', result: {}, context: {} } })
    await target.execute('CREATE TABLE newer (id int PRIMARY KEY, share text REFERENCES shares (id))')
    const [first, ...rest] = batches
    if (!first) throw new Error('no rows')
    const shortened = [{ ...first, rows: first.rows.slice(1) }, ...rest]
    await expect(restore(target, snapshot, shortened)).rejects.toThrow('differs from the backup')
    expect(await target.prisma.share.count()).toBe(1)
    await restore(target, snapshot, batches)
    expect(await target.prisma.share.count()).toBe(6)
    expect((await copyOut(target)).snapshot).toEqual(snapshot)
  })

  it('rejects a backup from a newer version or with edited migrations', async () => {
    const database = await openEmptyDatabase(kind)
    await database.migrate(
      await writeMigrations({ '1_a': 'CREATE TABLE a (id int)', '2_b': 'CREATE TABLE b (id int)' }),
    )
    const { snapshot, batches } = await copyOut(database)
    const target = await openEmptyDatabase(kind)
    const older = await writeMigrations({ '1_a': 'CREATE TABLE a (id int)' })
    await expect(restore(target, snapshot, batches, older)).rejects.toThrow(
      /^The backup is newer than this program.*2_b/,
    )
    const edited = await writeMigrations({ '1_a': 'CREATE TABLE a (id int)', '2_b': 'CREATE TABLE b (id bigint)' })
    await expect(restore(target, snapshot, batches, edited)).rejects.toThrow(/^The migration 2_b was edited/)
    expect(await target.transaction(isEmpty)).toBe(true)
  })
})
