import { thing } from '../../../packages/ui/src/button.ts'

export const use = thing
