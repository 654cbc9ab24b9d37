import { escapeText } from './to-html.ts'

/** Escapes the text of an element. Characters that XML 1.0 does not allow are dropped. */
export function xmlText(text: string): string {
  return escapeText(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))
}
