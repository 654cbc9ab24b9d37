/** The largest row id that the database supports. */
const largestId = 2_147_483_647

/** Parses a row id from a URL. Returns undefined for an invalid id. */
export function parseRowId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= largestId ? id : undefined
}
