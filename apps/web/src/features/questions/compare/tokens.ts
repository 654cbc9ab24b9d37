/** The unit of comparison in a rendered text: a word, a punctuation mark or a formula. */
export interface Token {
  /** The comparison key: the content and its formatting. */
  readonly key: string
  readonly at:
    | { readonly kind: 'formula'; readonly element: Element }
    | { readonly kind: 'text'; readonly node: Text; readonly start: number; readonly end: number }
}

const blank = /^\s*$/

function setting(node: Node, root: Element): string {
  const names: string[] = []
  for (let element = node.parentElement; element && element !== root; element = element.parentElement) {
    // Ignore scroll containers of tables and difference marks.
    if (element.tagName === 'DIV' || element.tagName === 'INS' || element.tagName === 'DEL') continue
    names.push(element.tagName + (element.getAttribute('href') ?? ''))
  }
  return names.join(' ')
}

/** Returns the tokens of a rendered text in document order, with words segmented by the rules of `language`. */
export function splitTokens(root: Element, language: string): Token[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const tokens: Token[] = []

  function visit(node: Node) {
    if (node instanceof HTMLElement && node.dataset['type'] === 'math') {
      tokens.push({
        key: `${node.dataset['latex']}|${setting(node, root)}|math`,
        at: { kind: 'formula', element: node },
      })
    } else if (node instanceof Text) {
      const set = setting(node, root)
      for (const { segment, index } of segmenter.segment(node.data)) {
        if (blank.test(segment)) continue
        tokens.push({
          key: `${segment}|${set}`,
          at: { kind: 'text', node, start: index, end: index + segment.length },
        })
      }
    } else {
      for (const child of node.childNodes) visit(child)
    }
  }

  visit(root)
  return tokens
}
