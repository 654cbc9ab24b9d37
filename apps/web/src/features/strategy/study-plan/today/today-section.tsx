import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { listExamDays } from '@pathwise/planner/study-plan/exam-days'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../lib/button-link.tsx'
import { useFormat } from '../../../../lib/format.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { type DayState, findDayState, findNextDay, listTasksOn, sumMinutes } from '../model/day-plan.ts'
import { nameExam } from '../model/exam-name.ts'
import type { PlannableFollowedPlan, PlannedStep, Tasks } from '../use-tasks.ts'
import { TodayTask } from './today-task.tsx'

interface DayNoteProps {
  followedPlan: PlannableFollowedPlan
  today: CalendarDate
  state: Exclude<DayState, 'tasks'>
  onHours: () => void
  onExam: () => void
  onPlanOn: () => void
}

function Note({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Card className="mb-4">
      <p className="text-lg font-semibold">{title}</p>
      <p className="mt-1 text-muted">{text}</p>
      {children && <div className="mt-4 flex flex-wrap gap-2">{children}</div>}
    </Card>
  )
}

/** Explains why no task is open today, and offers a next step if possible. */
function DayNote({ followedPlan, today, state, onHours, onExam, onPlanOn }: DayNoteProps) {
  const { t, i18n } = useTranslation(['followedPlan', 'strategy'])
  const format = useFormat()
  const { from } = followedPlan.plan
  const exams = listExamDays(followedPlan.plan)
  const exam = exams.find(({ date }) => date === today) ?? exams.at(-1)
  const examName = exam ? nameExam(exam, createStrategyTranslator(i18n)) : ''
  switch (state) {
    case 'noMinutes':
      return (
        <Note title={t('today.noMinutesTitle')} text={t('today.noMinutesText')}>
          <Button onClick={onHours}>{t('today.setHours')}</Button>
        </Note>
      )
    case 'before':
      return <Note title={t('today.beforeTitle', { date: format.day(from) })} text={t('today.beforeText')} />
    case 'exam':
      return <Note title={t('today.examTitle', { exam: examName })} text={t('today.examText')} />
    case 'after':
      return (
        <Note title={t('today.afterTitle', { exam: examName })} text={t('today.afterText')}>
          <ButtonLink to="/#quick-start">{t('today.nextGoal')}</ButtonLink>
          <Button variant="secondary" onClick={onExam}>
            {t('today.otherDay')}
          </Button>
        </Note>
      )
    case 'ended':
      return (
        <Note title={t('today.endTitle')} text={t('today.endText')}>
          <Button onClick={onPlanOn}>{t('today.planOn')}</Button>
        </Note>
      )
    case 'done':
    case 'rest':
    case 'free':
      return <Note title={t(`today.${state}Title`)} text={t(`today.${state}Text`)} />
  }
}

/** The maximum number of tasks shown at once, so as not to overwhelm the student. */
const mostTasks = 3

interface TodaySectionProps {
  heading: RefObject<HTMLHeadingElement | null>
  followedPlan: PlannableFollowedPlan
  tasks: Tasks
  today: CalendarDate
  onHours: () => void
  onExam: () => void
  onPlanOn: () => void
}

export function TodaySection({ heading, followedPlan, tasks, today, ...actions }: TodaySectionProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const [announcement, setAnnouncement] = useState('')
  const state = findDayState(followedPlan, today, tasks.isDone)
  const steps = listTasksOn(followedPlan, today).map(tasks.view)
  const open = steps.filter(({ status }) => status !== 'completed')
  const [first] = open
  // Show completed tasks in their original positions, and as many open tasks as fit. A second list below shows the
  // rest.
  const shown = new Set([
    ...open.slice(0, Math.max(1, mostTasks - (steps.length - open.length))),
    ...steps.filter(({ status }) => status === 'completed'),
  ])
  const rest = steps.filter((step) => !shown.has(step))
  const next = findNextDay(followedPlan, today, tasks.isDone)
  const hasTasks = state === 'tasks' || state === 'done'
  return (
    <section aria-labelledby="today">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 ref={heading} id="today" tabIndex={-1} className="text-2xl font-bold">
            {t('today.title')}
          </h2>
          <time dateTime={today} className="text-muted">
            {format.weekdayAndDay(today)}
          </time>
        </div>
        {state === 'tasks' && (
          <p className="text-muted">
            {t('today.left', { count: open.length, minutes: sumMinutes(open.map(({ task }) => task)) })}
          </p>
        )}
      </div>
      <output className="sr-only">{announcement}</output>
      {state !== 'tasks' && <DayNote followedPlan={followedPlan} today={today} state={state} {...actions} />}
      {hasTasks && (
        <ul
          aria-label={t('today.list')}
          className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
        >
          {steps
            .filter((step) => shown.has(step))
            .map((step) => (
              <TodayTask
                key={step.key}
                step={step}
                isFirst={step === first}
                onStart={() => tasks.start(step.task)}
                onDone={() => {
                  tasks.complete(step.task)
                  setAnnouncement(t('today.marked', { title: step.title }))
                }}
                onUndo={() => {
                  tasks.reopen(step.task)
                  setAnnouncement(t('today.reopened', { title: step.title }))
                }}
              />
            ))}
        </ul>
      )}
      {rest.length > 0 && <NextTasks title={t('today.later')} steps={rest} />}
      {next && state !== 'after' && (
        <NextTasks
          title={t(next.day === addDays(today, 1) ? 'today.tomorrow' : 'today.next', {
            day: format.weekdayAndDay(next.day),
          })}
          steps={next.tasks.map(tasks.view)}
        />
      )}
    </section>
  )
}

function NextTasks({ title, steps }: { title: string; steps: readonly PlannedStep[] }) {
  const { t } = useTranslation('followedPlan')
  return (
    <div className="mt-4 px-1">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="mt-1 grid gap-x-6 text-sm">
        {steps.map((step) => (
          <li key={step.key} className="wrap-anywhere">
            {step.title} <span className="text-muted">· {t('minutes', { minutes: step.estimatedTime.minutes })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
