import path from 'node:path'

/** The fields of the bundler's module info that are read here. */
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

let known: ReadonlySet<string> | undefined

function findReachable(bundler: Bundler): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [entry, homePage]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || drawings.test(id)) continue
    found.add(id)
    waiting.push(...(bundler.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * Returns whether a module is loaded on the first visit to the home page: with the entry point or with the home page,
 * which the browser fetches in parallel. Call this only after the bundler has read all modules.
 */
export function isInFirstVisit(id: string, bundler: Bundler): boolean {
  known ??= findReachable(bundler)
  return known.has(id)
}
