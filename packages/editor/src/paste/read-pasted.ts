import { cleanBody } from '@pathwise/rich-text/body'
import { RichTextError } from '@pathwise/rich-text/error'
import { limits } from '@pathwise/rich-text/limits'
import { scanFormulas } from '@pathwise/rich-text/scan'
import { prepareForeignHtml } from './foreign-html.ts'

const signs = [
  /^#{1,6} \S/m,
  /^[ \t]*(?:[-*+]|\d{1,3}[.)]) \S/m,
  /^[ \t]*(?:```|~~~)/m,
  /^> \S/m,
  // The delimiter row of a table.
  /^[ \t]*(?:\|[ \t]*)?:?-{2,}:?[ \t]*\|/m,
  /(?:\*\*|__|~~)\S[^\n]*?\S?(?:\*\*|__|~~)/,
  /`[^`\n]+`/,
  /\[[^[\]\n]+\]\([^)[\s]+\)/,
]

/** Returns whether plain text contains Markdown or delimited formulas. */
function looksLikeMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text)) || scanFormulas(text).some(({ kind }) => kind !== 'text')
}

export interface Pasted {
  html: string
  text: string
}

/** Maximum length of pasted HTML. The styles in Word's HTML are longer than its text. */
const longest = 10 * limits.bodyLength

/** Matches MathML, OMML, `[asy]` and LaTeX delimiters, which only a library that is loaded on demand can read. */
const hasForeignFormula = /<math|<m:|\$|\\[([]|\\begin\{|\[asy\]/i

/**
 * Converts pasted content to clean HTML. Returns undefined for plain text that needs no conversion. Returns
 * synchronously if possible, so that consecutive pastes keep their order.
 * @throws RichTextError for content beyond the limits of `packages/rich-text`
 */
export function readPasted({ html, text }: Pasted): string | undefined | Promise<string> {
  if (html.length > longest) throw new RichTextError('too_long')
  if (html === '') return text.length < limits.bodyLength && looksLikeMarkdown(text) ? readMarkdown(text) : undefined
  const prepared = prepareForeignHtml(html)
  return hasForeignFormula.test(prepared) ? readFormulas(prepared) : cleanBody(prepared)
}

async function readMarkdown(text: string): Promise<string> {
  const { markdownToHtml } = await import('./markdown.ts')
  return cleanBody(markdownToHtml(text))
}

async function readFormulas(html: string): Promise<string> {
  const { importBody } = await import('@pathwise/rich-text/import')
  return importBody(html).html
}
