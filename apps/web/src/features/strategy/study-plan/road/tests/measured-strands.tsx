import { countOfTen } from '@pathwise/planner/measured'
import { compareTests } from '@pathwise/planner/sat-or-act'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../../lib/button-link.tsx'
import type { KnownStrands } from './use-strands.ts'

/** What was measured in math and in reading and writing, and whether the ranges differ. */
export function MeasuredStrands({ strands: { math, readingWriting } }: { strands: KnownStrands }) {
  const { t } = useTranslation(['followedPlan', 'strategy'])
  const { strands, unmeasured } = compareTests({ math, readingWriting, pace: null })
  const rows = [
    { section: 'sat.math', range: math },
    { section: 'sat.reading-writing', range: readingWriting },
  ] as const
  const [first] = unmeasured
  return (
    <section aria-labelledby="tests-strands">
      <h3 id="tests-strands" className="font-semibold">
        {t('tests.strands.title')}
      </h3>
      <ul className="mt-1 list-disc pl-5">
        {rows.map(
          ({ section, range }) =>
            range && (
              <li key={section}>
                {t('tests.strands.range', { section: t(`strategy:section.${section}`), ...countOfTen(range) })}
              </li>
            ),
        )}
      </ul>
      {strands === 'alike' && <p className="mt-1">{t('tests.strands.alike')}</p>}
      {first && (
        <div className="mt-1 grid justify-items-start gap-2">
          <p>
            {unmeasured.length > 1
              ? t('tests.strands.nothing')
              : t('tests.strands.other', { section: t(`strategy:section.${first}`) })}
          </p>
          <ButtonLink to={`/measure?section=${first}`} variant="secondary" size="small">
            {t('tests.strands.measure', { section: t(`strategy:section.${first}`) })}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
