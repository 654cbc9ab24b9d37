import type { FileRefusal } from '../draft.ts'
import { transferLimits } from '../limits.ts'
import type { XmlElement } from './element.ts'

/** An element that is still open. */
export interface Growing extends XmlElement {
  readonly children: (XmlElement | string)[]
  /** The depth in the tree. The root is at 0. */
  readonly depth: number
}

interface TreeBuilderOptions {
  /** Elements at this depth are passed to `done` and not kept. */
  readonly level: number
  /** Names of elements whose text is dropped. */
  readonly without: readonly string[]
  readonly begun: (element: Growing) => void
  readonly done: (element: XmlElement) => void
  readonly tooLarge: (element: Growing) => FileRefusal
}

/** Characters counted for each element in addition to its text, so that many empty elements also exceed the limit. */
const elementLength = 50

/** Builds elements from the events of a parser. Throws when an element at `level` exceeds the row limit. */
export function treeBuilder({ level, without, begun, done, tooLarge }: TreeBuilderOptions) {
  const open: Growing[] = []
  let length = 0

  function grow(more: number): void {
    length += more
    const element = open[level]
    if (element && length > transferLimits.rowLength) throw tooLarge(element)
  }

  return {
    open(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
      const pairs = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const)
      const element: Growing = {
        name: localName(name),
        attributes: new Map(pairs),
        children: [],
        line,
        depth: open.length,
      }
      begun(element)
      // Do not attach elements at `level` to the root, because it would then keep the whole file in memory.
      if (element.depth > level) open.at(-1)?.children.push(element)
      open.push(element)
      if (element.depth === level) length = 0
      grow(elementLength + name.length + pairs.reduce((sum, [key, value]) => sum + key.length + value.length, 0))
    },
    text(piece: string): void {
      const parent = open.at(-1)
      if (!parent || open.length <= level || without.includes(parent.name)) return
      parent.children.push(piece)
      grow(piece.length)
    },
    close(): void {
      const element = open.pop()
      if (element?.depth === level) done(element)
    },
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
