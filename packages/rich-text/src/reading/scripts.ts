const superscripts = pair(
  '0123456789+-=()niabcdefghjklmoprstuvwxyzABDEGHIJKLMNOPRTUVW',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ',
)
const subscripts = pair('0123456789+-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')

function pair(plain: string, raised: string): ReadonlyMap<string, string> {
  const shifted = Array.from(raised)
  return new Map(Array.from(plain, (character, index) => [character, shifted[index] ?? character]))
}

/** Characters that are already raised, and therefore need no superscript form. */
const raisedAlready = /^[′″‴∘°*†]+$/

/** Uses superscript characters if Unicode has all of them, or else `^` and the exponent. */
export function superscript(exponent: string): string {
  if (exponent === '∘') return '°'
  return raisedAlready.test(exponent) ? exponent : shift(exponent, superscripts, '^')
}

/** Uses subscript characters if Unicode has all of them, or else `_` and the index. */
export function subscript(index: string): string {
  return shift(index, subscripts, '_')
}

function shift(text: string, table: ReadonlyMap<string, string>, sign: '^' | '_'): string {
  if (text === '') return ''
  const characters = Array.from(text.replaceAll('−', '-'))
  const shifted = characters.flatMap((character) => table.get(character) ?? [])
  return shifted.length === characters.length ? shifted.join('') : `${sign}(${text})`
}

const numberOnly = /^\p{Nd}[\p{Nd}.,]*$/u
const letterWithScripts = /^[\p{L}∞]\p{M}*[\p{No}\p{Lm}⁺⁻⁼⁽⁾₊₋₌₍₎′°]*$/u

/** Adds parentheses, unless the text is a single number, or a single letter with indices. */
export function group(text: string): string {
  return text === '' || numberOnly.test(text) || letterWithScripts.test(text) || /^\([^()]*\)$/.test(text)
    ? text
    : `(${text})`
}

/** Combining characters for the accents that MathML puts above letters. */
const accents: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¯': '\u0305',
  ˉ: '\u0305',
  '‾': '\u0305',
  '―': '\u0305',
  '→': '\u20D7',
  '⃗': '\u20D7',
  '˙': '\u0307',
  '¨': '\u0308',
  ˇ: '\u030C',
  '˘': '\u0306',
  '´': '\u0301',
  ˊ: '\u0301',
  '`': '\u0300',
  ˋ: '\u0300',
  '˚': '\u030A',
  _: '\u0332',
}

/** Adds the accent or underline to every letter. Returns undefined if the character is not an accent. */
export function addAccent(letters: string, sign: string): string | undefined {
  const accent = Object.hasOwn(accents, sign) ? accents[sign] : undefined
  return accent && letters.replaceAll(/[\p{L}\p{N}]/gu, (letter) => `${letter}${accent}`)
}
