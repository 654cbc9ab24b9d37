// npm run drill fuzz -- --minutes 10: repeats all property tests with new seeds for the given time.
import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'

const vitest = path.resolve('node_modules/.bin/vitest')

/** Maps each package folder to its test files that use the random seed, most of which contain property tests. */
function findPropertyTests() {
  const seeded = ['-e', "from 'fast-check'", '-e', "inject('fuzzSeed')"]
  const files = execFileSync('git', ['grep', '-l', ...seeded, '--', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' })
  const packages = new Map()
  for (const file of files.trim().split('\n')) {
    const folder = file.split('/').slice(0, 2).join('/')
    packages.set(folder, [...(packages.get(folder) ?? []), file])
  }
  return packages
}

/** If a test fails, prints its output and a command that repeats the run. */
function runWithSeed(folder, files, seed) {
  const args = ['run', '--reporter=dot', ...files.map((file) => path.relative(folder, file))]
  const { status, stdout, stderr } = spawnSync(vitest, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FUZZ_SEED: String(seed), TEST_REPORT: 'test-results/fuzz.json' },
  })
  if (status !== 0)
    console.log(`${stdout}${stderr}\nTo repeat it: cd ${folder} && FUZZ_SEED=${seed} ${['vitest', ...args].join(' ')}`)
  return status === 0
}

/** @returns {number} the exit code */
export function fuzz(args) {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '10' } } })
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error('--minutes must be a number above 0')
  const packages = findPropertyTests()
  const end = Date.now() + minutes * 60_000
  let passed = 0
  let failed = 0
  while (Date.now() < end) {
    const seed = randomInt(2 ** 31)
    for (const [folder, files] of packages) {
      if (runWithSeed(folder, files, seed)) passed += 1
      else failed += 1
    }
    console.log(`seed ${seed}: ${passed} runs passed, ${failed} failed so far`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
