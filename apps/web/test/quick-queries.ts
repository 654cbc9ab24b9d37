import { configure, getConfig } from '@testing-library/react'
import { speedUpSelectors } from './quick-selectors.ts'

/** Elements whose default style depends on more than their name, `hidden` and `open`. */
const conditional = new Set(['embed', 'summary'])

/** Inherited properties and their default values. A default applies unless an inline style sets the property. */
const inherited = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
  ['pointerEvents', 'auto'],
])

/** Caches `display` in documents without style sheets, where it depends on the element name, `hidden` and `open`. */
const displays = new Map<string, string>()

function hasOwnDisplay(element: Element): boolean {
  if (element.hasAttribute('popover') || conditional.has(element.localName)) return true
  if (element.localName === 'input' && element.getAttribute('type') === 'hidden') return true
  return element.getAttribute('style')?.includes('display') ?? false
}

function setsInherited(element: Element): boolean {
  return element.hasAttribute('hidden') || /visibility|pointer-events/.test(element.getAttribute('style') ?? '')
}

function isInheritedSet(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (setsInherited(at)) return true
  return false
}

/**
 * Returns a `getComputedStyle` that applies the default style sheet only once for each kind of element, because Testing
 * Library's queries read `display` and `visibility` of each candidate, its ancestors and its descendants.
 * @param compute jsdom's own function, which computes everything else
 */
function cacheStyles(compute: Window['getComputedStyle']) {
  const findDisplay = (element: Element): string => {
    if (hasOwnDisplay(element)) return compute(element).display
    const key = `${element.localName} ${element.getAttribute('hidden')} ${element.hasAttribute('open')}`
    const display = displays.get(key) ?? compute(element).display
    displays.set(key, display)
    return display
  }
  return (element: Element, pseudoElement?: string | null) => {
    if (pseudoElement || element.ownerDocument.styleSheets.length > 0) return compute(element, pseudoElement)
    const find = (name: string): unknown => {
      if (name === 'display') return findDisplay(element)
      const value = inherited.get(name)
      if (value !== undefined && !isInheritedSet(element)) return value
      const style = compute(element)
      return name in style ? Reflect.get(style, name) : style.getPropertyValue(name)
    }
    return new Proxy({}, { get: (_, name) => (name === 'getPropertyValue' ? find : find(String(name))) })
  }
}

const spedUp = new WeakSet<Window>()

/**
 * Speeds up Testing Library's queries without changing their results. Runs once per window, because test files share
 * it.
 */
export function speedUpQueries(window: Window & typeof globalThis): void {
  if (spedUp.has(window)) return
  spedUp.add(window)
  const getComputedStyle = cacheStyles(window.getComputedStyle.bind(window))
  Object.assign(window, { getComputedStyle })
  Object.assign(globalThis, { getComputedStyle })
  speedUpSelectors(window.Element.prototype)
  speedUpSelectors(window.Document.prototype)
}

const { getElementError } = getConfig()

/**
 * Builds the message of a failed query, which prints the whole DOM, only when it is read. A query may fail many times
 * before it succeeds.
 */
export function deferErrorMessages(): void {
  configure({
    getElementError: (message, container) =>
      Object.defineProperties(new Error(), {
        name: { value: 'TestingLibraryElementError' },
        message: { configurable: true, get: () => getElementError(message, container).message },
      }),
  })
}
