import type { Element, Root, RootContent, Text } from 'hast'
import { limits } from '../limits.ts'
import { mathElement } from '../math.ts'
import { element, findElement, text } from '../node.ts'
import { parseHtml } from '../parse.ts'
import { cleanPhraseTree } from '../phrase.ts'
import { serialize } from '../serialize.ts'
import { cleanTree } from '../tree.ts'
import { latexFromMathml } from './mathml/mathml.ts'
import { type Part, scanFormulas } from './scan.ts'

export interface ImportedHtml {
  html: string
  /** True if the source contained MathML, which stored HTML never contains. */
  hasMathml: boolean
}

/**
 * Cleans HTML that does not come from our editor. Unlike `cleanBody`, converts MathML and delimited LaTeX to formulas.
 * The converters are large, so the browser loads this code only when the user pastes.
 * @throws RichTextError if the text exceeds `limits`
 */
export function importBody(html: string): ImportedHtml {
  return importAs(cleanTree, html, limits.bodyLength)
}

/** Imports a title or a choice. @throws RichTextError */
export function importPhrase(html: string): ImportedHtml {
  return importAs(cleanPhraseTree, html, limits.phraseLength)
}

/**
 * Looks for delimited formulas twice. The first pass runs before cleaning, which removes line breaks in LaTeX. The
 * second pass runs after cleaning, and finds formulas whose markup was removed.
 */
function importAs(cleaner: typeof cleanPhraseTree, html: string, longest: number): ImportedHtml {
  const tree = parseHtml(html, longest)
  const clean = (part: Root) => cleaner(part, { readMathml: latexFromMathml })
  const content = clean(liftDelimiters(clean(liftDelimiters(tree.children))))
  const hasMathml = findElement(tree, ({ tagName }) => tagName === 'math') !== undefined
  return { html: serialize(content, longest), hasMathml }
}

/** Elements whose text is not searched for formulas. */
const literal: readonly string[] = ['pre', 'code', 'kbd', 'samp', 'tt', 'script', 'style', 'math', 'textarea']

/** Replaces `<br>` during a scan, because a formula may span several lines. */
const lineBreak = '\u000B'

/** Converts delimited formulas to formula elements, and Asymptote figures to code blocks. */
function liftDelimiters(children: readonly RootContent[]): Root {
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
  return literal.includes(node.tagName) || 'dataType' in node.properties || 'dataLatex' in node.properties
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

/** Replaces `\$` with `$`, unless a later search for formulas would then mistake the text for a formula. */
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
