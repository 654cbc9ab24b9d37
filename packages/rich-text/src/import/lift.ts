import type { Element, Root, RootContent, Text } from 'hast'
import { mathElement } from '../maths.ts'
import { element, text } from '../node.ts'
import { type Part, scanFormulas } from './scan.ts'

/** Elements whose text is not searched for formulas. */
const literal: ReadonlySet<string> = new Set([
  'pre',
  'code',
  'kbd',
  'samp',
  'tt',
  'script',
  'style',
  'math',
  'textarea',
])

/** Placeholder for a `<br>` during a scan, because a formula may span several lines. It is replaced in source text. */
const lineBreak = '\u000B'

/** Converts formulas in delimiters to formula elements, and Asymptote figures to code blocks. */
export function liftDelimiters(children: readonly RootContent[]): Root {
  return { type: 'root', children: liftAll(children) }
}

function liftAll(nodes: readonly RootContent[]): RootContent[] {
  const lifted: RootContent[] = []
  let run = ''
  const endRun = () => {
    for (const part of liftText(run)) lifted.push(part)
    run = ''
  }
  for (const node of nodes) {
    if (node.type === 'text') {
      run += node.value.replaceAll(lineBreak, ' ')
    } else if (node.type === 'element' && node.tagName === 'br') {
      run += lineBreak
    } else {
      endRun()
      lifted.push(node.type === 'element' && !isLiteral(node) ? withLifted(node) : node)
    }
  }
  endRun()
  return lifted
}

function isLiteral(node: Element): boolean {
  return literal.has(node.tagName) || 'dataType' in node.properties || 'dataLatex' in node.properties
}

function withLifted(node: Element): Element {
  const children = liftAll(node.children).filter((child) => child.type !== 'doctype')
  return { ...node, children }
}

function liftText(source: string): (Element | Text)[] {
  const parts = scanFormulas(source)
  return parts.flatMap((part) => {
    if (part.kind === 'formula') return [mathElement(part.latex.replaceAll(lineBreak, '\n'), part.block)]
    if (part.kind === 'figure') return [figure(part.source.replaceAll(lineBreak, '\n'))]
    return addBreaks(addDollars(part))
  })
}

function figure(source: string): Element {
  return element('pre', {}, [element('code', { className: ['language-asy'] }, [text(source)])])
}

/** Replaces `\$` with `$`, unless the next scan would then find a formula. */
function addDollars({ value }: Extract<Part, { kind: 'text' }>): string {
  if (!value.includes('\\$')) return value
  const plain = value.replaceAll('\\$', '$')
  return scanFormulas(plain).every(({ kind }) => kind === 'text') ? plain : value
}

function addBreaks(value: string): (Element | Text)[] {
  return value.split(lineBreak).flatMap((line, index) => {
    const words = line === '' ? [] : [text(line)]
    return index === 0 ? words : [element('br', {}, []), ...words]
  })
}
