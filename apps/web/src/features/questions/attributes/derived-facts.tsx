import type { Question } from '@pathwise/api/questions/questions.schemas'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'

/** The read-only fields that the server maintains. */
export function DerivedFacts({ question }: { question: Question }) {
  const { t } = useTranslation('questions')
  const format = useFormat()
  const facts = [
    ['id', String(question.id)],
    ['version', String(question.version)],
    ['has_mathml', t(question.has_mathml ? 'attributes.yes' : 'attributes.no')],
    ['math_complexity', format.decimal(question.math_complexity)],
    ['created_at', format.shortDateTime(question.created_at)],
    ['updated_at', format.shortDateTime(question.updated_at)],
  ] as const
  return (
    <section aria-label={t('attributes.derived')}>
      <h3 className="mb-2 text-lg font-semibold">{t('attributes.derived')}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`fields.${name}`)}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
        {question.latex_expressions.length > 0 && (
          <div className="contents">
            <dt className="text-muted">{t('fields.latex_expressions')}</dt>
            <dd className="grid gap-1">
              {question.latex_expressions.map((latex) => (
                <code key={latex} className="wrap-anywhere">
                  {latex}
                </code>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
