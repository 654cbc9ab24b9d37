import './v8-flags.ts'

// A dynamic import, because the flag must be in effect before the other modules create objects, and the bundle of a
// static import would load them first.
await import('./serve.ts')
