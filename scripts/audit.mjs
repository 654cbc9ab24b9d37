// npm run audit: checks the lockfile against the registry's security advisories.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { findPnpm } from './find-pnpm.mjs'

/**
 * Matches pnpm's output when pnpm cannot read the advisories, for example because the registry is unreachable.
 */
const unanswered = /ERR_PNPM_/

/**
 * Audits the product's runtime and build dependencies.
 * @param {string} packageManager the pinned pnpm
 * @param {string} [registry] defaults to the configured registry
 * @returns {Promise<{ code: 0 | 1 | 2, report: string }>} code 0 without high-severity advisories, 1 with one, and 2 if
 * advisories could not be read
 */
export async function audit(packageManager, registry) {
  const [program, ...first] = findPnpm(packageManager)
  const args = [...first, 'audit', '--audit-level', 'high', ...(registry ? ['--registry', registry] : [])]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const report = `${output}${error}`.trim()
  if (child.exitCode === 0) return { code: 0, report }
  if (!unanswered.test(report)) return { code: 1, report }
  const reason = 'NOT AUDITED: the registry has no advisories, or cannot be reached. See docs/operations.md.'
  return { code: 2, report: `${report}\n${reason}` }
}
