import type { Element, Nodes } from 'hast'
import { readLatex } from '../maths.ts'
import { element, findElement, text } from '../node.ts'

/** Builds a code block that contains only text. Returns undefined if it is empty. */
export function codeBlock(pre: Element): Element | undefined {
  const code = sourceText(pre)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
  if (code.trim() === '') return undefined
  const language = languageClass(pre)
  const properties = language === undefined ? {} : { className: [language] }
  return element('pre', {}, [element('code', properties, [text(code)])])
}

function sourceText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\n'
  return readLatex(node) ?? node.children.map(sourceText).join('')
}

/** Returns the `language-…` class of the code. */
function languageClass(pre: Element): string | undefined {
  const classes = findElement(pre, ({ tagName }) => tagName === 'code')?.properties['className']
  const name = Array.isArray(classes) ? classes[0] : undefined
  return typeof name === 'string' ? name : undefined
}
