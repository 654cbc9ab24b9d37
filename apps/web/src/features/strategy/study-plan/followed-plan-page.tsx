import type { CalendarDate } from '@pathwise/planner/calendar'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { findMonday } from '@pathwise/planner/study-plan/weeks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { useDevicePractice } from '../../../lib/device-practice.ts'
import { useFormat } from '../../../lib/format.ts'
import { revealResult } from '../../../lib/reveal-result.tsx'
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal.ts'
import { useContextLabels } from '../context-labels.ts'
import { SyncNote } from '../sync/sync-note.tsx'
import { ChangeNote } from './changes/change-note.tsx'
import { MissedNote } from './changes/missed-note.tsx'
import { ReplanDialog } from './changes/replan-dialog.tsx'
import { ReportNote } from './changes/report-note.tsx'
import { hasNewResults, isSameReport } from './model/compare-reports.ts'
import type { CurrentReport } from './model/current-report.ts'
import type { FollowedPlanState } from './model/followed-plan-store.ts'
import {
  findComingExamDate,
  isDefaultHours,
  isPlannable,
  type PlanChoice,
  type PlannableReport,
} from './model/make-input.ts'
import type { Progress } from './model/progress.ts'
import { countWorkedDays } from './model/worked-days.ts'
import { PlanAside } from './plan-aside.tsx'
import { PlannedAdvice } from './planned-advice.tsx'
import { ExamTimeline } from './road/exam-timeline.tsx'
import { ExamDialog } from './settings/exam-dialog.tsx'
import { ExamsDialog } from './settings/exams-dialog.tsx'
import { HoursDialog } from './settings/hours-dialog.tsx'
import { EarlierSection } from './steps/earlier-section.tsx'
import { TodaySection } from './today/today-section.tsx'
import { useDay } from './use-day.ts'
import type { ReportSteps } from './use-report-steps.ts'
import { type PlannableFollowedPlan, useTasks } from './use-tasks.ts'
import { listWeek } from './week/week-days.ts'
import { WeekSection } from './week/week-section.tsx'

interface WorkedDaysProps {
  followedPlan: PlannableFollowedPlan
  progress: readonly Progress[]
  today: CalendarDate
}

/** Shows how many of the planned days the student studied. Renders nothing before the first studied day. */
function WorkedDays({ followedPlan, progress, today }: WorkedDaysProps) {
  const { t } = useTranslation('followedPlan')
  const answeredAt = useDevicePractice().map((one) => one.answeredAt)
  const { worked, planned } = countWorkedDays(followedPlan, { progress, answeredAt, today })
  if (worked === 0) return null
  return <p className="mt-4 border-t border-line pt-3 text-sm text-muted">{t('worked', { count: planned, worked })}</p>
}

/** The navigation state with which a report opens this page to be followed instead. */
const followStateSchema = z.object({ follow: z.literal(true) })

type OpenDialog = 'exam' | 'follow' | 'hours' | 'planOn'

interface FollowedPlanPageProps {
  followedPlan: PlannableFollowedPlan
  before: FollowedPlanState['before']
  steps: ReportSteps
  /** The last opened report. Undefined if that report has no strategy. */
  report: PlannableReport | undefined
}

/**
 * Returns the choices for switching the plan to another report. If that report has a different goal, the server
 * recommends a new exam day.
 */
function chooseReport(
  { report: followedReport, hours, time_zone: timeZone }: PlannableFollowedPlan,
  report: PlannableReport,
  examDate: string | null,
): PlanChoice {
  const isSameGoal = followedReport.context.goal === report.context.goal
  return {
    report,
    timeZone,
    hours: isDefaultHours(followedReport, hours) ? null : hours,
    examDate: isSameGoal ? examDate : undefined,
  }
}

