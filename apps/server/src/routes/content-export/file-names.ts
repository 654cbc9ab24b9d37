/** Max UTF-8 bytes of a name. File systems allow 255; the rest is left for the directory and for browser suffixes. */
const mostBytes = 120

/** Characters that Windows forbids, invisible characters (except the joiner in emoji) and lone surrogates. */
const unfit = /(?!\u200D)[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Returns the file name of an item: its number and its title in the original script, such as `0012 제목.pdf`. The
 * number makes names unique on every file system and avoids the reserved names of Windows.
 */
export function fileName(id: number, title: string): string {
  const number = String(id).padStart(4, '0')
  const words = title.normalize('NFC').replace(unfit, ' ').replace(/\s+/g, ' ').trim()
  const room = mostBytes - number.length - ' .pdf'.length
  // superlinear: at most `mostBytes`
  const fitting = cut(words, room).replace(/[.\s]+$/, '')
  return fitting === '' ? `${number}.pdf` : `${number} ${fitting}.pdf`
}

/** Returns the longest prefix of whole grapheme clusters that fits. */
function cut(words: string, mostBytes: number): string {
  let length = 0
  let bytes = 0
  for (const { segment } of graphemes.segment(words)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > mostBytes) break
    length += segment.length
  }
  return words.slice(0, length)
}
