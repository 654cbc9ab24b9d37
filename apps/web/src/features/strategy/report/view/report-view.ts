import { moduleSections } from '@pathwise/api/practice/practice.vocabulary'
import { type Language, languages } from '@pathwise/i18n/languages'
import { domainRows, type SectionId, sectionIds } from '@pathwise/planner/data/exams'
import { buildSheetPath, findSheet, type Sheet, sheets } from '@pathwise/planner/data/sheets'
import { toQuestionsOfTen } from '@pathwise/planner/measured'
import { renderPhrase, renderSummary, renderTask, renderTaskName, type Translate } from '@pathwise/planner/render'
import { type FocusArea, isLeveled, type PlanTask, type Strategy, type UpcomingDate } from '@pathwise/planner/strategy'
import { weekdays } from '@pathwise/planner/weekday'
import { getFormat } from '../../../../lib/format.ts'
import { buildSkillsUrl } from '../../../../lib/practice-address.ts'
import type { Report } from '../../report.ts'
import type { DayTask, SheetLink } from '../calendar/plan-days.ts'

/**
 * The measured level of an area: the student is expected to answer a fraction between `low` and `high` (0 to 1) of our
 * medium-difficulty questions correctly.
 */
export interface LevelView {
  basis: 'measured' | 'inferred'
  verdict: 'needs_work' | 'on_track' | 'not_sure' | 'inferred'
  low: number
  high: number
  /** The range and the target, each as a number of questions out of ten. */
  ofTen: { low: number; high: number; target: number }
  provisional: boolean
  answers: number
  /** The answers behind the measurement, if the student shared them. */
  sharedAnswers: { position: number; skill: string; outcome: 'right' | 'wrong' | 'unknown' }[]
}

/** Details of a focus area. Without a measurement, levels are fractions of the exam's score scale. */
export type AreaView = Pick<FocusArea, 'mastery' | 'own' | 'points' | 'target' | 'minutes' | 'stance'> & {
  name: string
  sheet: SheetLink | undefined
  /** Links to a practice set for the area's skills. */
  practice: SheetLink | undefined
  /** Undefined in a report without measurements. */
  basis: 'measured' | 'inferred' | 'expected' | undefined
  /** Undefined if the area was not measured. */
  level: LevelView | undefined
}

function viewLevel(area: FocusArea, translate: Translate): LevelView | undefined {
  if (!isLeveled(area)) return undefined
  const { basis, verdict, low, high, provisional, answers, target } = area
  const shared = area.basis === 'measured' ? (area.sharedAnswers ?? []) : []
  const sharedAnswers = shared.map((answer) => ({ ...answer, skill: translate(`skill.${answer.skill}`) }))
  const ofTen = { ...toQuestionsOfTen(area), target: Math.round(target * 10) }
  return { basis, verdict, low, high, ofTen, provisional, answers, sharedAnswers }
}

export interface WeaknessView {
  text: string
  area: AreaView | undefined
}

export interface ModuleView {
  /** Undefined if the report has no structured strategy. */
  name: string | undefined
  text: string
}

export type DateView = Pick<UpcomingDate, 'kind' | 'exam' | 'date' | 'endDate' | 'emphasis'> & {
  label: string
  expected: boolean
  /** Whether the sources disagree about the date. */
  conflicting: boolean
  /** Whether to ask the student to verify the date with the exam body. */
  uncertain: boolean
}

export type ProblemView = Pick<Report['result']['recommendedProblems'][number], 'id' | 'title'>

/** Functions that return the rendered parts of a report. Each part is rendered only once, when it is first needed. */
export interface ReportView {
  summary: () => string
  weaknesses: () => readonly WeaknessView[]
  modules: () => readonly ModuleView[]
  problems: () => readonly ProblemView[]
  days: () => readonly DayView[]
  dates: () => readonly DateView[]
}

function once<Part>(render: () => Part): () => Part {
  let rendered: { readonly part: Part } | undefined
  return () => {
    rendered ??= { part: render() }
    return rendered.part
  }
}

function dateViews(dates: Strategy['dates'], translate: Translate, language: string): DateView[] {
  return dates.map(({ kind, exam, date, endDate, emphasis, label, certainty, confidence }) => ({
    kind,
    exam,
    date,
    endDate,
    emphasis,
    label: renderPhrase(label, translate, language),
    expected: certainty === 'expected',
    conflicting: certainty === 'conflicting',
    uncertain: certainty !== 'published' || confidence !== 'A',
  }))
}

/** Builds the view of a report in the given language. A report without a strategy is shown as its stored text. */
export function buildReportView({ result }: Report, translate: Translate, language: string): ReportView {
  const { strategy } = result
  if (!strategy) return viewStoredText(result)
  return {
    summary: once(() => renderSummary(strategy, translate, language)),
    problems: () => strategy.problems,
    weaknesses: once(() =>
      strategy.focus.map((area) => ({
        text: renderPhrase(area.why, translate, language),
        area: viewArea(area, translate, language),
      })),
    ),
    modules: once(() =>
      strategy.modules.map(({ module, why }) => ({
        name: translate(module),
        text: renderPhrase(why, translate, language),
      })),
    ),
    days: once(() => weekView(strategy, translate, language)),
    dates: once(() => dateViews(strategy.dates, translate, language)),
  }
}

