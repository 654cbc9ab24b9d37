import { formatDecimal, parseDecimal } from '../shared/decimal.ts'
import { findAll, findChild, findChildren, listElements, readText, type XmlElement } from '../xml/element.ts'

type Value = boolean | number | string

/** Thrown for an unsupported expression or rule in a template. */
class UnknownTemplate extends Error {
  override readonly name = 'UnknownTemplate'
}

/**
 * Returns a QTI item with its template evaluated and removed. A random number becomes the middle of its range, so that
 * every import has the same result.
 * @returns undefined if the template uses an unsupported feature
 */
export function instantiate(item: XmlElement): XmlElement | undefined {
  const processing = findChild(item, 'templateProcessing')
  // Conditional parts, and variables within formulas, are not supported.
  const conditional = findAll(item, ({ attributes }) => attributes.has('templateIdentifier'))
  const inFormulas = findChildren(item, 'templateDeclaration').filter(
    ({ attributes }) => attributes.get('mathVariable') === 'true',
  )
  if (conditional.length + inFormulas.length > 0) return undefined
  const values = new Map<string, Value>()
  const correct = new Map<string, string>()
  try {
    for (const declaration of findChildren(item, 'templateDeclaration')) {
      const value = findChild(findChild(declaration, 'defaultValue') ?? declaration, 'value')
      if (value) values.set(readIdentifier(declaration), parseValue(readText(value), declaration))
    }
    for (const rule of processing ? listElements(processing) : []) run(rule, values, correct)
  } catch (error) {
    if (error instanceof UnknownTemplate) return undefined
    throw error
  }
  const kept = item.children.filter(
    (child) => typeof child === 'string' || !['templateDeclaration', 'templateProcessing'].includes(child.name),
  )
  return { ...item, children: kept.map((child) => fill(child, values, correct)) }
}

function readIdentifier({ attributes }: XmlElement): string {
  return attributes.get('identifier') ?? ''
}

function parseValue(text: string, { attributes }: XmlElement): Value {
  const type = attributes.get('baseType')
  if (type === 'boolean') return text.trim() === 'true'
  return type === 'integer' || type === 'float' ? (parseDecimal(text.trim()) ?? unknown()) : text
}

function unknown(): never {
  throw new UnknownTemplate()
}

function run(rule: XmlElement, values: Map<string, Value>, correct: Map<string, string>): void {
  switch (rule.name) {
    case 'setTemplateValue':
      values.set(readIdentifier(rule), evaluate(listElements(rule)[0], values))
      return
    case 'setCorrectResponse':
      correct.set(readIdentifier(rule), show(evaluate(listElements(rule)[0], values)))
      return
    default:
      unknown()
  }
}

/** Numeric operators in template expressions, keyed by their QTI element name. */
const operators: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  sum: (numbers) => numbers.reduce((total, each) => total + each, 0),
  product: (numbers) => numbers.reduce((total, each) => total * each, 1),
  subtract: ([first = 0, second = 0]) => first - second,
  divide: ([first = 0, second = 0]) => first / second,
  power: ([first = 0, second = 0]) => first ** second,
  integerDivide: ([first = 0, second = 0]) => Math.floor(first / second),
  integerModulus: ([first = 0, second = 0]) => first - second * Math.floor(first / second),
  truncate: ([only = 0]) => Math.trunc(only),
  round: ([only = 0]) => Math.floor(only + 0.5),
  integerToFloat: ([only = 0]) => only,
}

function evaluate(expression: XmlElement | undefined, values: ReadonlyMap<string, Value>): Value {
  if (!expression) return unknown()
  const { name, attributes } = expression
  const limit = (attribute: string): number => {
    const text = attributes.get(attribute) ?? ''
    const number = /^\{.*\}$/.test(text) ? values.get(text.slice(1, -1)) : parseDecimal(text)
    return typeof number === 'number' ? number : unknown()
  }
  switch (name) {
    case 'baseValue':
      return parseValue(readText(expression), expression)
    case 'variable':
      return values.get(readIdentifier(expression)) ?? unknown()
    case 'randomInteger': {
      const step = attributes.has('step') ? limit('step') : 1
      if (step <= 0) return unknown()
      const low = limit('min')
      return low + step * Math.ceil(Math.floor((limit('max') - low) / step) / 2)
    }
    case 'randomFloat':
      return (limit('min') + limit('max')) / 2
    case 'random': {
      const [list] = listElements(expression)
      const choices = list && ['multiple', 'ordered'].includes(list.name) ? listElements(list) : []
      return evaluate(choices[Math.floor(choices.length / 2)], values)
    }
    default: {
      const compute = operators[name] ?? unknown()
      const numbers = listElements(expression).map((each) => evaluate(each, values))
      const result = compute(numbers.map((each) => (typeof each === 'number' ? each : unknown())))
      return Number.isFinite(result) ? result : unknown()
    }
  }
}

function show(value: Value): string {
  return typeof value === 'number' ? formatDecimal(Number(value.toPrecision(12))) : String(value)
}

/** Replaces printed variables with values, and sets the correct responses in the response declarations. */
function fill(
  node: XmlElement | string,
  values: ReadonlyMap<string, Value>,
  correct: ReadonlyMap<string, string>,
): XmlElement | string {
  if (typeof node === 'string') return node
  const printed = node.name === 'printedVariable' ? values.get(readIdentifier(node)) : undefined
  if (printed !== undefined) return show(printed)
  const children = node.children.map((child) => fill(child, values, correct))
  const right = node.name === 'responseDeclaration' ? correct.get(readIdentifier(node)) : undefined
  if (right === undefined) return { ...node, children }
  const build = (name: string, inside: readonly (XmlElement | string)[]): XmlElement => ({
    name,
    attributes: new Map(),
    children: inside,
    line: node.line,
  })
  const others = children.filter((child) => typeof child === 'string' || child.name !== 'correctResponse')
  return { ...node, children: [...others, build('correctResponse', [build('value', [right])])] }
}
