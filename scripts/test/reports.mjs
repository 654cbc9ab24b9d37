// Finds the JSON reports written by vitest and Playwright, and converts them to outcomes.
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

/** Removes old reports, so that they are not counted in the next run. */
export function clearReports(name) {
  for (const report of [...reportPaths(name), ...reportPaths(unhandledName(name))]) rmSync(report, { force: true })
}

/** @returns {Outcome[]} the outcome of each report, including errors that no test caught */
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
    // When a file cannot be loaded, its report contains no failed tests, so the file itself counts as one failure.
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
