/** Commands with text arguments. Words in these arguments are not evidence of prose. */
const wordArguments = /\\(?:text[a-z]*|mbox|hbox|mathrm|mathbf|mathit|operatorname\*?)\s*\{[^{}]*\}/g
const commands = /\\(?:[A-Za-z]+|.)/gs

/**
 * Returns whether the text between two single dollar signs is a formula and not the text between two prices.
 *
 * As in Pandoc, a formula has no space directly inside the signs, unless it contains LaTeX syntax. Two consecutive
 * words are prose. A number followed by a word, without a math symbol, is a price ('5 for lunch and US').
 */
export function looksLikeMaths(content: string): boolean {
  const inner = content.trim()
  if (inner === '' || /\n\s*\n/.test(inner) || !bracesBalance(inner)) return false
  if (inner !== content && !/[\\^_{}]/.test(content)) return false
  const signs = inner.replaceAll(wordArguments, ' + ').replaceAll(commands, ' + ')
  if (/\p{L}{3}[,;:]?\s+\p{L}{2}/u.test(signs)) return false
  const hasSign = /[\\^_{}=<>+*/|≤≥≠×÷√π∞]/u.test(inner)
  return hasSign || !/^[\d.,]\S*\s.*\p{L}{2}|^\d[\d.,]*[\p{Script=Hangul}\p{Script=Han}]/su.test(signs)
}

function bracesBalance(content: string): boolean {
  let depth = 0
  for (const [brace] of content.replaceAll(/\\./gs, '').matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}
