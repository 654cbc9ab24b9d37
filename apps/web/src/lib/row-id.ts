/** The largest id that a row of the database can have. */
const largestId = 2_147_483_647

/** The id that a part of an address names; undefined for what cannot be one. */
export function rowId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= largestId ? id : undefined
}
