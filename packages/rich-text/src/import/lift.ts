import type { Element, Root, RootContent, Text } from 'hast'
import { mathElement } from '../maths.ts'
import { element, text } from '../node.ts'
import { type Part, scanFormulas } from './scan.ts'

/** What stands in these is shown as it is written. */
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

/** Stands for a `<br>` while text is scanned: no HTML text can hold it, and a formula may run over several lines. */
const lineBreak = '\u000B'

/** Turns formulas between delimiters into formula elements, and figures in Asymptote into blocks of code. */
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

/** `\$` becomes `$`, unless the text would then read as a formula the next time. */
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
