import fs from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** WASI's code for an I/O error. PostgreSQL exits when it receives this code, as it does on other platforms. */
const wasiIoError = 29

/**
 * PostgreSQL calls `fsync` through `stream_ops`. PGlite does not define it there, so without this class, nothing would
 * be synced.
 */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: OpenFile) => number }
  realPath: (node: unknown) => string
}

interface OpenFile {
  node: unknown
  /** The file descriptor. Directories have none. */
  nfd?: number | null
}

/** A data directory on disk that syncs its files when PostgreSQL calls `fsync`. */
export class SyncedFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const addSync: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const files: NodeFileSystem = module.NODEFS
      files.stream_ops.fsync = ({ node, nfd }) => syncFile(nfd ?? files.realPath(node))
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}

/** Syncs a file by descriptor or a directory by path. Returns a WASI error code, or 0. */
function syncFile(file: number | string): number {
  try {
    if (typeof file === 'number') {
      fs.fsyncSync(file)
      return 0
    }
    const descriptor = fs.openSync(file, 'r')
    try {
      fs.fsyncSync(descriptor)
    } finally {
      fs.closeSync(descriptor)
    }
    return 0
  } catch {
    return wasiIoError
  }
}

/**
 * PGlite's default parameters except `-F`, which would turn off `fsync` in PostgreSQL. The sync method must be `fsync`,
 * because `fdatasync` does nothing in PGlite.
 */
export const syncedStart: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

/** Syncs a directory with everything in it. */
export async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name))
  }
  await syncPath(directory)
}

export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
