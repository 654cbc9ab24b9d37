import { Readable } from 'node:stream'
import { MigrationError } from '@pathwise/db/errors'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseDatabaseCommand, runDatabaseCommand } from './database-command.ts'
import { CommandError } from './run-command.ts'

async function run(args: readonly string[], input = '') {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  return runDatabaseCommand(database, await parseDatabaseCommand(args, Readable.from([input])))
}

describe('npm run db', () => {
  it('prints the rows that a script returns, with bigints as strings', async () => {
    const script = `CREATE TABLE a (id int); INSERT INTO a VALUES (1); SELECT * FROM a; SELECT 9007199254740993 AS big`
    expect(await run(['sql', '-'], script)).toEqual(['{"id":1}', '{"big":"9007199254740993"}'])
  })

  it("throws the database's error when a script fails", async () => {
    const reason = /^The script failed: error: function nothing_like_this\(\) does not exist$/
    await expect(run(['sql', '-'], 'SELECT nothing_like_this()')).rejects.toThrow(reason)
  })

  it('throws when the script file cannot be read', async () => {
    const reading = parseDatabaseCommand(['sql', 'missing.sql'], Readable.from([]))
    await expect(reading).rejects.toThrow(/^Cannot read missing\.sql: Error: ENOENT/)
  })

  it('resolves a failed migration with the suggested command', async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.close())
    await database.execute(`UPDATE _prisma_migrations SET finished_at = NULL, logs = 'error: disk full'
      WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`)
    const refusal = await database.migrate().catch((error: unknown) => String(error))
    const [, args = ''] = /`npm run db -- (.*?)`/.exec(String(refusal)) ?? []
    const request = await parseDatabaseCommand([...args.split(' '), '--applied'], Readable.from([]))
    expect(await runDatabaseCommand(database, request)).toEqual([
      expect.stringMatching(/^\d+_\w+ is marked as applied\.$/),
    ])
    expect(await database.migrate()).toEqual([])
  })

  it('throws when asked to resolve a migration that does not exist', async () => {
    await expect(run(['resolve', '9_z'])).rejects.toThrow(MigrationError)
  })

  it.each([[[]], [['mend']], [['resolve']], [['sql', '-', '--applied']], [['resolve', 'a', 'b']], [['sql', '--all']]])(
    'throws the usage text for invalid arguments: %s',
    async (args) => {
      const error = await parseDatabaseCommand(args, Readable.from([])).catch((cause: unknown) => cause)
      expect(error).toBeInstanceOf(CommandError)
      expect(String(error)).toContain('Usage: npm run db -- resolve')
    },
  )
})
