import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

export interface ThreadFile {
  /** Absolute path. */
  readonly file: string
  /** Arguments of the thread. */
  readonly argv: string[]
}

const isBuilt = import.meta.url.endsWith('.js')

/** Returns a thread that runs a bundle or, in development, a source file. */
function toThread(file: string): ThreadFile {
  if (isBuilt) return { file, argv: [] }
  return { file: fileURLToPath(new URL('source-thread.mjs', import.meta.url)), argv: [file] }
}

/**
 * Returns a worker thread's file: the bundle next to this file, or the source file of the thread.
 * @param name a file in this folder without its extension, which is also an entry point of the build
 */
export function findThreadFile(name: string): ThreadFile {
  return toThread(fileURLToPath(new URL(isBuilt ? `${name}.js` : `${name}.ts`, import.meta.url)))
}

/** Returns the file of the PDF renderer, which stays in its package because it loads fonts and MathJax from there. */
export function findRendererFile(): ThreadFile {
  const specifier = isBuilt ? '@pathwise/pdf/built-worker' : '@pathwise/pdf/worker'
  return toThread(createRequire(import.meta.url).resolve(specifier))
}

/** Returns whether a thread exceeded its heap limit. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
