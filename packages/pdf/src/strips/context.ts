import type { Block } from '../content/block.ts'
import type { Setting } from '../lines/units.ts'
import type { StructureElement } from '../pages/page.ts'
import type { Strip } from '../pages/strip.ts'

/** What laying a block needs to know. */
export interface LayContext {
  setting: Setting
  /** Points. */
  width: number
  parent: StructureElement
  /** Lays the blocks that a block holds. */
  layBlocks: (blocks: readonly Block[], context: LayContext) => Strip[]
  /** Counts formulas that are drawn, and those that are shown as their source. */
  tally: FormulaTally
}

export interface FormulaTally {
  drawn: number
  asSource: number
}
