import { practiceGrades } from '@pathwise/api/practice/practice.vocabulary'
import { Badge } from '@pathwise/ui/badge'
import { useTranslation } from 'react-i18next'

interface ProblemFactsProps {
  course: string
  gradeCode: string
  difficultyLevel: string
}

const gradesBelow = ['G6', 'G7', 'G8'] as const
const levels = ['beginner', 'intermediate', 'advanced', 'expert'] as const

export function ProblemFacts({ course, gradeCode, difficultyLevel }: ProblemFactsProps) {
  const { t } = useTranslation(['practice', 'common'])
  const grade = practiceGrades.find((known) => known === gradeCode)
  const below = gradesBelow.find((known) => known === gradeCode)
  const level = levels.find((known) => known === difficultyLevel)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span lang="en">{course}</span>
      <span>{grade ? t(`common:grade.${grade}`) : below ? t(`grade.${below}`) : gradeCode}</span>
      {level && <Badge>{t(`level.${level}`)}</Badge>}
    </span>
  )
}
