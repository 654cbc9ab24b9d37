import { plainText } from '@pathwise/rich-text/text'

/** The words of a title, for labels and for the browser's tab. A title that no reader can take in shows as an ellipsis. */
export function plainTitle(html: string): string {
  try {
    return plainText(html).replaceAll('\n', ' ') || '…'
  } catch {
    return '…'
  }
}
