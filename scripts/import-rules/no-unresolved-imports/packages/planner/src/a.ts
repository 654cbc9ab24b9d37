import { nothing } from './nowhere.ts'

export const a = nothing
