/** An index that hangs on nothing, as KaTeX writes the numbers of chemical formulas. Its number is spoken as it is read. */
const freeIndex = /<msu[bp]><mpadded width="0px"><mphantom>.*?<\/mphantom><\/mpadded>(.*?)<\/msu[bp]>/gs
/** An arrow with nothing above it. */
const bareArrow = /<mover>(<mo[^>]*>[^<]*<\/mo>)<mpadded[^>]*><mrow><\/mrow><\/mpadded><\/mover>/g

/** Parts of MathML that are only for the eye: spaces, and what holds a place without being drawn. */
const forTheEye = [
  /<mphantom>.*?<\/mphantom>/gs,
  /<mspace[^>]*>(?:<\/mspace>)?/g,
  /<mtext>\s*<\/mtext>/g,
  /<mrow><\/mrow>/g,
] as const

/** An upright letter of a unit or an element, which the speech rules could take for a function. */
const uprightLetter = /<mi mathvariant="normal">([^<]*)<\/mi>/g
const degree = /<mo[^>]*>∘<\/mo><\/msup>/g
const text = /(<mtext[^>]*>)([^<]*)(<\/mtext>)/g
const eastAsian = /[\p{Script=Hangul}\p{Script=Han}]/u

/**
 * Prepares MathML of KaTeX for the speech rules, which would speak spaces as 'empty' and the degree sign as a function.
 * Korean and Chinese text, which they would spell letter by letter, is replaced by names.
 * @returns the MathML, and a function that puts the text into the words in place of the names
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

/** Returns a word of letters that no formula contains: the digits of a number as letters. */
function name(index: number): string {
  const letters = String(index).replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))
  return `qzx${letters}xzq`
}
