// node scripts/check-regexes.mjs: fails if the product contains a regular expression whose matching time can exceed
// linear. A `superlinear: REASON` comment on the same line or the line above exempts an expression with short or
// trusted input. With `--record`, it checks all expressions again, and records those that took longest to check in
// scripts/lint/slow-checks.json, where other runs read them: a few expressions take most of the time.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findGrowth, findRegexes, parameters } from './lint/regexes.mjs'

const shipped = ['apps/*/src/*', 'packages/*/src/*', 'apps/web/public/*']
const isSource = (file) => /\.(ts|tsx|mjs|js)$/.test(file) && !/\.test\.tsx?$|^packages\/testing\//.test(file)
const atOnce = 2
const recorded = 200
const records = process.argv.includes('--record')

const files = execFileSync('git', ['ls-files', '-z', '--', ...shipped], { encoding: 'utf8' })
  .split('\0')
  .filter(isSource)
const found = files.flatMap((file) =>
  findRegexes(file, readFileSync(file, 'utf8'))
    .filter(({ reason }) => !reason)
    .map((regex) => ({ file, ...regex })),
)

const formatRegex = ({ source, flags }) => `/${source}/${flags}`

const cacheFile = 'node_modules/.cache/regexes.json'
const recordFile = 'scripts/lint/slow-checks.json'
const manifest = fileURLToPath(import.meta.resolve('recheck/package.json'))
const checker = JSON.stringify([JSON.parse(readFileSync(manifest, 'utf8')).version, parameters])

/**
 * Reads the cached expressions with linear matching time. The cache is empty if the file is missing or damaged, or if
 * the checker or its settings have changed.
 */
function readLinear(file) {
  try {
    const cache = JSON.parse(readFileSync(file, 'utf8'))
    return cache.checker === checker ? cache.linear : []
  } catch {
    return []
  }
}

function writeLinear(file, names) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ checker, linear: names }, null, 2)}\n`)
}

const linear = new Set(records ? [] : [cacheFile, recordFile].flatMap(readLinear))
const growths = new Map()
const durations = new Map()
const distinct = new Map(found.map((regex) => [formatRegex(regex), regex]))
const queue = [...distinct].filter(([name]) => !linear.has(name)).values()
async function work() {
  for (const [name, regex] of queue) {
    const start = performance.now()
    growths.set(name, await findGrowth(regex))
    durations.set(name, performance.now() - start)
  }
}
await Promise.all(Array.from({ length: atOnce }, work))

const names = [...distinct.keys()].filter((name) => !growths.get(name))
writeLinear(cacheFile, names)
if (records) {
  const slowest = names.toSorted((a, b) => durations.get(b) - durations.get(a)).slice(0, recorded)
  writeLinear(recordFile, slowest.sort())
}
const failures = found
  .filter((regex) => growths.get(formatRegex(regex)))
  .map((regex) => `${regex.file}:${regex.line}  ${formatRegex(regex)}  ${growths.get(formatRegex(regex))}`)

for (const failure of failures) console.error(failure)
console.log(`${found.length} regular expressions checked, ${failures.length} take more than linear time.`)
process.exit(failures.length === 0 ? 0 : 1)
