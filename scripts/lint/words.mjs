// Finds words in comments, test titles and identifiers that the glossary in CONTRIBUTING replaces.
import { parseSync, Visitor } from 'oxc-parser'

const words = ['whoever', 'somebody', 'nobody', 'tells', 'hears', 'lies', 'patience', 'mend', 'lets go']
const inText = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi')
const testFunctions = new Set(['describe', 'it', 'test'])

/** @typedef {{ line: number, word: string, where: 'comment' | 'identifier' | 'test title' }} FoundWord */

/**
 * Returns the name of the function at the start of a call, such as `it` for `it(…)`, `it.each(…)(…)` and `it.skip(…)`.
 */
function findRootName(callee) {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return findRootName(callee.object)
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return findRootName(callee.callee ?? callee.tag)
  return undefined
}

/** Separates the words of an identifier: `retryAfterSeconds` becomes `retry After Seconds`. */
function splitAtCapitals(name) {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
}

/**
 * @param {string} file a path whose extension determines the language
 * @param {string} text
 * @returns {FoundWord[]}
 */
export function findWords(file, text) {
  // Parsing is slow, so files that contain none of the refused words are skipped.
  if (text.search(inText) < 0 && splitAtCapitals(text).search(inText) < 0) return []
  const found = []
  const add = (start, source, where) => {
    for (const { 0: word, index } of source.matchAll(inText)) {
      const offset = where === 'identifier' ? 0 : index
      found.push({ line: text.slice(0, start + offset).split('\n').length, word: word.toLowerCase(), where })
    }
  }
  const { program, comments } = parseSync(file, text)
  for (const { start, end } of comments) add(start, text.slice(start, end), 'comment')
  new Visitor({
    Identifier: ({ start, name }) => add(start, splitAtCapitals(name), 'identifier'),
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !testFunctions.has(findRootName(callee))) return
      const isText = title.type === 'TemplateLiteral' || (title.type === 'Literal' && typeof title.value === 'string')
      if (isText) add(title.start, text.slice(title.start, title.end), 'test title')
    },
  }).visit(program)
  return found
}
