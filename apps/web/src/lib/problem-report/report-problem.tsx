import { type ReportKind, reportKinds, reportLimits } from '@pathwise/api/problem-reports/problem-reports.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { RadioRow } from '@pathwise/ui/radio-row'
import { TextAreaField } from '@pathwise/ui/text-area-field'
import { clsx } from 'clsx'
import { Flag } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../api-failure.ts'
import { useFailureText } from '../failure-text.ts'
import { trpc } from '../trpc.ts'

/**
 * A practice problem, or an item of a finished run. Students do not know an item's id, so an item is identified by its
 * position.
 */
type Reported =
  | { readonly kind: 'problem'; readonly id: number; readonly version: number }
  | { readonly kind: 'item'; readonly run: string; readonly position: number }

/** Opens a dialog for reporting an error in a problem. */
export function ReportProblem({ reported, className }: { reported: Reported; className?: string }) {
  const { t } = useTranslation('practice')
  const [isOpen, setOpen] = useState(false)
  const [isReceived, setReceived] = useState(false)
  return (
    <div className={clsx('grid justify-items-start gap-3', className)}>
      <Button variant="quiet" size="compact" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" className="-ml-1 size-4" />
        {t('report.open')}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {isReceived && !isOpen && <Alert tone="success">{t('report.received')}</Alert>}
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('report.title')} description={t('report.text')}>
        <ReportForm
          reported={reported}
          onCancel={() => setOpen(false)}
          onReceived={() => {
            setReceived(true)
            setOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}

interface ReportFormProps {
  reported: Reported
  onCancel: () => void
  onReceived: () => void
}

function ReportForm({ reported, onCancel, onReceived }: ReportFormProps) {
  const { t } = useTranslation(['practice', 'common'])
  const name = useId()
  const failureText = useFailureText()
  const [kind, setKind] = useState<ReportKind>()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  // An idempotency key. Retries send the same key, so that the server stores the report only once.
  const [client_key] = useState(() => crypto.randomUUID())
  const ofProblem = trpc.practice.report.useMutation({ onSuccess: onReceived })
  const ofItem = trpc.assessments.reportItem.useMutation({ onSuccess: onReceived })
  const { error, isPending } = reported.kind === 'problem' ? ofProblem : ofItem
  const failure = error && toApiFailure(error)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(!kind)
        if (!kind || isPending) return
        const report = { client_key, kind, note }
        if (reported.kind === 'problem') ofProblem.mutate({ id: reported.id, version: reported.version, ...report })
        else ofItem.mutate({ id: reported.run, position: reported.position, ...report })
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium">{t('report.kind')}</legend>
        {reportKinds.map((one) => (
          <RadioRow
            key={one}
            name={name}
            checked={kind === one}
            onChange={() => {
              setKind(one)
              setMissing(false)
            }}
          >
            {t(`report.kinds.${one}`)}
          </RadioRow>
        ))}
      </fieldset>
      <TextAreaField
        label={t('report.note')}
        hint={t('report.noteHint')}
        value={note}
        rows={3}
        maxLength={reportLimits.note}
        onChange={(event) => setNote(event.target.value)}
      />
      {isMissing && (
        <p role="alert" className="font-medium text-danger">
          {t('report.kindFirst')}
        </p>
      )}
      {failure && (
        <Alert tone="danger">{failureText(failure, t(failure.status === 404 ? 'report.gone' : 'report.failed'))}</Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" busy={isPending}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  )
}
