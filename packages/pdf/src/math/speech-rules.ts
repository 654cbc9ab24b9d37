import { AbstractTrieNode } from 'speech-rule-engine/js/indexing/abstract_trie_node.js'
import type { TrieNode } from 'speech-rule-engine/js/indexing/trie_node.js'

/** Matches a rule condition that requires a certain element name. */
const nameTest = /^self::(\w+)$/

/**
 * Indexes the rules by element name, so that the engine tests only the rules that may apply, instead of hundreds for
 * each part of a formula. Rules that are added later have no effect.
 */
export function indexRules(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its own node below
  const { getChildren } = AbstractTrieNode.prototype
  const all = new Map<object, TrieNode[]>()
  const byName = new Map<object, Map<string, TrieNode[]>>()
  AbstractTrieNode.prototype.getChildren = function () {
    return getOrAdd(all, this, () => getChildren.call(this))
  }
  AbstractTrieNode.prototype.findChildren = function (node) {
    const names = getOrAdd(byName, this, () => new Map<string, TrieNode[]>())
    const name = findName(node)
    const possible = getOrAdd(names, name, () => this.getChildren().filter((child) => mayApply(child, name)))
    return possible.filter((child) => child.applyTest(node))
  }
}

function mayApply(child: TrieNode, name: string): boolean {
  const [, tested] = nameTest.exec(child.getConstraint()) ?? []
  return tested === undefined || tested.toUpperCase() === name
}

/** Returns the element's name in uppercase, or an empty string for text. */
function findName(node: unknown): string {
  const { tagName = '' }: { tagName?: unknown } = Object(node)
  return String(tagName).toUpperCase()
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, build: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = build()
  map.set(key, value)
  return value
}
