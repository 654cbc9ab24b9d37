import type { ParentResult } from '@pathwise/api/parent-links/parent-view.schemas'
import { countOfTen } from '@pathwise/planner/measured'
import { useTranslation } from 'react-i18next'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { ReaderSection } from './reader-section.tsx'

/** What was measured in each area, as a range, where the student chose to show it. */
export function MeasuredAreas({ results }: { results: readonly ParentResult[] }) {
  const { t, i18n } = useTranslation(['parentPage', 'strategy'])
  const translate = createStrategyTranslator(i18n)
  return (
    <ReaderSection title={t('results.title')} lead={t(results.length === 0 ? 'results.none' : 'results.lead')}>
      <ul className="mt-2 grid gap-1">
        {results.map(({ area, verdict, target, ...range }) => (
          <li key={area}>
            <span className="font-medium">{translate(area)}</span>
            {` · ${t(`results.verdict.${verdict}`)} · `}
            {t('results.range', { ...countOfTen(range), target: Math.round(target * 10) })}
          </li>
        ))}
      </ul>
    </ReaderSection>
  )
}
