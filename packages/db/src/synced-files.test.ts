import fs from 'node:fs'
import { expect, it, vi } from 'vitest'
import { createDatabaseDirectory } from '../test/database-directory.ts'
import { openTarget } from '../test/fresh-database.ts'
import { openDatabase } from './client.ts'
import { exitOnPanic } from './embedded.ts'

it('syncs the log at each commit and the data at a checkpoint, unless syncing is disabled', {
  timeout: 240_000,
}, async () => {
  const directory = await createDatabaseDirectory()
  const unsynced = await openDatabase(directory, { syncs: false })
  const synced = vi.spyOn(fs, 'fsyncSync')
  await unsynced.execute(`CREATE TABLE notes (text text); INSERT INTO notes VALUES ('kept')`)
  expect(synced).not.toHaveBeenCalled()
  await unsynced.close()

  const database = await openTarget(directory)
  const countSyncs = async (sql: string): Promise<number> => {
    synced.mockClear()
    await database.execute(sql)
    return synced.mock.calls.length
  }
  expect(await countSyncs(`INSERT INTO notes VALUES ('kept too')`)).toBe(1)
  expect(await countSyncs('SELECT * FROM notes')).toBe(0)
  expect(await countSyncs('CHECKPOINT')).toBeGreaterThanOrEqual(3)
  expect(await database.execute('SELECT text FROM notes')).toEqual([{ text: 'kept' }, { text: 'kept too' }])
  synced.mockRestore()
})

it('exits with a one-line message on a PostgreSQL panic, and passes all other output through', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(exitOnPanic('2026-11-25 18:08:08.297 UTC [42] WARNING:  there is no transaction in progress')).toBe(true)
  expect(exit).not.toHaveBeenCalled()
  expect(() => exitOnPanic('2026-11-25 18:08 UTC [42] PANIC:  could not fsync file "1": I/O error')).toThrow('ended')
  expect(exit).toHaveBeenCalledWith(1)
  expect(print.mock.calls).toEqual([
    [
      'The embedded database cannot continue: could not fsync file "1": I/O error. The next start recovers what was acknowledged.',
    ],
  ])
  vi.restoreAllMocks()
})
