import { Card } from '@pathwise/ui/card'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CurrentReport } from './model/current-report.ts'
import type { Step } from './use-study-plan.ts'

const wayStyle = 'inline-flex min-h-9 items-center gap-1 text-accent underline-offset-4 hover:underline'

/** Returns advice on the first step in progress, or else the first pending step. */
function useAdvice(steps: readonly Step[]): string {
  const { t } = useTranslation('studyPlan')
  const underWay = steps.find(({ status }) => status === 'in_progress')
  if (underWay) return t('next.goOn', { title: underWay.title })
  const waiting = steps.find(({ status }) => status === 'pending')
  return waiting ? t('next.start', { title: waiting.title }) : t('next.allDone')
}

/** A card with the recommended next step and links to related pages. */
export function NextSteps({ steps, current }: { steps: readonly Step[]; current: CurrentReport | undefined }) {
  const { t } = useTranslation('studyPlan')
  const advice = useAdvice(steps)
  const { context } = current?.report ?? {}
  const recommendations = context ? `/recommendations?${new URLSearchParams({ ...context })}` : '/recommendations'
  const ways = [
    current
      ? { to: '/plan', state: current.report, text: t('next.report') }
      : { to: '/#quick-start', state: undefined, text: t('next.strategy') },
    { to: recommendations, state: undefined, text: t('next.recommendations') },
    { to: '/saved', state: undefined, text: t('next.saved') },
  ]
  return (
    <Card as="section" aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-lg font-semibold">
        {t('next.title')}
      </h2>
      <p className="mt-2 font-medium wrap-anywhere">{advice}</p>
      <ul className="mt-2">
        {ways.map(({ to, state, text }) => (
          <li key={to}>
            <Link to={to} state={state} className={wayStyle}>
              {text}
              <ChevronRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
