import type { CalendarDate } from '@pathwise/planner/calendar'
import type { SharedExam } from '@pathwise/planner/study-plan/study-plan'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { CalendarDays, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { OfficialLink } from '../../official-link.tsx'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { sumMinutes } from '../model/day-plan.ts'
import { nameExam } from '../model/exam-name.ts'
import { findExamWindow, useExamDay } from '../use-exam-day.ts'
import type { PlannableFollowedPlan, Tasks } from '../use-tasks.ts'
import { Phases } from './phases.tsx'
import { SatActComparisonCard } from './tests/sat-act-comparison-card.tsx'

const mostNames = 30
const manyMinutes = 120

interface LeftOverProps {
  followedPlan: PlannableFollowedPlan
  tasks: Tasks
  onHours: () => void
  onExam: () => void
}

/**
 * Lists the tasks that do not fit before the exam, and offers two ways to make time for them. Renders nothing if there
 * are none.
 */
function LeftOver({ followedPlan, tasks, onHours, onExam }: LeftOverProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const left = followedPlan.plan.left.filter((task) => !tasks.isDone(task))
  if (left.length === 0) return null
  const minutes = sumMinutes(left)
  const time =
    minutes < manyMinutes ? t('minutes', { minutes }) : t('hours', { hours: format.number(Math.round(minutes / 60)) })
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="font-semibold">{t('road.left', { count: left.length, time })}</p>
      <details className="mt-1">
        <summary className="min-h-6 cursor-pointer text-accent">{t('road.leftList')}</summary>
        <ul className="mt-2 list-disc pl-5 text-sm">
          {left.slice(0, mostNames).map((task) => (
            <li key={task.key} className="wrap-anywhere">
              {tasks.name(task)} <span className="text-muted">· {t('minutes', { minutes: task.minutes })}</span>
            </li>
          ))}
        </ul>
        {left.length > mostNames && (
          <p className="mt-1 text-sm text-muted">{t('road.more', { number: left.length - mostNames })}</p>
        )}
      </details>
      <p className="mt-3">{t('road.fix')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onHours}>
          {t('road.moreTime')}
        </Button>
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onExam}>
          {t(followedPlan.plan.exam ? 'road.laterExam' : 'road.chooseExam')}
        </Button>
      </div>
    </div>
  )
}

interface ExamDayNoteProps {
  followedPlan: PlannableFollowedPlan
  exam: Pick<SharedExam, 'exam' | 'date'> & Partial<Pick<SharedExam, 'id'>>
  today: CalendarDate
  onExam: () => void
}

/** Says that the school sets the exam day, or that sources disagree about it. Renders nothing for other exam days. */
function ExamDayNote({ followedPlan, exam: { id, exam, date }, today, onExam }: ExamDayNoteProps) {
  const { t } = useTranslation('followedPlan')
  if (date === null || date < today) return null
  const window = findExamWindow(followedPlan, { ...(id && { id }), exam, date })
  if (window) {
    return (
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {window.certainty !== 'published' && <Badge tone="warning">{t(`road.${window.certainty}`)}</Badge>}
        {t('road.askSchool')}
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onExam}>
          {t('road.setDay')}
        </Button>
      </p>
    )
  }
  const isConflicting = followedPlan.report.result.strategy.dates.some(
    (one) => one.exam === exam && one.date === date && one.kind !== 'registration' && one.certainty === 'conflicting',
  )
  if (!isConflicting) return null
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="warning">{t('road.conflicting')}</Badge>
      <OfficialLink exam={exam}>{t('road.check')}</OfficialLink>
    </p>
  )
}

/** Explains an exam day that is later than the one that the report names. Renders nothing for any other exam day. */
function LaterDayNote({ followedPlan, exam: { exam, date }, today }: Omit<ExamDayNoteProps, 'onExam'>) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const named = followedPlan.report.result.strategy.dates.find(
    (one) => one.kind === 'sitting' && one.exam === exam,
  )?.date
  if (!named || date === null || named < today || date <= named) return null
  return <p className="mb-3 text-muted">{t('road.laterThanReport', { date: format.day(named) })}</p>
}

