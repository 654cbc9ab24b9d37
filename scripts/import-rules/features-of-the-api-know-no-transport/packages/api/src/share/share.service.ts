import { thing } from '../trpc.ts'

export const use = thing
