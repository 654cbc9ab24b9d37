import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter } from 'vitest/node'

/**
 * Writes the errors that no test caught, such as the end of a worker, beside the JSON report, which leaves them out.
 * They fail a run although every test passed.
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
