import { thing } from '../../../apps/web/src/lib/session.ts'

export const use = thing
