import { thing } from '../plan/page.ts'

export const use = thing
