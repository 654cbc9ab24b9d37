import { SaxesParser } from 'saxes'
import { FileRefusal } from '../draft.ts'
import type { RefusalCode } from '../findings.schemas.ts'
import { transferLimits } from '../limits.ts'
import type { XmlElement } from './element.ts'

const chunkLength = 64 * 1024
const mostAttributes = 100
const readableEncodings = ['utf-8', 'utf8', 'utf-16', 'us-ascii', 'ascii']

export interface ReadXmlOptions {
  /** 0 yields the root; 1 yields each of its children as soon as it is parsed. */
  readonly level: 0 | 1
  /** The names that the root element may have. */
  readonly roots: readonly string[]
  /** The names of elements whose text has its own limit, such as Base64 pictures. Text beyond that limit is dropped. */
  readonly files?: readonly string[]
}

/**
 * Parses XML. Only the five predefined entities are resolved, and document type declarations are rejected.
 * @throws FileRefusal
 */
export function* readXml(text: string, options: ReadXmlOptions): Generator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false })
  const ready: XmlElement[] = []
  const tree = createTreeBuilder(options, ready)
  let attributes = 0
  const refusal = (code: RefusalCode, detail: string) => new FileRefusal(code, detail, { number: 0, line: parser.line })

  parser.on('error', ({ message }) => {
    throw refusal('xml_syntax', message.replace(/^\d+:\d+: /, ''))
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !readableEncodings.includes(encoding.toLowerCase())) throw refusal('encoding', encoding)
  })
  parser.on('doctype', () => {
    throw refusal('xml_dtd', '')
  })
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    if (++attributes > mostAttributes) throw refusal('xml_syntax', 'too many attributes')
  })
  parser.on('opentag', ({ name, attributes: given }) => tree.open(name, given, parser.line))
  parser.on('text', (piece) => tree.text(piece))
  parser.on('cdata', (piece) => tree.text(piece))
  parser.on('closetag', () => tree.close())

  for (let start = 0; start < text.length; start += chunkLength) {
    parser.write(text.slice(start, start + chunkLength))
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready.splice(0)
}

/** An element whose end tag has not been read yet. */
interface Growing extends XmlElement {
  readonly children: (XmlElement | string)[]
  /** The root has depth 0. */
  readonly depth: number
}

/** Added to the length of each element, so that many empty elements exceed the limit, too. */
const elementLength = 50

/**
 * Builds elements from parser events. Adds complete elements at depth `level` to `ready`.
 * @throws FileRefusal
 */
function createTreeBuilder({ level, roots, files = [] }: ReadXmlOptions, ready: XmlElement[]) {
  const open: Growing[] = []
  let length = 0
  let fileLength = 0

  function grow(more: number): void {
    length += more
    const element = open[level]
    if (element && length > transferLimits.rowLength) {
      throw new FileRefusal('row_too_large', '', { number: 0, line: element.line })
    }
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
      if (element.depth > transferLimits.xmlDepth) throw new FileRefusal('xml_too_deep', '', { number: 0, line })
      if (element.depth === 0 && !roots.includes(element.name)) {
        throw new FileRefusal('not_this_format', element.name, { number: 0, line })
      }
      // An element at `level` is not attached to the root, because the root would keep the whole file in memory.
      if (element.depth > level) open.at(-1)?.children.push(element)
      open.push(element)
      if (element.depth === level) [length, fileLength] = [0, 0]
      grow(elementLength + name.length + pairs.reduce((sum, [key, value]) => sum + key.length + value.length, 0))
    },
    text(piece: string): void {
      const parent = open.at(-1)
      if (!parent || open.length <= level) return
      const isFile = files.includes(parent.name)
      if (isFile) fileLength += piece.length
      else grow(piece.length)
      if (!isFile || fileLength <= transferLimits.pictureLength) parent.children.push(piece)
    },
    close(): void {
      const element = open.pop()
      if (element?.depth === level) ready.push(element)
    },
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
