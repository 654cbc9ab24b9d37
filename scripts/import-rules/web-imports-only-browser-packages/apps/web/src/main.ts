import { thing } from '../../../packages/db/src/client.ts'

export const use = thing