export function FollowedPlanPage({ followedPlan, before, steps, report }: FollowedPlanPageProps) {
  const { t } = useTranslation(['followedPlan', 'studyPlan'])
  const today = useDay(followedPlan.time_zone)
  const tasks = useTasks(followedPlan)
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<OpenDialog | undefined>(() =>
    report && !isSameReport(followedPlan.report, report) && followStateSchema.safeParse(state).success
      ? 'follow'
      : undefined,
  )
  const [said, setSaid] = useState('')
  const changeNote = useRef<HTMLDivElement>(null)
  const changeBefore = useRef(before?.replacedBy)
  useEffect(() => {
    if (changeBefore.current === before?.replacedBy) return
    changeBefore.current = before?.replacedBy
    revealResult(changeNote.current)
  }, [before?.replacedBy])
  const todayHeading = useFocusAfterRemoval<HTMLHeadingElement>(before)
  const close = () => {
    setDialog(undefined)
    // A reload or back navigation would open the comparison again.
    if (state) void navigate({ pathname, search }, { replace: true, state: null })
  }
  const { exams } = followedPlan.plan
  const open = { onHours: () => setDialog('hours'), onExam: () => setDialog('exam') }
  const week = listWeek(followedPlan, tasks, findMonday(today)).flatMap((day) => day.steps)
  const current = { report: followedPlan.report, at: followedPlan.report.result.strategy.context.today }
  const examDate = findComingExamDate(followedPlan, today)
  return (
    <>
      <output className="sr-only">{said}</output>
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[1fr_20rem] print:[&_button]:hidden">
        <div className="grid min-w-0 gap-10">
          <div className="grid gap-4">
            <MissedNote followedPlan={followedPlan} tasks={tasks} today={today} />
            {before && (
              <div ref={changeNote} tabIndex={-1}>
                <ChangeNote before={before} onSaid={setSaid} />
              </div>
            )}
            <TodaySection
              heading={todayHeading}
              followedPlan={followedPlan}
              tasks={tasks}
              today={today}
              {...open}
              onPlanOn={() => setDialog('planOn')}
            />
            {report && <ReportNote followedPlan={followedPlan} report={report} onFollow={() => setDialog('follow')} />}
          </div>
          <WeekSection followedPlan={followedPlan} tasks={tasks} today={today} />
          <ExamTimeline followedPlan={followedPlan} tasks={tasks} today={today} {...open} />
          <EarlierSection
            progress={tasks.progress}
            items={[...steps.listItems(followedPlan.report), ...steps.samples()]}
          />
        </div>
        <PlanAside
          steps={week}
          current={current}
          advice={<PlannedAdvice followedPlan={followedPlan} tasks={tasks} today={today} week={week} />}
        >
          <WorkedDays followedPlan={followedPlan} progress={tasks.progress} today={today} />
        </PlanAside>
      </div>
      <div className="mt-10 grid gap-3">
        <PlanOrigin report={followedPlan.report} opened={steps.current} />
        {!steps.retry && <SyncNote />}
      </div>
      {dialog === 'hours' && <HoursDialog followedPlan={followedPlan} today={today} onClose={close} />}
      {dialog === 'exam' && !exams && <ExamDialog followedPlan={followedPlan} today={today} onClose={close} />}
      {dialog === 'exam' && exams && (
        <ExamsDialog followedPlan={followedPlan} exams={exams} today={today} onClose={close} />
      )}
      {dialog === 'follow' && report && (
        <ReplanDialog
          followedPlan={followedPlan}
          choice={chooseReport(followedPlan, report, examDate)}
          title={t(hasNewResults(report, followedPlan.report) ? 'report.replan' : 'report.follow')}
          onClose={close}
        />
      )}
      {dialog === 'planOn' && (
        <ReplanDialog
          followedPlan={followedPlan}
          choice={{
            report: followedPlan.report,
            hours: followedPlan.hours,
            timeZone: followedPlan.time_zone,
            examDate,
          }}
          title={t('today.planOn')}
          onClose={close}
        />
      )}
    </>
  )
}

interface PlanOriginProps {
  report: PlannableReport
  opened: CurrentReport | undefined
}

/**
 * Names the report of the plan. The report's day is Eastern time, so shows the device's day if the report was opened on
 * that Eastern day.
 */
function PlanOrigin({ report, opened }: PlanOriginProps) {
  const { t } = useTranslation('studyPlan')
  const format = useFormat()
  const labels = useContextLabels(report.context)
  const day = report.result.strategy.context.today
  const isOpenedThen =
    opened !== undefined &&
    isPlannable(opened.report) &&
    isSameReport(opened.report, report) &&
    findDay('America/New_York', new Date(opened.at)) === day
  const date = isOpenedThen ? format.date(opened.at) : format.day(day)
  return <p className="text-muted wrap-anywhere">{t('fromReport', { ...labels, date })}</p>
}
