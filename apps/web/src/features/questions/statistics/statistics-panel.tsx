import type { ItemStatistics } from '@pathwise/api/calibration/statistics.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Loading } from '@pathwise/ui/skeleton'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { ChoiceTable } from './choice-table.tsx'
import { LearnedDifficulty } from './learned-difficulty.tsx'
import { SuspendItem } from './suspend-item.tsx'

const tones = { guessed: 'neutral', provisional: 'info', calibrated: 'success', suspended: 'warning' } as const

/** Shows the statistics of an assessment item, with a button to suspend or resume it. */
export function StatisticsPanel({ id }: { id: number }) {
  const { t } = useTranslation('questions')
  const heading = useId()
  const { data, isError, refetch } = trpc.questions.parameters.useQuery({ id })
  return (
    <section aria-labelledby={heading} className="grid gap-5 border-t border-line pt-6">
      <header>
        <h3 id={heading} className="text-lg font-bold">
          {t('statistics.title')}
        </h3>
        <p className="text-muted">{t('statistics.intro')}</p>
      </header>
      {data ? (
        <Statistics id={id} statistics={data} />
      ) : isError ? (
        <RetryAlert onRetry={() => void refetch()}>{t('statistics.failed')}</RetryAlert>
      ) : (
        <Loading label={t('statistics.loading')} skeleton="h-48 w-full" />
      )}
    </section>
  )
}

function Statistics({ id, statistics }: { id: number; statistics: ItemStatistics }) {
  const { t } = useTranslation('questions')
  const { status, answers, misfit, leak, choices } = statistics
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tones[status]}>{t(`statistics.status.${status}`)}</Badge>
        <strong>{t('statistics.answers', { count: answers })}</strong>
        <span className="text-muted">{t(`statistics.meaning.${status}`)}</span>
      </div>
      {leak?.suspected && <Alert tone="warning">{t('statistics.leakWarning')}</Alert>}
      {misfit?.unusual && <Alert tone="warning">{t('statistics.misfitWarning')}</Alert>}
      {answers === 0 ? (
        <Alert tone="info" title={t('statistics.noneTitle')}>
          {t('statistics.none')}
        </Alert>
      ) : (
        <>
          <LearnedDifficulty statistics={statistics} />
          <Facts statistics={statistics} />
          <ChoiceTable choices={choices} />
        </>
      )}
      <SuspendItem id={id} statistics={statistics} />
    </>
  )
}

function Facts({ statistics: { usual_seconds, exposure, misfit, leak } }: { statistics: ItemStatistics }) {
  const { t } = useTranslation('questions')
  const format = useFormat()
  const facts = {
    time:
      usual_seconds === null
        ? t('statistics.timeLater')
        : t('statistics.seconds', { seconds: format.number(Math.round(usual_seconds)) }),
    exposure:
      exposure.runs === 0
        ? t('statistics.exposureNone')
        : t('statistics.exposureShare', {
            share: format.percent(exposure.runs / exposure.of),
            runs: format.number(exposure.runs),
            of: format.number(exposure.of),
          }),
    fit: misfit
      ? t(misfit.unusual ? 'statistics.misfits' : 'statistics.fits', { value: format.decimal(misfit.value) })
      : t('statistics.fitLater'),
    leak: leak
      ? t(leak.suspected ? 'statistics.leakFound' : 'statistics.leakNone', { value: format.decimal(leak.value) })
      : t('statistics.leakLater'),
  }
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {(['time', 'exposure', 'fit', 'leak'] as const).map((name) => (
        <div key={name}>
          <dt className="text-sm text-muted">{t(`statistics.${name}`)}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
