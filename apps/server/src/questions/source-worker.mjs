import { register } from 'tsx/esm/api'

// The reader from its source, in development and in tests: a thread does not inherit what reads TypeScript.
register()
await import('./check-worker.ts')
