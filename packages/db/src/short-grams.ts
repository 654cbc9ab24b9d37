/**
 * Every one and two characters in a row of a text, in lower case, each once: what finds a search for so few, such as
 * most words of Chinese and Korean. `pg_trgm` takes over from three.
 */
export function shortGrams(text: string): string[] {
  const characters = lowerCharacters(text)
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return [...new Set([...characters, ...pairs])]
}

/** The gram that a text with these words has; undefined for words of more than two characters. */
export function asShortGram(words: string): string | undefined {
  const characters = lowerCharacters(words)
  return characters.length <= 2 ? characters.join('') : undefined
}

function lowerCharacters(text: string): string[] {
  return Array.from(text.normalize('NFC').toLowerCase())
}
