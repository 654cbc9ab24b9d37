import { listExamDays } from '@pathwise/planner/study-plan/exam-days'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { nameExam } from '../model/exam-name.ts'
import type { PlanPreview } from './use-plan-preview.ts'

/**
 * Shows what a new plan would change. Focuses its heading on mount, because the focused button is no longer rendered.
 */
export function PreviewBody({ preview: { made, counts } }: { preview: PlanPreview }) {
  const { t, i18n } = useTranslation(['followedPlan', 'strategy'])
  const translate = createStrategyTranslator(i18n)
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { exam, until, left } = made.plan
  const { moved, stay, added, dropped } = counts
  const isChanged = moved + added + dropped > 0
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('preview.title')}
      </h3>
      <ul className="mt-2 list-disc pl-5">
        <li>{isChanged ? t('change.will', { moved, added, dropped, stay }) : t('change.nothing')}</li>
        {listExamDays(made.plan).map((exam) => (
          <li key={exam.id ?? exam.exam}>
            {t('road.exam', { exam: nameExam(exam, translate), date: format.day(exam.date) })}
          </li>
        ))}
        {!exam && <li>{t('preview.until', { date: format.day(until) })}</li>}
        <li>{left.length === 0 ? t('preview.fits') : t('preview.left', { count: left.length })}</li>
      </ul>
    </div>
  )
}
