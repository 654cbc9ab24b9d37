const loneSurrogate = /\p{Surrogate}/u

function isStorableText(text: string): boolean {
  return !text.includes('\0') && !loneSurrogate.test(text)
}

/** Whether PostgreSQL can keep every text in a JSON value: it takes neither NUL nor half of a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value === 'object' && value !== null) return Object.entries(value).flat().every(isStorable)
  return true
}
