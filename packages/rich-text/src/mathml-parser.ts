import { type DefaultTreeAdapterMap, html, Parser, type Token } from 'parse5'

/** The elements of Presentation MathML. The elements `none` and `mprescripts` are empty. */
const mathmlNames: ReadonlySet<string> = new Set([
  ...['math', 'semantics', 'annotation', 'annotation-xml', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mrow', 'mfrac'],
  ...['msqrt', 'mroot', 'mstyle', 'merror', 'mpadded', 'mphantom', 'mfenced', 'menclose', 'msub', 'msup', 'msubsup'],
  ...['munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts', 'none', 'mtable', 'mtr', 'mlabeledtr', 'mtd'],
  ...['maction', 'maligngroup', 'malignmark'],
])

const mathmlNamespace = 'http://www.w3.org/1998/Math/MathML'

/**
 * Parses HTML as browsers do, but also accepts MathML with a namespace prefix, as XML programs write it: `<mml:mfrac>`
 * becomes `<mfrac>`. Browsers do not know the prefixed elements, and would show one half as 12.
 */
export class HtmlParser extends Parser<DefaultTreeAdapterMap> {
  private readonly prefixes = new Set<string>()

  override onStartTag(token: Token.TagToken): void {
    const [prefix, name] = splitName(token)
    if (name === 'math' && isMathml(prefix, token)) this.prefixes.add(prefix)
    super.onStartTag(this.withoutPrefix(token))
  }

  override onEndTag(token: Token.TagToken): void {
    super.onEndTag(this.withoutPrefix(token))
  }

  private withoutPrefix(token: Token.TagToken): Token.TagToken {
    const [prefix, name] = splitName(token)
    if (!this.prefixes.has(prefix) || !mathmlNames.has(name)) return token
    return { ...token, tagName: name, tagID: html.getTagID(name) }
  }
}

function splitName({ tagName }: Token.TagToken): [prefix: string, name: string] {
  const colon = tagName.indexOf(':')
  return colon < 1 ? ['', tagName] : [tagName.slice(0, colon), tagName.slice(colon + 1)]
}

/** Treats every prefix as MathML, unless the element binds the prefix to another namespace. */
function isMathml(prefix: string, { attrs }: Token.TagToken): boolean {
  const bound = attrs.find(({ name }) => name === `xmlns:${prefix}`)
  return prefix !== '' && (bound === undefined || bound.value.trim() === mathmlNamespace)
}
