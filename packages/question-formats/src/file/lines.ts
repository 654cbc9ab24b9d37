/**
 * Yields the lines of a text with their numbers, from 1. Does not build an array, because an array of millions of empty
 * lines would exhaust memory.
 */
export function* splitLines(text: string): Generator<[line: number, source: string]> {
  const breaks = /\r\n|\n|\r/g
  let start = 0
  for (let line = 1; ; line++) {
    const found = breaks.exec(text)
    yield [line, text.slice(start, found?.index)]
    if (!found) return
    start = breaks.lastIndex
  }
}
