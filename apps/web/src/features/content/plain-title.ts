import { plainText } from '@pathwise/rich-text/text'

/**
 * Returns a title as plain text for labels and the document title. Returns an ellipsis if the title is empty or cannot
 * be parsed.
 */
export function toPlainTitle(html: string): string {
  try {
    return plainText(html).replaceAll('\n', ' ') || '…'
  } catch {
    return '…'
  }
}
