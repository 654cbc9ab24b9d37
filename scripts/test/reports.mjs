// Reads the JSON reports of vitest and Playwright.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { nothing } from './tally.mjs'

/** @typedef {import('./tally.mjs').Outcome} Outcome */

function reportPaths(name) {
  const below = (folder) => readdirSync(folder).map((entry) => path.join(folder, entry))
  return [...below('apps'), ...below('packages'), 'scripts', 'e2e'].map((folder) =>
    path.join(folder, 'test-results', name),
  )
}

const unhandledName = (name) => name.replace('.json', '.unhandled.json')

/** Deletes old reports, which would otherwise count in the next run. */
export function clearReports(name) {
  for (const report of [...reportPaths(name), ...reportPaths(unhandledName(name))]) rmSync(report, { force: true })
}

/** @returns {Outcome[]} one per report, including reports of uncaught errors */
export function readReports(name) {
  return [...reportPaths(name), ...reportPaths(unhandledName(name))]
    .filter(existsSync)
    .map((report) => readReport(JSON.parse(readFileSync(report, 'utf8'))))
}

/** @returns {Outcome} */
export function readReport(report) {
  if (Array.isArray(report)) return { ...nothing, failed: report.length, failures: report }
  return 'testResults' in report ? readVitest(report) : readPlaywright(report)
}

function readVitest({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}`)
    // A file that fails to load has no failed tests, so the file itself counts as a failure.
    return status === 'failed' && failed.length === 0 ? [name] : failed
  })
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests + numTodoTests, failures }
}

function readPlaywright({ stats, suites, errors }) {
  const failures = [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)]
  return { passed: stats.expected + stats.flaky, failed: failures.length, skipped: stats.skipped, failures }
}

function failedSpecs({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`)
  return [...own, ...suites.flatMap(failedSpecs)]
}
