import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PGlite } from '@electric-sql/pglite'
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { EmbeddedAdapter } from '../src/embedded-adapter.ts'
import { readMigrations } from '../src/migrations-folder.ts'

/** Replays the migrations in the given database instead of a separate shadow database. */
class ReplayAdapter extends EmbeddedAdapter {
  override async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const adapter = await this.connect()
    adapter.dispose = async () => {}
    return adapter
  }
}

/**
 * Returns the SQL that brings the migrations up to date with `schema`, or undefined if they match. The engine runs as
 * WebAssembly on an in-memory database, so no server or binary is needed.
 * @param schema the content of `schema.prisma`
 * @param pglite an empty database, in which the engine replays the migrations
 */
export async function diffSchema(
  migrationsDirectory: string,
  schema: string,
  pglite: PGlite,
): Promise<string | undefined> {
  loadEngine()
  const migrations = await readMigrations(migrationsDirectory)
  const file = { path: 'schema.prisma', content: schema }
  const engine = await bindings.SchemaEngine.new(
    { datamodels: [[file.path, file.content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new ReplayAdapter(pglite)),
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
}

let isLoaded = false

/** Loads the engine's WebAssembly directly. The package imports it as a module, which Node 20 does not support. */
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
