import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { listEarlierSteps } from '../model/earlier-steps.ts'
import type { Progress } from '../model/progress.ts'
import { progressStore } from '../model/progress-store.ts'
import type { StudyItem } from '../model/study-item.ts'
import { StepList } from './step-list.tsx'

interface EarlierSectionProps {
  progress: readonly Progress[]
  /** The steps of legacy study plans, which did not assign steps to days. */
  items: readonly StudyItem[]
}

/** Lists the steps started or completed in legacy study plans, if any. */
export function EarlierSection({ progress, items }: EarlierSectionProps) {
  const { t, i18n } = useTranslation(['followedPlan', 'studyPlan', 'strategy'])
  const { started, done, unnamed } = listEarlierSteps(progress, items, {
    translate: createStrategyTranslator(i18n),
    practiceTitle: (count) => t('studyPlan:practiceTitle', { count }),
  })
  if (started.length + done.length + unnamed === 0) return null
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="mb-3 text-xl font-bold">
        {t('earlier.title')}
      </h2>
      {started.length > 0 && (
        <>
          <h3 className="mb-2 font-semibold">{t('earlier.started')}</h3>
          <StepList
            steps={started.map((item) => ({ ...item, status: 'in_progress' as const }))}
            headingLevel={4}
            onStart={() => {}}
            onDone={({ key }) => progressStore.reach(key, 'completed', new Date())}
            onUndo={() => {}}
          />
        </>
      )}
      {done.length + unnamed > 0 && (
        <details className="mt-4">
          <summary className="min-h-6 cursor-pointer font-semibold">{t('earlier.done')}</summary>
          <ul className="mt-2 grid gap-1">
            {done.map((title) => (
              <li key={title} className="flex gap-2 wrap-anywhere">
                <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
                {title}
              </li>
            ))}
          </ul>
          {unnamed > 0 && <p className="mt-1 text-muted">{t('road.more', { number: unnamed })}</p>}
        </details>
      )}
    </section>
  )
}
