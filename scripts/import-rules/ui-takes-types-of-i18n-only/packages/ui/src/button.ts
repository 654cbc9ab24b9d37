import { thing } from '../../i18n/src/load.ts'

export const use = thing
