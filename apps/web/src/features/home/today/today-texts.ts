import type { Namespace } from '@pathwise/i18n/namespaces'

/** The namespaces of the tasks of today. */
export const todayTexts = ['studyPlan', 'strategy'] as const satisfies readonly Namespace[]
