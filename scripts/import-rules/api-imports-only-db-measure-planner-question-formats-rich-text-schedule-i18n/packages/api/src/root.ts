import { thing } from '../../ui/src/button.ts'

export const use = thing
