import { type Part, scanFormulas } from '@pathwise/rich-text/scan'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { escapeHtml, formulaMarkup, preformatted } from './markup.ts'

type Handler = NonNullable<Options['handlers']>['text']

/** Keeps line breaks in a paragraph, as chat assistants show them. */
const breakLines: Handler = (_state, { value }: { value: string }) =>
  value.split('\n').flatMap((line, index) => {
    const text = { type: 'text', value: line } as const
    return index === 0 ? [text] : [{ type: 'element', tagName: 'br', properties: {}, children: [] } as const, text]
  })

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // Passes HTML through. The caller cleans the result.
  .use(remarkRehype, { allowDangerousHtml: true, handlers: { text: breakLines } })
  .use(rehypeStringify, { allowDangerousHtml: true })

/** Markdown code contains no formulas. */
// superlinear: runs only in the user's browser, on text that the user pastes
const code = /(?:^|\n)[ \t]*(```+|~~~+)[^\n]*\n[\s\S]*?(?:\n[ \t]*\1|$)|(`+)(?!`)[^\n]*?[^`]\2(?!`)/g

/**
 * Placeholder delimiters from the private use area. Without placeholders, Markdown would parse emphasis and escapes in
 * formulas.
 */
const [opening, closing] = ['\uE000', '\uE001']

/** Converts Markdown with formulas, as written by chat assistants, to HTML. The caller must clean the result. */
export function markdownToHtml(markdown: string): string {
  const formulas: string[] = []
  const lift = (text: string) =>
    scanFormulas(text)
      .map((part) =>
        part.kind === 'text' ? part.value : `${opening}${formulas.push(buildMarkup(part)) - 1}${closing}`,
      )
      .join('')
  const source = outsideCode(markdown.replaceAll(/[\uE000\uE001]/g, ''), lift)
  return String(processor.processSync(source)).replaceAll(
    new RegExp(`${opening}(\\d+)${closing}`, 'g'),
    (_token, index: string) => formulas[Number(index)] ?? '',
  )
}

/** Converts plain text with formulas to HTML, with a paragraph for each line. The caller must clean the result. */
export function linesToHtml(text: string): string {
  const content = scanFormulas(text).map((part) =>
    part.kind === 'text' ? escapeHtml(part.value).replaceAll(/[\r\n]+/g, '</p><p>') : buildMarkup(part),
  )
  return `<p>${content.join('')}</p>`
}

function outsideCode(markdown: string, change: (text: string) => string): string {
  let result = ''
  let position = 0
  for (const { 0: literal, index } of markdown.matchAll(code)) {
    result += change(markdown.slice(position, index)) + literal
    position = index + literal.length
  }
  return result + change(markdown.slice(position))
}

function buildMarkup(part: Exclude<Part, { kind: 'text' }>): string {
  return part.kind === 'formula' ? formulaMarkup(part.latex, part.block) : preformatted(part.source, 'asy')
}
