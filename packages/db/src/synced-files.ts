import fs from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** WASI's number for an input or output error, which PostgreSQL answers by ending at once, as it does elsewhere. */
const wasiIoError = 29

/** What PGlite calls for PostgreSQL's `fsync`. It has no such operation of its own, so that nothing was synced. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: OpenFile) => number }
  realPath: (node: unknown) => string
}

interface OpenFile {
  node: unknown
  /** The descriptor of a file; missing for a directory. */
  nfd?: number | null
}

/** A directory on disk whose files are synced when PostgreSQL asks for it. */
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

/** Syncs a file by its descriptor, or a directory by its path. Returns WASI's error number, or 0. */
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
 * PGlite's own parameters without `-F`, which switches PostgreSQL's `fsync` off. The method must be `fsync`: PGlite
 * answers `fdatasync` itself, without syncing.
 */
export const syncedStart: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

/** Syncs a directory with all files and directories in it. */
export async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name))
  }
  await syncPath(directory)
}

/** Syncs a file, or the names in a directory. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
