import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { listExamDays } from '@pathwise/planner/study-plan/exam-days'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { findExamKey, findOwnDays, type PlanChoice } from '../model/make-input.ts'
import { useExamDay } from '../use-exam-day.ts'
import { movesTasks, type PlanPreview } from './use-plan-preview.ts'

interface PreviewBodyProps {
  followedPlan: FollowedPlan
  preview: PlanPreview
  choice: PlanChoice
  /** Whether the new plan equals the followed one. */
  isSame: boolean
}

/**
 * Shows what a new plan would change. Focuses its heading on mount, because the focused button is no longer rendered.
 */
export function PreviewBody({ followedPlan, preview: { made, counts }, choice, isSame }: PreviewBodyProps) {
  const { t } = useTranslation('followedPlan')
  const ownDays = findOwnDays(choice, followedPlan)
  const nameDay = useExamDay({ report: choice.report, own_days: [...ownDays] })
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { exam, until, left } = made.plan
  const { moved, stay, added, dropped } = counts
  const days = listExamDays(followedPlan.plan)
  const isOwnChanged = (key: string) => ownDays.includes(key) !== (followedPlan.own_days ?? []).includes(key)
  const changed = listExamDays(made.plan).filter(
    (one) =>
      isOwnChanged(findExamKey(one)) ||
      !days.some((day) => day.exam === one.exam && day.id === one.id && day.date === one.date),
  )
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('preview.title')}
      </h3>
      <ul className="mt-2 list-disc pl-5">
        <li>{movesTasks(counts) ? t('change.will', { moved, added, dropped, stay }) : t('change.nothing')}</li>
        {changed.map((exam) => (
          <li key={exam.id ?? exam.exam}>{nameDay(exam)}</li>
        ))}
        {!exam && !isSame && <li>{t('preview.until', { date: format.day(until) })}</li>}
        {!isSame && <li>{left.length === 0 ? t('preview.fits') : t('preview.left', { count: left.length })}</li>}
      </ul>
    </div>
  )
}
