/** The largest id that an item can have. */
const largestId = 2_147_483_647

/** The id that an address names; undefined for what cannot be one. */
export function contentId(text: string | null): number | undefined {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= largestId ? id : undefined
}
