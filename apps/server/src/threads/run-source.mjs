import { findSourceBundle } from '../../scripts/bundle-source.mjs'

// Runs a TypeScript file in a thread or process, in development and tests: `node run-source.mjs FILE ARGUMENTS`.
const [file] = process.argv.splice(2, 1)
export const { cleanOneBody, renderPdf } = await import(await findSourceBundle(file))
