import { to } from 'opencc-js/preset/t2cn'

const han = /\p{Script=Han}/u
let simplified: ReadonlyMap<string, string> | undefined

/**
 * Reads OpenCC's single-character mappings. Ignores its phrase mappings, so that a name is converted in the same way in
 * every sentence.
 */
function readPairs(): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  for (const dictionary of (to['cn'] ?? []).flat()) {
    if (typeof dictionary !== 'string') continue
    for (const pair of dictionary.split('|')) if (pair.length === 3) pairs.set(pair.charAt(0), pair.charAt(2))
  }
  return pairs
}

/**
 * Converts a string to Simplified characters without changing character positions, so that names and goals in either
 * script can be compared.
 */
export function simplify(text: string): string {
  if (!han.test(text)) return text
  simplified ??= readPairs()
  let simple = ''
  for (const character of text) simple += simplified.get(character) ?? character
  return simple
}
