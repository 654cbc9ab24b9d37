import type { OpenItem, RunState } from '@pathwise/api/assessments/assessments.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { ConfirmDialog } from '@pathwise/ui/confirm-dialog'
import { PageTitle } from '@pathwise/ui/page-title'
import { Pause } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../lib/failure-text.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useHeadingFocus } from '../../../lib/use-heading-focus.ts'
import { RemoveRun } from '../remove-run.tsx'
import { useRunCache } from '../use-run-cache.ts'
import { ItemForm } from './item-form.tsx'
import { useAnswering } from './use-answering.ts'

const answersForVerdicts = 8

interface StopDialogProps {
  run: RunState
  open: boolean
  onClose: () => void
}

/** Asks for confirmation, because a finished run cannot be continued. */
function StopDialog({ run, open, onClose }: StopDialogProps) {
  const { t } = useTranslation(['measure', 'common'])
  const cache = useRunCache()
  const { mutate, reset, isPending, isError } = trpc.assessments.finish.useMutation({ onSuccess: cache.update })
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        onClose()
        if (!isPending) reset()
      }}
      title={t('stop.title')}
      description={t('stop.text')}
      cancel={t('stop.keep')}
      confirm={t('stop.confirm')}
      busy={isPending}
      onConfirm={() => mutate({ id: run.id })}
    >
      {(run.answered < answersForVerdicts || isError) && (
        <div className="grid gap-3">
          {run.answered < answersForVerdicts && <p>{t('stop.few')}</p>}
          {isError && <Alert tone="danger">{t('common:checkConnection')}</Alert>}
        </div>
      )}
    </ConfirmDialog>
  )
}

function RunProgress({ number, most }: { number: number; most: number }) {
  return (
    <div aria-hidden="true" className="mb-6 h-2 overflow-hidden rounded-full bg-raised">
      <div className="h-full rounded-full bg-accent" style={{ width: `${Math.round((100 * number) / most)}%` }} />
    </div>
  )
}

/**
 * Shows messages above the form: for example, that the connection was lost, or that a wrong answer counts the same as
 * "I don't know".
 */
function ItemMessages({ item, answering }: { item: OpenItem; answering: ReturnType<typeof useAnswering> }) {
  const { t } = useTranslation(['measure', 'common'])
  const failureText = useFailureText()
  const { notice, waiting, failure, resend } = answering
  const resendAs = (label: string) => (
    <Button variant="secondary" onClick={resend}>
      {label}
    </Button>
  )
  return (
    <div className="grid gap-3 empty:hidden">
      {notice && <Alert tone="info">{t(`item.${notice}`)}</Alert>}
      {item.try_anyway && (
        <Alert tone="info" title={t('item.tryTitle')}>
          {t('item.tryText')}
        </Alert>
      )}
      {waiting && (
        <Alert tone="warning" title={t('waiting.title')} action={resendAs(t('waiting.retry'))}>
          {t('waiting.text')}
        </Alert>
      )}
      {failure && (
        <Alert tone="danger" action={resendAs(t('common:again'))}>
          {failureText(failure, t('common:checkConnection'))}
        </Alert>
      )}
    </div>
  )
}

interface PausedProps {
  run: RunState
  number: number
  onGoOn: () => void
}

/** Hides the item while the run is paused, because a pause does not count as answer time. */
function Paused({ run, number, onGoOn }: PausedProps) {
  const { t } = useTranslation('measure')
  return (
    <Card>
      <p className="text-lg">{t('paused.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onGoOn}>{t('paused.goOn', { number })}</Button>
        <div className="max-sm:-ml-5">
          <RemoveRun id={run.id} />
        </div>
      </div>
    </Card>
  )
}

/** Shows the current item of an unfinished run, with buttons to pause and to stop. */
export function OpenRun({ run, item }: { run: RunState; item: OpenItem }) {
  const { t, i18n } = useTranslation('measure')
  const [paused, setPaused] = useState(false)
  const [stopping, setStopping] = useState(false)
  const answering = useAnswering({ run, item, paused })
  const heading = useHeadingFocus(`${item.position} ${item.try_anyway} ${paused}`)
  const number = Math.min(run.answered + 1, run.at_most)
  const title = paused ? t('paused.title') : t('item.heading', { number })

  return (
    <article className="mx-auto max-w-3xl">
      <PageTitle title={title} />
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 ref={heading} tabIndex={-1} className="text-title font-bold tracking-tight">
            {title}
          </h1>
          <output className="text-muted tabular-nums">{t('item.progress', { number, most: run.at_most })}</output>
        </div>
        {!paused && (
          <div className="-ml-5 flex flex-wrap sm:-mr-5 sm:ml-0">
            <Button variant="quiet" onClick={() => setPaused(true)}>
              <Pause aria-hidden="true" className="size-5" />
              {t('pause')}
            </Button>
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setStopping(true)}>
              {t('stop.open')}
            </Button>
          </div>
        )}
      </header>
      <RunProgress number={number} most={run.at_most} />
      {paused && <Paused run={run} number={number} onGoOn={() => setPaused(false)} />}
      <Card hidden={paused} className={paused ? undefined : 'grid gap-6'}>
        <ItemMessages item={item} answering={answering} />
        <RenderedHtml html={item.body} lang="en" run={run.id} />
        {i18n.language !== 'en' && item.position === 0 && <p className="text-sm text-muted">{t('about.english')}</p>}
        <ItemForm
          key={`${item.position}`}
          item={item}
          pending={answering.pending?.answer}
          refusal={answering.refusal}
          onCorrect={answering.correct}
          onAnswer={answering.send}
        />
      </Card>
      <StopDialog run={run} open={stopping} onClose={() => setStopping(false)} />
    </article>
  )
}
