import { escapeText } from './to-html.ts'

/** Text of an element. What XML 1.0 cannot hold is left out. */
export function xmlText(text: string): string {
  return escapeText(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))
}
