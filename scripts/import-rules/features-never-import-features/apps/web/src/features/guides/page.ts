import { thing } from '../practice/page.ts'

export const use = thing
