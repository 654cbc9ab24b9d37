// Reads the JSON reports of vitest and Playwright.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
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

/** The number of lines of each error that the summary shows. */
const errorLines = 12

/** Formats a failure for the summary: its name, and the first lines of its error below it. */
function formatFailure(name, error) {
  if (!error) return name
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, errorLines).map((line) => `    ${line}`)].join('\n')
}

function readVitest({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => formatFailure(`${name}: ${fullName}`, failureMessages[0]))
    // A file that fails to load has no failed tests, so the file itself counts as a failure.
    return status === 'failed' && failed.length === 0 ? [formatFailure(name, message)] : failed
  })
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests + numTodoTests, failures }
}

function readPlaywright({ stats, suites, errors }) {
  const failures = [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)]
  return { passed: stats.expected + stats.flaky, failed: failures.length, skipped: stats.skipped, failures }
}

function failedSpecs({ file, specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => formatFailure(`${file}: ${title}`, tests[0].results[0]?.errors[0]?.message))
  return [...own, ...suites.flatMap(failedSpecs)]
}
