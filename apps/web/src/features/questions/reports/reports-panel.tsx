import type { ProblemReport } from '@pathwise/api/problem-reports/problem-reports.schemas'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { useFormat } from '../../../lib/format.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { Revealed } from '../../../lib/reveal-result.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { invalidateLists } from '../invalidate-lists.ts'

const tones = { open: 'warning', fixed: 'success', declined: 'neutral' } as const

/** Shows students' reports on a question, and lets editors close them. */
export function ReportsPanel({ id }: { id: number }) {
  const { t } = useTranslation('questions')
  const heading = useId()
  const { data, isLoadingError, refetch } = trpc.questions.reports.useQuery({ id })
  if (isLoadingError) {
    return <RetryAlert onRetry={() => void refetch()}>{t('reports.failed')}</RetryAlert>
  }
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid gap-4 border-t border-line pt-6">
      <header>
        <h3 id={heading} className="text-lg font-bold">
          {t('reports.title')}
        </h3>
        <p className="text-muted">{t('reports.intro')}</p>
      </header>
      <ul className="grid gap-4">
        {data.map((report) => (
          <Report key={report.id} id={id} report={report} />
        ))}
      </ul>
    </section>
  )
}

function Report({ id, report }: { id: number; report: ProblemReport }) {
  const { t } = useTranslation('questions')
  const format = useFormat()
  const utils = trpc.useUtils()
  const change = trpc.questions.setReportState.useMutation({
    onSuccess: (reports) => {
      utils.questions.reports.setData({ id }, reports)
      invalidateLists(utils.questions)
    },
    onError: (error) => console.error('The state of the report could not be changed', error),
  })
  const { kind, note, state, question_version, created_at, reviewed } = report
  return (
    <li className="grid gap-2 rounded-control border border-line px-4 py-3">
      <Revealed when={change.isSuccess}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[state]}>{t(`reports.state.${state}`)}</Badge>
          <strong>{t(`reports.kind.${kind}`)}</strong>
          <span className="text-sm text-muted">
            {t('reports.facts', { time: format.shortDateTime(created_at), version: question_version })}
          </span>
        </p>
      </Revealed>
      {note !== '' && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {reviewed && (
        <p className="text-sm text-muted">
          {t('reports.closedBy', {
            name: reviewed.by ?? t('statistics.formerEditor'),
            time: format.shortDateTime(reviewed.at),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {(state === 'open' ? (['fixed', 'declined'] as const) : (['open'] as const)).map((next) => (
          <Button
            key={next}
            variant="secondary"
            size="compact"
            busy={change.isPending && change.variables.state === next}
            disabled={change.isPending}
            onClick={() => change.mutate({ id, report: report.id, state: next })}
          >
            {t(`reports.set.${next}`)}
          </Button>
        ))}
      </div>
      {change.error && <FailureAlert error={change.error} />}
    </li>
  )
}
