import { thing } from '../../api/src/root.ts'

export const use = thing
