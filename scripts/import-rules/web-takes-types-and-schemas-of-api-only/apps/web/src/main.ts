import { thing } from '../../../packages/api/src/index.ts'

export const use = thing
