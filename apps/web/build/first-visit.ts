import path from 'node:path'

/** The part of the bundler's module info that this file uses. */
interface ModuleInfo {
  readonly importedIds: readonly string[]
}
interface Bundler {
  getModuleInfo(id: string): ModuleInfo | null
}

const root = path.join(import.meta.dirname, '..')
const entry = path.join(root, 'src/main.tsx')
const homePage = path.join(root, 'src/features/home/home-page.tsx')

/** The icon library's entry module, which imports every icon. */
const drawings = /lucide-react\/dist\/esm\/lucide-react\.m?js$/

function findReachable(bundler: Bundler, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || drawings.test(id)) continue
    found.add(id)
    waiting.push(...(bundler.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

let firstVisit: ReadonlySet<string> | undefined

/**
 * Returns whether a first visit to the home page loads this module as part of the entry point or the home page. Call
 * this only after the bundler has read all modules.
 */
export function isInFirstVisit(id: string, bundler: Bundler): boolean {
  firstVisit ??= findReachable(bundler, [entry, homePage])
  return firstVisit.has(id)
}

const zod = /\/node_modules\/zod\//

/** Matches modules of the libraries that make up the API client. */
export const apiClient = /\/node_modules\/(@tanstack\/(react-query|query-core)|@trpc)\//

function importsAny(library: RegExp, id: string, bundler: Bundler): boolean {
  return [...findReachable(bundler, [id])].some((imported) => library.test(imported))
}

/**
 * Returns whether a module imports zod, directly or indirectly. Call this only after the bundler has read all modules.
 */
export function importsZod(id: string, bundler: Bundler): boolean {
  return importsAny(zod, id, bundler)
}

/**
 * Returns whether a module imports a library of the API client, directly or indirectly. Call this only after the
 * bundler has read all modules.
 */
export function importsApiClient(id: string, bundler: Bundler): boolean {
  return importsAny(apiClient, id, bundler)
}
