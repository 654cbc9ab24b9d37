import { type Language, languages } from '@pathwise/i18n/languages'
import { type SkillId, type Subject, skillRows, subjects } from '@pathwise/planner/data/skills'

/** The search that is stored in the list's URL. */
export interface ListSearch {
  /** Trimmed; an empty string matches all items. */
  q: string
  mine: boolean
  /** Undefined to use the page language. */
  language: Language | 'all' | undefined
  /** The subject filter for study sheets; undefined for all items. */
  subject: Subject | undefined
  skill: SkillId | undefined
}

export const languageFilters = ['all', ...languages] as const

/** The maximum length of the search text that the API accepts. */
export const longestQuery = 200

export function readSearch(parameters: URLSearchParams): ListSearch {
  const q = (parameters.get('q') ?? '').trim().slice(0, longestQuery).trim()
  const language = languageFilters.find((known) => known === parameters.get('language'))
  const subject = subjects.find((known) => known === parameters.get('subject'))
  const skill = listSkills(subject).find((known) => known === parameters.get('skill'))
  return { q, mine: parameters.get('mine') === '1', language, subject, skill }
}

/** Builds the URL parameters of a search. Omits empty values. */
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

/** Returns the skills of a subject, or all skills when there is no subject. */
export function listSkills(subject: Subject | undefined): SkillId[] {
  return skillRows.flatMap((row) => (subject === undefined || row.subject === subject ? [row.id] : []))
}
