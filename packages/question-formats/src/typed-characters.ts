const minusSigns = /[\u2010-\u2015\u2212\ufe58\ufe63]/g
const slashes = /[\u2044\u2215\u29f8]/g
/** ½, ⅓ and so on, with the digit before and the one behind. */
// superlinear: at most 100 characters, which `readTypedAnswer` checks
const vulgarFraction = /(\d?)\s*([¼-¾⅐-⅞↉])(?=(\d?))/g

/**
 * Returns typed text with ASCII digits, signs, slashes and points, without invisible characters, and with single spaces
 * only where they separate: `1½` becomes `1 1/2`, `－２／３` becomes `-2/3`.
 */
export function spellTyped(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfe_e0))
    .replaceAll('。', '.')
    .replaceAll(minusSigns, '-')
    .replaceAll(
      vulgarFraction,
      (_match, before: string, fraction: string, behind: string) =>
        [before, fraction.normalize('NFKC'), behind && ''].join(' ').trim() + (behind && ' '),
    )
    .replaceAll(slashes, '/')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' /', '/')
    .replaceAll('/ ', '/')
    .trim()
    .replace(/^([-+]) /, '$1')
}

/** Returns whether a typed unit is the expected one: `m^2` and `m2` are `m²`. Capitals count, as in `mW` and `MW`. */
export function isUnit(typed: string, expected: string): boolean {
  return simplifyUnit(typed) === simplifyUnit(expected)
}

function simplifyUnit(unit: string): string {
  return spellTyped(unit).normalize('NFKC').replaceAll(/[\s^]/g, '')
}
