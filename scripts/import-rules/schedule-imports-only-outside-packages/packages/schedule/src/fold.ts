import { thing } from '../../planner/src/plan.ts'

export const use = thing
