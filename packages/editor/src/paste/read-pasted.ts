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
  // The second line of a table.
  /^[ \t]*(?:\|[ \t]*)?:?-{2,}:?[ \t]*\|/m,
  /(?:\*\*|__|~~)\S[^\n]*?\S?(?:\*\*|__|~~)/,
  /`[^`\n]+`/,
  /\[[^[\]\n]+\]\([^)[\s]+\)/,
]

/** Whether plain text is Markdown, or holds formulas between delimiters, and not just words in lines. */
function looksLikeMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text)) || scanFormulas(text).some(({ kind }) => kind !== 'text')
}

export interface Pasted {
  html: string
  text: string
}

/** Word's styles weigh more than its words. */
const longest = 10 * limits.bodyLength

/** MathML, or delimiters of LaTeX: only a library that is fetched for it can read these. */
const hasForeignFormula = /<math|<m:|\$|\\[([]|\\begin\{|\[asy\]/i

/**
 * What was pasted as clean HTML; undefined for plain text, which needs no reading. At once where it can be, since then
 * one thing pasted and then another arrive in this order.
 * @throws RichTextError for what is beyond the limits of `packages/rich-text`
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
