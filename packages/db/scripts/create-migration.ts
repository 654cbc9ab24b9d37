// pnpm migration <name>: writes a migration for what has changed in schema.prisma since the last one.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbedded } from '../src/embedded.ts'
import { defaultMigrationsDirectory } from '../src/migrate.ts'
import { diffSchema } from './schema-engine.ts'

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: pnpm migration <name>, the name in lower case, with underscores')
  process.exit(1)
}

const schema = await readFile(new URL('../prisma/schema.prisma', import.meta.url), 'utf8')
const embedded = await openEmbedded({ kind: 'memory' })
const sql = await diffSchema(defaultMigrationsDirectory, schema, embedded.pglite)
await embedded.close()
if (sql === undefined) {
  console.log('Schema and migrations agree: nothing to write.')
} else {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const directory = join(defaultMigrationsDirectory, `${stamp}_${name}`)
  await mkdir(directory, { recursive: true })
  await writeFile(join(directory, 'migration.sql'), sql)
  console.log(`Wrote ${directory}/migration.sql. Read it before you commit it.`)
}
