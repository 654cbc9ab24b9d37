import './v8-flags.ts'

// Use a dynamic import, because the flag must be set before the other modules create objects. If the import were
// static, the bundle would load these modules first.
await import('./serve.ts')
