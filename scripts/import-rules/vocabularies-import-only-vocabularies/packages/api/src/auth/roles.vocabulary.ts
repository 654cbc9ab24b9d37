import { thing } from './auth.schemas.ts'

export const use = thing
