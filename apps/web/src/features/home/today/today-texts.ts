import type { Namespace } from '@pathwise/i18n/namespaces'

/** The translation namespaces that are needed to show today's tasks. */
export const todayTexts = ['studyPlan', 'strategy'] as const satisfies readonly Namespace[]
