import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

export interface ThreadFile {
  /** An absolute path. */
  readonly file: string
  readonly argv: string[]
}

const isBuilt = import.meta.url.endsWith('.js')

/** Runs a bundle, or a source file in development. */
function toThread(file: string): ThreadFile {
  if (isBuilt) return { file, argv: [] }
  return { file: fileURLToPath(new URL('run-source.mjs', import.meta.url)), argv: [file] }
}

/** @param name a file in this folder without its extension, which is also an entry point of the build */
export function findThreadFile(name: string): ThreadFile {
  return toThread(fileURLToPath(new URL(isBuilt ? `${name}.js` : `${name}.ts`, import.meta.url)))
}

/** The renderer is loaded from its own package, so that it finds its fonts and MathJax. */
export function findRendererFile(): ThreadFile {
  const specifier = isBuilt ? '@pathwise/pdf/built-worker' : '@pathwise/pdf/worker'
  return toThread(createRequire(import.meta.url).resolve(specifier))
}

export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
