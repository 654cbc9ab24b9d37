/** The formula whose source is being edited. */
export interface OpenFormula {
  position: number
  latex: string
  block: boolean
  /** Where the cursor stands in the source when it opens. */
  cursor: readonly [start: number, end: number]
  /** Another number each time a source is opened. */
  opening: number
}
