interface Selector {
  /** The element names in the parts of the list that have attributes, or null for `*`, which matches every element. */
  readonly names: ReadonlySet<string> | null
  /** The element names in the parts of the list that have no attributes. */
  readonly bare: ReadonlySet<string>
  /** Whether a part of the list selects by role without an element name, as in `*[role="button"]`. */
  readonly hasRolePart: boolean
}

/** A name and attributes, as in `input[type="button"]`. Values contain no commas, because lists are split at commas. */
const partPattern = /^(\*|[a-z][a-z\d]*)((?:\[[^\],]*\])*)$/

/** Parses a list of element names with attributes, as Testing Library uses them. Returns null for other selectors. */
function parseSelector(selector: string): Selector | null {
  const names = new Set<string>()
  const bare = new Set<string>()
  let hasRolePart = false
  if (selector === '*') return { names: null, bare, hasRolePart }
  for (const part of selector.split(',')) {
    const [, name, attributes] = partPattern.exec(part.trim()) ?? []
    if (name === undefined) return null
    if (name === '*' && attributes?.startsWith('[role')) hasRolePart = true
    else if (name === '*') return null
    else (attributes ? names : bare).add(name)
  }
  return { names, bare, hasRolePart }
}

const parsed = new Map<string, Selector | null>()

function findParsed(selector: string): Selector | null {
  const known = parsed.get(selector)
  if (known !== undefined) return known
  const result = parseSelector(selector)
  parsed.set(selector, result)
  return result
}

function accepts(element: Element, selector: string, { names, bare, hasRolePart }: Selector): boolean {
  if (names === null || bare.has(element.localName)) return true
  const mayMatch = names.has(element.localName) || (hasRolePart && element.hasAttribute('role'))
  return mayMatch && element.matches(selector)
}

function collectDescendants(root: Node): Element[] {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  const elements: Element[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Element) elements.push(node)
  return elements
}

/**
 * Replaces `querySelectorAll`, which in jsdom is several times slower than a walk over all elements. Falls back to the
 * original unless the selector is a list of element names with attributes. Returns an array instead of a NodeList.
 */
export function speedUpSelectors(prototype: Document | Element): void {
  const original: unknown = Reflect.get(prototype, 'querySelectorAll')
  if (typeof original !== 'function') return
  Object.defineProperty(prototype, 'querySelectorAll', {
    configurable: true,
    writable: true,
    value(this: Node, selector: string): unknown {
      const simple = findParsed(selector)
      if (!simple) return Reflect.apply(original, this, [selector])
      return collectDescendants(this).filter((element) => accepts(element, selector, simple))
    },
  })
}
