import type { Block } from '../content/block.ts'
import type { Setting } from '../lines/words.ts'
import type { StructureElement } from '../pages/page.ts'
import type { Strip } from '../pages/strip.ts'

/** The context in which a block is laid out. */
export interface LayContext {
  setting: Setting
  /** The available width in points. */
  width: number
  parent: StructureElement
  /** Lays out the blocks inside a block. */
  layBlocks: (blocks: readonly Block[], context: LayContext) => Strip[]
  /** The number of formulas that were rendered, and the number that are shown as source. */
  tally: FormulaTally
  /** The name used for a picture that its author has not described. */
  unnamed: string
}

export interface FormulaTally {
  drawn: number
  asSource: number
}
