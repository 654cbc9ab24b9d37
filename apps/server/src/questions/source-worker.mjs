import { register } from 'tsx/esm/api'

// Loads the reader from source in development and tests. A thread does not inherit the tsx loader.
register()
await import('./check-worker.ts')
