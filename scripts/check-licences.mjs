// Rejects packages, shipped or not, whose license is not in scripts/lint/licences.mjs.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findRefused } from './lint/licences.mjs'

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
const listed = execFileSync('npx', ['--yes', packageManager, 'licenses', 'list', '--recursive', '--json'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
})
const packages = JSON.parse(listed)
const refused = findRefused(packages)
for (const line of refused) console.error(`This licence is not on the list: ${line}`)
const count = Object.values(packages).flat().length
console.log(`The licences of ${count} packages were checked.`)
// An empty list means that pnpm could not read the packages.
if (refused.length > 0 || count === 0) process.exitCode = 1
