import { findSourceBundle } from '../../scripts/bundle-source.mjs'

// Runs a TypeScript file in a thread or process, in development and tests: `node run-source.mjs FILE ARGUMENTS`.
const [file] = process.argv.splice(2, 1)
// A thread pool calls a function of its entry point by name, so this module exports all of these names. An entry point
// defines at most one of them.
export const { cleanOneBody, renderPdf } = await import(await findSourceBundle(file))
