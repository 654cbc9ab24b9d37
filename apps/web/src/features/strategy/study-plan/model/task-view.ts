import type { Language } from '@pathwise/i18n/languages'
import { addDays } from '@pathwise/planner/calendar'
import { renderPhrase, type Translate } from '@pathwise/planner/render'
import { describeTask } from '@pathwise/planner/study-plan/describe-task'
import type { OpenTask, StudyTask } from '@pathwise/planner/study-plan/study-plan'
import type { TFunction } from 'i18next'
import { getFormat } from '../../../../lib/format.ts'
import { nameTaskExam } from './exam-name.ts'
import type { PlannableReport } from './make-input.ts'
import { findPriority, type StudyItem, type TaskOpening } from './study-item.ts'
import { subjects } from './subjects.ts'
import { findTaskLink, findTaskSubject } from './task-link.ts'
import { buildTaskKey } from './task-status.ts'

export interface TaskWording {
  readonly t: TFunction<readonly ['followedPlan', 'studyPlan']>
  readonly translate: Translate
  readonly language: Language
}

/** Returns the name of a task. Uses the report's label for a deadline, because older plans lack the deadline's kind. */
export function nameTask(
  task: OpenTask,
  report: PlannableReport,
  { translate, language }: Pick<TaskWording, 'language' | 'translate'>,
): string {
  const date = report.result.strategy.dates.find((one) => one.fact === task.fact && one.date === task.deadline)
  return date ? renderPhrase(date.label, translate, language) : describeTask(task, translate, language)
}

const daysBeforeUrgent = 14

function findTaskPriority(
  { kind, skills, day, deadline }: StudyTask,
  { result }: PlannableReport,
): StudyItem['priority'] {
  const { focus } = result.strategy
  switch (kind) {
    case 'date':
      return deadline && deadline > addDays(day, daysBeforeUrgent) ? 'medium' : 'high'
    case 'measure':
      return 'high'
    case 'learn':
    case 'practise': {
      const index = focus.findIndex((area) => area.skills.some((skill) => skills.includes(skill)))
      return index < 0 ? 'low' : findPriority(index, focus.length)
    }
    case 'official':
    case 'own':
      return 'low'
    case 'mixed':
    case 'timed':
    case 'due':
      return 'medium'
  }
}

function findCategory(task: StudyTask): StudyItem['category'] {
  if (task.kind === 'date') return 'dates'
  if (task.kind !== 'learn' && task.kind !== 'practise' && task.kind !== 'own') return 'practice'
  const subject = findTaskSubject(task)
  return subject ? subjects[subject].category : 'focus'
}

/** Returns the verb that labels the link to a task. */
function findVerb({ kind, exam }: StudyTask, t: TaskWording['t']): string {
  if (kind !== 'date') return t(`verb.${kind}`)
  return t(exam === 'OUAC' ? 'verb.apply' : 'verb.register')
}

const practiceKinds: readonly StudyTask['kind'][] = ['practise', 'mixed', 'due', 'timed', 'official', 'own']

/** A translated task. */
export type TaskView = StudyItem & {
  readonly task: StudyTask
  readonly opens: TaskOpening
  /** Undefined if the plan has only one exam. */
  readonly examName: string | undefined
}

export function buildTaskView(task: StudyTask, report: PlannableReport, wording: TaskWording): TaskView {
  const { t, language } = wording
  const { kind, minutes, deadline } = task
  const { context } = report
  const link = findTaskLink(task, { language, country: context.country })
  return {
    task,
    key: buildTaskKey(context, task),
    title: nameTask(task, report, wording),
    description:
      kind === 'date'
        ? t('studyPlan:dateText', { date: getFormat(language).day(deadline ?? task.day) })
        : t(`about.${kind}`),
    priority: findTaskPriority(task, report),
    estimatedTime: { minutes, per: 'once' },
    category: findCategory(task),
    link: link.to,
    examName: nameTaskExam(task, wording.translate),
    opens: { ...link, verb: findVerb(task, t), isPractice: practiceKinds.some((one) => one === kind) },
  }
}
