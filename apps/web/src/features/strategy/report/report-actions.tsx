import { Button, buttonStyle } from '@pathwise/ui/button'
import { CalendarArrowDown, CalendarPlus, FileDown, Link2, RotateCcw, Save } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useAlive } from '../../../lib/use-alive.ts'
import type { Report } from '../report.ts'
import { savedPlansStore } from '../saved/store.ts'
import { GoogleDialog } from './calendar/google-dialog.tsx'
import { type PlanDay, studyEvents } from './calendar/plan-days.ts'
import { useCalendarDownload } from './calendar/use-calendar-download.ts'
import { type Feedback, FeedbackMessage } from './feedback.tsx'
import type { StudentInfo } from './print/cover.ts'
import { CoverDialog } from './print/cover-dialog.tsx'
import { copyText } from './sharing/copy-text.ts'
import type { ReportLink } from './sharing/share-link.ts'
import { useTemporaryState } from './use-temporary-state.ts'

const copyConfirmation = 1_200

interface ReportActionsProps {
  report: Report
  /** The week in the UI language. */
  days: readonly PlanDay[]
  /** Undefined until the local date is known. */
  today: Date | undefined
  link: () => Promise<ReportLink>
  onPrint: (student: StudentInfo) => void
}

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const

/** The report's action buttons, their dialogs and the outcome of the last action. */
export function ReportActions({ report, days, today, link, onPrint }: ReportActionsProps) {
  const { t } = useTranslation('plan')
  const navigate = useNavigate()
  const alive = useAlive()
  const [feedback, say] = useTemporaryState<Feedback>()
  const [dialog, setDialog] = useState<'cover' | 'google'>()
  const [copying, setCopying] = useState(false)
  const downloadCalendar = useCalendarDownload(report, days)
  const withTasks = days.filter(({ tasks }) => tasks.length > 0)

  function save() {
    const outcome = savedPlansStore.save(report, new Date())
    say(outcome.ok ? { kind: 'saved' } : { kind: 'notSaved', problem: outcome.problem })
  }

  async function copy() {
    setCopying(true)
    const { kind, url } = await link()
    const copied = await copyText(url)
    setCopying(false)
    if (copied) say({ kind: 'copied', link: kind }, copyConfirmation)
    else say({ kind: 'copyByHand', url })
  }

  async function calendar() {
    const outcome = await downloadCalendar()
    say(outcome === 'done' ? undefined : { kind: 'calendar', problem: outcome })
  }

  return (
    <div className="print:hidden">
      <fieldset
        aria-label={t('actions.label')}
        disabled={!alive}
        className="flex min-w-0 flex-wrap gap-2 *:grow sm:*:grow-0"
      >
        <Button onClick={save}>
          <Save {...icon} />
          {t('actions.save')}
        </Button>
        <Button variant="secondary" aria-busy={copying || undefined} onClick={() => void copy()}>
          <Link2 {...icon} />
          {t('actions.copy')}
        </Button>
        <Button variant="secondary" onClick={() => setDialog('cover')}>
          <FileDown {...icon} />
          {t('actions.pdf')}
        </Button>
        <Button variant="secondary" onClick={() => void calendar()}>
          <CalendarArrowDown {...icon} />
          {t('actions.calendar')}
        </Button>
        <Button variant="secondary" onClick={() => setDialog('google')}>
          <CalendarPlus {...icon} />
          {t('actions.google')}
        </Button>
        <Link to="/checkout?plan=pro" className={buttonStyle({ variant: 'secondary' })}>
          {t('actions.pro')}
        </Link>
        {/* Replaces the history entry so that the back button does not reopen the report. */}
        <Button variant="quiet" onClick={() => void navigate('/', { replace: true })}>
          <RotateCcw {...icon} />
          {t('actions.reset')}
        </Button>
      </fieldset>
      {feedback && (
        <div className="mt-4">
          <FeedbackMessage feedback={feedback} />
        </div>
      )}
      <CoverDialog
        open={dialog === 'cover'}
        onClose={() => setDialog(undefined)}
        onPrint={(student) => {
          setDialog(undefined)
          onPrint(student)
        }}
      />
      <GoogleDialog
        open={dialog === 'google'}
        events={today && dialog === 'google' ? studyEvents(withTasks, today) : []}
        onClose={() => setDialog(undefined)}
      />
    </div>
  )
}
