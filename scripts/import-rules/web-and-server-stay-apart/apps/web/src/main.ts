import { thing } from '../../server/src/env.ts'

export const use = thing
