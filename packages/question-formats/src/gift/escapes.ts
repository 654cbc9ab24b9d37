/**
 * Codes for escaped characters. A backslash makes the next character literal. Each such pair is replaced with a NUL and
 * a code. Files never contain NUL, so a search for syntax characters cannot match a replaced pair.
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

/** Escapes one line of text for a GIFT file. */
export function escapeGift(text: string): string {
  return text.replaceAll(/[\\:#={}~]/g, (sign) => `\\${sign}`)
}
