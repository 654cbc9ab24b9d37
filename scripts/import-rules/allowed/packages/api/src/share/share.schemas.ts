import { plan } from '../../../planner/src/plan.ts'

export const shape = plan
