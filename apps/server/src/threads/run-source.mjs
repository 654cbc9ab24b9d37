import { findSourceBundle } from '../../scripts/bundle-source.mjs'

// Runs a TypeScript file in a thread or process, in development and tests: `node run-source.mjs FILE ARGUMENTS`.
const [file] = process.argv.splice(2, 1)
// A thread pool calls a function of its entry point by name. An entry point defines at most one of these functions, so
// this module exports all of the names.
export const { cleanOneBody, renderPdf } = await import(await findSourceBundle(file))