/** Lists the registrations and applications that the student has not completed yet, if any. */
function Deadlines({
  followedPlan,
  tasks,
  today,
}: {
  followedPlan: PlannableFollowedPlan
  tasks: Tasks
  today: CalendarDate
}) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const dates = followedPlan.plan.tasks.flatMap((task) => {
    const { kind, exam, deadline } = task
    return kind === 'date' && exam && deadline && deadline >= today && !tasks.isDone(task)
      ? [{ task, exam, deadline }]
      : []
  })
  if (dates.length === 0) return null
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{t('road.deadlines')}</h3>
      <ul className="mt-2 grid gap-2">
        {dates.map(({ task, exam, deadline }) => (
          <li key={task.key} className="flex flex-wrap gap-x-4">
            <time dateTime={deadline} className="shrink-0 font-medium tabular-nums">
              {format.day(deadline)}
            </time>
            <span className="min-w-0">{tasks.name(task)}</span>
            <OfficialLink exam={exam}>{t('road.check')}</OfficialLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ExamTimelineProps {
  followedPlan: PlannableFollowedPlan
  tasks: Tasks
  today: CalendarDate
  onHours: () => void
  onExam: () => void
}

export function ExamTimeline({ followedPlan, tasks, today, onHours, onExam }: ExamTimelineProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const nameDay = useExamDay(followedPlan)
  const { exam, exams, until, phases, bankLastsUntil } = followedPlan.plan
  return (
    <section aria-labelledby="road">
      <h2 id="road" className="mb-3 text-xl font-bold">
        {t(exams ? 'road.titleSeveral' : exam ? 'road.title' : 'road.titleOpen')}
      </h2>
      <Card>
        {!exams && (
          <p className="mb-3 text-lg font-semibold">
            {exam ? nameDay(exam) : t('road.noExam', { date: format.day(until) })}
          </p>
        )}
        {!exams && exam && (
          <>
            <ExamDayNote followedPlan={followedPlan} exam={exam} today={today} onExam={onExam} />
            <LaterDayNote followedPlan={followedPlan} exam={exam} today={today} />
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onExam}>
            <CalendarDays aria-hidden="true" className="size-4" />
            {t(exams ? 'road.changeExams' : exam ? 'road.changeExam' : 'road.chooseExam')}
          </Button>
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onHours}>
            <Clock aria-hidden="true" className="size-4" />
            {t('road.changeHours')}
          </Button>
        </div>
        {exams ? (
          <ExamList followedPlan={followedPlan} exams={exams} today={today} onExam={onExam} />
        ) : (
          <Phases phases={phases} today={today} />
        )}
        {bankLastsUntil && <p className="mt-4 text-muted">{t('road.bank', { date: format.day(bankLastsUntil) })}</p>}
        <LeftOver followedPlan={followedPlan} tasks={tasks} onHours={onHours} onExam={onExam} />
        <Deadlines followedPlan={followedPlan} tasks={tasks} today={today} />
        <SatActComparisonCard followedPlan={followedPlan} />
      </Card>
    </section>
  )
}

interface ExamListProps {
  followedPlan: PlannableFollowedPlan
  exams: readonly SharedExam[]
  today: CalendarDate
  onExam: () => void
}

/** Lists the exams by date, each with its phases. Only the next exam is expanded. */
function ExamList({ followedPlan, exams, today, onExam }: ExamListProps) {
  const { t, i18n } = useTranslation(['followedPlan', 'strategy'])
  const nameDay = useExamDay(followedPlan)
  const translate = createStrategyTranslator(i18n)
  const sorted = exams.toSorted((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'))
  const next = sorted.find(({ date }) => date === null || date >= today)
  return (
    <ul className="mt-3 grid">
      {sorted.map((exam) => {
        const { date } = exam
        const isOver = exam.date !== null && exam.date < today
        return (
          <li key={exam.id} className="border-t border-line py-1.5">
            <details open={exam === next}>
              <summary className="min-h-9 cursor-pointer py-1.5 font-semibold wrap-anywhere">
                {date === null ? t('road.examNoDay', { exam: nameExam(exam, translate) }) : nameDay({ ...exam, date })}
                {isOver && <span className="ml-2 text-sm font-normal text-muted">{t('road.over')}</span>}
                {exam.share !== 'normal' && (
                  <span className="ml-2 text-sm font-normal text-muted">{t(`road.share.${exam.share}`)}</span>
                )}
              </summary>
              {exam.phases.length > 0 && <Phases phases={exam.phases} today={today} />}
            </details>
            <ExamDayNote followedPlan={followedPlan} exam={exam} today={today} onExam={onExam} />
            <LaterDayNote followedPlan={followedPlan} exam={exam} today={today} />
          </li>
        )
      })}
    </ul>
  )
}
