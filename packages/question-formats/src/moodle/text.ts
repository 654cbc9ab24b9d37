import { buildLoss } from '../draft.ts'
import type { Finding } from '../findings.schemas.ts'
import { linesToHtml, textToHtml } from '../shared/plain-text.ts'
import { findChild, readText, type XmlElement } from '../xml/element.ts'

/** Returns the trimmed text of `<name><text>…</text></name>`, without converting it. */
export function readPlain(parent: XmlElement, name: string): string {
  const element = findChild(parent, name)
  return element ? innerText(element) : ''
}

/** Converts an element's text to HTML by its `format`, which is HTML by default. */
export function readHtml(element: XmlElement | undefined): string {
  if (!element) return ''
  const text = innerText(element)
  switch (element.attributes.get('format') ?? 'html') {
    case 'plain_text':
    case 'markdown':
      return textToHtml(text)
    case 'moodle_auto_format':
      return linesToHtml(text)
    default:
      return text
  }
}

export function markdownLoss(element: XmlElement | undefined): Finding[] {
  const isMarkdown = element?.attributes.get('format') === 'markdown' && innerText(element) !== ''
  return isMarkdown ? [buildLoss('markdown')] : []
}

/** Returns the trimmed text of the element's `<text>`. */
export function innerText(element: XmlElement): string {
  return readText(findChild(element, 'text') ?? '').trim()
}

/**
 * Returns the innermost name in a Moodle category path, such as `$course$/top/Default for Algebra 1/Quadratics`. A
 * slash in a name is written as `//`. Returns undefined for categories that Moodle creates itself.
 */
export function findCategoryName(path: string): string | undefined {
  const names = path
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '' && name !== 'top' && !/^\$\w+\$$/.test(name))
  return names.at(-1)?.replace(/^Default for /, '') || undefined
}