function viewStoredText(result: Report['result']): ReportView {
  const { summary, recommendedProblems, weaknesses, recommendedModules, nextWeekPlan } = result
  return {
    summary: () => summary,
    problems: () => recommendedProblems,
    weaknesses: once(() => weaknesses.map((text) => ({ text, area: undefined }))),
    modules: once(() => recommendedModules.map((text) => ({ name: undefined, text }))),
    days: once(() =>
      nextWeekPlan.map(({ day, tasks }) => ({
        day,
        load: undefined,
        tasks: tasks.map((text) => ({ text, name: text, paths: [] })),
      })),
    ),
    dates: () => [],
  }
}

function viewArea(area: FocusArea, translate: Translate, language: string): AreaView {
  const { mastery, own, points, target, minutes, stance } = area
  return {
    name: translate(area.area),
    sheet: linkSheet(language, (own) => findSheet(own, area.skills)),
    practice: linkPractice(area.skills, translate(area.area)),
    mastery,
    own,
    points,
    target,
    minutes,
    stance,
    basis: 'basis' in area ? area.basis : undefined,
    level: viewLevel(area, translate),
  }
}

export interface DayLoad {
  /** Abbreviated weekday for the chart, such as 'Mon'. */
  shortName: string
  /** 0 on a rest day. */
  minutes: number
}

export interface DayView {
  day: string
  /** Undefined if the report has no structured strategy. */
  load: DayLoad | undefined
  tasks: DayTask[]
}

function findTaskSheet(language: Language, { kind, skill }: PlanTask): Sheet | undefined {
  if (skill !== null) return findSheet(language, [skill])
  return sheets[language].find(({ task }) => task === kind)
}

/** Returns the link to a study sheet in the reader's language. */
function linkSheet(language: string, find: (language: Language) => Sheet | undefined): SheetLink | undefined {
  const own = languages.find((one) => one === language)
  const sheet = own && find(own)
  return own && sheet && { path: buildSheetPath(own, sheet), title: sheet.title }
}

function linkPractice(skills: FocusArea['skills'], title: string): SheetLink | undefined {
  const path = buildSkillsUrl(skills)
  return path === undefined ? undefined : { path, title }
}

/** Returns the areas of a self-test for which the bank has problems. */
function listTestedAreas({ text }: PlanTask, focus: Strategy['focus']): FocusArea[] {
  const { areas } = text.values
  if (typeof areas !== 'object' || !('terms' in areas)) return []
  return focus.filter(({ area, skills }) => areas.terms.includes(area) && buildSkillsUrl(skills) !== undefined)
}

function linkTask(task: PlanTask, focus: Strategy['focus'], translate: Translate): SheetLink | undefined {
  if (task.skill !== null) return linkPractice([task.skill], translate(`skill.${task.skill}`))
  const areas = listTestedAreas(task, focus)
  return linkPractice(
    areas.flatMap(({ skills }) => skills),
    areas.map(({ area }) => translate(area)).join(' · '),
  )
}

/** Returns the exam section of a timed task. */
function findTimedSection({ text }: PlanTask): SectionId | undefined {
  const { section } = text.values
  if (text.key !== 'task.timed' || typeof section !== 'object' || !('term' in section)) return undefined
  return sectionIds.find((one) => section.term === `section.${one}`)
}

/** Links to a timed module for the task's SAT section. The ACT has no modules. */
function linkModule(task: PlanTask, translate: Translate): SheetLink | undefined {
  const section = findTimedSection(task)
  const named = moduleSections.find((one) => one === section)
  return named && { path: `/practice/module?section=${named}`, title: translate(`section.${named}`) }
}

/** Links to an untimed problem set for a timed section that has no module. */
function linkUntimed(task: PlanTask, translate: Translate): SheetLink | undefined {
  const section = findTimedSection(task)
  if (!section || moduleSections.some((one) => one === section)) return undefined
  const skills = domainRows.flatMap((row) => (row.section === section ? row.skills : []))
  return linkPractice([...new Set(skills)], translate(`section.${section}`))
}

/** Renders the days of the week, including rest days. */
function weekView(strategy: Strategy, translate: Translate, language: string): DayView[] {
  const titles = new Map(strategy.problems.map(({ id, title }) => [id, title]))
  const format = getFormat(language)
  return strategy.week.days.map(({ weekday, minutes, tasks }) => ({
    day: translate(`weekday.${weekday}`),
    // January 1, 2024 was a Monday.
    load: { minutes, shortName: format.weekday(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday))) },
    tasks: tasks.map((task) => ({
      text: renderTask(task, titles, translate, language),
      name: renderTaskName(task, translate),
      minutes: task.minutes,
      paths: task.problemIds.map((id) => `/practice/${id}`),
      sheet: linkSheet(language, (own) => findTaskSheet(own, task)),
      practice: linkTask(task, strategy.focus, translate),
      untimed: linkUntimed(task, translate),
      isReview: task.text.key === 'task.review',
      module: linkModule(task, translate),
    })),
  }))
}
