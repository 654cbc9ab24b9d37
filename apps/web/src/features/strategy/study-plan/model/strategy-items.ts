import { renderPhrase, type Translate } from '@pathwise/planner/render'
import type { FocusArea, Strategy, UpcomingDate } from '@pathwise/planner/strategy'
import { getFormat } from '../../../../lib/format.ts'
import type { Report } from '../../report.ts'
import { itemKey } from './item-keys.ts'
import { type Category, findPriority, type StudyItem } from './study-item.ts'

/** Study plan texts that an item needs in addition to the strategy's texts. */
interface ItemWords {
  readonly practiceTitle: (count: number) => string
  readonly practiceText: (titles: string) => string
  readonly dateText: (date: string) => string
  readonly weaknessText: string
}

export interface Saying {
  readonly translate: Translate
  readonly language: string
  readonly words: ItemWords
}

const categories = {
  english: 'english',
  mathematics: 'math',
  physics: 'science',
  chemistry: 'science',
  biology: 'science',
  history: 'history',
} as const satisfies Record<FocusArea['subject'], Category>

const guides = {
  english: 'english',
  mathematics: 'math',
  physics: 'science',
  chemistry: 'science',
  biology: 'science',
  history: 'social-studies',
} as const satisfies Record<FocusArea['subject'], string>

const examGuides = {
  SAT: 'exams/sat',
  ACT: 'exams/act',
  AP: 'exams/ap',
  IB: 'exams-admissions',
  OUAC: 'exams/ouac',
} as const satisfies Record<UpcomingDate['exam'], string>

/** Estimate for reading a question, solving it and reading the explanation. */
const minutesPerProblem = 12
/** Estimate for finding the page, completing the form and recording the date. */
const minutesPerDate = 20
const mostDates = 2
const mostTitles = 3

const folder = (context: Report['context']) => `/guides/${context.country.toLowerCase()}`

function focusItems({ focus }: Strategy, context: Report['context'], { translate, language }: Saying): StudyItem[] {
  return focus.map(({ area, exam, subject, minutes, why }, index) => ({
    key: itemKey(context, area, ...(exam ? [exam] : [])),
    title: translate(area),
    description: renderPhrase(why, translate, language),
    priority: findPriority(index, focus.length),
    estimatedTime: { minutes, per: 'week' },
    category: categories[subject],
    link: `${folder(context)}/${guides[subject]}`,
  }))
}

/** Joins the first few titles as a preview of the problems. */
function someTitles(problems: Strategy['problems']): string {
  const titles = problems.slice(0, mostTitles).map(({ title }) => title)
  return (problems.length > mostTitles ? [...titles, '…'] : titles).join(' · ')
}

function practiceItem({ problems }: Strategy, context: Report['context'], { words }: Saying): StudyItem[] {
  if (problems.length === 0) return []
  return [
    {
      key: itemKey(context, 'problems', problems.map(({ id }) => id).join('.')),
      title: words.practiceTitle(problems.length),
      description: words.practiceText(someTitles(problems)),
      priority: 'medium',
      estimatedTime: { minutes: problems.length * minutesPerProblem, per: 'once' },
      category: 'practice',
      link: '/plan',
    },
  ]
}

/** Builds items for the next registration and application deadlines. */
function dateItems({ dates }: Strategy, context: Report['context'], saying: Saying, today: string): StudyItem[] {
  const { translate, language, words } = saying
  const format = getFormat(language)
  return dates
    .filter(({ kind, date }) => (kind === 'registration' || kind === 'application') && date >= today)
    .slice(0, mostDates)
    .map(({ fact, date, exam, label }) => ({
      key: itemKey(context, 'date', fact, date),
      title: renderPhrase(label, translate, language),
      description: words.dateText(format.day(date)),
      priority: 'high',
      estimatedTime: { minutes: minutesPerDate, per: 'once' },
      category: 'dates',
      link: `${folder(context)}/${examGuides[exam]}`,
    }))
}

/** Builds the steps of a strategy: deadlines from `today` (an ISO day) on, focus areas in order, and problems. */
export function strategyItems(
  strategy: Strategy,
  context: Report['context'],
  saying: Saying,
  today: string,
): StudyItem[] {
  return [
    ...dateItems(strategy, context, saying, today),
    ...focusItems(strategy, context, saying),
    ...practiceItem(strategy, context, saying),
  ]
}
