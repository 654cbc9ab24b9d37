import { scanFormulas } from '@pathwise/rich-text/scan'

const signs = [
  /^#{1,6} \S/m,
  /^[ \t]*(?:[-*+]|\d{1,3}[.)]) \S/m,
  /^[ \t]*(?:```|~~~)/m,
  /^> \S/m,
  // The second line of a table.
  /^[ \t]*(?:\|[ \t]*)?:?-{2,}:?[ \t]*\|/m,
  /(?:\*\*|__|~~)\S[^\n]*?\S?(?:\*\*|__|~~)/,
  /`[^`\n]+`/,
  /\[[^[\]\n]+\]\([^)[\s]+\)/,
]

/** Whether plain text is Markdown, or holds formulas between delimiters, and not just words in lines. */
export function looksLikeMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text)) || scanFormulas(text).some(({ kind }) => kind !== 'text')
}
