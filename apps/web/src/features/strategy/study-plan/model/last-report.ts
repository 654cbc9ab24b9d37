import { removeEntry, writeJson } from '../../../../lib/browser-storage.ts'
import { readStoredReport } from '../../../../lib/last-report.ts'
import { type KnownMeasurement, readStoredMeasurement } from '../../report/measurement/known-measurement.ts'
import { type Report, readReport } from '../../report.ts'

/** What this device has recorded about a report's share. */
export interface KnownShare {
  readonly id: string | undefined
  /** Whether the share was deleted. If so, no new share is created automatically. */
  readonly isDeleted: boolean
}

export const unshared: KnownShare = { id: undefined, isDeleted: false }

export interface LastReport {
  readonly report: Report
  /** ISO 8601 in UTC. */
  readonly openedAt: string
  readonly share: KnownShare
  readonly measurement?: KnownMeasurement | undefined
}

/** Stores the student's report for the study plan and /plan. Does nothing if storage is full or blocked. */
export function rememberReport(
  { result, context }: Report,
  now: Date,
  { id, isDeleted }: KnownShare = unshared,
  measurement?: KnownMeasurement,
) {
  const share = { shareId: id, isShareDeleted: isDeleted }
  writeJson('pathwise.last-report', { result, context, openedAt: now.toISOString(), ...share, measurement })
}

/**
 * Stores a report's share with the last report opened on this device. Does nothing if the last report is a different
 * one.
 */
export function rememberShare({ result, context }: Report, share: KnownShare) {
  const last = readLastReport()
  if (!last || JSON.stringify(last.report) !== JSON.stringify({ result, context })) return
  rememberReport(last.report, new Date(last.openedAt), share, last.measurement)
}

export function readLastReport(): LastReport | undefined {
  const { json, openedAt, shareId: id, isShareDeleted: isDeleted = false } = readStoredReport() ?? {}
  const report = readReport(json)
  if (!report || openedAt === undefined) return undefined
  const measurement = readStoredMeasurement(json)
  return { report, openedAt, share: { id, isDeleted }, ...(measurement && { measurement }) }
}

/** Removes the last report if it was opened at or before `moment`, because it may belong to another user. */
export function removeReportOpenedUntil(moment: string) {
  const last = readLastReport()
  if (last && last.openedAt <= moment) removeEntry('pathwise.last-report')
}
