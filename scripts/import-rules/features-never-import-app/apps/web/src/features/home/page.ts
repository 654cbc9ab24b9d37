import { thing } from '../../app/routes.ts'

export const use = thing
