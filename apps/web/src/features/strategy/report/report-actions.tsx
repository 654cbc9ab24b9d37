import type { CalendarDate } from '@pathwise/planner/calendar'
import { Button } from '@pathwise/ui/button'
import { CalendarArrowDown, CalendarPlus, FileDown, Link2, RotateCcw, Save } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useSubscribePath } from '../../../lib/use-subscribe-path.ts'
import type { Report } from '../report.ts'
import { savedPlansStore } from '../saved/store.ts'
import { OwnLink } from '../shares/delete-share.tsx'
import { GoogleDialog } from './calendar/google-dialog.tsx'
import { buildStudyEvents, type PlanDay } from './calendar/plan-days.ts'
import { useCalendarDownload } from './calendar/use-calendar-download.ts'
import { type Feedback, FeedbackMessage } from './feedback.tsx'
import { CoverDialog } from './print/cover-dialog.tsx'
import type { StudentInfo } from './print/use-cover-print.ts'
import { ShareDialog } from './sharing/share-dialog.tsx'
import type { useReportLink } from './sharing/use-report-link.ts'

const copyConfirmation = 1_200

interface ReportActionsProps {
  report: Report
  /** The week in the UI language. */
  days: readonly PlanDay[]
  /** Undefined until the local date is known. */
  today: CalendarDate | undefined
  sharing: Pick<ReturnType<typeof useReportLink>, 'hasAnswers' | 'link' | 'onDeleted' | 'shareId'>
  onPrint: (student: StudentInfo) => void
}

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const

/** The report's action buttons, their dialogs and the outcome of the last action. */
export function ReportActions({ report, days, today, sharing, onPrint }: ReportActionsProps) {
  const { t } = useTranslation('plan')
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const subscribePath = useSubscribePath()
  const [feedback, say] = useTemporaryState<Feedback>()
  const [dialog, setDialog] = useState<'cover' | 'google' | 'share'>()
  const [copying, setCopying] = useState(false)
  const [hasCopied, setHasCopied] = useState(false)
  const { search } = useLocation()
  const downloadCalendar = useCalendarDownload(report, days)

  function save() {
    const outcome = savedPlansStore.save(report, new Date())
    say(outcome.ok ? { kind: 'saved' } : { kind: 'notSaved', problem: outcome.problem })
  }

  async function copy(sharesAnswers = false) {
    setCopying(true)
    const { kind, url } = await sharing.link(sharesAnswers)
    const copied = await copyText(url)
    setCopying(false)
    setHasCopied(true)
    if (copied) say({ kind: 'copied', link: kind }, copyConfirmation)
    else say({ kind: 'copyByHand', url })
  }

  async function calendar() {
    const outcome = await downloadCalendar()
    say(outcome === 'done' ? undefined : { kind: 'calendar', problem: outcome })
  }

  const secondary = [
    {
      name: 'copy',
      Icon: Link2,
      onClick: () => (sharing.hasAnswers ? setDialog('share') : void copy()),
      'aria-busy': copying || undefined,
    },
    { name: 'pdf', Icon: FileDown, onClick: () => setDialog('cover') },
    { name: 'calendar', Icon: CalendarArrowDown, onClick: () => void calendar() },
    { name: 'google', Icon: CalendarPlus, onClick: () => setDialog('google') },
  ] as const

  return (
    <div className="print:hidden">
      <fieldset
        aria-label={t('actions.label')}
        disabled={!hydrated}
        className="flex min-w-0 flex-wrap gap-2 *:grow sm:*:grow-0"
      >
        <Button onClick={save}>
          <Save {...icon} />
          {t('actions.save')}
        </Button>
        {secondary.map(({ name, Icon, ...button }) => (
          <Button key={name} variant="secondary" {...button}>
            <Icon {...icon} />
            {t(`actions.${name}`)}
          </Button>
        ))}
        <ButtonLink to={subscribePath} variant="secondary">
          {t('actions.pro')}
        </ButtonLink>
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
      {(hasCopied || new URLSearchParams(search).has('share')) && (
        <OwnLink
          shareId={sharing.shareId}
          onDeleted={() => {
            sharing.onDeleted()
            say({ kind: 'linkDeleted' })
          }}
        />
      )}
      <CoverDialog
        open={dialog === 'cover'}
        onClose={() => setDialog(undefined)}
        onPrint={(student) => {
          setDialog(undefined)
          onPrint(student)
        }}
      />
      <ShareDialog
        open={dialog === 'share'}
        onClose={() => setDialog(undefined)}
        onCopy={(sharesAnswers) => {
          setDialog(undefined)
          void copy(sharesAnswers)
        }}
      />
      <GoogleDialog
        open={dialog === 'google'}
        events={today && dialog === 'google' ? buildStudyEvents(days, today) : []}
        onClose={() => setDialog(undefined)}
      />
    </div>
  )
}

/** Returns a value and its setter `show`. The value resets to undefined after `milliseconds`, or never if omitted. */
function useTemporaryState<Value>() {
  const [value, setValue] = useState<Value>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((shown: Value | undefined, milliseconds?: number) => {
    clearTimeout(timer.current)
    setValue(shown)
    if (milliseconds !== undefined) timer.current = setTimeout(() => setValue(undefined), milliseconds)
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])
  return [value, show] as const
}

/** Copies text to the clipboard. Returns false if access is denied or the API is unavailable, as on plain HTTP. */
async function copyText(text: string): Promise<boolean> {
  try {
    await globalThis.navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
