/**
 * Matches a sub- or superscript with an empty base, which KaTeX writes for the numbers in chemical formulas. They are
 * spoken as plain numbers.
 */
// superlinear: KaTeX's markup of a formula of limited length
const freeIndex = /<msu[bp]><mpadded width="0px"><mphantom>.*?<\/mphantom><\/mpadded>(.*?)<\/msu[bp]>/gs
/** Matches an arrow with nothing above it. */
const bareArrow = /<mover>(<mo[^>]*>[^<]*<\/mo>)<mpadded[^>]*><mrow><\/mrow><\/mpadded><\/mover>/g

/** MathML that has no spoken form: spaces and invisible placeholders. */
const forTheEye = [
  // superlinear: KaTeX's markup of a formula of limited length
  /<mphantom>.*?<\/mphantom>/gs,
  // superlinear: KaTeX's markup of a formula of limited length
  /<mspace[^>]*>(?:<\/mspace>)?/g,
  /<mtext>\s*<\/mtext>/g,
  /<mrow><\/mrow>/g,
] as const

/** Matches an upright letter of a unit or chemical element. The speech rules could mistake it for a function. */
const uprightLetter = /<mi mathvariant="normal">([^<]*)<\/mi>/g
// superlinear: KaTeX's markup of a formula of limited length
const degree = /<mo[^>]*>∘<\/mo><\/msup>/g
// superlinear: KaTeX's markup of a formula of limited length
const text = /(<mtext[^>]*>)([^<]*)(<\/mtext>)/g
const eastAsian = /[\p{Script=Hangul}\p{Script=Han}]/u

/**
 * Simplifies KaTeX's MathML for the speech rules, which would read spaces as 'empty' and the degree sign as a function.
 * Replaces Korean and Chinese text with placeholders, because the rules would spell it out.
 * @returns the MathML, and a function that restores the original text in the spoken words
 */
export function simplifyForSpeech(source: string): { mathml: string; restore: (words: string) => string } {
  const texts: string[] = []
  const mathml = forTheEye
    .reduce(
      (markup, part) => markup.replaceAll(part, ''),
      source.replaceAll(freeIndex, '$1').replaceAll(bareArrow, '$1'),
    )
    .replaceAll(uprightLetter, '<mtext>$1</mtext>')
    .replaceAll(degree, '<mo>°</mo></msup>')
    .replaceAll(text, (whole, open: string, content: string, close: string) =>
      eastAsian.test(content) ? `${open}${name(texts.push(content) - 1)}${close}` : whole,
    )
  return {
    mathml,
    restore: (words) => texts.reduce((restored, content, index) => restored.replace(name(index), () => content), words),
  }
}

/**
 * Returns a placeholder that cannot occur in a formula. It contains only letters, so digits are encoded as letters.
 */
function name(index: number): string {
  const letters = String(index).replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))
  return `qzx${letters}xzq`
}
