import type { PracticeProblem } from '@pathwise/api/practice/practice.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'

interface OutcomeProps {
  problem: PracticeProblem
  chosen: string
}

/** Shows whether the answer was right, with the explanation. */
export function Outcome({ problem: { answer, explanation }, chosen }: OutcomeProps) {
  const { t } = useTranslation('practice')
  const isRight = chosen === answer
  return (
    <section aria-label={t('explanation')} className="grid gap-4">
      <Alert tone={isRight ? 'success' : 'warning'}>{isRight ? t('right') : t('wrong', { answer })}</Alert>
      {explanation !== '' && (
        <div>
          <h2 className="mb-2 text-lg font-semibold">{t('explanation')}</h2>
          <RenderedHtml html={explanation} lang="en" />
        </div>
      )}
    </section>
  )
}
