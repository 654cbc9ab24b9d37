import { thing } from '../features/billing/price.ts'

export const use = thing
