/**
 * Returns the distinct characters and pairs of adjacent characters in a text, in lowercase. They are indexed for search
 * terms of one or two characters, the length of most Chinese and Korean words. Longer search terms use `pg_trgm`.
 */
export function extractShortGrams(text: string): string[] {
  const characters = lowerCharacters(text)
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return [...new Set([...characters, ...pairs])]
}

/** Returns the search term as one gram (a character or a pair of characters), or undefined if it is longer. */
export function parseShortGram(words: string): string | undefined {
  const characters = lowerCharacters(words)
  return characters.length <= 2 ? characters.join('') : undefined
}

function lowerCharacters(text: string): string[] {
  return Array.from(text.normalize('NFC').toLowerCase())
}
