/**
 * Returns every one and two consecutive characters of a text in lower case, without duplicates. They index searches for
 * such short words, which are most words of Chinese and Korean. `pg_trgm` covers three and more.
 */
export function shortGrams(text: string): string[] {
  const characters = lowerCharacters(text)
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return [...new Set([...characters, ...pairs])]
}

/** Returns the gram that a text with these words contains; undefined for more than two characters. */
export function asShortGram(words: string): string | undefined {
  const characters = lowerCharacters(words)
  return characters.length <= 2 ? characters.join('') : undefined
}

function lowerCharacters(text: string): string[] {
  return Array.from(text.normalize('NFC').toLowerCase())
}
