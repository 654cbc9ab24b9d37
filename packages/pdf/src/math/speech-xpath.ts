import { xpath } from 'speech-rule-engine/js/common/xpath_util.js'
import { install } from 'wicked-good-xpath'

/** The maximum number of cached expressions. The rules of both languages have fewer. */
const mostKept = 10_000

/** Constants of `XPathResult`, an interface that Node lacks. */
const types = { any: 0, someNodes: 4, orderedNodes: 5 }

/**
 * Makes the speech rules parse each XPath expression only once. Otherwise, the engine parses hundreds of them for each
 * part of a formula.
 */
export function parseExpressionsOnce(): void {
  const host: Parameters<typeof install>[0] = { document: {} }
  install(host)
  const { createExpression: parse } = host.document
  if (!parse) throw new Error('wicked-good-xpath did not install createExpression')
  const nothing = parse('self::nothing', null)
  let noNodes: XPathResult | undefined
  const kept = new Map<string, XPathExpression>()
  const conditions = new Set<XPathExpression>()
  xpath.evaluate = (source, node, resolver, type) => {
    const expression = kept.get(source) ?? parse(source, resolver)
    if (kept.size >= mostKept) kept.clear()
    kept.set(source, expression)
    if (type !== types.orderedNodes) return expression.evaluate(node, type)
    // The engine also requests nodes for an expression that is a condition, and catches the resulting error. Returning
    // no nodes is faster than throwing.
    noNodes ??= nothing.evaluate(node, type)
    if (conditions.has(expression)) return noNodes
    const result = expression.evaluate(node, types.any)
    if (result.resultType === types.someNodes) return result
    conditions.add(expression)
    return noNodes
  }
}
