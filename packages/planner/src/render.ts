import { formatDay } from '@pathwise/i18n/dates'
import type { Phrase, PhraseValue } from './phrase.ts'
import type { PlanTask, Strategy } from './strategy.ts'
import { isTerm } from './terms.ts'

/** Returns a string from the `strategy` namespace, with each `{{name}}` replaced by the value with that name. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

/** The diagnostic result as plain text in one language. */
export interface RenderedStrategy {
  summary: string
  weaknesses: string[]
  recommendedModules: string[]
  recommendedProblems: { id: number; title: string }[]
  /** Contains only days that have tasks; `day` is the weekday's full name. */
  nextWeekPlan: { day: string; tasks: string[] }[]
}

interface Formats {
  number: Intl.NumberFormat
  date: (date: string) => string
  list: (items: readonly string[]) => string
}

// Cached, because creating Intl objects is much slower than using them.
const formatsByLanguage = new Map<string, Formats>()

/**
 * Returns the list format for a language. Korean and Chinese lists use only commas: CLDR's '및' sounds bureaucratic, and
 * its '和' has no space next to Latin names. English names that contain 'and' are joined with semicolons.
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
    // Scores are written without a thousands separator.
    number: new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 1 }),
    date: (date: string) => formatDay(date, language),
    list: findListFormat(language),
  }
  formatsByLanguage.set(language, formats)
  return formats
}

function valueText(value: PhraseValue, translate: Translate, formats: Formats): string {
  if (typeof value === 'number') return formats.number.format(value)
  if ('date' in value) return formats.date(value.date)
  if ('term' in value) return translate(value.term)
  if ('names' in value) return formats.list(value.names.map((name) => (isTerm(name) ? translate(name) : name)))
  return formats.list(value.terms.map((key) => translate(key)))
}

/** Renders one phrase. `language` is a BCP 47 tag that determines how numbers, dates and lists are formatted. */
export function renderPhrase(phrase: Phrase, translate: Translate, language: string): string {
  const formats = findFormats(language)
  const values = Object.entries(phrase.values).map(
    ([name, value]) => [name, valueText(value, translate, formats)] as const,
  )
  return translate(phrase.key, Object.fromEntries(values))
}

/** Joins sentences with a space, except in Chinese. */
export function joinSentences(sentences: readonly string[], language: string): string {
  return sentences.join(language.startsWith('zh') ? '' : ' ')
}

/** Renders a task with the titles of its problems. `titles` maps problem ids to their titles. */
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

/** Returns a short title for a task: its skill, section or course, or else its activity. */
export function renderTaskName({ kind, text }: PlanTask, translate: Translate): string {
  if (text.key === 'task.review') return translate('render.review')
  const { skill, section, course } = text.values
  const about = [skill, section, course].find((value) => typeof value === 'object' && 'term' in value)
  if (typeof about !== 'object' || !('term' in about)) return translate('render.selfTest')
  const name = translate(about.term)
  return kind === 'timed' ? translate('render.timed', { name }) : name
}

/** Renders a strategy in one language. */
export function renderStrategy(strategy: Strategy, translate: Translate, language: string): RenderedStrategy {
  const say = (phrase: Phrase) => renderPhrase(phrase, translate, language)
  const titles = new Map(strategy.problems.map((problem) => [problem.id, problem.title]))
  return {
    summary: joinSentences(strategy.summary.map(say), language),
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
