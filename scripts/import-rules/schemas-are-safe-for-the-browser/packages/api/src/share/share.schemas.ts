import { thing } from './share.service.ts'

export const use = thing
