import type { Measurement, ReviewedAnswer } from '@pathwise/api/assessments/assessments.schemas'
import { toQuestionsOfTen } from '@pathwise/planner/measured'
import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { Disclosure } from '../disclosure.tsx'
import { classifyReliability } from './band.ts'
import { BandBar } from './band-bar.tsx'
import { Claims } from './claims.tsx'
import { ReviewedAnswers } from './reviewed-answers.tsx'

function Overall({ measurement: { overall, target, reliability } }: { measurement: Measurement }) {
  const { t } = useTranslation('measure')
  const format = useFormat()
  return (
    <Card as="section" aria-labelledby="overall">
      <h2 id="overall" className="text-lg font-semibold">
        {t('result.overall')}
      </h2>
      <p className="mt-2 text-lg">{t('result.band', toQuestionsOfTen(overall))}</p>
      <div className="mt-3">
        <BandBar band={overall} basis="measured" target={target} />
      </div>
      <ul className="mt-3 grid gap-1 text-muted">
        {target !== null && <li>{t('result.target', { target: Math.round(target * 10) })}</li>}
        <li>{t(`result.reliability.${classifyReliability(reliability)}`, { percent: format.percent(reliability) })}</li>
        {overall.provisional && <li>{t('result.provisionalText')}</li>}
      </ul>
    </Card>
  )
}

interface MeasurementViewProps {
  measurement: Measurement
  answers: readonly ReviewedAnswer[]
  /** The run in which the answers were given. Undefined if the answers come from several runs. */
  run?: string
}

/** Shows a measurement and the answers behind it. Shows no result if the answers look like rapid guessing. */
export function MeasurementView({ measurement, answers, run }: MeasurementViewProps) {
  const { t } = useTranslation('measure')
  return (
    <>
      {measurement.low_effort ? (
        <Alert tone="info" title={t('result.effortTitle')}>
          {t('result.effortText')}
        </Alert>
      ) : (
        <>
          {measurement.few_answers && (
            <Alert tone="info" title={t('result.fewTitle')} className="mb-6">
              {t('result.fewText')}
            </Alert>
          )}
          <Overall measurement={measurement} />
          <Claims measurement={measurement} answers={answers} run={run} />
        </>
      )}
      {answers.length > 0 && (
        <Disclosure label={t('result.all', { count: answers.length })} className="mt-4">
          <ReviewedAnswers answers={answers} run={run} />
        </Disclosure>
      )}
    </>
  )
}
