import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter } from 'vitest/node'

/**
 * Writes uncaught errors, such as a worker exit, to a file next to the JSON report. The JSON report omits uncaught
 * errors, although they fail the run.
 * @param report the path of the JSON report
 */
export function reportUnhandledErrors(report: string): Reporter {
  const file = report.replace(/\.json$/, '.unhandled.json')
  return {
    onTestRunStart: () => rmSync(file, { force: true }),
    onTestRunEnd: (_modules, errors) => {
      if (errors.length === 0) return
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(errors.map(({ name, message }) => `${name ?? 'Error'}: ${message}`)))
    },
  }
}
