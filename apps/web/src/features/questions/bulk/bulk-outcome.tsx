import type { BulkResult, RefusedQuestion } from '@pathwise/api/questions/bulk/bulk.schemas'
import { questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { Alert } from '@pathwise/ui/alert'
import { ProgressBar } from '@pathwise/ui/progress-bar'
import { ScrollRegion } from '@pathwise/ui/scroll-region'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps } from '../../../lib/link.tsx'
import { QuestionTitle } from '../question-title.tsx'
import type { BulkState } from './use-bulk.ts'

const mostListed = 200

interface OutcomeProps {
  state: BulkState
  buildAddress: (id: number) => LinkProps['to']
  onOpen: () => void
}

export function BulkOutcome({ state, ...links }: OutcomeProps) {
  const { t } = useTranslation('questionBulk')
  switch (state.kind) {
    case 'idle':
      return null
    case 'running':
      return <BulkProgress {...state} />
    case 'checked': {
      const { changed, unchanged } = state.result
      return (
        <Result {...links} result={state.result}>
          <Alert tone={changed > 0 ? 'info' : 'warning'}>
            {changed > 0 ? t('will', { count: changed }) : t('nothing')}
            {unchanged > 0 && ` ${t('unchanged', { count: unchanged })}`}
          </Alert>
        </Result>
      )
    }
    case 'finished':
    case 'undone':
      return (
        <Result {...links} result={state.result}>
          <Alert tone="success">{t(state.kind, { count: state.result.changed })}</Alert>
        </Result>
      )
    case 'cancelled':
    case 'lost':
      return <Alert tone="warning">{t(state.kind)}</Alert>
    case 'failed':
    case 'undoFailed':
      return <Alert tone="danger">{t(state.kind)}</Alert>
  }
}

function BulkProgress({ dryRun, progress }: Extract<BulkState, { kind: 'running' }>) {
  const { t } = useTranslation('questionBulk')
  const { phase, done, total } = progress ?? { phase: 'changing', done: 0, total: undefined }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {total !== undefined && (
        <span className="text-sm tabular-nums">{t(dryRun ? 'checking' : `progress.${phase}`, { done, total })}</span>
      )}
      <ProgressBar
        label={t('progress.label')}
        max={Math.max(total ?? 1, 1)}
        value={total === undefined ? undefined : done}
      />
    </div>
  )
}

type ResultProps = Omit<OutcomeProps, 'state'> & { result: BulkResult; children: React.ReactNode }

function Result({ result: { refused }, children, ...links }: ResultProps) {
  const { t } = useTranslation('questionBulk')
  return (
    <>
      {children}
      {refused.length > 0 && (
        <div className="grid gap-2">
          <p className="font-medium">{t('refused', { count: refused.length })}</p>
          <ScrollRegion
            aria-label={t('refused', { count: refused.length })}
            className="max-h-60 overflow-auto rounded-control border border-line -outline-offset-2"
          >
            <ul className="divide-y divide-line text-sm">
              {refused.slice(0, mostListed).map((question) => (
                <RefusedRow key={question.id} {...links} question={question} />
              ))}
              {refused.length > mostListed && (
                <li className="px-3 py-2 text-muted">{t('more', { count: refused.length - mostListed })}</li>
              )}
            </ul>
          </ScrollRegion>
        </div>
      )}
    </>
  )
}

type RefusedRowProps = Omit<OutcomeProps, 'state'> & { question: RefusedQuestion }

function RefusedRow({ question: { id, legacy_id, title, reason }, buildAddress, onOpen }: RefusedRowProps) {
  const { t } = useTranslation('questionBulk')
  return (
    <li className="px-3 py-2 wrap-anywhere">
      <Link to={buildAddress(id)} onClick={onOpen} className={textLinkStyle()}>
        {title === '' ? t('unknown', { id }) : <QuestionTitle title={title} />}
      </Link>
      {legacy_id !== '' && <span className="font-mono text-xs text-muted"> {legacy_id}</span>}
      <span className="block">{t(`reason.${reason}`, { most: questionLimits.tags })}</span>
    </li>
  )
}
