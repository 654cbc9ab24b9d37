import { thing } from '../../db/src/client.ts'

export const use = thing
