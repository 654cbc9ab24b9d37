/** The formula whose source is being edited. */
export interface OpenFormula {
  position: number
  latex: string
  block: boolean
  /** The selected range of the source when it opens. */
  cursor: readonly [start: number, end: number]
  /** A number that changes each time a source is opened. */
  opening: number
}
