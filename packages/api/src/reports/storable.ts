const loneSurrogate = /\p{Surrogate}/u

function isStorableText(text: string): boolean {
  return !text.includes('\0') && !loneSurrogate.test(text)
}

/** Returns whether PostgreSQL can store every text of a JSON value. It stores neither NUL nor unpaired surrogates. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value === 'object' && value !== null) return Object.entries(value).flat().every(isStorable)
  return true
}
