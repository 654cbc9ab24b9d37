import { thing } from '../../api/src/index.ts'

export const use = thing
