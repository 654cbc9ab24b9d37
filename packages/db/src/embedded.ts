import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { z } from 'zod'
import { lockDataDirectory, privateDirectory } from './data-directory-lock.ts'
import { DataDirectoryError, OperatorError } from './errors.ts'
import { SyncedFiles, syncedStart, syncPath, syncTree } from './synced-files.ts'

interface DirectorySource {
  kind: 'directory'
  path: string
  /**
   * Whether commits wait for the disk. Default: true. If false, a power failure can lose the last few seconds or, at
   * worst, the whole database.
   */
  syncs?: boolean
  /**
   * The path of a compressed tar file with a dump of an empty database. New directories are created from this dump. If
   * omitted, `initdb` creates the database.
   */
  emptyDump?: string | undefined
}

/**
 * Where the data of an embedded database comes from: it starts empty in memory, is in a directory, or is loaded from a
 * dump.
 */
export type EmbeddedSource = { kind: 'memory' } | DirectorySource | { kind: 'dump'; dump: Blob }

export interface Embedded {
  readonly pglite: PGlite
  close: () => Promise<void>
}

/**
 * Opens PGlite in memory or in a directory. Creates the directory if necessary, and locks it for this process.
 * @throws DataDirectoryInUseError if another process uses the directory
 * @throws DataDirectoryError if the directory cannot be used
 */
export async function openEmbedded(source: EmbeddedSource): Promise<Embedded> {
  if (source.kind !== 'directory') {
    const pglite = await start(source.kind === 'dump' ? { loadDataDir: source.dump } : {})
    return { pglite, close: () => pglite.close() }
  }
  try {
    return await openDirectory(source)
  } catch (error) {
    throw error instanceof OperatorError ? error : describeDataDirectoryError(source.path, error)
  }
}

async function openDirectory({ path: directory, syncs = true, emptyDump }: DirectorySource): Promise<Embedded> {
  const { path, release } = await lockDataDirectory(directory)
  try {
    await createWhole(path, emptyDump)
    const pglite = await start(syncs ? { fs: new SyncedFiles(path), startParams: syncedStart } : { dataDir: path })
    return {
      pglite,
      close: async () => {
        await pglite.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** PGlite's file system throws objects with a WASI error number and no message. */
const fileSystemFaultSchema = z.object({ message: z.undefined(), errno: z.number() })
const wasiNoSpace = 51

function describeDataDirectoryError(directory: string, cause: unknown): DataDirectoryError {
  return new DataDirectoryError(`The data directory ${directory} cannot be used: ${describeCause(cause)}`, { cause })
}

function describeCause(cause: unknown): string {
  const fault = fileSystemFaultSchema.safeParse(cause)
  if (fault.success) return fault.data.errno === wasiNoSpace ? 'no space left on device' : `error ${fault.data.errno}`
  const [firstLine = ''] = String(cause instanceof Error ? cause.message : cause).split('\n')
  return firstLine
}

/**
 * PGlite clears all its buffers when it opens, so its default of 128 MB would use 100 MB more memory. A small buffer
 * suffices, because the operating system also caches the files.
 */
const buffers: readonly string[] = ['-c', 'shared_buffers=24MB']

interface StartOptions extends Pick<PGliteOptions, 'dataDir' | 'fs' | 'loadDataDir'> {
  readonly startParams?: readonly string[]
}

async function start({ startParams = PGlite.defaultStartParams, ...options }: StartOptions): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...options,
    startParams: [...startParams, ...buffers],
    extensions: { pg_trgm },
    onStderr: exitOnPanic,
  })
  // Prisma's adapters send UTC times without an offset.
  await pglite.exec(`SET TIME ZONE 'UTC'`)
  return pglite
}

/**
 * Exits the process when PostgreSQL panics, for example because it cannot sync its log. The commit was not
 * acknowledged, and retries would fail forever. The next start recovers from the log.
 * @returns whether PGlite prints the line, too
 */
export function exitOnPanic(line: string): boolean {
  const reason = /PANIC: +(.+)/.exec(line)?.[1]
  if (reason === undefined) return true
  console.error(`The embedded database cannot continue: ${reason}. The next start recovers what was acknowledged.`)
  process.exit(1)
}

/**
 * Creates the database under a temporary name, syncs it and renames it, so that a crash cannot leave half a database.
 */
async function createWhole(path: string, emptyDump: string | undefined): Promise<void> {
  if (existsSync(join(path, 'PG_VERSION'))) return
  const draft = `${path}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: privateDirectory })
  // Load a dump if possible, because `initdb` takes four times as much CPU time and never returns 70 MB of its memory
  // to the system.
  const dump = emptyDump === undefined ? {} : { loadDataDir: await readDump(emptyDump) }
  await (await start({ dataDir: draft, ...dump })).close()
  await syncTree(draft)
  await rmdir(path)
  await rename(draft, path)
  await syncPath(dirname(path))
}

async function readDump(file: string): Promise<Blob> {
  return new Blob([await readFile(file)], { type: 'application/x-gzip' })
}
