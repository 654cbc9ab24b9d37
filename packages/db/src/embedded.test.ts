import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { createDatabaseDirectory } from '../test/database-directory.ts'
import { createTemporaryDirectory } from '../test/fresh-database.ts'
import { openDatabase } from './client.ts'

it('creates a data directory from a dump, and keeps the rows written to it', { timeout: 240_000 }, async () => {
  const source = await PGlite.create(await createDatabaseDirectory())
  await source.exec('CREATE TABLE dumped (text text)')
  const dump = await source.dumpDataDir('gzip')
  await source.close()
  const folder = await createTemporaryDirectory()
  const emptyDump = join(folder, 'dump.tar.gz')
  await writeFile(emptyDump, Buffer.from(await dump.arrayBuffer()))

  const open = () => openDatabase(join(folder, 'data'), { emptyDump })
  const first = await open()
  await first.execute(`INSERT INTO dumped VALUES ('kept')`)
  await first.close()
  const second = await open()
  expect(await second.execute('SELECT text FROM dumped')).toEqual([{ text: 'kept' }])
  await second.close()
})
