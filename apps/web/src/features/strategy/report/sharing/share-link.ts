import { encodeReport } from '../../link-codec.ts'
import type { Report } from '../../report.ts'

export type ReportLink = { readonly kind: 'short' | 'long'; readonly url: string }

/** Builds the URL of an existing share. */
export function buildShortLink(origin: string, shareId: string): ReportLink {
  return { kind: 'short', url: `${origin}/plan?share=${encodeURIComponent(shareId)}` }
}

/** Builds a link that contains the whole report. Used when no share can be created. */
export function buildLongLink(origin: string, report: Report): ReportLink {
  return { kind: 'long', url: `${origin}/plan?data=${encodeReport(report)}` }
}

/** Why a share could not be created. Each reason has its own message. */
export type ShareFailure = 'tooLarge' | 'tooMany' | 'full' | 'refused' | 'failed'

const failures: ReadonlyMap<number | undefined, ShareFailure> = new Map([
  [413, 'tooLarge'],
  [429, 'tooMany'],
  [409, 'full'],
  [400, 'refused'],
  [422, 'refused'],
])

/** Maps an API status to a failure. Returns 'failed' for other statuses and if the API did not respond. */
export function toShareFailure(status: number | undefined): ShareFailure {
  return failures.get(status) ?? 'failed'
}
