import { TRPCClientError } from '@trpc/client'
import { z } from 'zod'
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

const failures: ReadonlyMap<string | undefined, ShareFailure> = new Map([
  ['PAYLOAD_TOO_LARGE', 'tooLarge'],
  ['TOO_MANY_REQUESTS', 'tooMany'],
  ['CONFLICT', 'full'],
  ['BAD_REQUEST', 'refused'],
  ['UNPROCESSABLE_CONTENT', 'refused'],
])

/** Maps an API error code to a failure. Returns 'failed' if the code is unknown or undefined. */
export function toShareFailure(code: string | undefined): ShareFailure {
  return failures.get(code) ?? 'failed'
}

const dataSchema = z.object({ code: z.string() })

/** Returns the API error code of a failed call, such as 'NOT_FOUND'. Returns undefined if the API did not respond. */
export function findErrorCode(error: unknown): string | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  return dataSchema.safeParse(error.data).data?.code
}
