// Results of an audit.

/**
 * `skip` means that there was nothing to check, `warn` that something needs attention but is not broken, and `fail`
 * that something is broken.
 */
const levels = ['skip', 'ok', 'warn', 'fail']

/**
 * @typedef {{ level: 'skip' | 'ok' | 'warn' | 'fail', detail: string }} Result
 * @typedef {Result & { name: string }} Finding
 */

/** @param {readonly Finding[]} findings */
export function findWorstLevel(findings) {
  return findings.map(({ level }) => level).reduce((a, b) => (levels.indexOf(a) > levels.indexOf(b) ? a : b), 'ok')
}

/** Returns one line per finding. @param {readonly Finding[]} findings */
export function formatSummary(findings) {
  return findings.map(({ level, name, detail }) => `${level.padEnd(4)}  ${name.padEnd(11)}  ${detail}`).join('\n')
}
