// Checks the licenses of all packages, including unshipped ones, against scripts/lint/licenses.mjs. Reads the output of
// `pnpm licenses list --recursive --json`.
import { text } from 'node:stream/consumers'
import { findRefused } from './lint/licenses.mjs'

const packages = JSON.parse(await text(process.stdin))
const refused = findRefused(packages)
for (const line of refused) console.error(`This license is not on the list: ${line}`)
const count = Object.values(packages).flat().length
console.log(`The licenses of ${count} packages were checked.`)
// If the list contains no packages at all, pnpm failed to read them.
if (refused.length > 0 || count === 0) process.exitCode = 1
