/**
 * Escapes the non-ASCII characters in regular expressions and comments, which esbuild does not escape. If the source
 * contains any character beyond Latin-1, V8 stores two bytes per character, and the server needs 16 MB more memory.
 * @param {string} code the output of esbuild, in which strings are already escaped
 * @returns {string} equivalent code in ASCII
 * @throws Error for `String.raw` with such a character, because it would return the escape
 */
export function escapeNonAscii(code) {
  const [raw] = /String\.raw`[^`\u0080-\uffff]*[\u0080-\uffff][^`]*`/.exec(code) ?? []
  if (raw !== undefined) throw new Error(`Use a regular expression's source instead of ${raw}`)
  return code.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
