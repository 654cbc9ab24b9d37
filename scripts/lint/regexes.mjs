// Finds regular expressions with superlinear matching time.
import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'
import { readConstantTexts } from './constant-text.mjs'

/**
 * Disables recheck's time limits for a single match, because on a busy machine it would report a slow match as
 * superlinear. The number of steps is limited instead.
 */
export const parameters = {
  timeout: 120_000,
  randomSeed: 1,
  attackTimeout: null,
  incubationTimeout: null,
}

/**
 * @typedef {object} FoundRegex
 * @property {number} line starts at 1
 * @property {string} source
 * @property {string} flags
 * @property {string | undefined} reason why superlinear time is allowed, from a comment on the line or above it
 */

/**
 * Finds regex literals, and `new RegExp` with a string or a template literal.
 * @param {string} file a path whose extension determines the language
 * @param {string} text
 * @returns {FoundRegex[]}
 */
export function findRegexes(file, text) {
  const lines = text.split('\n')
  const found = []
  const add = (start, source, flags) => {
    const line = text.slice(0, start).split('\n').length
    const comments = lines.slice(Math.max(0, line - 2), line).join('\n')
    found.push({ line, source, flags, reason: /\/\/ superlinear: (.+)/.exec(comments)?.[1] })
  }
  const { program } = parseSync(file, text)
  const evaluate = readConstantTexts(program)
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) add(node.start, node.regex.pattern, node.regex.flags)
    },
    NewExpression({ start, callee, arguments: [pattern, flags] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      const source = evaluate(pattern)
      if (source !== undefined) add(start, source, evaluate(flags) ?? '')
    },
  }).visit(program)
  return found
}

/**
 * @param {Pick<FoundRegex, 'source' | 'flags'>} regex
 * @returns {Promise<string | undefined>} how the matching time grows, such as `2nd degree polynomial`, or undefined if
 * it is linear
 * @throws Error if the expression cannot be checked
 */
export async function findGrowth({ source, flags }) {
  // recheck does not support the `d` flag, which has no effect on matching time.
  const result = await check(source, flags.replace('d', ''), parameters)
  if (result.status === 'unknown') throw new Error(`Cannot check /${source}/${flags}: ${result.error.kind}`)
  return result.status === 'vulnerable' ? result.complexity.summary : undefined
}
