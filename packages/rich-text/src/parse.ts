import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5'
import { limits } from './limits.ts'
import { HtmlParser } from './mathml-parser.ts'
import { RichTextError } from './rich-text-error.ts'

/**
 * Parses HTML like the content of a `<div>` in a browser. Also accepts MathML with a namespace prefix.
 * @throws RichTextError as soon as parsing exceeds a limit
 */
export function parseHtml(source: string, longest: number = limits.bodyLength): Root {
  if (source.length > longest) throw new RichTextError('too_long')
  const place = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  const parser = HtmlParser.getFragmentParser(place, { treeAdapter: boundedAdapter(), scriptingEnabled: false })
  parser.tokenizer.write(toWellFormed(source), true)
  const tree = fromParse5(parser.getFragment())
  return tree.type === 'root' ? tree : { type: 'root', children: [] }
}

/** Replaces unpaired surrogates, which UTF-8 cannot represent. */
function toWellFormed(source: string): string {
  return source.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}

/** Adds limits to parse5's tree adapter, so that parsing stops before malicious text builds a large tree. */
function boundedAdapter(): typeof defaultTreeAdapter {
  let elements = 0
  let depth = 0
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes): DefaultTreeAdapterTypes.Element {
      if (++elements > limits.elements) throw new RichTextError('too_many_elements')
      if (attributes.length > limits.attributes) throw new RichTextError('too_many_attributes')
      return defaultTreeAdapter.createElement(tagName, namespace, attributes)
    },
    onItemPush() {
      if (++depth > limits.depth) throw new RichTextError('too_deep')
    },
    onItemPop() {
      depth--
    },
  }
}
