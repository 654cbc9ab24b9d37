import { useTranslation } from 'react-i18next'
import type { StudyEvent } from './plan-days.ts'

export interface EventTexts {
  title: string
  details: string
  /** The address of the study plan. */
  url: string
}

/** Longest list of tasks in a title, in characters. */
const longestNames = 90

/** Joins the names, as many as there is room for, and shows that there are more. */
function joinNames(names: readonly string[]): string {
  let joined = ''
  for (const name of new Set(names)) {
    const next = joined === '' ? name : `${joined} · ${name}`
    if (next.length > longestNames) return joined === '' ? `${name.slice(0, longestNames)}…` : `${joined} · …`
    joined = next
  }
  return joined
}

/** Returns a function that writes an event: its title names the tasks, and its text links to them. */
export function useEventTexts(): (event: StudyEvent) => EventTexts {
  const { t } = useTranslation('plan')
  return ({ tasks }) => {
    const { origin } = window.location
    const url = `${origin}/study-plan`
    const lines = tasks.flatMap(({ text, paths, sheet }) => [
      text,
      ...paths.map((path) => `${origin}${path}`),
      ...(sheet ? [`${origin}${sheet.path}`] : []),
    ])
    return {
      title: t('calendar.event', { tasks: joinNames(tasks.map(({ name }) => name)) }),
      details: [...lines, '', t('calendar.studyPlan', { url })].join('\n'),
      url,
    }
  }
}
