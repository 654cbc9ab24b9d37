import { z } from 'zod'
import { type Report, readReport } from './report.ts'

const elementId = 'shared-report'
const handedSchema = z.object({ shareId: z.string(), shared: z.unknown() })

/** Builds a script element that embeds a shared report, so that the client need not fetch it. */
export function buildReportElement(shareId: string, shared: unknown): string {
  // Escape `<` so that the JSON cannot close the script element.
  const json = JSON.stringify({ shareId, shared }).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

/** Reads the report embedded in the page. Returns undefined if there is none for this share. */
export function readEmbeddedReport(shareId: string): Report | undefined {
  if (typeof document === 'undefined') return undefined
  const text = document.getElementById(elementId)?.textContent
  if (!text) return undefined
  const handed = handedSchema.safeParse(JSON.parse(text)).data
  return handed?.shareId === shareId ? readReport(handed.shared) : undefined
}
