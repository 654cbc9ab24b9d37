import { type Report, readReport } from './report.ts'

const elementId = 'shared-report'

/** The element that hands a shared report over with the page that shows it, so that the browser need not ask for it again. */
export function reportElement(shareId: string, shared: unknown): string {
  // Within a script element, only a `<` could end it.
  const json = JSON.stringify({ shareId, shared }).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

/** The report that came with the page, if it is the one of this share. */
export function handedOverReport(shareId: string): Report | undefined {
  if (typeof document === 'undefined') return undefined
  const text = document.getElementById(elementId)?.textContent
  if (!text) return undefined
  const handed: unknown = JSON.parse(text)
  const isOurs = typeof handed === 'object' && handed !== null && 'shareId' in handed && handed.shareId === shareId
  return isOurs && 'shared' in handed ? readReport(handed.shared) : undefined
}
