import { formatDay } from '@pathwise/i18n/dates'
import type { Phrase, PhraseValue } from './phrase.ts'
import type { PlanTask, Strategy } from './strategy.ts'
import { isTerm } from './terms.ts'

/** Looks up a text in the `strategy` namespace and fills in its `{{name}}` placeholders. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

/** A diagnostic result as plain text. */
export interface RenderedStrategy {
  summary: string
  weaknesses: string[]
  recommendedModules: string[]
  recommendedProblems: { id: number; title: string }[]
  /** Contains only days that have tasks. `day` is the full name of the weekday. */
  nextWeekPlan: { day: string; tasks: string[] }[]
}

interface Formats {
  date: (date: string) => string
  list: (items: readonly string[]) => string
}

// Cached, because Intl objects are expensive to create.
const formatsByLanguage = new Map<string, Formats>()

/**
 * Returns a function that joins a list. Korean and Chinese use only commas, because CLDR's '및' is too formal in Korean,
 * and its '和' has no space next to Latin names in Chinese. English names that contain 'and' are separated by
 * semicolons.
 */
function findListFormat(language: string): Formats['list'] {
  if (language.startsWith('ko')) return (items) => items.join(', ')
  if (language.startsWith('zh')) return (items) => items.join('、')
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (items) => (items.some((item) => item.includes(' and ')) ? items.join('; ') : format.format(items))
}

function findFormats(language: string): Formats {
  const known = formatsByLanguage.get(language)
  if (known) return known
  const formats = {
    date: (date: string) => formatDay(date, language),
    list: findListFormat(language),
  }
  formatsByLanguage.set(language, formats)
  return formats
}

/**
 * Formats a number with at most one decimal. All languages write a decimal point, and scores have no thousands
 * separator. Does not use `Intl.NumberFormat`, because creating one takes 10 ms on a phone while a report hydrates.
 */
function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function valueText(value: PhraseValue, translate: Translate, formats: Formats): string {
  if (typeof value === 'number') return formatNumber(value)
  if ('date' in value) return formats.date(value.date)
  if ('term' in value) return translate(value.term)
  if ('names' in value) return formats.list(value.names.map((name) => (isTerm(name) ? translate(name) : name)))
  return formats.list(value.terms.map((key) => translate(key)))
}

/** Renders a phrase. The BCP 47 tag in `language` determines the format of dates and lists. */
export function renderPhrase(phrase: Phrase, translate: Translate, language: string): string {
  const formats = findFormats(language)
  const values = Object.entries(phrase.values).map(
    ([name, value]) => [name, valueText(value, translate, formats)] as const,
  )
  return translate(phrase.key, Object.fromEntries(values))
}

/** Joins sentences with spaces, or without them in Chinese. */
export function joinSentences(sentences: readonly string[], language: string): string {
  return sentences.join(language.startsWith('zh') ? '' : ' ')
}

/** Renders a task followed by the titles of its problems. `titles` maps ids to titles. */
export function renderTask(
  task: PlanTask,
  titles: ReadonlyMap<number, string>,
  translate: Translate,
  language: string,
): string {
  const text = renderPhrase(task.text, translate, language)
  const names = task.problemIds.flatMap((id) => titles.get(id) ?? [])
  if (names.length === 0) return text
  const quoted = names.map((title) => translate('render.title', { title }))
  return translate('render.taskWithProblems', { task: text, titles: findFormats(language).list(quoted) })
}

/** Returns a short title for a task: its skill, section or course if it has one, otherwise its activity. */
export function renderTaskName({ kind, text }: PlanTask, translate: Translate): string {
  if (text.key === 'task.review') return translate('render.review')
  const { skill, section, course } = text.values
  const about = [skill, section, course].find((value) => typeof value === 'object' && 'term' in value)
  if (typeof about !== 'object' || !('term' in about)) return translate('render.selfTest')
  const name = translate(about.term)
  return kind === 'timed' ? translate('render.timed', { name }) : name
}

export function renderSummary({ summary }: Strategy, translate: Translate, language: string): string {
  return joinSentences(
    summary.map((phrase) => renderPhrase(phrase, translate, language)),
    language,
  )
}

export function renderStrategy(strategy: Strategy, translate: Translate, language: string): RenderedStrategy {
  const say = (phrase: Phrase) => renderPhrase(phrase, translate, language)
  const titles = new Map(strategy.problems.map((problem) => [problem.id, problem.title]))
  return {
    summary: renderSummary(strategy, translate, language),
    weaknesses: strategy.focus.map((area) => say(area.why)),
    recommendedModules: strategy.modules.map((row) =>
      translate('render.module', { module: translate(row.module), reason: say(row.why) }),
    ),
    recommendedProblems: strategy.problems.map(({ id, title }) => ({ id, title })),
    nextWeekPlan: strategy.week.days
      .filter((day) => day.tasks.length > 0)
      .map((day) => ({
        day: translate(`weekday.${day.weekday}`),
        tasks: day.tasks.map((task) => renderTask(task, titles, translate, language)),
      })),
  }
}
