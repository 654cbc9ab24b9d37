import { register } from 'tsx/esm/api'

// Threads do not inherit the tsx loader, so this file runs their TypeScript source in development and tests.
register()
export const { cleanOneBody, renderPdf } = await import(process.argv[2])
