// Counts passed and failed checks and tests. A step that fails without a failed test counts as one failure.

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Outcome */

/** @type {Outcome} */
export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** @param {Outcome} a @param {Outcome} b @returns {Outcome} */
export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  }
}

/** @param {string} name @param {boolean} succeeded @returns {Outcome} */
export function countCheck(name, succeeded) {
  return succeeded ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [name] }
}

/**
 * @param {string} name
 * @param {boolean} succeeded whether the command succeeded
 * @param {Outcome[]} reports from its test runners
 * @returns {Outcome}
 */
export function countSuite(name, succeeded, reports) {
  const counted = reports.reduce(add, nothing)
  if (succeeded && counted.passed + counted.failed === 0) return add(counted, countCheck(`${name}: no test ran`, false))
  if (!succeeded && counted.failed === 0) return add(counted, countCheck(`${name}: ended with an error`, false))
  return counted
}

/** @param {Outcome} outcome */
export function formatClosingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
