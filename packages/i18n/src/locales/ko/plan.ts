import type { plan as english } from '../en/plan.ts'
import type { Shape } from '../../shape.ts'

export const plan = {} as const satisfies Shape<typeof english>
