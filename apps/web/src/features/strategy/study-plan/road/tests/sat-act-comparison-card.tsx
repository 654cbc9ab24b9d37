import { Button } from '@pathwise/ui/button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlannableFollowedPlan } from '../../use-tasks.ts'

// Loaded on demand, because the exam facts are large and the comparison is rarely opened.
const SatActComparisonDialog = lazy(() =>
  import('./sat-act-comparison-dialog.tsx').then((file) => ({ default: file.SatActComparisonDialog })),
)

/**
 * Returns whether the student can choose between the SAT and the ACT. Students can choose if their goal includes either
 * exam, or if they are in the US and their goal mentions no exam.
 */
function isChoice({ plan, report }: PlannableFollowedPlan): boolean {
  const { country } = report.context
  const exams = [plan.exam?.exam, ...report.result.strategy.focus.map(({ exam }) => exam)].filter((exam) => exam)
  if (exams.length === 0) return country === 'US'
  return exams.some((exam) => exam === 'SAT' || exam === 'ACT')
}

/** Offers to compare the SAT and the ACT. Renders nothing if neither is an option. */
export function SatActComparisonCard({ followedPlan }: { followedPlan: PlannableFollowedPlan }) {
  const { t } = useTranslation('followedPlan')
  const [isOpen, setOpen] = useState(false)
  if (!isChoice(followedPlan)) return null
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{t('tests.title')}</h3>
      <p className="mt-1 text-muted">{t('tests.offer')}</p>
      <Button variant="secondary" size="small" className="mt-2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('tests.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SatActComparisonDialog country={followedPlan.report.context.country} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
