/** Builds a LIKE pattern that finds a string anywhere. `%`, `_` and `\` match literally. */
export function buildLikePattern(text: string): string {
  return `%${text.normalize('NFC').replaceAll(/[\\%_]/g, '\\$&')}%`
}
