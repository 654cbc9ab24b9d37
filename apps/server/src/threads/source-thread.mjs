import { register } from 'tsx/esm/api'

// Runs a thread from its TypeScript source in development and tests: threads do not inherit the tsx loader.
register()
export const { cleanOneBody, renderPdf } = await import(process.argv[2])
