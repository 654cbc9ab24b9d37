import type { FileRefusal } from '../draft.ts'
import { transferLimits } from '../limits.ts'
import type { XmlElement } from './element.ts'

/** An element that is still open. */
export interface Growing extends XmlElement {
  readonly children: (XmlElement | string)[]
  /** The root is at 0. */
  readonly depth: number
}

interface TreeBuilderOptions {
  /** Elements at this depth are handed over and forgotten. */
  readonly level: number
  /** Elements whose text is not kept. */
  readonly without: readonly string[]
  readonly begun: (element: Growing) => void
  readonly done: (element: XmlElement) => void
  readonly tooLarge: (element: Growing) => FileRefusal
}

/** What an element costs in memory beside its text, in characters: many empty ones are large too. */
const elementLength = 50

/** Builds elements from the events of a parser, and gives up the one that has grown too large. */
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
      // The root of a list would otherwise keep the whole file.
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
