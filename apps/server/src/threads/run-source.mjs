import { findSourceBundle } from '../../scripts/bundle-source.mjs'

// Runs a TypeScript file in a thread or process, in development and tests: `node run-source.mjs FILE ARGUMENTS`.
const [file] = process.argv.splice(2, 1)
// A thread pool calls an exported function by name. Each entry point exports at most one of these functions, so this
// module exports both names, and a missing function is undefined.
export const { cleanOneBody, renderPdf } = await import(await findSourceBundle(file))
