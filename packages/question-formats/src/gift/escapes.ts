/**
 * Codes for escaped characters. A backslash and the character after it are replaced with NUL and a code. Files contain
 * no NUL, so searches for syntax cannot match an escaped character.
 */
const hiddenSigns: Readonly<Record<string, string>> = {
  '\\': 'b',
  ':': 'c',
  '#': 'h',
  '=': 'e',
  '{': 'o',
  '}': 'x',
  '~': 't',
  n: 'n',
}
const shownSigns = new Map(Object.entries(hiddenSigns).map(([sign, code]) => [code, sign === 'n' ? '\n' : sign]))

export function hideEscapes(text: string): string {
  return text.replaceAll(/\\([\\:#={}~n])/g, (_pair, sign: string) => `\0${hiddenSigns[sign] ?? ''}`)
}

export function showEscapes(text: string): string {
  return text.replaceAll(/\0([bcheoxtn])/g, (_pair, code: string) => shownSigns.get(code) ?? '')
}

/** Escapes a line of text for GIFT. */
export function escapeGift(text: string): string {
  return text.replaceAll(/[\\:#={}~]/g, (sign) => `\\${sign}`)
}
