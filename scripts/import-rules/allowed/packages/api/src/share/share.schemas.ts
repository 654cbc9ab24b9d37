import { languages } from '../../../i18n/src/languages.ts'
import { plan } from '../../../planner/src/plan.ts'

export const shape = [languages, plan]
