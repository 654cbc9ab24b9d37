// node scripts/check-regexes.mjs: fails if the product contains a regular expression whose matching time can exceed
// linear. A `superlinear: REASON` comment on the same line or the line above exempts an expression with short or
// trusted input.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findGrowth, findRegexes } from './lint/regexes.mjs'

const shipped = ['apps/*/src/*', 'packages/*/src/*', 'apps/web/public/*']
const isSource = (file) => /\.(ts|tsx|mjs|js)$/.test(file) && !/\.test\.tsx?$|^packages\/testing\//.test(file)
const atOnce = 2

const files = execFileSync('git', ['ls-files', '-z', '--', ...shipped], { encoding: 'utf8' })
  .split('\0')
  .filter(isSource)
const found = files.flatMap((file) =>
  findRegexes(file, readFileSync(file, 'utf8'))
    .filter(({ reason }) => !reason)
    .map((regex) => ({ file, ...regex })),
)

const failures = []
const queue = found.values()
async function work() {
  for (const regex of queue) {
    const growth = await findGrowth(regex)
    if (growth) failures.push(`${regex.file}:${regex.line}  /${regex.source}/${regex.flags}  ${growth}`)
  }
}
await Promise.all(Array.from({ length: atOnce }, work))

for (const failure of failures) console.error(failure)
console.log(`${found.length} regular expressions checked, ${failures.length} take more than linear time.`)
process.exit(failures.length === 0 ? 0 : 1)
