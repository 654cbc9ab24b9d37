import path from 'node:path'

/** What the bundler knows of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[]
}
interface Bundler {
  getModuleInfo(id: string): ModuleInfo | null
}

const root = path.join(import.meta.dirname, '..')
/** The home page's code is fetched together with the entry's. */
const roots = ['src/main.tsx', 'src/features/home/home-page.tsx'].map((file) => path.join(root, file))

/** Lists every drawing of the library, whoever shows it. */
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

/** Whether a module is part of the first visit to the home page. Asked once the bundler has read all modules. */
export function inFirstVisit(id: string, bundler: Bundler): boolean {
  known ??= reachable(bundler)
  return known.has(id)
}
