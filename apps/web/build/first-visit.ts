import path from 'node:path'

/** The fields of the bundler's module info that are read here. */
interface ModuleInfo {
  readonly importedIds: readonly string[]
}
interface Bundler {
  getModuleInfo(id: string): ModuleInfo | null
}

const root = path.join(import.meta.dirname, '..')
/** Root modules loaded on the first visit: the entry point and the home page, which the browser fetches in parallel. */
const roots = ['src/main.tsx', 'src/features/home/home-page.tsx'].map((file) => path.join(root, file))

/** The icon library's entry module, which imports every icon. */
const drawings = /lucide-react\/dist\/esm\/lucide-react\.m?js$/

let known: ReadonlySet<string> | undefined

function reachable(bundler: Bundler): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || drawings.test(id)) continue
    found.add(id)
    waiting.push(...(bundler.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * Returns whether a module is loaded on the first visit to the home page. Call this only after the bundler has read all
 * modules.
 */
export function isInFirstVisit(id: string, bundler: Bundler): boolean {
  known ??= reachable(bundler)
  return known.has(id)
}
