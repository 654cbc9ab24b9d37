import { z } from 'zod'
import { readJson, removeEntry, storageKeys, writeJson } from '../../../../lib/browser-storage.ts'
import { type Report, readReport } from '../../report.ts'

const openedSchema = z.object({
  openedAt: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  shareId: z.string().optional(),
})

/** The last report opened on this device. */
export interface LastReport {
  readonly report: Report
  /** ISO 8601 in UTC. */
  readonly openedAt: string
  /** Its share, so that opening the report again does not create another one. */
  readonly shareId?: string | undefined
}

/** Stores the student's own report for the study plan and /plan. Does nothing if storage is full or blocked. */
export function rememberReport({ result, context }: Report, now: Date, shareId?: string) {
  writeJson(storageKeys.lastReport, { result, context, openedAt: now.toISOString(), shareId })
}

/** Stores the share of a report if that report is the last one on this device. */
export function rememberShare({ result, context }: Report, shareId: string) {
  const last = lastReport()
  if (!last || JSON.stringify(last.report) !== JSON.stringify({ result, context })) return
  rememberReport(last.report, new Date(last.openedAt), shareId)
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
