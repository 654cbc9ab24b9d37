/** US Letter, in points (1/72 inch). The y axis points up. */
export const paper = {
  width: 612,
  height: 792,
  left: 66,
  right: 546,
  top: 728,
  bottom: 70,
  /** The baseline of the page number. */
  footer: 40,
} as const

export const textWidth = paper.right - paper.left
export const textHeight = paper.top - paper.bottom
