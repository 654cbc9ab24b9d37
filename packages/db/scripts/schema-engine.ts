import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { openEmbedded } from '../src/embedded.ts'
import { EmbeddedAdapter } from '../src/embedded-adapter.ts'
import { readMigrations } from '../src/migrations-folder.ts'

/**
 * Returns the SQL that turns the schema created by a migrations folder into `schema`, or undefined if the two are the
 * same. Prisma's engine runs as WebAssembly and replays the migrations in an in-memory database, so it does not need a
 * server or a binary.
 * @param schema the text of `schema.prisma`
 */
export async function diffSchema(migrationsDirectory: string, schema: string): Promise<string | undefined> {
  loadEngine()
  const migrations = await readMigrations(migrationsDirectory)
  const embedded = await openEmbedded({ kind: 'memory' })
  try {
    const file = { path: 'schema.prisma', content: schema }
    const engine = await bindings.SchemaEngine.new(
      { datamodels: [[file.path, file.content]] },
      () => {},
      bindMigrationAwareSqlAdapterFactory(new EmbeddedAdapter(embedded.pglite)),
    )
    const difference = await engine.diff({
      from: {
        tag: 'migrations',
        baseDir: migrationsDirectory,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories: migrations.map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
        })),
      },
      to: { tag: 'schemaDatamodel', files: [file] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    return difference.exitCode === 2 ? (difference.stdout ?? '') : undefined
  } finally {
    await embedded.close()
  }
}

let isLoaded = false

/**
 * Loads the engine's WebAssembly file directly. The package's entry point imports the file as a module, which Node 20
 * does not support.
 */
function loadEngine(): void {
  if (isLoaded) return
  const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const module = new WebAssembly.Module(readFileSync(script.replace(/\.js$/, '.wasm')))
  const { exports } = new WebAssembly.Instance(module, { './schema_engine_bg.js': { ...bindings } })
  bindings.__wbg_set_wasm(exports)
  const boot = exports['__wbindgen_start']
  if (typeof boot !== 'function') throw new Error('The schema engine has no start function: its version has changed.')
  boot()
  isLoaded = true
}
