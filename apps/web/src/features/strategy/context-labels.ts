import { presetGoals } from '@pathwise/planner/context'
import { useTranslation } from 'react-i18next'
import type { Report } from './report.ts'

/** Returns translated labels. A free-text goal is returned unchanged. */
export function useContextLabels({ country, grade, goal }: Report['context']) {
  const { t } = useTranslation('common')
  const preset = presetGoals.find((name) => name === goal)
  return {
    country: t(`country.${country}`),
    grade: t(`grade.${grade}`),
    goal: preset ? t(`goal.${preset}`) : goal,
  }
}
