import type { savedPlans as english } from '../en/savedPlans.ts'
import type { Shape } from '../../shape.ts'

export const savedPlans = {} as const satisfies Shape<typeof english>
