/** US Letter, the paper of the US and Canada. All measures are in points (1/72 inch), with y upwards. */
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
