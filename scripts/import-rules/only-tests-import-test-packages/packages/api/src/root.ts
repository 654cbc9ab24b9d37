import { thing } from '../../testing/src/builders.ts'

export const use = thing
