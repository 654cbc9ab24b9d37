import type { OpenProblem } from '@pathwise/api/practice/practice.schemas'
import { type ReportKind, reportKinds, reportLimits } from '@pathwise/api/problem-reports/problem-reports.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { controlStyle, describedBy, Field } from '@pathwise/ui/field'
import { clsx } from 'clsx'
import { Flag } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../lib/api-failure.ts'
import { useTooManyText } from '../../lib/retry-time.ts'
import { trpc } from '../../lib/trpc.ts'

/** A button and a dialog in which a visitor reports what is wrong with a problem. */
export function ReportProblem({ problem }: { problem: Pick<OpenProblem, 'id' | 'version'> }) {
  const { t } = useTranslation('practice')
  const [isOpen, setOpen] = useState(false)
  const [isReceived, setReceived] = useState(false)
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Button variant="quiet" size="small" className="min-h-11!" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" className="-ml-1 size-4" />
        {t('report.open')}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {isReceived && !isOpen && <Alert tone="success">{t('report.received')}</Alert>}
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('report.title')} description={t('report.text')}>
        <ReportForm
          problem={problem}
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
  problem: Pick<OpenProblem, 'id' | 'version'>
  onCancel: () => void
  onReceived: () => void
}

function ReportForm({ problem: { id, version }, onCancel, onReceived }: ReportFormProps) {
  const { t } = useTranslation('practice')
  const field = useId()
  const tooMany = useTooManyText()
  const [kind, setKind] = useState<ReportKind>()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  // A second press after a lost reply sends the same key, so that the report is stored once.
  const [client_key] = useState(() => crypto.randomUUID())
  const report = trpc.practice.report.useMutation({ onSuccess: onReceived })
  const failure = report.error && toApiFailure(report.error)
  const hint = t('report.noteHint')
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(!kind)
        if (kind && !report.isPending) report.mutate({ id, version, client_key, kind, note })
      }}
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{t('report.kind')}</legend>
        {reportKinds.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={`${field}-kind`}
              className="size-5 shrink-0 accent-accent"
              checked={kind === one}
              onChange={() => {
                setKind(one)
                setMissing(false)
              }}
            />
            {t(`report.kinds.${one}`)}
          </label>
        ))}
      </fieldset>
      <Field id={field} label={t('report.note')} hint={hint}>
        <textarea
          id={field}
          value={note}
          rows={3}
          maxLength={reportLimits.note}
          aria-describedby={describedBy(field, { hint, error: undefined })}
          className={clsx(controlStyle, 'resize-y')}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {isMissing && (
        <p role="alert" className="font-medium text-danger">
          {t('report.kindFirst')}
        </p>
      )}
      {failure && (
        <Alert tone="danger">
          {failure.status === 429
            ? tooMany(failure.retryAfterSeconds)
            : t(failure.status === 404 ? 'report.gone' : 'report.failed')}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('report.cancel')}
        </Button>
        <Button type="submit" busy={report.isPending}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  )
}
