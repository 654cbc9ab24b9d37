import type { CalendarDate } from '@pathwise/planner/calendar'
import type { StudyHours } from '@pathwise/planner/study-plan/study-hours'
import { Button } from '@pathwise/ui/button'
import {
  CalendarArrowDown,
  CalendarCheck,
  CalendarPlus,
  FileDown,
  HeartHandshake,
  Link2,
  RotateCcw,
  Save,
  Sparkles,
} from 'lucide-react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import { Link } from '../../../lib/link.tsx'
import { menuRowStyle } from '../../../lib/menu-row.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useSubscribePath } from '../../../lib/use-subscribe-path.ts'
import type { Report } from '../report.ts'
import { savedPlansStore } from '../saved/store.ts'
import { DeleteReportLink } from '../shares/delete-link.tsx'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'
import { ActionsMenu } from './actions-menu.tsx'
import { GoogleDialog } from './calendar/google-dialog.tsx'
import { buildStudyEvents, type PlanDay } from './calendar/plan-days.ts'
import { useCalendarDownload } from './calendar/use-calendar-download.ts'
import { type Feedback, FeedbackMessage } from './feedback.tsx'
import { CoverDialog } from './print/cover-dialog.tsx'
import type { StudentInfo } from './print/use-cover-print.ts'
import { usePrintedLink } from './print/use-printed-link.ts'
import { useStudentDefaults } from './print/use-student-defaults.ts'
import { ShareDialog } from './sharing/share-dialog.tsx'
import type { useReportLink } from './sharing/use-report-link.ts'

const copyConfirmation = 1_200

interface ReportActionsProps {
  report: Report
  /** True for the student's own report, false for a report opened from a link. */
  isOwn: boolean
  /** Returns the days of the weekly plan, in the UI language. */
  listDays: () => readonly PlanDay[]
  /** The current local date. Undefined on the server and during hydration. */
  today: CalendarDate | undefined
  /** The study hours of the followed plan, if any. */
  hours: StudyHours | undefined
  sharing: Pick<ReturnType<typeof useReportLink>, 'hasAnswers' | 'link' | 'onDeleted' | 'shareId'>
  onPrint: (student: StudentInfo) => void
}

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const

/** Shows the main report actions in a row and the others in a menu. Reports the outcome of the last action. */
export function ReportActions({ report, isOwn, listDays, today, hours, sharing, onPrint }: ReportActionsProps) {
  const { t } = useTranslation('plan')
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const subscribePath = useSubscribePath()
  const [feedback, say] = useTemporaryState<Feedback>()
  const [dialog, setDialog] = useState<'cover' | 'google' | 'share'>()
  const [copying, setCopying] = useState(false)
  const [hasCopied, setHasCopied] = useState(false)
  const { search } = useLocation()
  const known = useStudentDefaults(report, isOwn)
  usePrintedLink(sharing.shareId, dialog === 'cover')
  const downloadCalendar = useCalendarDownload(report, listDays, hours)

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

  const further = [
    ...(isOwn ? [{ key: 'save', Icon: Save, onClick: save } as const] : []),
    { key: 'pdf', Icon: FileDown, onClick: () => setDialog('cover') },
    { key: 'calendar', Icon: CalendarArrowDown, onClick: () => void calendar() },
    { key: 'google', Icon: CalendarPlus, onClick: () => setDialog('google') },
    // Replace the history entry so that the back button does not reopen the report.
    ...(isOwn
      ? [{ key: 'reset', Icon: RotateCcw, onClick: () => void navigate('/', { replace: true }) } as const]
      : []),
  ] as const

  return (
    <div className="mt-6 print:hidden">
      <fieldset aria-label={t('actions.label')} disabled={!hydrated} className="flex min-w-0 gap-2">
        {isOwn ? (
          <StudyPlanLink />
        ) : (
          <Button onClick={save} className="min-w-0 max-sm:grow">
            <Save {...icon} />
            {t('actions.save')}
          </Button>
        )}
        <Button
          variant="secondary"
          className="max-sm:px-3"
          aria-busy={copying || undefined}
          onClick={() => (sharing.hasAnswers ? setDialog('share') : void copy())}
        >
          <Link2 {...icon} />
          <span className="max-sm:sr-only">{t('actions.copy')}</span>
        </Button>
        <ActionsMenu
          actions={further.map(({ key, Icon, onClick }) => ({
            key,
            onClick,
            content: (
              <>
                <Icon {...icon} />
                {t(`actions.${key}`)}
              </>
            ),
          }))}
        >
          {isOwn && (
            <>
              <li>
                <Link to="/study-plan/parents" className={menuRowStyle}>
                  <HeartHandshake {...icon} />
                  {t('actions.parents')}
                </Link>
              </li>
              <li>
                <Link to={subscribePath} className={menuRowStyle}>
                  <Sparkles {...icon} />
                  {t('actions.pro')}
                </Link>
              </li>
            </>
          )}
        </ActionsMenu>
      </fieldset>
      {feedback && (
        <div className="mt-4">
          <FeedbackMessage feedback={feedback} />
        </div>
      )}
      {(hasCopied || new URLSearchParams(search).has('share')) && (
        <DeleteReportLink
          shareId={sharing.shareId}
          onDeleted={() => {
            sharing.onDeleted()
            say({ kind: 'linkDeleted' })
          }}
        />
      )}
      <CoverDialog
        open={dialog === 'cover'}
        known={known}
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
        events={today && dialog === 'google' ? buildStudyEvents(listDays(), today, hours) : []}
        onClose={() => setDialog(undefined)}
      />
    </div>
  )
}

function StudyPlanLink() {
  const { t } = useTranslation('plan')
  const { plan } = useSyncExternalStore(followedPlanStore.subscribe, followedPlanStore.current)
  return (
    <ButtonLink to="/study-plan" className="min-w-0 max-sm:grow">
      <CalendarCheck {...icon} />
      {t(plan ? 'follow.plan' : 'actions.follow')}
    </ButtonLink>
  )
}

/** Returns a value and a function that sets it. The value resets after `milliseconds`, if given. */
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
