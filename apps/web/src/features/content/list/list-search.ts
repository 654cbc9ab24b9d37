import { type Language, languages } from '@pathwise/i18n/languages'
import { type SkillId, type Subject, skillRows, subjects } from '@pathwise/planner/data/skills'

/** The search parameters in the list's URL. */
export interface ListSearch {
  /** Trimmed. An empty string matches all items. */
  q: string
  mine: boolean
  /** Undefined means the page language. */
  language: Language | 'all' | undefined
  /** Filters items by the subjects of their skills. */
  subject: Subject | undefined
  skill: SkillId | undefined
}

export const languageFilters = ['all', ...languages] as const

/** The API's limit on the length of the search text. */
export const longestQuery = 200

export function readSearch(parameters: URLSearchParams): ListSearch {
  const q = (parameters.get('q') ?? '').trim().slice(0, longestQuery).trim()
  const language = languageFilters.find((known) => known === parameters.get('language'))
  const subject = subjects.find((known) => known === parameters.get('subject'))
  const skill = listSkills(subject).find((known) => known === parameters.get('skill'))
  return { q, mine: parameters.get('mine') === '1', language, subject, skill }
}

/** Omits empty values from the URL parameters. */
export function writeSearch({ q, mine, language, subject, skill }: ListSearch): Record<string, string> {
  const text = q.trim()
  return {
    ...(text && { q: text }),
    ...(mine && { mine: '1' }),
    ...(language && { language }),
    ...(subject && { subject }),
    ...(skill && { skill }),
  }
}

/** Returns all skills if no subject is given. */
export function listSkills(subject: Subject | undefined): SkillId[] {
  return skillRows.flatMap((row) => (subject === undefined || row.subject === subject ? [row.id] : []))
}
