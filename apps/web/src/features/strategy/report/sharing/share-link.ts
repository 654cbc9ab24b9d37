import { encodeReport } from '../../link-codec.ts'
import type { Report } from '../../report.ts'

export type ReportLink = { readonly kind: 'short' | 'long'; readonly url: string }

/** The link of a share that exists. */
export function shortLink(origin: string, shareId: string): ReportLink {
  return { kind: 'short', url: `${origin}/plan?share=${encodeURIComponent(shareId)}` }
}

/** The link that carries the whole report, for when no share could be made. */
export function longLink(origin: string, report: Report): ReportLink {
  return { kind: 'long', url: `${origin}/plan?data=${encodeReport(report)}` }
}

/** Why a share could not be made, as far as the reader can do something about it. */
export type ShareFailure = 'tooLarge' | 'tooMany' | 'refused' | 'failed'

const failures: ReadonlyMap<string | undefined, ShareFailure> = new Map([
  ['PAYLOAD_TOO_LARGE', 'tooLarge'],
  ['TOO_MANY_REQUESTS', 'tooMany'],
  ['BAD_REQUEST', 'refused'],
  ['UNPROCESSABLE_CONTENT', 'refused'],
])

/** From the API's error code; 'failed' for any other and when no answer came. */
export function shareFailure(code: string | undefined): ShareFailure {
  return failures.get(code) ?? 'failed'
}
