import type { Element, Root, Text } from 'hast'
import { liftDelimiters } from './legacy/lift.ts'
import { latexFromMathml } from './legacy/mathml.ts'
import { limits } from './limits.ts'
import { latexExpressions } from './maths.ts'
import { findElement } from './node.ts'
import { parseHtml } from './parse.ts'
import { cleanPhraseTree } from './phrase.ts'
import { serialise } from './serialise.ts'
import { plainText } from './text.ts'
import { cleanTree } from './tree.ts'

/** A phrase in its stored form. */
export interface ImportedPhrase {
  html: string
  /** Whether the source had MathML. The stored form has none. */
  hasMathml: boolean
}

/** A body in its stored form, with the values derived from it. */
export interface ImportedBody extends ImportedPhrase {
  text: string
  latexExpressions: string[]
}

/**
 * Any HTML, with formulas in LaTeX delimiters or MathML too, as we store a body. For what comes from outside our
 * editor: the converters are large, so the browser does without this module.
 * @throws RichTextError for a text beyond `limits`
 */
export function importBody(html: string, customSchemes: readonly string[] = []): ImportedBody {
  const tree = parseHtml(html)
  const mathml = hasMathml(tree)
  const options = { customSchemes, readMathml: latexFromMathml }
  const stored = serialise(lifted(tree, (part) => cleanTree(part, options)))
  return { html: stored, text: plainText(stored), latexExpressions: latexExpressions(stored), hasMathml: mathml }
}

/** The same for a title or a choice. @throws RichTextError */
export function importPhrase(html: string): ImportedPhrase {
  const tree = parseHtml(html, limits.phraseLength)
  const mathml = hasMathml(tree)
  const clean = (part: Root) => cleanPhraseTree(part, { readMathml: latexFromMathml })
  return { html: serialise(lifted(tree, clean), limits.phraseLength), hasMathml: mathml }
}

function hasMathml(tree: Root): boolean {
  return findElement(tree, ({ tagName }) => tagName === 'math') !== undefined
}

/**
 * Lifts before and after cleaning: before, because line breaks in LaTeX are still there; after, because a formula may
 * read as one only when what stood in it is gone.
 */
function lifted(tree: Root, clean: (tree: Root) => (Element | Text)[]): (Element | Text)[] {
  return clean(liftDelimiters(clean(liftDelimiters(tree.children))))
}
