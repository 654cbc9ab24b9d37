import { Badge } from '@pathwise/ui/badge'
import { useTranslation } from 'react-i18next'

interface ProblemFactsProps {
  course: string
  gradeCode: string
  difficultyLevel: string
}

const levels = ['beginner', 'intermediate', 'advanced', 'expert'] as const

/** The course, grade and difficulty in one line. */
export function ProblemFacts({ course, gradeCode, difficultyLevel }: ProblemFactsProps) {
  const { t } = useTranslation('practice')
  const level = levels.find((known) => known === difficultyLevel)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span lang="en">{course}</span>
      <span>{t('gradeNumber', { number: gradeCode.replace(/^G/, '') })}</span>
      {level && <Badge>{t(`level.${level}`)}</Badge>}
    </span>
  )
}
