// All that the outside sees. The browser takes the type only.
// biome-ignore lint/performance/noBarrelFile: this is the package's one entrance, not a folder's barrel
export { type Context, createContext, type Dependencies, type RequestFacts } from './context.ts'
export { type AppRouter, appRouter } from './root.ts'
