import { SaxesParser } from 'saxes'
import { FileRefusal } from '../draft.ts'
import { transferLimits } from '../limits.ts'
import type { XmlElement } from './element.ts'
import { type Growing, treeBuilder } from './tree-builder.ts'

const chunkLength = 64 * 1024
const mostAttributes = 100
const readableEncodings = ['utf-8', 'utf8', 'utf-16', 'us-ascii', 'ascii']

export interface ReadXmlOptions {
  /** 0 yields the root, 1 yields each of its children as soon as it is parsed. */
  readonly level: 0 | 1
  /** Allowed names of the root. */
  readonly roots: readonly string[]
  /** Names of elements whose text is dropped, such as images in base64. */
  readonly without?: readonly string[]
}

/**
 * Parses XML with only its five predefined entities. Rejects any document type declaration.
 * @throws FileRefusal
 */
export function* readXml(text: string, { level, roots, without = [] }: ReadXmlOptions): Generator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false })
  const ready: XmlElement[] = []
  const begun = (growing: Growing) => {
    if (growing.depth > transferLimits.xmlDepth) throw refusal('xml_too_deep')
    if (growing.depth === 0 && !roots.includes(growing.name)) throw refusal('not_this_format', growing.name)
  }
  const tree = treeBuilder({ level, without, begun, done: (element) => ready.push(element), tooLarge })
  let attributes = 0

  function refusal(code: ConstructorParameters<typeof FileRefusal>[0], detail = '') {
    return new FileRefusal(code, detail, { number: 0, line: parser.line })
  }
  function tooLarge({ line }: Growing) {
    return new FileRefusal('row_too_large', '', { number: 0, line })
  }

  parser.on('error', ({ message }) => {
    throw refusal('xml_syntax', message.replace(/^\d+:\d+: /, ''))
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !readableEncodings.includes(encoding.toLowerCase())) throw refusal('encoding', encoding)
  })
  parser.on('doctype', () => {
    throw refusal('xml_dtd')
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
