import type { ExamChoice } from '@pathwise/api/study-plan/plan.schemas'
import { Badge } from '@pathwise/ui/badge'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { useExamEffort } from './exam-effort.ts'

interface ExamOptionProps {
  exam: ExamChoice | 'none' | 'own'
  isChosen: boolean
  onChoose: () => void
}

/** A choice of an exam day, with what it takes. */
export function ExamOption({ exam, isChosen, onChoose }: ExamOptionProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const describeEffort = useExamEffort()
  const title =
    typeof exam === 'string'
      ? t(`examDialog.${exam}`)
      : t('road.exam', { exam: exam.exam, date: format.day(exam.date) })
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft">
      <input type="radio" name="exam-day" checked={isChosen} onChange={onChoose} className="mt-1 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {title}
          {typeof exam !== 'string' && exam.recommended && <Badge tone="accent">{t('examDialog.recommended')}</Badge>}
        </span>
        {exam === 'none' && <span className="block text-sm text-muted">{t('examDialog.noneHint')}</span>}
        {typeof exam !== 'string' && <span className="block text-sm text-muted">{describeEffort(exam)}</span>}
      </span>
    </label>
  )
}
