import type { Block } from '../content/block.ts'
import type { Setting } from '../lines/words.ts'
import type { StructureElement } from '../pages/page.ts'
import type { Strip } from '../pages/strip.ts'

export interface LayoutContext {
  setting: Setting
  /** The available width in points. */
  width: number
  parent: StructureElement
  layOutBlocks: (blocks: readonly Block[], context: LayoutContext) => Strip[]
  tally: FormulaTally
  /** The alt text for a picture that its author has not described. */
  unnamed: string
}

export interface FormulaTally {
  drawn: number
  asSource: number
}
