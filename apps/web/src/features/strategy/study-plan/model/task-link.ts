import { type Language, languages } from '@pathwise/i18n/languages'
import { findSheet, sheets } from '@pathwise/planner/data/sheets'
import { type Subject, skillRows } from '@pathwise/planner/data/skills'
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { buildSkillsUrl } from '../../../../lib/practice-address.ts'
import { officialSites } from '../../official-sites.ts'
import type { Report } from '../../report.ts'
import type { TaskLink } from './study-item.ts'
import { subjects } from './subjects.ts'

/** The official practice sites, by exam. The exam facts cite these sites as sources. */
const practiceSites: Partial<Record<keyof typeof officialSites, string>> = {
  SAT: 'https://satsuite.collegeboard.org/',
  ACT: 'https://www.act.org/',
  AP: 'https://apcentral.collegeboard.org/',
  IB: 'https://www.ibo.org/',
}

/** Returns the subject of a task. Returns undefined if the task has no skills. */
export function findTaskSubject({ skills }: Pick<StudyTask, 'skills'>): Subject | undefined {
  return skillRows.find(({ id }) => id === skills[0])?.subject
}

/**
 * Returns the path of a study sheet in the reader's language. If there is none, returns the path of the sheet that the
 * task names.
 */
function findSheetPath({ sheet: slug, skills }: StudyTask, language: Language): string | undefined {
  const own = findSheet(language, skills)
  if (own) return `/sheets/${language}/${own.slug}`
  const other = languages.find((one) => sheets[one].some((sheet) => sheet.slug === slug))
  return other && `/sheets/${other}/${slug}`
}

function findPath(task: StudyTask, language: Language): string | undefined {
  const { kind, skills, section, key } = task
  const named = `task=${key}`
  switch (kind) {
    case 'learn': {
      const sheet = findSheetPath(task, language)
      return sheet === undefined ? buildSkillsUrl(skills, 'study-plan', key) : `${sheet}?${named}`
    }
    case 'practise':
    case 'mixed':
      return buildSkillsUrl(skills, 'study-plan', key)
    case 'due':
      return `/practice/set?kind=due&from=study-plan&${named}`
    case 'timed':
      return `/practice/module?${section ? `section=${section}&` : ''}${named}`
    case 'measure':
      return `/measure?${section ? `section=${section}&` : ''}${named}`
    case 'official':
    case 'date':
    case 'own':
      return undefined
  }
}

/**
 * Returns the link for a task. If this site has no material for the task, the link leads to the exam body's page or to
 * the subject guide.
 */
export function findTaskLink(
  task: StudyTask,
  { language, country }: { language: Language; country: Report['context']['country'] },
): TaskLink {
  const path = findPath(task, language)
  if (path !== undefined) return { to: path, isExternal: false }
  const { kind, exam } = task
  if (exam && (kind === 'official' || kind === 'date')) {
    const practice = kind === 'official' ? practiceSites[exam] : undefined
    return { to: practice ?? officialSites[exam], isExternal: true }
  }
  const subject = findTaskSubject(task)
  const folder = `/guides/${country.toLowerCase()}`
  return { to: subject ? `${folder}/${subjects[subject].guide}` : folder, isExternal: false }
}
