/** Of the UTF-8 bytes of a name: systems take 255, and leave room for the folder and for what a browser adds. */
const mostBytes = 120

/** What Windows forbids in names, what no system shows (but the joiner within emoji), and halves of characters. */
const unfit = /(?!\u200D)[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * The name of an item's file: its number and its title in the title's own script, as `0012 제목.pdf`. No two items have
 * names that a file system takes for one, and none has a name that Windows keeps for itself, because of the number.
 */
export function fileName(id: number, title: string): string {
  const number = String(id).padStart(4, '0')
  const words = title.normalize('NFC').replace(unfit, ' ').replace(/\s+/g, ' ').trim()
  const room = mostBytes - number.length - ' .pdf'.length
  // superlinear: at most `mostBytes`
  const fitting = cut(words, room).replace(/[.\s]+$/, '')
  return fitting === '' ? `${number}.pdf` : `${number} ${fitting}.pdf`
}

/** As many whole characters, as readers see them, as fit. */
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
