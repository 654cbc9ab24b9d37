/** Arguments that hold words: what stands in them says nothing about the rest. */
const wordArguments = /\\(?:text[a-z]*|mbox|hbox|mathrm|mathbf|mathit|operatorname\*?)\s*\{[^{}]*\}/g
const commands = /\\(?:[A-Za-z]+|.)/gs

/**
 * Whether what stands between two single dollar signs is a formula, and not the text between two prices.
 *
 * As in Pandoc, there is no space just inside the signs, unless the content can only be LaTeX. Two words in a row are
 * prose. A number and then a word, without a sign of maths, is a price ('5 for lunch and US').
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
