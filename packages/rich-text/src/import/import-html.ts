import type { Element, Root, RootContent, Text } from 'hast'
import { limits } from '../limits.ts'
import { mathElement } from '../math.ts'
import { findSources } from '../mathml-source.ts'
import { element, findElement, text } from '../node.ts'
import { parseHtml } from '../parse.ts'
import { cleanPhraseTree } from '../phrase.ts'
import { serialize } from '../serialize.ts'
import { cleanTree } from '../tree.ts'
import { latexFromMathml } from './mathml/mathml.ts'
import { type Part, scanFormulas } from './scan.ts'

/** Imported HTML in its stored form. */
export interface ImportedHtml {
  html: string
  /** Whether the source contained MathML. The stored form contains none. */
  hasMathml: boolean
  /** The MathML that could not be converted without changing its meaning. The stored form shows its source as code. */
  unreadMathml: string[]
}

/**
 * Converts any HTML to the stored form of a body, including MathML and formulas in LaTeX delimiters. Use it for HTML
 * that does not come from our editor. The converters are large, so the browser loads them only when the user pastes
 * text.
 * @throws RichTextError if the text exceeds `limits`
 */
export function importBody(html: string): ImportedHtml {
  return importAs(cleanTree, html, limits.bodyLength)
}

/** Converts any HTML to the stored form of a title or a choice. @throws RichTextError */
export function importPhrase(html: string): ImportedHtml {
  return importAs(cleanPhraseTree, html, limits.phraseLength)
}

/**
 * Converts delimited formulas twice: before cleaning, because cleaning removes the line breaks in LaTeX; and after
 * cleaning, because elements inside a formula can hide the formula until cleaning removes them.
 */
function importAs(cleaner: typeof cleanPhraseTree, html: string, longest: number): ImportedHtml {
  const tree = parseHtml(html, longest)
  const clean = (part: Root) => cleaner(part, { readMathml: latexFromMathml })
  const content = clean(liftDelimiters(clean(liftDelimiters(tree.children))))
  const hasMathml = findElement(tree, ({ tagName }) => tagName === 'math') !== undefined
  const stored = serialize(content, longest)
  return { html: stored, hasMathml, unreadMathml: hasMathml ? content.flatMap(findSources) : [] }
}

/** Elements whose text is not searched for formulas. */
const literal: readonly string[] = ['pre', 'code', 'kbd', 'samp', 'tt', 'script', 'style', 'math', 'textarea']

/**
 * Replaces each `<br>` during a scan, because a formula can span several lines. It becomes a line break again after the
 * scan.
 */
const lineBreak = '\u000B'

/** Converts formulas in delimiters to formula elements, and Asymptote figures to code blocks. */
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

/** Replaces `\$` with `$`, except where the next scan would then find a formula. */
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
