import { findSourceBundle } from '../../scripts/bundle-source.mjs'

// Runs a TypeScript file in a thread or process, in development and tests: `node run-source.mjs FILE ARGUMENTS`.
const [file] = process.argv.splice(2, 1)
// Thread pools find these functions by name. Each entry point exports at most one of them.
export const { cleanOneBody, renderPdf } = await import(await findSourceBundle(file))
