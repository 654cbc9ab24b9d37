import { diffArrays } from 'diff'

/** The limits of the diff (`timeout` in ms). Difference marks are not useful for texts that exceed these limits. */
const limits = { maxEditLength: 8_000, timeout: 400 }

const looks = {
  del: 'rounded-sm bg-danger-soft text-ink decoration-danger before:sr-only before:content-[attr(data-note)]',
  ins: 'rounded-sm bg-success-soft text-ink decoration-success before:sr-only before:content-[attr(data-note)]',
} as const

interface Sides {
  readonly before: Element
  readonly after: Element
}

interface Marking {
  /** Whether the two texts are equal. Undefined if a diff limit was exceeded. */
  readonly same: boolean | undefined
  /** Removes the marks from all differences. */
  undo: () => void
}

/** Wraps the differences between two rendered texts in `<del>` and `<ins>`, with labels for screen readers. */
export function markDifferences(
  { before, after }: Sides,
  { language, words }: { language: string; words: { removed: string; added: string } },
): Marking {
  const [old, young] = [splitTokens(before, language), splitTokens(after, language)]
  const changes = diffArrays(
    old.map(({ key }) => key),
    young.map(({ key }) => key),
    limits,
  )
  if (!changes) return { same: undefined, undo: () => {} }
  const removed: Token[] = []
  const added: Token[] = []
  let [oldIndex, youngIndex] = [0, 0]
  for (const change of changes) {
    if (change.removed) removed.push(...old.slice(oldIndex, oldIndex + change.count))
    if (change.added) added.push(...young.slice(youngIndex, youngIndex + change.count))
    if (!change.added) oldIndex += change.count
    if (!change.removed) youngIndex += change.count
  }
  const marks = [...wrapAll(removed, 'del', words.removed), ...wrapAll(added, 'ins', words.added)]
  return { same: marks.length === 0, undo: () => marks.forEach(unwrap) }
}

function wrapAll(tokens: readonly Token[], name: 'del' | 'ins', note: string): Element[] {
  // Iterate backward so that splitting a text node does not shift the offsets of earlier tokens.
  return joinRuns(tokens)
    .toReversed()
    .map(({ at }) => {
      const mark = document.createElement(name)
      const target = at.kind === 'element' ? at.element : cut(at.node, at.start, at.end)
      // Display the mark of a block formula or a figure as a block, because the background of an inline mark would not
      // be visible.
      const isBlock = target instanceof HTMLElement && /^(?:DIV|FIGURE)$/.test(target.tagName)
      mark.className = isBlock ? `${looks[name]} block` : looks[name]
      mark.dataset['note'] = `${note} `
      target.replaceWith(mark)
      mark.append(target)
      return mark
    })
}

/** Merges adjacent tokens of the same text node into one token, which includes the whitespace between them. */
function joinRuns(tokens: readonly Token[]): Token[] {
  const runs: Token[] = []
  for (const token of tokens) {
    const last = runs.at(-1)
    const joined = last && joinedWith(last, token)
    if (joined) runs[runs.length - 1] = joined
    else runs.push(token)
  }
  return runs
}

function joinedWith({ key, at: last }: Token, { at: next }: Token): Token | undefined {
  if (last.kind !== 'text' || next.kind !== 'text' || last.node !== next.node) return undefined
  const between = last.node.data.slice(last.end, next.start)
  return between.trim() === '' ? { key, at: { ...last, end: next.end } } : undefined
}

function cut(node: Text, start: number, end: number): Text {
  node.splitText(end)
  return node.splitText(start)
}

function unwrap(mark: Element) {
  const around = mark.parentNode
  mark.replaceWith(...mark.childNodes)
  around?.normalize()
}

/** The unit of comparison in a rendered text: a word, punctuation mark, formula or figure. */
interface Token {
  /** A key that combines content and formatting. Tokens with the same key are treated as equal. */
  readonly key: string
  readonly at:
    | { readonly kind: 'element'; readonly element: Element }
    | { readonly kind: 'text'; readonly node: Text; readonly start: number; readonly end: number }
}

const blank = /^\s*$/

function setting(node: Node, root: Element): string {
  const names: string[] = []
  for (let element = node.parentElement; element && element !== root; element = element.parentElement) {
    // Skip scrollable table wrappers and difference marks, because they are not part of the formatting.
    if (element.tagName === 'DIV' || element.tagName === 'INS' || element.tagName === 'DEL') continue
    names.push(element.tagName + (element.getAttribute('href') ?? ''))
  }
  return names.join(' ')
}

/** Returns the tokens of a rendered text in document order, using the word boundaries of `language`. */
function splitTokens(root: Element, language: string): Token[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const tokens: Token[] = []

  function visit(node: Node) {
    if (node instanceof HTMLElement && node.dataset['type'] === 'math') {
      tokens.push({
        key: `${node.dataset['latex']}|${setting(node, root)}|math`,
        at: { kind: 'element', element: node },
      })
    } else if (node instanceof HTMLElement && node.dataset['figure'] !== undefined) {
      const caption = node.querySelector('figcaption')?.innerHTML ?? ''
      tokens.push({
        key: `${node.dataset['figure']}|${caption}|${setting(node, root)}|figure`,
        at: { kind: 'element', element: node },
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
