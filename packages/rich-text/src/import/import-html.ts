import type { Element, Root, Text } from 'hast'
import { limits } from '../limits.ts'
import { findElement } from '../node.ts'
import { parseHtml } from '../parse.ts'
import { cleanPhraseTree } from '../phrase.ts'
import { serialise } from '../serialise.ts'
import { cleanTree } from '../tree.ts'
import { liftDelimiters } from './lift.ts'
import { latexFromMathml } from './mathml.ts'

/** Imported HTML in its stored form. */
export interface ImportedHtml {
  html: string
  /** Whether the source had MathML. The stored form has none. */
  hasMathml: boolean
}

/**
 * Converts any HTML to the stored form of a body, formulas in LaTeX delimiters and MathML included. It is for HTML from
 * outside our editor. The converters are large, so the browser loads them only for a paste.
 * @throws RichTextError for a text beyond `limits`
 */
export function importBody(html: string): ImportedHtml {
  const tree = parseHtml(html)
  const clean = (part: Root) => cleanTree(part, { readMathml: latexFromMathml })
  return { html: serialise(lifted(tree, clean)), hasMathml: hasMathml(tree) }
}

/** Converts any HTML to the stored form of a title or a choice. @throws RichTextError */
export function importPhrase(html: string): ImportedHtml {
  const tree = parseHtml(html, limits.phraseLength)
  const clean = (part: Root) => cleanPhraseTree(part, { readMathml: latexFromMathml })
  return { html: serialise(lifted(tree, clean), limits.phraseLength), hasMathml: hasMathml(tree) }
}

function hasMathml(tree: Root): boolean {
  return findElement(tree, ({ tagName }) => tagName === 'math') !== undefined
}

/**
 * Converts formulas in delimiters before and after cleaning: before, because cleaning removes the line breaks in LaTeX;
 * after, because elements inside a formula can prevent its recognition until cleaning removes them.
 */
function lifted(tree: Root, clean: (tree: Root) => (Element | Text)[]): (Element | Text)[] {
  return clean(liftDelimiters(clean(liftDelimiters(tree.children))))
}
