/** Builds a LIKE pattern that finds a string anywhere and matches `%`, `_` and `\` literally. */
export function buildLikePattern(text: string): string {
  return `%${text.normalize('NFC').replaceAll(/[\\%_]/g, '\\$&')}%`
}
