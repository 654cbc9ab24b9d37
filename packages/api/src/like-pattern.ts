/** Builds a LIKE pattern that matches a string at any position and treats `%`, `_` and `\` literally. */
export function buildLikePattern(text: string): string {
  return `%${text.normalize('NFC').replaceAll(/[\\%_]/g, '\\$&')}%`
}
