const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Returns a check for Han names that straddle the words of a text ('无法学好' holds no 法学). Where a word merely contains
 * the name, or the name consists of several words, it stands.
 */
export function findStraddling(text: string): (start: number, end: number) => boolean {
  if (!/\p{Script=Han}/u.test(text)) return () => false
  const words = [...segmenter.segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }))
  return (start, end) =>
    /^\p{Script=Han}/u.test(text.slice(start)) &&
    words.some((word) => word.start < start && word.end > start && word.end < end)
}
