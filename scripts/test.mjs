// Runs the checks of `npm test`, starting with the cheapest.
import { readFileSync } from 'node:fs'
import { startPostgres } from './postgres.mjs'
import { prepareTools } from './test/prepare-tools.mjs'
import { clearReports, readReports } from './test/reports.mjs'
import { runStep } from './test/run-step.mjs'
import { add, countCheck, countSuite, formatClosingLine, nothing } from './test/tally.mjs'

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
const minutes = 60_000
const logTailLines = 60

class Interrupted extends Error {}

/**
 * Runs a program of the workspace and shows its output.
 * @returns {Promise<boolean>} whether it succeeded
 */
async function succeeds(name, args, { limitMs, env = {} }) {
  const end = await runStep('npx', ['--yes', packageManager, ...args], {
    limitMs,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', ...env },
  })
  if (end === 'interrupted') throw new Interrupted()
  if (end === 'timed out') console.log(`The step ${name} was ended at its limit of ${limitMs / minutes} minutes.`)
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

async function check(name, args, limitMs) {
  return countCheck(name, await succeeds(name, args, { limitMs }))
}

async function suite(name, args, { report, limitMs, env }) {
  clearReports(report)
  return countSuite(name, await succeeds(name, args, { limitMs, env }), readReports(report))
}

async function postgresSuite() {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? undefined : await startPostgres()
  const url = given ?? own?.url
  if (!url) {
    console.log('Skipped: PostgreSQL is not installed, and TEST_DATABASE_URL names none.')
    return nothing
  }
  try {
    const outcome = await suite('postgres', turbo('test:postgres'), {
      report: 'postgres.json',
      limitMs: 30 * minutes,
      env: { TEST_DATABASE_URL: url, TEST_REPORT: 'test-results/postgres.json' },
    })
    if (own && outcome.failed > 0) console.log(`The end of PostgreSQL's log:\n${own.logTail(logTailLines)}`)
    return outcome
  } finally {
    await own?.stop()
  }
}

/** The packages whose tests need no database, browser or server. */
const purePackages = ['i18n', 'planner', 'question-formats', 'rich-text', 'ui']
const pureFilters = purePackages.map((name) => `--filter=@pathwise/${name}`)

/** The packages whose tests run in the step `postgres`, and not in `unit`, when a run has both steps. */
const databaseFilters = ['api', 'seed', 'server', 'testing'].map((name) => `--filter=!@pathwise/${name}`)

/** Named sets of steps. */
const sets = { quick: ['format', 'lint', 'imports', 'types', 'pure'] }

const steps = {
  format: () => check('format', ['run', 'check:format'], 5 * minutes),
  lint: () => check('lint', ['run', 'check:lint'], 5 * minutes),
  imports: () => check('imports', ['run', 'check:imports'], 5 * minutes),
  'dead-code': () => check('dead-code', ['run', 'check:dead-code'], 5 * minutes),
  types: () => check('types', turbo('typecheck'), 10 * minutes),
  build: () => check('build', turbo('build'), 10 * minutes),
  pure: () => suite('pure', turbo('test', ...pureFilters), { report: 'unit.json', limitMs: 10 * minutes }),
  unit: ({ hasPostgres }) =>
    suite('unit', turbo('test', ...(hasPostgres ? databaseFilters : [])), {
      report: 'unit.json',
      limitMs: 30 * minutes,
    }),
  postgres: postgresSuite,
  e2e: () => suite('e2e', ['--filter', '@pathwise/e2e', 'run', 'e2e'], { report: 'e2e.json', limitMs: 40 * minutes }),
}

/** Runs one step. Prints its name first and its duration at the end. */
async function timedStep(name, run) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const outcome = await steps[name](run)
  const seconds = Math.round((performance.now() - start) / 1000)
  return { outcome, line: `${name.padEnd(9)} ${String(seconds).padStart(5)} s  ${formatClosingLine(outcome)}` }
}

/**
 * Runs the named steps and sets of steps, or all steps if no names are given. Continues when a step fails.
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
  } catch (error) {
    console.error(error.message)
    return 1
  }
  const hasPostgres = chosen.includes('postgres') && !missing.includes('PostgreSQL')
  let total = nothing
  const lines = []
  try {
    // The linters read types and generated files.
    await succeeds('generate', turbo('generate'), { limitMs: 5 * minutes })
    for (const name of chosen) {
      const { outcome, line } = await timedStep(name, { hasPostgres })
      total = add(total, outcome)
      lines.push(line)
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    return 130
  }
  console.log(`\n${lines.join('\n')}`)
  for (const failure of total.failures) console.log(`FAILED  ${failure}`)
  console.log(formatClosingLine(total))
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
