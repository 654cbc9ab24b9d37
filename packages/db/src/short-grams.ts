/**
 * Returns every character and every pair of adjacent characters in a text, in lowercase and without duplicates. They
 * are indexed for searches for words of one or two characters, such as most Chinese and Korean words. `pg_trgm` covers
 * words of three or more characters.
 */
export function shortGrams(text: string): string[] {
  const characters = lowerCharacters(text)
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return [...new Set([...characters, ...pairs])]
}

/** Returns the gram for a search text of one or two characters, or undefined for a longer text. */
export function asShortGram(words: string): string | undefined {
  const characters = lowerCharacters(words)
  return characters.length <= 2 ? characters.join('') : undefined
}

function lowerCharacters(text: string): string[] {
  return Array.from(text.normalize('NFC').toLowerCase())
}
