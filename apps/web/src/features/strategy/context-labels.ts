import { presetGoals } from '@pathwise/planner/context'
import { useTranslation } from 'react-i18next'
import type { Report } from './report.ts'

/** Country, grade and goal in words. A goal that is none of the presets is the student's own text, and stays as it is. */
export function useContextLabels({ country, grade, goal }: Report['context']) {
  const { t } = useTranslation('common')
  const preset = presetGoals.find((name) => name === goal)
  return {
    country: t(`country.${country}`),
    grade: t(`grade.${grade}`),
    goal: preset ? t(`goal.${preset}`) : goal,
  }
}
