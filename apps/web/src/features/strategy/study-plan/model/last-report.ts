import { readJson, removeEntry, storageKeys, writeJson } from '../../../../lib/browser-storage.ts'
import { type Report, readReport } from '../../report.ts'

/** The report that was opened last on this device. */
export interface LastReport {
  readonly report: Report
  /** ISO 8601 in UTC. */
  readonly openedAt: string
}

/** Keeps the student's own report for the study plan. Where there is no room, the plan goes without it. */
export function rememberReport({ result, context }: Report, now: Date) {
  writeJson(storageKeys.lastReport, { result, context, openedAt: now.toISOString() })
}

export function lastReport(): LastReport | undefined {
  return readJson(storageKeys.lastReport, (json) => {
    const report = readReport(json)
    if (!report || typeof json !== 'object' || json === null || !('openedAt' in json)) return undefined
    const { openedAt } = json
    return typeof openedAt === 'string' && !Number.isNaN(Date.parse(openedAt)) ? { report, openedAt } : undefined
  })
}

/** Leaves the last report to nobody when it was opened before that moment: it may be somebody else's. */
export function forgetReportFromBefore(moment: string) {
  const last = lastReport()
  if (last && last.openedAt <= moment) removeEntry(storageKeys.lastReport)
}
