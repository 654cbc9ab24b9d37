import { readJson, removeEntry, storageKeys, writeJson } from '../../../../lib/browser-storage.ts'
import { type Report, readReport } from '../../report.ts'

/** The last report opened on this device. */
export interface LastReport {
  readonly report: Report
  /** ISO 8601 in UTC. */
  readonly openedAt: string
}

/** Stores the student's own report for the study plan. Does nothing if storage is full or blocked. */
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

/** Removes the last report if it was opened at or before `moment`, because it may belong to another user. */
export function forgetReportFromBefore(moment: string) {
  const last = lastReport()
  if (last && last.openedAt <= moment) removeEntry(storageKeys.lastReport)
}
