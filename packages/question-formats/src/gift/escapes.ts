/**
 * A backslash takes a sign its meaning. Such pairs are hidden behind a NUL, which no text holds, while the signs that
 * do mean something are looked for.
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

/** Text of one line as it stands in a GIFT file. */
export function escapeGift(text: string): string {
  return text.replaceAll(/[\\:#={}~]/g, (sign) => `\\${sign}`)
}
