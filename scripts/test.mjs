// Runs the checks of `npm test`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findMemoryFolder, startPostgres } from './postgres.mjs'
import { prepareTools } from './test/prepare-tools.mjs'
import { clearReports, readReports } from './test/reports.mjs'
import { runStep } from './test/run-step.mjs'
import { collectOutput, runLimited, splitIntoBatches, terminal } from './test/side-by-side.mjs'
import { add, countCheck, countSuite, formatClosingLine, nothing } from './test/tally.mjs'

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
const minutes = 60_000
const logTailLines = 60

class Interrupted extends Error {}

/**
 * Returns a search path that contains pnpm and the workspace's programs. Called only once, because starting npx takes
 * more than a second of CPU time.
 */
function findPrograms() {
  return execFileSync('npx', ['--yes', packageManager, 'exec', 'node', '-p', 'process.env.PATH'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).trim()
}

/**
 * Runs pnpm.
 * @returns {Promise<boolean>} whether it succeeded
 */
async function succeeds(name, args, { limitMs, output, env = {} }) {
  const end = await runStep('pnpm', args, {
    limitMs,
    stdio: output.stdio,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', ...env },
  })
  if (end === 'interrupted') throw new Interrupted()
  if (end === 'timed out') output.print(`The step ${name} was ended at its limit of ${limitMs / minutes} minutes.`)
  return end === 'passed'
}

const turbo = (...args) => [
  'exec',
  'turbo',
  'run',
  ...args,
  '--continue',
  '--output-logs=errors-only',
  '--concurrency=2',
]

const check = (name, args, limitMs) => async (output) =>
  countCheck(name, await succeeds(name, args, { limitMs, output }))

async function suite(name, args, { report, ...options }) {
  clearReports(report)
  return countSuite(name, await succeeds(name, args, options), readReports(report))
}

async function postgresSuite(output) {
  const given = process.env.TEST_DATABASE_URL
  // Each test file has its own databases, and all of them together would keep autovacuum busy. With JIT, compiling
  // the small queries of the tests would take longer than running them.
  const own = given ? undefined : await startPostgres({ autovacuum: 'off', jit: 'off' }, findMemoryFolder())
  const url = given ?? own?.url
  if (!url) {
    output.print('Skipped: PostgreSQL is not installed, and TEST_DATABASE_URL names none.')
    return nothing
  }
  try {
    const outcome = await suite('postgres', turbo('test:postgres'), {
      report: 'postgres.json',
      limitMs: 30 * minutes,
      output,
      env: { TEST_DATABASE_URL: url, TEST_REPORT: 'test-results/postgres.json' },
    })
    if (own && outcome.failed > 0) output.print(`The end of PostgreSQL's log:\n${own.logTail(logTailLines)}`)
    return outcome
  } finally {
    await own?.stop()
  }
}

/** Tests of these packages need no database, browser or server. */
const purePackages = ['i18n', 'planner', 'question-formats', 'rich-text', 'ui']
const pureFilters = purePackages.map((name) => `--filter=@pathwise/${name}`)

/** The `unit` step skips these packages if the run also tests them in the `postgres` step. */
const databaseFilters = ['api', 'seed', 'server', 'testing'].map((name) => `--filter=!@pathwise/${name}`)

/** The sets of steps that can be run by name. */
const sets = { quick: ['format', 'lint', 'imports', 'types', 'pure'] }

/** Groups of steps that may run in parallel. Each step uses about one core, or waits for another process. */
const groups = [
  ['format', 'lint', 'imports', 'dead-code', 'types', 'build', 'pure'],
  // Only two steps run at a time, so `e2e` starts when `unit` or `postgres` ends.
  ['unit', 'postgres', 'e2e'],
]
const atOnce = 2

/**
 * Steps start in this order. In the first group, two short steps start after the longest one, so that both slots end at
 * about the same time.
 */
const steps = {
  format: check('format', ['run', 'check:format'], 5 * minutes),
  lint: check('lint', ['run', 'check:lint'], 5 * minutes),
  types: check('types', ['run', 'check:types'], 10 * minutes),
  build: check('build', turbo('build'), 10 * minutes),
  imports: check('imports', ['run', 'check:imports'], 5 * minutes),
  'dead-code': check('dead-code', ['run', 'check:dead-code'], 5 * minutes),
  pure: (output) =>
    suite('pure', turbo('test', ...pureFilters), { report: 'unit.json', limitMs: 10 * minutes, output }),
  unit: (output, { hasPostgres }) =>
    suite('unit', turbo('test', ...(hasPostgres ? databaseFilters : [])), {
      report: 'unit.json',
      limitMs: 30 * minutes,
      output,
    }),
  postgres: postgresSuite,
  e2e: (output) =>
    suite('e2e', ['--filter', '@pathwise/e2e', 'run', 'e2e'], { report: 'e2e.json', limitMs: 40 * minutes, output }),
}

/** Runs a step, and prints its name and output. The returned line includes the duration. */
async function timedStep(name, output, run) {
  output.print(`\n── ${name}`)
  const start = performance.now()
  try {
    const outcome = await steps[name](output, run)
    const seconds = Math.round((performance.now() - start) / 1000)
    return { outcome, line: `${name.padEnd(9)} ${String(seconds).padStart(5)} s  ${formatClosingLine(outcome)}` }
  } finally {
    output.show()
  }
}

/** Runs the steps in parallel. */
function runBatch(names, run) {
  const newOutput = names.length > 1 ? collectOutput : () => terminal
  return runLimited(
    names.map((name) => () => timedStep(name, newOutput(), run)),
    atOnce,
  )
}

/**
 * Runs the named steps and sets, or all steps if none are named. Continues after a failed step.
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(names) {
  const asked = names.flatMap((name) => sets[name] ?? name)
  const unknown = asked.filter((name) => !Object.hasOwn(steps, name))
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. The steps are ${Object.keys(steps).join(', ')}, and quick.`)
    return 2
  }
  // `unit` includes `pure`.
  const chosen = asked.length > 0 ? asked : Object.keys(steps).filter((name) => name !== 'pure')
  let missing
  try {
    missing = prepareTools(chosen)
    process.env.PATH = findPrograms()
  } catch (error) {
    console.error(error.message)
    return 1
  }
  const hasPostgres = chosen.includes('postgres') && !missing.includes('PostgreSQL')
  const start = performance.now()
  let total = nothing
  const lines = []
  try {
    // The linters need type information and generated files.
    await succeeds('generate', turbo('generate'), { limitMs: 5 * minutes, output: terminal })
    for (const names of splitIntoBatches(chosen, groups)) {
      for (const { outcome, line } of await runBatch(names, { hasPostgres })) {
        total = add(total, outcome)
        lines.push(line)
      }
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    return 130
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`\n${lines.join('\n')}\n${'together'.padEnd(9)} ${String(seconds).padStart(5)} s`)
  for (const failure of total.failures) console.log(`FAILED  ${failure}`)
  console.log(formatClosingLine(total))
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
