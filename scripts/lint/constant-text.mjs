// Evaluates the constant strings from which a source file builds regular expressions.
import { Visitor } from 'oxc-parser'

/** The placeholder for a part of a template that is known only at run time. */
const unknownPart = 'x'

/**
 * Returns a function that evaluates a string literal or a template literal (also with `String.raw`). Template parts may
 * be constants of the same file, and `x` replaces all other parts. The function returns undefined for any other
 * expression.
 * @param {import('oxc-parser').Program} program
 * @returns {(node: import('oxc-parser').Expression | undefined) => string | undefined}
 */
export function readConstantTexts(program) {
  const constants = findConstants(program)

  const evaluateTemplate = ({ quasis, expressions }, kind) =>
    quasis
      .map(({ value }, index) => value[kind] + (index < expressions.length ? evaluatePart(expressions[index]) : ''))
      .join('')

  const evaluate = (node) => {
    if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
    if (node?.type === 'TemplateLiteral') return evaluateTemplate(node, 'cooked')
    if (node?.type === 'TaggedTemplateExpression' && isMember(node.tag, 'String', 'raw')) {
      return evaluateTemplate(node.quasi, 'raw')
    }
    return undefined
  }

  const evaluatePart = (node) => {
    const value = node.type === 'Identifier' ? constants.get(node.name) : node
    return evaluate(value) ?? evaluateJoined(value) ?? unknownPart
  }

  /** Evaluates `list.join('|')`. */
  const evaluateJoined = (node) => {
    if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
    const { object, property } = node.callee
    const list = object.type === 'Identifier' ? constants.get(object.name) : object
    if (property.name !== 'join' || list?.type !== 'ArrayExpression') return undefined
    return list.elements.map((element) => evaluate(element) ?? unknownPart).join(evaluate(node.arguments[0]))
  }

  return evaluate
}

const isMember = (node, object, property) =>
  node.type === 'MemberExpression' && node.object.name === object && node.property.name === property

/** Finds the constants with an initial value. Leaves out names that are declared more than once. */
function findConstants(program) {
  const constants = new Map()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier') return
      const value = init?.type === 'TSAsExpression' ? init.expression : init
      constants.set(id.name, constants.has(id.name) ? undefined : value)
    },
  }).visit(program)
  return constants
}
