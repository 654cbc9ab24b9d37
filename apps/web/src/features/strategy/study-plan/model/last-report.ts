import { z } from 'zod'
import { readJson, removeEntry, storageKeys, writeJson } from '../../../../lib/browser-storage.ts'
import { type Report, readReport } from '../../report.ts'

const openedSchema = z.object({ openedAt: z.string().refine((text) => !Number.isNaN(Date.parse(text))) })

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
    const opened = openedSchema.safeParse(json).data
    return report && opened ? { report, ...opened } : undefined
  })
}

/** Removes the last report if it was opened at or before `moment`, because it may belong to another user. */
export function forgetReportFromBefore(moment: string) {
  const last = lastReport()
  if (last && last.openedAt <= moment) removeEntry(storageKeys.lastReport)
}
