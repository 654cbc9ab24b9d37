import { buildItemKey } from '@pathwise/planner/item-key'
import { renderPhrase, type Translate } from '@pathwise/planner/render'
import type { FocusArea, Strategy, UpcomingDate } from '@pathwise/planner/strategy'
import { getFormat } from '../../../../lib/format.ts'
import { buildProblemsUrl, buildSkillsUrl } from '../../../../lib/practice-address.ts'
import type { Report } from '../../report.ts'
import { findPriority, type StudyItem } from './study-item.ts'
import { subjects } from './subjects.ts'

interface Wording {
  readonly translate: Translate
  readonly language: string
  /** Study plan texts that the strategy translations do not include. */
  readonly words: {
    readonly practiceTitle: (count: number) => string
    readonly practiceText: (titles: string) => string
    readonly dateText: (date: string) => string
    readonly weaknessText: string
  }
}

const examGuides = {
  SAT: 'exams/sat',
  ACT: 'exams/act',
  AP: 'exams/ap',
  IB: 'exams-admissions',
  OUAC: 'exams/ouac',
} as const satisfies Record<UpcomingDate['exam'], string>

/** The estimated minutes to read a problem, solve it and read the explanation. */
const minutesPerProblem = 12
/** The estimated minutes to find the page of a deadline, complete the form and note the date. */
const minutesPerDate = 20
const mostDates = 2
const mostTitles = 3

const folder = (context: Report['context']) => `/guides/${context.country.toLowerCase()}`

function focusItems({ focus }: Strategy, context: Report['context'], { translate, language }: Wording): StudyItem[] {
  return focus.map((row: FocusArea, index) => {
    const { area, exam, subject, skills, minutes, why } = row
    return {
      key: buildItemKey(context, area, ...(exam ? [exam] : [])),
      title: translate(area),
      description: renderPhrase(why, translate, language),
      priority: findPriority(index, focus.length),
      estimatedTime: { minutes, per: 'week' },
      category: subjects[subject].category,
      basis: 'basis' in row ? row.basis : undefined,
      link: `${folder(context)}/${subjects[subject].guide}`,
      practice: buildSkillsUrl(skills),
    }
  })
}

/** Joins up to `mostTitles` problem titles. Ends with an ellipsis if some titles are omitted. */
function someTitles(problems: Strategy['problems']): string {
  const titles = problems.slice(0, mostTitles).map(({ title }) => title)
  return (problems.length > mostTitles ? [...titles, '…'] : titles).join(' · ')
}

function practiceItem({ problems }: Strategy, context: Report['context'], { words }: Wording): StudyItem[] {
  if (problems.length === 0) return []
  return [
    {
      key: buildItemKey(context, 'problems', problems.map(({ id }) => id).join('.')),
      title: words.practiceTitle(problems.length),
      description: words.practiceText(someTitles(problems)),
      priority: 'medium',
      estimatedTime: { minutes: problems.length * minutesPerProblem, per: 'once' },
      category: 'practice',
      link: '/plan',
      practice: buildProblemsUrl(
        'report',
        problems.map(({ id }) => id),
      ),
    },
  ]
}

/** Builds study plan items for the upcoming registration and application deadlines. */
function dateItems({ dates }: Strategy, context: Report['context'], wording: Wording, today: string): StudyItem[] {
  const { translate, language, words } = wording
  const format = getFormat(language)
  return dates
    .filter(({ kind, date }) => (kind === 'registration' || kind === 'application') && date >= today)
    .slice(0, mostDates)
    .map(({ fact, date, exam, label }) => ({
      key: buildItemKey(context, 'date', fact, date),
      title: renderPhrase(label, translate, language),
      description: words.dateText(format.day(date)),
      priority: 'high',
      estimatedTime: { minutes: minutesPerDate, per: 'once' },
      category: 'dates',
      link: `${folder(context)}/${examGuides[exam]}`,
    }))
}

/** Minutes of study per week for each weakness, enough for two sessions. */
const weaknessMinutes = 60

/** Builds steps from the weaknesses of a report that has no strategy. */
function weaknessItems({ result, context }: Report, { words }: Wording): StudyItem[] {
  const { weaknesses } = result
  return weaknesses.map((text, index) => ({
    key: buildItemKey(context, 'weakness', text),
    title: text,
    description: words.weaknessText,
    priority: findPriority(index, weaknesses.length),
    estimatedTime: { minutes: weaknessMinutes, per: 'week' },
    category: 'focus',
    link: folder(context),
  }))
}

/**
 * Builds the translated steps of a report: deadlines from `today` (an ISO date) onward, focus areas, and problems.
 * Drops steps with duplicate keys.
 */
export function buildReportItems(report: Report, wording: Wording, today: string): StudyItem[] {
  const { result, context } = report
  const items = result.strategy
    ? [
        ...dateItems(result.strategy, context, wording, today),
        ...focusItems(result.strategy, context, wording),
        ...practiceItem(result.strategy, context, wording),
      ]
    : weaknessItems(report, wording)
  return [...new Map(items.map((item) => [item.key, item])).values()]
}
