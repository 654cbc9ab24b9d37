import { useTranslation } from 'react-i18next'
import type { PlannedStep } from '../use-tasks.ts'

/** The tasks that come after those of today, by name and minutes. */
export function NextTasks({ title, steps }: { title: string; steps: readonly PlannedStep[] }) {
  const { t } = useTranslation('followedPlan')
  return (
    <div className="mt-4 px-1">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="mt-1 grid gap-x-6 text-sm">
        {steps.map((step) => (
          <li key={step.key} className="wrap-anywhere">
            {step.title} <span className="text-muted">· {t('minutes', { minutes: step.estimatedTime.minutes })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
