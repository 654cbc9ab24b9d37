import { register } from 'tsx/esm/api'

// Loads the renderer from source in development and tests. A thread does not inherit the tsx loader.
register()
export const { renderPdf } = await import('@pathwise/pdf/worker')
