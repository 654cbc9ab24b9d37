import type { Language } from '@pathwise/i18n/languages'
import { addDays } from '@pathwise/planner/calendar'
import { type SectionId, sectionIds } from '@pathwise/planner/data/exams'
import { type Subject, subjects } from '@pathwise/planner/data/skills'
import { renderPhrase, type Translate } from '@pathwise/planner/render'
import type { OpenTask, StudyTask } from '@pathwise/planner/study-plan/study-plan'
import type { TFunction } from 'i18next'
import { getFormat } from '../../../../lib/format.ts'
import type { PlannableReport } from './make-input.ts'
import { findPriority, type StudyItem, type TaskOpening } from './study-item.ts'
import { findTaskLink, findTaskSubject } from './task-link.ts'
import { buildTaskKey } from './task-status.ts'

export interface TaskWording {
  readonly t: TFunction<readonly ['followedPlan', 'studyPlan']>
  readonly translate: Translate
  readonly language: Language
}

const categories = {
  english: 'english',
  mathematics: 'math',
  physics: 'science',
  chemistry: 'science',
  biology: 'science',
  history: 'history',
} as const satisfies Record<Subject, StudyItem['category']>

const findDate = ({ fact, deadline }: OpenTask, { result }: PlannableReport) =>
  result.strategy.dates.find((one) => one.fact === fact && one.date === deadline)

/** Returns the section or subject that a mixed set or work of one's own is about, from its key: 'mixed.sat.math.2'. */
function findGroup({ key }: OpenTask): SectionId | Subject | undefined {
  const name = key.replace(/^(?:mixed|own)\./, '').replace(/\.\d+$/, '')
  return [...sectionIds, ...subjects].find((one) => one === name)
}

function nameGroup(task: OpenTask, translate: Translate): string {
  const group = findGroup(task)
  const section = sectionIds.find((one) => one === group)
  return translate(section ? `section.${section}` : `subject.${group ?? findTaskSubject(task) ?? 'mathematics'}`)
}

/** Returns the name of a task. */
export function nameTask(task: OpenTask, report: PlannableReport, { t, translate, language }: TaskWording): string {
  const { kind, skills, section, exam, number = 1 } = task
  const sectionName = section ? translate(`section.${section}`) : (exam ?? '')
  switch (kind) {
    case 'learn':
      return t('task.learn', { skill: translate(`skill.${skills[0]}`) })
    case 'practise':
      return t('task.practise', { skill: translate(`skill.${skills[0]}`), number })
    case 'mixed':
      return t('task.mixed', { group: nameGroup(task, translate), number })
    case 'due':
      return t('task.due')
    case 'timed':
      return t('task.timed', { section: sectionName, number })
    case 'measure':
      return t('task.measure', { section: sectionName })
    case 'official':
      return t('task.official', { exam: sectionName })
    case 'own':
      return t('task.own', { subject: nameGroup(task, translate) })
    case 'date': {
      const date = findDate(task, report)
      return date ? renderPhrase(date.label, translate, language) : t('task.date', { exam: sectionName })
    }
  }
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
  return subject ? categories[subject] : 'focus'
}

/** Returns the verb of the button that opens a task. */
function findVerb(task: StudyTask, report: PlannableReport, t: TaskWording['t']): string {
  if (task.kind !== 'date') return t(`verb.${task.kind}`)
  return t(findDate(task, report)?.kind === 'application' ? 'verb.apply' : 'verb.register')
}

const practiceKinds: readonly StudyTask['kind'][] = ['practise', 'mixed', 'due', 'timed', 'official', 'own']

/** A task as the page shows it. */
export type TaskView = StudyItem & { readonly task: StudyTask; readonly opens: TaskOpening }

/** Returns a task in one language. */
export function viewTask(task: StudyTask, report: PlannableReport, wording: TaskWording): TaskView {
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
    opens: { ...link, verb: findVerb(task, report, t), isPractice: practiceKinds.some((one) => one === kind) },
  }
}
