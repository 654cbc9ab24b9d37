import { Readable } from 'node:stream'
import { MigrationError } from '@pathwise/db/errors'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DatabaseCommandError, readDatabaseCommand, runDatabaseCommand } from './run-database-command.ts'

async function run(args: readonly string[], input = '') {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  return runDatabaseCommand(database, await readDatabaseCommand(args, Readable.from([input])), undefined)
}

describe('npm run db', () => {
  it('prints the returned rows of a script, with bigint values as strings', async () => {
    const script = `CREATE TABLE a (id int); INSERT INTO a VALUES (1); SELECT * FROM a; SELECT 9007199254740993 AS big`
    expect(await run(['sql', '-'], script)).toEqual(['{"id":1}', '{"big":"9007199254740993"}'])
  })

  it('throws the database error when a script fails', async () => {
    const reason = /^The script failed: error: function nothing_like_this\(\) does not exist$/
    await expect(run(['sql', '-'], 'SELECT nothing_like_this()')).rejects.toThrow(reason)
  })

  it('throws when the script file cannot be read', async () => {
    const reading = readDatabaseCommand(['sql', 'missing.sql'], Readable.from([]))
    await expect(reading).rejects.toThrow(/^Cannot read missing\.sql: Error: ENOENT/)
  })

  it('throws when the migration to resolve does not exist', async () => {
    await expect(run(['resolve', '9_z'])).rejects.toThrow(MigrationError)
  })

  it.each([[[]], [['mend']], [['resolve']], [['sql', '-', '--applied']], [['resolve', 'a', 'b']], [['sql', '--all']]])(
    'throws an error with the usage when the arguments are invalid: %s',
    async (args) => {
      const error = await readDatabaseCommand(args, Readable.from([])).catch((cause: unknown) => cause)
      expect(error).toBeInstanceOf(DatabaseCommandError)
      expect(String(error)).toContain('Usage: npm run db -- resolve')
    },
  )
})
