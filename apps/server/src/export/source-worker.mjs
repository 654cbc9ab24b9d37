import { register } from 'tsx/esm/api'

// The renderer from its source, in development and in tests: a thread does not inherit what reads TypeScript.
register()
export const { renderPdf } = await import('@pathwise/pdf/worker')
