// Everything that `npm test` checks, in the order in which a mistake is cheapest to find.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ensureBrowser } from './ensure-browser.mjs'
import { startPostgres } from './postgres.mjs'
import { clearReports, readReports } from './test/reports.mjs'
import { add, closingLine, nothing, outcomeOfCheck, outcomeOfSuite } from './test/tally.mjs'

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Runs a program of the workspace, its output shown, and tells whether it succeeded. */
function succeeds(args, env = {}) {
  const { status } = spawnSync('npx', ['--yes', packageManager, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', ...env },
  })
  return status === 0
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

function check(name, args) {
  console.log(`\n── ${name}`)
  return outcomeOfCheck(name, succeeds(args))
}

function suite(name, args, report, env) {
  console.log(`\n── ${name}`)
  clearReports(report)
  return outcomeOfSuite(name, succeeds(args, env), readReports(report))
}

async function postgresSuite() {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? undefined : await startPostgres()
  const url = given ?? own?.url
  if (!url) {
    console.log('\n── tests on PostgreSQL: skipped, because none is installed and TEST_DATABASE_URL names none')
    return nothing
  }
  try {
    return suite('tests on PostgreSQL', turbo('test:postgres'), 'postgres.json', {
      TEST_DATABASE_URL: url,
      TEST_REPORT: 'test-results/postgres.json',
    })
  } finally {
    await own?.stop()
  }
}

async function endToEndSuite() {
  const playwright = createRequire(new URL('../e2e/package.json', import.meta.url)).resolve('@playwright/test')
  const browser = await ensureBrowser(pathToFileURL(playwright).href)
  return suite('end to end', ['--filter', '@pathwise/e2e', 'run', 'e2e'], 'e2e.json', { CHROME_PATH: browser })
}

const steps = {
  format: () => check('format', ['run', 'check:format']),
  lint: () => check('lint', ['run', 'check:lint']),
  imports: () => check('imports', ['run', 'check:imports']),
  'dead-code': () => check('dead code', ['run', 'check:dead-code']),
  types: () => check('types', turbo('typecheck')),
  build: () => check('build', turbo('build')),
  unit: () => suite('tests', turbo('test'), 'unit.json'),
  postgres: postgresSuite,
  e2e: endToEndSuite,
}

/**
 * Runs the named steps, or all of them, to the end even when one fails.
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(names) {
  const unknown = names.filter((name) => !(name in steps))
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. The steps are ${Object.keys(steps).join(', ')}.`)
    return 2
  }
  // Types and generated files are what the linters read.
  succeeds(turbo('generate'))
  let total = nothing
  for (const name of names.length > 0 ? names : Object.keys(steps)) total = add(total, await steps[name]())
  for (const failure of total.failures) console.log(`FAILED  ${failure}`)
  console.log(closingLine(total))
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
