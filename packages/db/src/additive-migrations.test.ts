import { expect, it } from 'vitest'
import { writeMigrations } from '../test/migrations.ts'
import { defaultMigrationsDirectory } from './migrate.ts'
import { type Migration, readMigrations } from './migrations-folder.ts'

/** All later migrations must be additive (CONTRIBUTING.md, "Add a migration"). */
const lastBeforeRule = '20261121192010_question_block_slots'

/**
 * Matches the line that permits a migration to remove something. The line must come first in the migration, and names
 * the migration that added the replacement.
 */
const permit = /^-- Removes what (\w+) replaced\.?$/m

const breaking = [/\bDROP\b/i, /\bRENAME\b/i, /\bALTER\b[^;]*\bTYPE\b/i, /\bSET\s+NOT\s+NULL\b/i, /\bTRUNCATE\b/i]

/**
 * Finds statements after which the previous server version would fail on the same database. Returns the first of each
 * kind.
 */
function findBreaking(sql: string): string[] {
  const statements = sql
    // Strips function bodies, strings and comments, which can contain text that looks like a statement.
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/--.*|\/\*[\s\S]*?\*\//g, '')
  const found = breaking.flatMap((pattern) => pattern.exec(statements)?.[0].replaceAll(/\s+/g, ' ') ?? [])
  const columns = statements.split(/[;\n]|(?=\bADD\s+COLUMN\b)/i).filter((part) => /^ADD\s+COLUMN\b/i.test(part.trim()))
  const required = columns.some((column) => /\bNOT\s+NULL\b/i.test(column) && !/\bDEFAULT\b/i.test(column))
  return required ? [...found, 'ADD COLUMN NOT NULL without DEFAULT'] : found
}

function findOffences(migrations: readonly Migration[]): string[] {
  const names = migrations.map(({ name }) => name)
  return migrations.flatMap(({ name, sql }) => {
    const [, replacing] = permit.exec(sql.split('\n', 1)[0] ?? '') ?? []
    if (replacing !== undefined && replacing < name && names.includes(replacing)) return []
    return findBreaking(sql).map((statement) => `${name}: ${statement}`)
  })
}

it('finds only additive statements in the migrations', async () => {
  const migrations = await readMigrations(defaultMigrationsDirectory)
  expect(migrations.map(({ name }) => name)).toContain(lastBeforeRule)
  const offences = findOffences(migrations)
  expect(offences.filter((offence) => offence.slice(0, offence.indexOf(':')) > lastBeforeRule)).toEqual([])
  expect(offences.length, 'the ones from before the rule show that the search works').toBeGreaterThan(0)
})

it.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', 'DROP'],
  ['DROP TABLE "a";', 'DROP'],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 'RENAME'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE TEXT;', 'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE'],
  [`ALTER TYPE "role" ADD VALUE 'guest';`, 'ALTER TYPE'],
  ['ALTER TABLE "a" ALTER COLUMN "b"\n SET NOT NULL;', 'SET NOT NULL'],
  ['ALTER TABLE "a" ADD COLUMN "b" TEXT,\nADD COLUMN "c" TEXT NOT NULL;', 'ADD COLUMN NOT NULL without DEFAULT'],
  ['TRUNCATE "a";', 'TRUNCATE'],
])('detects a breaking statement: %s', (sql, statement) => {
  expect(findBreaking(sql)).toEqual([statement])
})

it.each([
  'ALTER TABLE "a" ADD COLUMN "b" TEXT NOT NULL DEFAULT \'\';',
  'ALTER TABLE "a" ADD COLUMN "b" TEXT,\nADD COLUMN "c" INTEGER NOT NULL DEFAULT 0;',
  'CREATE TABLE "a" ("id" INTEGER NOT NULL);',
  "-- DROP TABLE a\nINSERT INTO a VALUES ('DROP TABLE a');",
  'CREATE FUNCTION f() RETURNS VOID LANGUAGE plpgsql AS $$ BEGIN DROP TABLE IF EXISTS a; END $$;',
])('accepts an additive statement: %s', (sql) => {
  expect(findBreaking(sql)).toEqual([])
})

it('accepts a removal only if the first line of the migration names an earlier migration', async () => {
  const directory = await writeMigrations({
    '1_add': 'ALTER TABLE a ADD COLUMN c TEXT;',
    '2_allowed': '-- Removes what 1_add replaced.\nALTER TABLE a DROP COLUMN b;',
    '3_later': '-- Removes what 4_next replaced.\nALTER TABLE a DROP COLUMN b;',
    '4_next': '-- DropColumn\n-- Removes what 1_add replaced.\nALTER TABLE a DROP COLUMN b;',
    '5_unknown': '-- Removes what 0_none replaced.\nALTER TABLE a DROP COLUMN b;',
  })
  expect(findOffences(await readMigrations(directory))).toEqual(['3_later: DROP', '4_next: DROP', '5_unknown: DROP'])
})
